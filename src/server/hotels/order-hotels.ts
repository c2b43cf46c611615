import type { OrderHotel } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { picturesOf } from '../media/pictures-of.ts'
import { imagesOf } from './hotel-images.ts'
import { readHotels } from './store.ts'

/** Hotels for the display of orders, including closed ones; at most one page at a time. */
export async function hotelsForOrders(
  db: Db,
  ids: readonly Id[],
  locale: Locale,
): Promise<Map<Id, OrderHotel>> {
  const rows = await readHotels(db, [...new Set(ids)])
  const shown = await Promise.all(
    rows.map(async (row) => {
      const zh = locale === 'zh'
      const hotel: OrderHotel = {
        id: row.id,
        name: zh ? row.nameZh : row.nameEn,
        name_other: zh ? row.nameEn : row.nameZh,
        address: zh ? row.addressZh : row.addressEn,
        address_other: zh ? row.addressEn : row.addressZh,
        phone: row.phone,
        lat: row.lat,
        lon: row.lon,
        time_zone: row.zone,
        check_in_from: row.checkInFrom,
        check_out_until: row.checkOutUntil,
        currency: row.currency,
        image: picturesOf(row, await imagesOf(db, row), locale)[0] ?? null,
      }
      return [row.id, hotel] as const
    }),
  )
  return new Map(shown)
}
