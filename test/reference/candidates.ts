import type { HotelQuery } from '#contract/search.ts'
import { type Conversion, conversionBetween, converter, type RateTable } from '#domain/money/exchange.ts'
import { distributeGuests } from '#domain/stay/party.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'
import { type Area, metresTo } from './areas.ts'
import type { Candidate } from './filters.ts'
import type { ReferenceHotel } from './hotel.ts'
import { type Asked, offersOf } from './offers.ts'

export type ReferenceContext = {
  hotels: readonly ReferenceHotel[]
  places: PlaceIndex
  rates: RateTable
  now: number
}

const dates = new Map<string, string>()
const todayIn = (zone: string, now: number) => {
  const key = `${zone} ${now}`
  const date = dates.get(key) ?? dateIn(zone, now)
  dates.set(key, date)
  return date
}

/** Each hotel uses its own time zone. */
export const askedOf = ({ now }: ReferenceContext, query: HotelQuery, hotel: ReferenceHotel): Asked => ({
  stay: {
    arrival: dayOf(query.s_d),
    nights: nightsOf({ arrival: query.s_d, departure: query.e_d }),
    today: dayOf(todayIn(hotel.zone, now)),
  },
  party: distributeGuests(query),
  now,
})

export const conversionOf = (
  { rates }: ReferenceContext,
  { currency }: ReferenceHotel,
  to: string,
): Conversion => conversionBetween(rates, currency, to)!

/** The hotels of an area with their available offers. */
export function candidatesOf(
  context: ReferenceContext,
  query: HotelQuery,
  { hotels, origin }: Area,
): Candidate[] {
  return hotels.map((hotel) => {
    const into = converter(conversionOf(context, hotel, query.currency))
    const offers = offersOf(hotel, askedOf(context, query, hotel))
    return {
      hotel,
      district: hotel.district === null ? null : (context.places.byId.get(hotel.district)?.slug ?? null),
      distance: metresTo(origin, hotel),
      offers: offers.map((offer) => ({ ...offer, shown: into(offer.total) })),
    }
  })
}
