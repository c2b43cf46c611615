import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { listPopularPlaces } from '#contract/endpoints.ts'
import { type Choice, popularChoices } from './choice.ts'

const none: readonly Choice[] = []
const known = new Map<string, readonly Choice[]>()

/** Where most people go: asked for once a page and language, when an empty field is opened. */
export function usePopularPlaces(shown: boolean): readonly Choice[] {
  const { locale, call } = useRouteContext({ from: '__root__' })
  const [, setTold] = useState(0)
  useEffect(() => {
    if (!shown || known.has(locale)) return
    void ask(call).then((choices) => {
      if (choices) known.set(locale, choices)
      setTold((times) => times + 1)
    })
  }, [shown, locale, call])
  return shown ? (known.get(locale) ?? none) : none
}

async function ask(call: Call): Promise<readonly Choice[] | null> {
  const answer = await call(listPopularPlaces, {}, { quiet: true }).catch(() => null)
  return answer && succeeded(answer) ? popularChoices(answer.data) : null
}
