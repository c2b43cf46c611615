import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Locale } from '#domain/locale.ts'
import { errorWords } from '#words/errors.ts'
import { Button } from '../ui/button.tsx'
import { ChevronRightIcon } from '../ui/icons.ts'
import { citiesAfterMs, firstCities, moreCities } from './city-list-constants.ts'
import type { Lost } from './page-not-found.ts'

/** All of them are in the HTML; with scripts the first appear after a moment and the rest on demand. */
export function CityList({ cities, locale }: { cities: Lost['cities']; locale: Locale }) {
  const say = errorWords(locale)
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(firstCities), citiesAfterMs)
    return () => clearTimeout(timer)
  }, [])
  if (cities.length === 0) return null
  return (
    <section className="wrap lost-cities" data-ready={shown === null ? undefined : ''}>
      <h2>{say.cities}</h2>
      <ul>
        {cities.map((city, i) => (
          <li key={city.slug} hidden={shown !== null && i >= shown}>
            <Link to="/hotel-search/$kw" params={{ kw: city.slug }}>
              {city.name}
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      {shown !== null && shown < cities.length && (
        <Button onClick={() => setShown(shown + moreCities)}>{say.more}</Button>
      )}
    </section>
  )
}
