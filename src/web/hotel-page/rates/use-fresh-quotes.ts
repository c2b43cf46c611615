import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clearResponseCache } from '../response-cache.ts'

/** A quote lives a quarter of an hour; a page that is looked at asks for new ones well before. */
const freshFor = 10 * 60_000

/** `priced` changes with every answer: from then on time runs anew. */
export function useFreshQuotes(priced: string) {
  const router = useRouter()
  useEffect(() => {
    const answer = { priced, cameAt: Date.now() }
    const look = () => {
      const age = Date.now() - answer.cameAt
      if (document.visibilityState === 'visible' && age >= freshFor) {
        clearResponseCache()
        void router.invalidate()
      }
    }
    const timer = setInterval(look, 60_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router, priced])
}
