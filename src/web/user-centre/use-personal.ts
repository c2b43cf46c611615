import { useEffect, useState } from 'react'
import { type Answered, type Asked, type Endpoint, succeeded } from '#contract/endpoint.ts'
import { useStored } from '../browser-state/use-stored.ts'
import { useRequest } from '../shell/use-shell.ts'

type Loaded<Data> =
  | { state: 'waiting'; data?: undefined; isMissing?: undefined }
  | { state: 'failed'; data?: undefined; isMissing: boolean }
  | { state: 'ready'; data: Data; isMissing?: undefined }

/** What only its owner may read: asked for by the living page, and again when a new session begins. */
export function usePersonal<E extends Endpoint>(endpoint: E, input: Asked<E>) {
  const { call } = useRequest()
  const token = useStored('usertoken')
  const [loaded, setLoaded] = useState<Loaded<Answered<E>>>({ state: 'waiting' })
  const [round, setRound] = useState(0)
  const key = JSON.stringify(input)

  useEffect(() => {
    // Without a session there is nothing to ask; what is shown stays until there is one again.
    if (!token || round < 0) return
    const ending = new AbortController()
    const { signal } = ending
    call(endpoint, JSON.parse(key), { quiet: true, signal }).then(
      (answer) => {
        if (signal.aborted || answer.code === 401) return
        setLoaded(
          succeeded(answer)
            ? { state: 'ready', data: answer.data }
            : { state: 'failed', isMissing: answer.code === 404 },
        )
      },
      () => signal.aborted || setLoaded({ state: 'failed', isMissing: false }),
    )
    return () => ending.abort()
  }, [call, endpoint, key, token, round])

  return {
    ...loaded,
    again: () => {
      setLoaded({ state: 'waiting' })
      setRound((before) => before + 1)
    },
    /** Asks again, while what is shown stays. */
    refresh: () => setRound((before) => before + 1),
    /** What an action answered is newer than what was read. */
    replace: (data: Answered<E>) => setLoaded({ state: 'ready', data }),
  }
}
