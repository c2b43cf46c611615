import type { Locale } from '#domain/text/locale.ts'
import type { Place } from './place.ts'
import type { PlaceIndex } from './place-index.ts'

/** Countries that are domestic travel for readers of a language. */
const home: Readonly<Record<Locale, readonly string[]>> = {
  en: ['US', 'GB', 'CA', 'AU', 'NZ', 'IE'],
  zh: ['CN', 'HK', 'MO', 'TW'],
}

type Wanted = { locale: Locale; atHome: number; abroad: number; leastHotels?: number }

/** The best known cities at home and abroad, in order; only those with hotels. */
export function mainCities(index: PlaceIndex, { locale, atHome, abroad, leastHotels = 1 }: Wanted): Place[] {
  const cities = [...index.byId.values()]
    .filter(({ kind, hotels }) => kind === 'city' && hotels >= leastHotels)
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
  const isHome = ({ country }: Place) => home[locale].includes(country.code)
  return [
    ...cities.filter(isHome).slice(0, atHome),
    ...cities.filter((city) => !isHome(city)).slice(0, abroad),
  ]
}
