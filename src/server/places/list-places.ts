import type { PlaceListQuery, PlacePage } from '#contract/places.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { findCountry } from './find-country.ts'
import type { NightPrice } from './night-prices.ts'
import type { Places } from './open-places.ts'
import { presentListed } from './present.ts'

type Asked = Pick<PlaceListQuery, 'country' | 'letter' | 'page' | 'page_size'> & {
  locale: Locale
  nightPrice: NightPrice
}

/** The cities of a country, or all countries, in the order of the language's alphabet. */
export async function listPlaces(places: Places, asked: Asked) {
  const { country: slug, letter, page, page_size, locale, nightPrice } = asked
  const index = await places()
  const country = slug === undefined ? undefined : findCountry(index, slug)
  if (country === null) return refuse('not_found')

  const all = country ? index.citiesOf(country, locale) : index.countries[locale]
  const under = letter ? all.filter((place) => place.letter[locale] === letter) : all
  const list = under.slice((page - 1) * page_size, page * page_size)
  const answer: PlacePage = {
    list: list.map((place) => presentListed(place, locale, nightPrice(place))),
    total: under.length,
    page,
    page_size,
  }
  return ok(answer)
}
