import { useRef, useState } from 'react'
import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { suggest } from '#contract/endpoints.ts'
import type { Suggestions } from '#contract/search.ts'

export type PlaceChoice = { slug: string; name: string; about: string; isCountry: boolean }

const pauseMs = 80
const most = 8

/** Places first, then stations and airports, each with what tells it apart; one address is offered once. */
export function choicesOf({ places, results }: Suggestions): PlaceChoice[] {
  const choices = [
    ...places.map(({ slug, name, within, kind }) => ({
      slug,
      name,
      about: within,
      isCountry: kind === 'country',
    })),
    ...results.flatMap(({ slug, name, sub }) => (slug ? [{ slug, name, about: sub, isCountry: false }] : [])),
  ]
  return choices.filter(({ slug }, i) => choices.findIndex((other) => other.slug === slug) === i)
}

/** The places that a text may mean; null when nobody could tell. */
export async function findPlaces(
  call: Call,
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<PlaceChoice[] | null> {
  const q = text.trim()
  if (!q) return []
  const answer = await call(suggest, { q, limit }, { quiet: true, ...(signal ? { signal } : {}) }).catch(
    () => null,
  )
  return answer && succeeded(answer) ? choicesOf(answer.data) : null
}

/** A country has a page of its own; every other place has a list of hotels. */
export const routeOf = ({ slug, isCountry }: PlaceChoice) =>
  isCountry
    ? ({ to: '/counties/$kw', params: { kw: slug } } as const)
    : ({ to: '/hotel-search/$kw', params: { kw: slug } } as const)

/** Asks shortly after the last key; an answer to an older question is thrown away. */
export function usePlaceChoices(call: Call) {
  const [choices, setChoices] = useState<PlaceChoice[]>([])
  const pending = useRef<{ timer: number; control: AbortController } | null>(null)
  const stop = () => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    pending.current.control.abort()
    pending.current = null
  }
  const ask = (text: string) => {
    stop()
    const control = new AbortController()
    const timer = window.setTimeout(async () => {
      const found = await findPlaces(call, text, most, control.signal)
      if (!control.signal.aborted) setChoices(found ?? [])
    }, pauseMs)
    pending.current = { timer, control }
  }
  const clear = () => {
    stop()
    setChoices([])
  }
  return { choices, ask, clear }
}
