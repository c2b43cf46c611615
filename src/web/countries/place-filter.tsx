import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { SearchIcon } from '#ui/icons/icons.ts'
import { placeWords } from '#words/search/places.ts'
import { agreed, readFilter } from './filter.ts'

type Props = { kw: string; q: string | undefined; locale: Locale }

const pauseMs = 200

/** A plain form; with scripts the list follows the typing. */
export function PlaceFilter({ kw, q, locale }: Props) {
  const say = placeWords(locale)
  const label = kw === 'all' ? say.filterCountries : say.filterCities
  const navigate = useNavigate({ from: '/counties/$kw' })
  const timer = useRef(0)
  const [typed, setTyped] = useState({ text: q ?? '', q })
  const shown = agreed(typed, q)
  if (shown !== typed) setTyped(shown)

  const show = (text: string) =>
    navigate({ search: readFilter({ q: text }), replace: true, resetScroll: false })
  const type = (text: string) => {
    setTyped({ text, q })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => show(text), pauseMs)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    clearTimeout(timer.current)
    show(shown.text)
  }
  return (
    <search className="place-filter">
      <form onSubmit={submit}>
        <TextInput
          low
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          before={<SearchIcon small />}
          value={shown.text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit">{say.find}</Button>
      </form>
    </search>
  )
}
