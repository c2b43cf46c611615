import type { Hotel } from '#contract/hotels.ts'
import type { Locale } from '#domain/text/locale.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import { hotelWords } from '#words/hotels/hotels.ts'
import type { Place } from '../places/place.ts'
import type { HotelAround } from './around-hotel.ts'
import type { HotelRow } from './store.ts'

const farthest = { district: 8_000, airport: 150_000, station: 25_000, landmark: 20_000 }
const most = { district: 3, airport: 2, station: 2, landmark: 4 }
type NearKind = keyof typeof farthest
const nearKinds: readonly NearKind[] = ['landmark', 'district', 'station', 'airport']

/** The centre, and the nearest place of each kind within its range. */
export function presentNearby(
  hotel: HotelRow,
  { city, spots, airports }: HotelAround,
  locale: Locale,
): Hotel['nearby'] {
  const near = nearKinds.flatMap((kind) =>
    (kind === 'airport' ? airports : spots.filter((spot) => spot.kind === kind))
      .map((spot) => ({ spot, metres: metresBetween(spot, hotel) }))
      .filter(({ metres }) => metres <= farthest[kind])
      .sort((a, b) => a.metres - b.metres)
      .slice(0, most[kind])
      .map(({ spot, metres }) => ({ name: spot.name[locale], kind, distance_m: metres, ...placeOf(spot) })),
  )
  const centre = {
    name: hotelWords(locale).centreOf(city.name[locale], city.form === 'city'),
    kind: 'centre' as const,
    distance_m: metresBetween(hotel, city),
    ...placeOf(city),
  }
  return [centre, ...near]
}

const placeOf = ({ slug, lat, lon }: Place) => ({ slug, lat, lon })
