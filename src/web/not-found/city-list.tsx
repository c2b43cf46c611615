import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { errorWords } from '#words/errors/errors.ts'
import { citiesDelay, firstCities, moreCities } from '../constants.ts'
import type { Lost } from './page-not-found.ts'

const doubleClickMs = 500

/** All of them are in the HTML; with scripts the first appear after a moment and the rest on demand. */
export function CityList({ cities, locale }: { cities: Lost['cities']; locale: Locale }) {
  const say = errorWords(locale)
  // Hundreds of router links are dear to render; plain ones lead to the same place.
  const follow = useFollow()
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(firstCities), citiesDelay)
    return () => clearTimeout(timer)
  }, [])
  const list = useRef<HTMLUListElement>(null)
  const revealed = useRef(0)
  const reveal = () => {
    const from = shown ?? 0
    revealed.current = performance.now()
    setShown(from + moreCities)
    // The button moves away or goes: the keyboard goes on with the first new city.
    requestAnimationFrame(() =>
      list.current?.children[from]?.querySelector('a')?.focus({ preventScroll: true }),
    )
  }
  // The second half of a double click would open the city that has just come under the pointer.
  const swallowDouble = (event: MouseEvent) => {
    if (event.detail > 0 && performance.now() - revealed.current < doubleClickMs) event.preventDefault()
  }
  if (cities.length === 0) return null
  return (
    <section className="wrap lost-cities" data-ready={shown === null ? undefined : ''}>
      <h2>{say.cities}</h2>
      <ul ref={list} onClickCapture={swallowDouble}>
        {cities.map((city, i) => (
          <li key={city.slug} hidden={shown !== null && i >= shown}>
            <a href={joinLocale(`/hotel-search/${city.slug}`, locale)} onClick={follow}>
              {city.name}
              <ChevronRightIcon />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && shown < cities.length && <Button onClick={reveal}>{say.more}</Button>}
    </section>
  )
}
