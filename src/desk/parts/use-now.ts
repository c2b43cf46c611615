import { useEffect, useState } from 'react'
import { isoHere } from '#words/desk/when.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
export const nowHere = () => isoHere(Date.now(), zone)
export const hereOf = (iso: string) => isoHere(Date.parse(iso), zone)

/** The present minute in the reader's zone. */
export function useNow(every = 30_000): string {
  const [now, setNow] = useState(nowHere)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowHere()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
