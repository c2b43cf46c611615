import { useEffect, useRef, useState } from 'react'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { useHotelPlace } from './hotel-context.ts'

export const sections = ['overview', 'rooms', 'policies', 'reviews', 'way', 'questions'] as const
export type Section = (typeof sections)[number]

/** The band of the viewport, below the bar and a third down, whose section counts as being read. */
const readAt = '-20% 0px -70% 0px'

/** Content above the bar belongs to the overview. */
const sectionOf = (element: Element) =>
  sections.find((section) => section === element.getAttribute('data-section')) ?? 'overview'

/** Stays at the top while the page scrolls, and says where one is. */
export function SectionBar() {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  const [current, setCurrent] = useState<Section>('overview')
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(sectionOf(target))
      },
      { rootMargin: readAt },
    )
    for (const element of document.querySelectorAll('[data-section]')) watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const bar = useRef<HTMLElement>(null)
  // Where the bar is wider than the screen, the current entry is scrolled to its middle.
  useEffect(() => {
    const nav = bar.current
    const entry = nav?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (nav && entry) nav.scrollLeft = entry.offsetLeft - (nav.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={bar} className="tabs section-bar" aria-label={say.sections}>
      {sections.map((section) => (
        <a
          key={section}
          href={`#${section}`}
          className="tab"
          aria-current={section === current ? 'location' : undefined}
        >
          {say[section]}
        </a>
      ))}
    </nav>
  )
}
