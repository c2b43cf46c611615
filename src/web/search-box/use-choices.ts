import { useRef, useState } from 'react'
import type { Call } from '#contract/call.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Choice } from './choice.ts'
import { findChoices } from './choice.ts'
import { lastPlace } from './remember-search.ts'

const pauseMs = 80
/** An answer that takes longer than this is announced. */
const slowMs = 400
const mostOfAGroup = 5

/** `idle`: nothing was asked; `asking`: it takes a while; `failed`: no answer came. */
export type Asking = 'idle' | 'asking' | 'told' | 'failed'

/** Asks shortly after the last key; an answer to an older question is thrown away. */
export function useChoices(call: Call, locale: Locale) {
  const [found, setFound] = useState<{ state: Asking; choices: readonly Choice[] }>({
    state: 'idle',
    choices: [],
  })
  const pending = useRef<AbortController | null>(null)
  const stop = () => {
    pending.current?.abort()
    pending.current = null
  }
  const later = (ms: number, signal: AbortSignal, run: () => void) => {
    const timer = setTimeout(run, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  const clear = () => {
    stop()
    setFound({ state: 'idle', choices: [] })
  }
  const ask = (text: string) => {
    if (!text.trim()) return clear()
    stop()
    const control = new AbortController()
    const { signal } = control
    pending.current = control
    later(pauseMs, signal, async () => {
      const answer = await findChoices(call, text, mostOfAGroup, { signal, last: lastPlace(locale) })
      if (signal.aborted) return
      stop()
      setFound(answer ? { state: 'told', choices: answer } : { state: 'failed', choices: [] })
    })
    // Until then what was found for the letters before stays in sight.
    later(slowMs, signal, () => setFound({ state: 'asking', choices: [] }))
  }
  return { ...found, ask, clear }
}
