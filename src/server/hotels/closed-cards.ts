import type { HotelCard } from '#contract/search.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { picturesOf } from '../media/pictures-of.ts'
import type { Places } from '../places/open-places.ts'
import { imagesOf } from './hotel-images.ts'
import { readHotels } from './store.ts'

type Shown = { places: Places; locale: Locale }

/** Cards of closed hotels, which the search no longer has, for favourites and history; at most one page at a time. */
export async function closedCards(
  db: Db,
  ids: readonly Id[],
  { places, locale }: Shown,
): Promise<Map<Id, { card: HotelCard; place: string }>> {
  if (ids.length === 0) return new Map()
  const [rows, index] = await Promise.all([readHotels(db, ids), places()])
  const zh = locale === 'zh'
  const shown = await Promise.all(
    rows.map(async (row) => {
      const card: HotelCard = {
        id: row.id,
        name: zh ? row.nameZh : row.nameEn,
        name_other: zh ? row.nameEn : row.nameZh,
        stars: row.stars,
        score: row.score === null ? null : row.score / 10,
        reviews: row.reviewCount,
        address: zh ? row.addressZh : row.addressEn,
        district: null,
        lat: row.lat,
        lon: row.lon,
        distance_m: null,
        images: picturesOf(row, await imagesOf(db, row), locale).slice(0, 1),
        amenities: [],
        collected: false,
        offer: null,
        reason: null,
        nearest: null,
      }
      return [row.id, { card, place: index.byId.get(row.city)?.name[locale] ?? '' }] as const
    }),
  )
  return new Map(shown)
}
