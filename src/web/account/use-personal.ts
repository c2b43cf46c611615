import { useEffect, useEffectEvent, useState } from 'react'
import { type Answered, type Asked, type Endpoint, succeeded } from '#contract/endpoint.ts'
import { useStored } from '../browser-state/use-stored.ts'
import { useRequest } from '../page/use-page.ts'

type Loaded<Data> =
  | { state: 'waiting'; data?: undefined; isMissing?: undefined }
  /** With what was there before, where it is about the same. */
  | { state: 'failed'; data?: Data | undefined; isMissing: boolean }
  | { state: 'ready'; data: Data; isMissing?: undefined }

/** Loads data of the signed-in guest after hydration, and again when the session changes. */
export function usePersonal<E extends Endpoint>(endpoint: E, input: Asked<E>) {
  const { call } = useRequest()
  const token = useStored('usertoken')
  const key = JSON.stringify(input)
  // Another page or filter of a list is about the same list; another order is another matter.
  const isList = /"page(_size)?":/.test(key)
  const about = JSON.stringify([token, isList ? '' : key])
  const [{ loaded, of }, setState] = useState<{ loaded: Loaded<Answered<E>>; of: string }>({
    loaded: { state: 'waiting' },
    of: about,
  })
  const [round, setRound] = useState(0)
  const setLoaded = (next: Loaded<Answered<E>>) => setState({ loaded: next, of: about })
  const fail = useEffectEvent((isMissing: boolean) => {
    const data = of === about && !isMissing ? loaded.data : undefined
    setLoaded({ state: 'failed', data, isMissing })
  })
  const succeed = useEffectEvent((data: Answered<E>) => setLoaded({ state: 'ready', data }))

  useEffect(() => {
    // Without a session there is nothing to ask; what is shown stays until there is one again.
    if (!token || round < 0) return
    const ending = new AbortController()
    const { signal } = ending
    call(endpoint, JSON.parse(key), { quiet: true, signal }).then(
      (answer) => {
        if (signal.aborted || answer.code === 401) return
        if (succeeded(answer)) succeed(answer.data)
        else fail(answer.code === 404)
      },
      () => signal.aborted || fail(false),
    )
    return () => ending.abort()
  }, [call, endpoint, key, token, round])

  const refresh = () => setRound((before) => before + 1)
  return {
    ...loaded,
    again: () => {
      if (!loaded.data) setLoaded({ state: 'waiting' })
      refresh()
    },
    /** Asks again, while what is shown stays. */
    refresh,
    /** The response of an action is newer than the loaded data. */
    replace: (data: Answered<E>) => setLoaded({ state: 'ready', data }),
  }
}
