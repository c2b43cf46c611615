import { metresBetween, type Point } from '#catalogue/hotels/ground.ts'
import type { HotelQuery } from '#contract/search.ts'
import { conversionBetween, converter, type RateTable } from '#domain/exchange.ts'
import { dealGuests } from '#domain/party.ts'
import { dayOf } from '#domain/plain-date.ts'
import { nightsOf } from '#domain/stay.ts'
import { dateIn } from '#domain/zone-time.ts'
import type { Place } from '#server/places/place.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'
import type { Candidate } from './filters.ts'
import type { ReferenceHotel } from './hotel.ts'
import { type Asked, offersOf } from './offers.ts'

export type ReferenceWorld = {
  hotels: readonly ReferenceHotel[]
  places: PlaceIndex
  rates: RateTable
  now: number
}

export const placeOf = ({ places }: ReferenceWorld, { kw }: HotelQuery): Place | null =>
  kw === undefined ? null : (places.bySlug.get(kw) ?? null)

/** Each hotel lives by its own clock. */
export const askedOf = ({ now }: ReferenceWorld, query: HotelQuery, hotel: ReferenceHotel): Asked => ({
  stay: {
    arrival: dayOf(query.s_d),
    nights: nightsOf({ arrival: query.s_d, departure: query.e_d }),
    today: dayOf(dateIn(hotel.zone, now)),
  },
  party: dealGuests(query),
  now,
})

/** The hotels of the place, box or circle, with what each can sell. */
export function candidatesOf(world: ReferenceWorld, query: HotelQuery): Candidate[] {
  const place = placeOf(world, query)
  const centre = query.near ?? place
  return world.hotels
    .filter((hotel) => belongsTo(hotel, place) && isInside(hotel, query.bounds) && isNear(hotel, query.near))
    .map((hotel) => {
      const into = converter(conversionBetween(world.rates, hotel.currency, query.currency)!)
      return {
        hotel,
        district: hotel.district === null ? null : (world.places.byId.get(hotel.district)?.slug ?? null),
        distance: centre && metresBetween(hotel, centre),
        offers: offersOf(hotel, askedOf(world, query, hotel)).map((offer) => ({
          ...offer,
          shown: into(offer.total),
        })),
      }
    })
}

/** Around an airport, a station or a landmark the hotels of its city are offered. */
function belongsTo(hotel: ReferenceHotel, place: Place | null): boolean {
  if (place === null) return true
  if (place.kind === 'district') return hotel.district === place.id
  return hotel.city === (place.parent ?? place).id
}

function isInside({ lat, lon }: Point, box: HotelQuery['bounds']): boolean {
  if (!box) return true
  const between = box.w <= box.e ? lon >= box.w && lon <= box.e : lon >= box.w || lon <= box.e
  return between && lat >= box.s && lat <= box.n
}

const isNear = (hotel: Point, circle: HotelQuery['near']): boolean =>
  !circle || metresBetween(hotel, circle) <= circle.km * 1000
