import type { HotelFacets, HotelQuery } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { ok } from '#domain/result.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { presentPlace } from '../places/present.ts'
import { boundsOf } from './bounds-of.ts'
import { choose } from './chosen.ts'
import { countFacets } from './facets.ts'
import { headOfSearch } from './head-of-search.ts'
import { histogramOf } from './histogram.ts'
import { hotelAt } from './listing.ts'
import type { SearchWorld } from './open-search.ts'
import { type Found, freshnessOf, searchHotels } from './search-hotels.ts'
import { wishesOf } from './wishes.ts'

/** What a search finds, counted: how many, how many with each filter, at which prices, where on the map. */
export async function countHotels(world: SearchWorld, query: HotelQuery, locale: Locale) {
  const found = await searchHotels(world, query, locale)
  if (!found.ok) return found
  const { place, index, tooWide } = found.value
  const counted = counts(found.value, query)
  const answer: HotelFacets = {
    place: place && presentPlace(place, locale),
    ...counted,
    district_names: districtNames(counted.facets, index, locale),
    tdk: headOfSearch({ place, tooWide, total: counted.total, query }, locale),
  }
  return { ...ok(answer), isFresh: freshnessOf(world, found.value) }
}

function districtNames(
  { district }: HotelFacets['facets'],
  { bySlug }: PlaceIndex,
  locale: Locale,
): HotelFacets['district_names'] {
  const named = Object.keys(district).flatMap((slug) => bySlug.get(slug) ?? [])
  return Object.fromEntries(named.map(({ slug, name }) => [slug, name[locale]]))
}

type Counts = Omit<HotelFacets, 'place' | 'district_names' | 'tdk'>

function counts(found: Found, query: HotelQuery): Counts {
  const { listing, index, currency, exchange } = found
  if (!listing) return NOTHING
  const wishes = wishesOf(query, index)
  const { entries, available } = choose(listing, wishes, 'recommended', found)
  const { facets, totals } = countFacets(listing, wishes, exchange, index)
  const { min, max, bars } = histogramOf(totals)
  return {
    total: entries.length,
    available,
    facets,
    price: {
      min: min === null ? null : money(min, currency),
      max: max === null ? null : money(max, currency),
      bars,
    },
    bounds: boundsOf(Array.from(entries, (entry) => hotelAt(listing, entry))),
  }
}

/** Of too wide an area nothing is listed. */
const NOTHING: Counts = {
  total: 0,
  available: 0,
  facets: {
    stars: {},
    score: { 9: 0, 8: 0, 7: 0 },
    amenities: {},
    board: {},
    district: {},
    beds: {},
    free_cancel: { 1: 0 },
    pay_later: { 1: 0 },
  },
  price: { min: null, max: null, bars: histogramOf([]).bars },
  bounds: null,
}
