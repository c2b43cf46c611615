import type { Bilingual } from '#domain/text/locale.ts'
import type { Db } from '../../db/database.ts'
import type { Place } from '../../places/place.ts'
import type { PlaceIndex } from '../../places/place-index.ts'
import type { NamedHotel, NamedPlace } from './build-names.ts'
import { type HotelNameRow, readHotelNames } from './store.ts'

export const isTransport = ({ kind }: Place) => kind === 'airport' || kind === 'station'

/** A place in the form of the indexes. */
export function namedPlace(place: Place): NamedPlace {
  const { id, kind, name, pinyin, initials, weight, region, parent, country, slug } = place
  const outer = [region, parent?.name, parent?.region, country.name].flatMap((each) =>
    each ? [each.en, each.zh] : [],
  )
  const also = kind === 'station' ? [...place.also, ...stationAliases(name)] : place.also
  // "Flughafen Wien" and "lundun jichang" name the city as its own people or the guest would.
  const cityNames = parent ? [...parent.also, parent.pinyin] : []
  const kinds = isTransport(place) ? [kind] : []
  const within = [...outer, ...cityNames, ...kinds, slug.replaceAll('-', ' '), country.code]
  return { id, isTransport: isTransport(place), name, also, pinyin, initials, weight, within }
}

/** Common names of a station, whatever its official one: "Beijing South Railway Station", 北京火车站. */
function stationAliases({ en, zh }: Bilingual): string[] {
  const own = en.replace(/ (?:Railway |Train )?Station$/i, '')
  const ownZh = zh.replace(/(?:火车|高铁|车)?站$/, '')
  return [
    ...['Station', 'Railway Station', 'Train Station'].map((word) => `${own} ${word}`),
    ...(ownZh === zh ? [] : ['站', '火车站', '高铁站', '车站'].map((word) => ownZh + word)),
  ]
}

/** Every open hotel, in batches. */
export async function* readNamedHotels(db: Db, { byId }: PlaceIndex): AsyncGenerator<NamedHotel[]> {
  for await (const rows of readHotelNames(db))
    yield rows.flatMap((row) => {
      const city = byId.get(row.city)
      return city ? [namedHotel(row, city)] : []
    })
}

/** The share of the city's popularity that each hotel has, and the shares that stars, score and reviews add. */
const share = { least: 0.1, stars: 0.1, score: 0.1, reviews: 0.1 }
const manyReviews = 1_000

function namedHotel(row: HotelNameRow, city: Place): NamedHotel {
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
    weight: Math.sqrt(city.weight) * merit,
  }
}
