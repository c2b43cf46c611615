import { useEffect } from 'react'

/** An address may name a part of a page that came later than the page: it is gone to once it is there. */
export function useHashTarget() {
  useEffect(() => {
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
    target?.scrollIntoView()
  }, [])
}
