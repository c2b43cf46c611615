import type { Tdk } from '#contract/fields.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { placeWords } from '#words/search/places.ts'
import { findCountry } from './find-country.ts'
import type { Places } from './open-places.ts'
import type { Place } from './place.ts'
import type { PlaceIndex } from './place-index.ts'

export async function showPlaceListHead(
  places: Places,
  { country: slug, locale }: { country?: string | undefined; locale: Locale },
) {
  const index = await places()
  const country = slug === undefined ? undefined : findCountry(index, slug)
  return country === null ? refuse('not_found') : ok(headOfList(index, country, locale))
}

/** Title, description and keywords of a country's page, or of the page of all countries. */
export function headOfList(index: PlaceIndex, country: Place | undefined, locale: Locale): Tdk {
  const say = placeWords(locale)
  const all = country ? index.citiesOf(country, locale) : index.countries[locale]
  const best = all
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 4)
    .map(({ name }) => name[locale])
  if (!country) {
    const cities = index.countries[locale].reduce((sum, each) => sum + index.citiesOf(each, locale).length, 0)
    return {
      title: say.everyTitle,
      des: say.everyDescription(all.length, cities),
      kword: say.everyKeywords(best),
    }
  }
  const name = country.name[locale]
  return {
    title: say.countryTitle(name),
    des: say.countryDescription(name, all.length, best),
    kword: say.countryKeywords(name, best),
  }
}
