import type { HotelFacets, HotelQuery } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { ok } from '#domain/result.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { presentPlace } from '../places/present.ts'
import { boundsOf } from './bounds-of.ts'
import { choose } from './choose.ts'
import { countFacets } from './facets.ts'
import { headOfSearch } from './head-of-search.ts'
import { histogramOf } from './histogram.ts'
import type { Entry } from './listing.ts'
import type { SearchWorld } from './open-search.ts'
import { searchHotels } from './search-hotels.ts'
import { wishesOf } from './wishes.ts'

/** What a search finds, counted: how many, how many with each filter, at which prices, where on the map. */
export async function countHotels(world: SearchWorld, query: HotelQuery, locale: Locale) {
  const found = await searchHotels(world, query, locale)
  if (!found.ok) return found
  const { index, place, exchange, listing } = found.value
  const wishes = wishesOf(query, index)
  const choices = choose(listing, wishes, exchange)
  const available = choices.filter(({ product }) => product >= 0).length
  const anyPrice = wishes.price ? choose(listing, { ...wishes, price: null }, exchange) : choices
  const { min, max, bars } = histogramOf(
    anyPrice.flatMap(({ product, total }) => (product >= 0 ? [total] : [])),
  )
  const answer: HotelFacets = {
    place: place && presentPlace(place, locale),
    total: choices.length,
    available,
    facets: countFacets(listing, wishes, exchange, index),
    district_names: districtNames(listing, index, locale),
    price: {
      min: min === null ? null : money(min, query.currency),
      max: max === null ? null : money(max, query.currency),
      bars,
    },
    bounds: boundsOf(choices.map(({ entry }) => entry.hotel)),
    tdk: headOfSearch(place, choices.length, locale),
  }
  return ok(answer)
}

function districtNames(
  listing: readonly Entry[],
  { byId }: PlaceIndex,
  locale: Locale,
): HotelFacets['district_names'] {
  const found = new Set(listing.map(({ hotel }) => hotel.district))
  return Object.fromEntries(
    [...found].flatMap((id) => {
      const district = id === null ? undefined : byId.get(id)
      return district ? [[district.slug, district.name[locale]]] : []
    }),
  )
}
