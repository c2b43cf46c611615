import { useEffect, useState } from 'react'
import { type Answered, type Asked, type Endpoint, succeeded } from '#contract/endpoint.ts'
import { useRequest } from '../page/use-page.ts'

/** What anybody may read, asked for by the living page; null until it is there, and when it is not to be had. */
export function useLoaded<E extends Endpoint>(endpoint: E, input: Asked<E>): Answered<E> | null {
  const { call } = useRequest()
  const [data, setData] = useState<Answered<E> | null>(null)
  const key = JSON.stringify(input)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    call(endpoint, JSON.parse(key), { quiet: true, signal }).then(
      (answer) => signal.aborted || (succeeded(answer) && setData(answer.data)),
      () => {},
    )
    return () => ending.abort()
  }, [call, endpoint, key])
  return data
}
