import type { HotelPins, HotelPinsQuery } from '#contract/search.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf } from '#domain/time/plain-date.ts'
import type { SearchContext } from './context.ts'
import { chooseOffers } from './query/choose-offers.ts'
import { filtersOf } from './query/filters.ts'
import { isBookable, type ListedHotel } from './query/listing.ts'
import { type Found, searchHotels } from './search-hotels.ts'

/** More pins would not be distinguishable. */
const MOST_PINS = 5_000
const PER_DEGREE = 100_000

/** Every hotel that a search finds, with its location and price. Nothing is listed for too wide an area. */
export async function listPins(context: SearchContext, query: HotelPinsQuery, locale: Locale) {
  const found = await searchHotels(context, query, locale)
  if (!found.ok) return found
  return { ...ok(pinsIn(found.value, query, locale)), isFresh: found.value.isFresh }
}

function pinsIn(found: Found, query: HotelPinsQuery, locale: Locale): HotelPins {
  const { listing, index, flexible, currency, exchange } = found
  const filters = filtersOf(query, index, exchange)
  const chosen = listing && chooseOffers(listing, filters, query.sort, found)
  const hotels = chosen?.hotels.slice(0, MOST_PINS) ?? []
  const slugs = hotels.map(({ hotel }) => index.byId.get(hotel.district ?? -1)?.slug ?? null)
  const districts = [...new Set(slugs)].filter((slug) => slug !== null)
  const numbers = new Map(districts.map((slug, at) => [slug, at]))
  const degrees = (value: number) => Math.round(value * PER_DEGREE)
  return {
    total: chosen?.hotels.length ?? 0,
    currency,
    ids: hotels.map(({ hotel }) => String(hotel.id)),
    names: hotels.map(({ hotel }) => hotel.name[locale]),
    lat: hotels.map(({ hotel }) => degrees(hotel.lat)),
    lon: hotels.map(({ hotel }) => degrees(hotel.lon)),
    amounts: hotels.map((listed) =>
      isBookable(listed) ? (exchange(listed.hotel.currency)?.into(listed.total) ?? null) : null,
    ),
    district: slugs.map((slug) => (slug === null ? -1 : numbers.get(slug)!)),
    districts,
    ...(flexible && ownStays(hotels)),
  }
}

/** The dates of each hotel: few stays for many hotels. */
function ownStays(hotels: readonly ListedHotel[]): Pick<HotelPins, 'stays' | 'stay'> {
  const arrivals = [...new Set(hotels.map(({ priced }) => priced.stay.arrival))]
  const numbers = new Map(arrivals.map((arrival, at) => [arrival, at]))
  const nights = hotels[0]?.priced.stay.nights ?? 0
  return {
    stays: arrivals.map((arrival) => ({ s_d: dateOf(arrival), e_d: dateOf(arrival + nights) })),
    stay: hotels.map(({ priced }) => numbers.get(priced.stay.arrival)!),
  }
}
