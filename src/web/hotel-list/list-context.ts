import { useRouter } from '@tanstack/react-router'
import { createContext, type MouseEvent, use } from 'react'
import { joinLocale } from '#domain/addresses.ts'
import type { Locale } from '#domain/locale.ts'
import { type ListQuery, listParams } from './list-query.ts'

/** Which list this is; its parts build their links from it. */
export type ListPlace = { readonly kw: string; readonly locale: Locale; readonly query: ListQuery }

export const ListContext = createContext<ListPlace | null>(null)

export function useListPlace(): ListPlace {
  const list = use(ListContext)
  if (!list) throw new Error('this part belongs into a list')
  return list
}

/** Addresses of this list in other states, and the way there. */
export function useListLinks() {
  const { kw, locale } = useListPlace()
  const router = useRouter()
  // Written by hand: the router's own way is dear, and a panel has sixty links.
  const path = joinLocale(`/hotel-search/${kw}`, locale)
  const hrefFor = (query: ListQuery) => `${path}?${new URLSearchParams(listParams(query))}`
  /** Narrowing keeps the place on the page where the visitor is; pages and orders begin at the top. */
  const go = (query: ListQuery, { replace = false, toTop = false } = {}) => {
    const search = listParams(query) as never
    void router.navigate({ to: '/hotel-search/$kw', params: { kw }, search, replace, resetScroll: toTop })
  }
  /** For a link that narrows: pressed plainly it stays on the page, otherwise it is the browser's. */
  const follow = (query: ListQuery) => (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    go(query)
  }
  return { hrefFor, go, follow }
}
