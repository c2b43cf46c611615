import { useMemo } from 'react'
import type { Call, CallOptions } from '#contract/call.ts'
import type { Answered, Asked, Endpoint, Envelope } from '#contract/endpoint.ts'
import { identityOf } from '../browser-state/session.ts'
import { browser } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { type Prompt, signInPrompt } from './sign-in-prompt.ts'

type Parts = {
  call: Call
  /** The number of whoever is signed in. */
  who: () => string | null
  ask: (prompt: Prompt) => Promise<boolean>
}

/**
 * A call for which somebody must be signed in. A visitor is asked first, one whose session has ended meanwhile is asked
 * again, and then the call goes on by itself; null when they went away instead.
 */
export const createSignedCall =
  ({ call, who, ask }: Parts) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: Asked<E>,
    { prompt = {}, ...options }: CallOptions & { prompt?: Prompt } = {},
  ): Promise<Envelope<Answered<E>> | null> => {
    const before = who()
    if (before === null && !(await ask(prompt))) return null
    const answer = await call(endpoint, input, options)
    if (answer.code !== 401) return answer
    if (!(await ask(prompt))) return null
    // A call of one guest is not repeated for another.
    return before === null || who() === before ? call(endpoint, input, options) : null
  }
export type SignedCall = ReturnType<typeof createSignedCall>

/** The page's call, which asks to sign in where it must. */
export function useSignedCall() {
  const { call } = useRequest()
  return useMemo(
    () => createSignedCall({ call, who: () => identityOf(browser)?.uid ?? null, ask: signInPrompt.ask }),
    [call],
  )
}
