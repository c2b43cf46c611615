import { useEffect, useState } from 'react'

/** The band of the viewport, below the header and above the middle, whose section counts as being read. */
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
    // A jump to the top crosses no section boundary.
    const atTop = () => scrollY === 0 && setAt(0)
    addEventListener('scroll', atTop, { passive: true })
    return () => {
      watch.disconnect()
      removeEventListener('scroll', atTop)
    }
  }, [key])
  return Math.max(0, at)
}
