import { type KeyboardEvent, useEffect, useState } from 'react'
import { setQuery } from '../router.ts'
import { usePlace } from './link.tsx'

/** A pause in typing before the list is requested again. */
const typingPause = 250

/** A search field whose text is in the address; `reset` names the parameters that a new text clears. */
export function useTypedQuery(reset: readonly string[]) {
  const { query } = usePlace()
  const current = query.get('q') ?? ''
  const [typed, setTyped] = useState(current)
  const cleared = reset.join()
  useEffect(() => {
    if (typed.trim() === current) return
    const timer = setTimeout(
      () =>
        setQuery({
          ...Object.fromEntries(cleared.split(',').filter(Boolean).map((name) => [name, undefined])),
          q: typed.trim() || undefined,
        }),
      typingPause,
    )
    return () => clearTimeout(timer)
  }, [typed, current, cleared])
  return { typed, setTyped }
}

/** Enter and Escape lead from the search to its results: the next `j` moves in the list. The browser would clear the text. */
export const leaveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  event.preventDefault()
  event.currentTarget.blur()
}
