import { useEffect, useState } from 'react'

const second = 1_000
const often = 2 * 60 * second
const seldom = 20 * second

/**
 * The server's time, going on: in the last two minutes before a deadline second by second, otherwise a few times a
 * minute. By how much time has passed here, whatever this device's clock says.
 */
export function useNow(serverNow: string, deadline: string | null): number {
  const [now, setNow] = useState(() => Date.parse(serverNow))
  useEffect(() => {
    const began = performance.now()
    const start = Date.parse(serverNow)
    const end = deadline === null ? Number.NEGATIVE_INFINITY : Date.parse(deadline)
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = start + performance.now() - began
      setNow(time)
      const left = end - time
      timer = setTimeout(tick, left > 0 && left <= often ? second : seldom)
    }
    tick()
    return () => clearTimeout(timer)
  }, [serverNow, deadline])
  return now
}
