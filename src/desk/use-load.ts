import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answered, Asked, Endpoint, Failure } from '#contract/endpoint.ts'
import { call } from './call.ts'
import { onChange } from './changes.ts'

export type Loaded<Data> = {
  /** The last answer; it stays while the next is loaded. */
  readonly data: Data | null
  readonly failure: Failure | null
  readonly isLoading: boolean
  readonly reload: () => void
  readonly set: (data: Data) => void
}

type Options = {
  /** Polls in this interval while the page is visible. */
  every?: number
  /** Also reads again whenever the server reports a change. */
  isLive?: boolean
  isPaused?: boolean
}

/** Reads an endpoint, again whenever the input changes; a late answer to an earlier question is dropped. */
export function useLoad<E extends Endpoint>(
  endpoint: E,
  input: Asked<E>,
  { every, isLive = false, isPaused = false }: Options = {},
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
  /** The next request was not caused by the reader. */
  const background = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the input, `turn` asks again.
  useEffect(() => {
    if (isPaused) return
    const ending = new AbortController()
    setState((state) => ({ ...state, isLoading: true }))
    const isBackground = background.current
    background.current = false
    call(endpoint, asked.current, { signal: ending.signal, isBackground }).then(
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
  const refresh = useCallback(() => {
    if (document.visibilityState !== 'visible') return
    background.current = true
    setTurn((turn) => turn + 1)
  }, [])
  useEffect(() => {
    if (!every) return
    const timer = setInterval(refresh, every)
    return () => clearInterval(timer)
  }, [every, refresh])
  useEffect(() => (isLive && !isPaused ? onChange(refresh) : undefined), [isLive, isPaused, refresh])
  const set = useCallback((data: Answered<E>) => setState({ data, failure: null, isLoading: false }), [])
  return { ...state, reload, set }
}
