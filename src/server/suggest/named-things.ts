import type { Db } from '../db/database.ts'
import type { Place } from '../places/place.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { NamedHotel, NamedPlace } from './names.ts'
import { stationNames } from './station-names.ts'
import { type HotelNameRow, readHotelNames } from './store.ts'

export const isTraffic = ({ kind }: Place) => kind === 'airport' || kind === 'station'

export function namedPlace(place: Place): NamedPlace {
  const { id, kind, name, pinyin, initials, weight, region, parent, country, slug } = place
  const outer = [region, parent?.name, parent?.region, country.name].flatMap((each) =>
    each ? [each.en, each.zh] : [],
  )
  const also = kind === 'station' ? [...place.also, ...stationNames(name)] : place.also
  const within = [...outer, slug.replaceAll('-', ' '), country.code]
  return { id, isTraffic: isTraffic(place), name, also, pinyin, initials, weight, within }
}

/** Every hotel that is sold, some at a time. */
export async function* namedHotels(db: Db, { byId }: PlaceIndex): AsyncGenerator<NamedHotel[]> {
  for await (const rows of readHotelNames(db)) yield rows.map((row) => namedHotel(row, byId.get(row.city)))
}

/** What a hotel can add to its share of the city's fame. */
const share = { least: 0.1, stars: 0.1, score: 0.1, reviews: 0.1 }
const manyReviews = 1_000

function namedHotel(row: HotelNameRow, city: Place | undefined): NamedHotel {
  const { id, nameEn, nameZh, city: cityId, district, stars, score, reviews } = row
  const merit =
    share.least +
    share.stars * (stars / 5) +
    share.score * ((score ?? 0) / 100) +
    share.reviews * Math.min(1, reviews / manyReviews)
  return {
    id,
    name: { en: nameEn, zh: nameZh },
    city: cityId,
    district,
    weight: Math.sqrt(city?.weight ?? 0) * merit,
  }
}
