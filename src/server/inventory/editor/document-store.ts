import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { ExportedRate, ExportedRoom, ExportedTax } from '../export-store.ts'

export type HotelHead = {
  readonly id: Id
  readonly code: string
  readonly state: 'draft' | 'open' | 'closed'
  readonly demo: boolean
  readonly currency: string
}

/** Null for a hotel that does not exist or that the member may not see. */
export async function readHead(db: Db, id: Id, within: readonly Id[] | null): Promise<HotelHead | null> {
  const [row] = await db<HotelHead[]>`
    select id, code, state, demo, currency from hotels
    where id = ${id} ${within === null ? db`` : db`and id = any(${[...within]}::bigint[])`}`
  return row ?? null
}

export async function lockHotel(tx: Tx, id: Id) {
  await tx`select from hotels where id = ${id} for no key update`
}

export const readFacts = (db: Db, id: Id) => db<Record<string, string | number | string[] | null>[]>`
  select hotels.name_en, hotels.name_zh, places.slug as city, districts.slug as district, address_en, address_zh,
    hotels.lat, hotels.lon, hotels.time_zone, currency, stars, hotels.kind, setting, amenities, check_in_from,
    check_in_until, check_out_until, children_free, pets, smoking, floors, opened, renovated, phone
  from hotels join places on places.id = city left join places as districts on districts.id = district
  where hotels.id = ${id}`

export const readTexts = (db: Db, id: Id) => db<{ locale: string; description: string; at: Date | null }[]>`
  select locale, description, changed_at as at from hotel_texts where hotel_id = ${id} order by locale`

export type DocumentRoom = ExportedRoom & { id: string; state: string }
export const readRooms = (db: Db, id: Id) => db<DocumentRoom[]>`
  select id::text, code, state, name_en, name_zh, picture, beds, size_m2, included_adults, max_adults, max_guests, units,
    amenities
  from room_types where hotel_id = ${id} order by position, id`

export type DocumentRate = ExportedRate & { id: string; state: string }
export const readRates = (db: Db, id: Id) => db<DocumentRate[]>`
  select rate_plans.id::text, rate_plans.code, rate_plans.state, currency, rate_plans.name_en, rate_plans.name_zh, percent,
    own_prices, price_sum::float8 as price_sum, single_use, extra_adult::float8 as extra_adult, board, board_price::float8 as board_price, children,
    payment, cancellation,
    case when rate_plans.room_types is not null then array(
      select code from room_types where id = any(rate_plans.room_types) order by position) end as rooms
  from rate_plans join hotels on hotels.id = hotel_id where hotel_id = ${id} order by position, rate_plans.id`

export const readTaxes = (db: Db, id: Id) => db<ExportedTax[]>`
  select currency, taxes.kind, taxes.name_en, taxes.name_zh, "of", value::float8 as value, per, each, max_nights, from_age,
    collected
  from taxes join hotels on hotels.id = hotel_id where hotel_id = ${id} order by position`

export const readImages = (db: Db, id: Id) => db<Record<string, string | null>[]>`
  select room_types.code as room, url, alt_en, alt_zh, category from images
    left join room_types on room_types.id = room_type_id
  where images.hotel_id = ${id} order by images.position, images.id`
