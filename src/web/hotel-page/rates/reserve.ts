import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { goTo } from '#ui/navigation/follow-link.ts'

/** The way to the reservation: a plain form asks for the same address. */
export function useReserve(locale: Locale) {
  const router = useRouter()
  const action = joinLocale('/hreserve', locale)
  return {
    action,
    submit: (event: FormEvent<HTMLFormElement>) => {
      const quote = new FormData(event.currentTarget).get('quote')
      event.preventDefault()
      if (typeof quote === 'string') goTo(router.history, reserveAddress(quote, locale))
    },
  }
}

export const reserveAddress = (quote: string, locale: Locale) =>
  `${joinLocale('/hreserve', locale)}?quote=${quote}`
