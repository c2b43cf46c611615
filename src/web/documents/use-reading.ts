import { useEffect, useState } from 'react'

/** Below the head of the window, above its middle: what stands there is what is being read. */
const readAt = '-12% 0px -78% 0px'

/** The place among `ids` of the section that is being read; the first until one scrolls. */
export function useReading(ids: readonly string[]): number {
  const [at, setAt] = useState(0)
  const key = ids.join()
  useEffect(() => {
    const known = key.split(',')
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setAt(known.indexOf(target.id))
      },
      { rootMargin: readAt },
    )
    for (const id of known) {
      const section = document.getElementById(id)
      if (section) watch.observe(section)
    }
    // Who jumps back to the top passes no section on the way.
    const atTop = () => scrollY === 0 && setAt(0)
    addEventListener('scroll', atTop, { passive: true })
    return () => {
      watch.disconnect()
      removeEventListener('scroll', atTop)
    }
  }, [key])
  return Math.max(0, at)
}
