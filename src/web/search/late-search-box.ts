import { useState } from 'react'
import type { SearchBox } from './search-box.tsx'

/** The search box, fetched when somebody is about to need it: most visitors only read its line. */
export function useLateSearchBox() {
  const [late, setLate] = useState<{ Box: typeof SearchBox } | null>(null)
  const fetchBox = () => {
    if (late) return
    void import('./search-box.tsx').then(
      ({ SearchBox: Box }) => setLate({ Box }),
      // The plain form stays, which needs nothing more.
      () => {},
    )
  }
  return { late, fetchBox }
}
