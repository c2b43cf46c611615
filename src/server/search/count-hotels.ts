import type { HotelFacets, HotelQuery } from '#contract/search.ts'
import { money } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { boundsOf } from '#gazetteer/area.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { presentPlace } from '../places/present.ts'
import type { SearchContext } from './context.ts'
import { chooseOffers } from './query/choose-offers.ts'
import { countFacets } from './query/facets.ts'
import { filtersOf } from './query/filters.ts'
import type { Listing } from './query/listing.ts'
import { type Found, searchHotels } from './search-hotels.ts'
import { searchPageMeta } from './search-page-meta.ts'

/** Counts the results of a search: in total, for each filter value, by price, and by place on the map. */
export async function countHotels(context: SearchContext, query: HotelQuery, locale: Locale) {
  const found = await searchHotels(context, query, locale)
  if (!found.ok) return found
  const { place, index, tooWide } = found.value
  const counted = counts(found.value, query)
  const answer: HotelFacets = {
    place: place && presentPlace(place, locale),
    ...counted,
    district_names: districtNames(counted.facets, index, locale),
    tdk: searchPageMeta({ place, tooWide, total: counted.total, query }, locale),
  }
  return { ...ok(answer), isFresh: found.value.isFresh }
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
  const { index, currency, exchange } = found
  const listing = found.listing ?? emptyListing()
  const filters = filtersOf(query, index, exchange)
  const { hotels, available } = chooseOffers(listing, filters, 'recommended', found)
  const { facets, totals } = countFacets(listing, filters, exchange, index)
  const { min, max, bars } = histogramOf(totals)
  return {
    total: hotels.length,
    available,
    facets,
    price: {
      min: min === null ? null : money(min, currency),
      max: max === null ? null : money(max, currency),
      bars,
    },
    bounds: boundsOf(hotels.map(({ hotel }) => hotel)),
  }
}

/** Nothing is listed for too wide an area. */
const emptyListing = (): Listing => ({ parts: [], cities: [], hotels: [], orders: new Map() })

const BARS = 20

/** The number of totals in each of twenty equal steps from the lowest to the highest; the highest is in the last. */
function histogramOf(totals: readonly number[]) {
  const bars = new Array<number>(BARS).fill(0)
  if (totals.length === 0) return { min: null, max: null, bars }
  const [min, max] = [Math.min(...totals), Math.max(...totals)]
  for (const total of totals) {
    const bar = max === min ? 0 : Math.min(BARS - 1, Math.floor(((total - min) * BARS) / (max - min)))
    bars[bar]! += 1
  }
  return { min, max, bars }
}
