import type { LostCities } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { findCountry } from './find-country.ts'
import type { Places } from './open-places.ts'

const most = 600

/** The cities that the not-found page offers, the largest first. */
export async function listLostCities(places: Places, locale: Locale): Promise<LostCities> {
  const index = await places()
  const usa = findCountry(index, 'usa')
  const cities = usa ? index.citiesOf(usa, locale) : []
  const bySize = cities.toSorted((a, b) => b.population - a.population).slice(0, most)
  return { list: bySize.map(({ slug, name }) => ({ slug, name: name[locale] })) }
}
