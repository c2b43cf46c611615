import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answered, Asked, Endpoint, Failure } from '#contract/endpoint.ts'
import { call } from './call.ts'

export type Loaded<Data> = {
  /** The last answer; it stays while the next is loaded. */
  readonly data: Data | null
  readonly failure: Failure | null
  readonly isLoading: boolean
  readonly reload: () => void
  readonly set: (data: Data) => void
}

/** Reads an endpoint, again whenever the input changes; a late answer to an earlier question is dropped. */
export function useLoad<E extends Endpoint>(
  endpoint: E,
  input: Asked<E>,
  { every, isPaused = false }: { every?: number; isPaused?: boolean } = {},
): Loaded<Answered<E>> {
  const [state, setState] = useState<{
    data: Answered<E> | null
    failure: Failure | null
    isLoading: boolean
  }>({ data: null, failure: null, isLoading: true })
  const [turn, setTurn] = useState(0)
  const key = JSON.stringify(input)
  const asked = useRef(input)
  asked.current = input

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the input, `turn` asks again.
  useEffect(() => {
    if (isPaused) return
    const ending = new AbortController()
    setState((state) => ({ ...state, isLoading: true }))
    call(endpoint, asked.current, { signal: ending.signal }).then(
      (answer) => {
        if (ending.signal.aborted) return
        setState((state) =>
          answer.code === 1
            ? { data: (answer as { data: Answered<E> }).data, failure: null, isLoading: false }
            : { data: state.data, failure: answer as Failure, isLoading: false },
        )
      },
      () => {},
    )
    return () => ending.abort()
  }, [endpoint, key, turn, isPaused])

  const reload = useCallback(() => setTurn((turn) => turn + 1), [])
  useEffect(() => {
    if (!every) return
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), every)
    return () => clearInterval(timer)
  }, [every, reload])
  const set = useCallback((data: Answered<E>) => setState({ data, failure: null, isLoading: false }), [])
  return { ...state, reload, set }
}
