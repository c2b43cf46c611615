import { useEffect } from 'react'

/** Unfolds the answer that the address names, also where the browser does not do so by itself. */
export function useOpenedAnswer() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const folded = answer?.closest('details')
      if (!folded || folded.open) return
      folded.open = true
      folded.scrollIntoView({ block: 'start' })
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
