import { type Db, transaction } from '../db/database.ts'

export type HotelNameRow = {
  id: number
  nameEn: string
  nameZh: string
  city: number
  district: number | null
  stars: number
  score: number | null
  reviews: number
}

const batchHotels = 1_000

/** Every hotel that is sold, some at a time. */
export const readHotelNames = (db: Db): AsyncIterable<HotelNameRow[]> =>
  db<HotelNameRow[]>`
    select id::float8 as id, name_en as "nameEn", name_zh as "nameZh", city::float8 as city,
      district::float8 as district, stars, score, review_count as reviews
    from hotels where state = 'open' order by id`.cursor(batchHotels)

/** What the database had committed at a moment, and since when it runs: after a restart it may be another one. */
export type Moment = { snapshot: string; started: string }

export async function readMoment(db: Db): Promise<Moment> {
  const [row] = await db<Moment[]>`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started`
  return row!
}

/** A hotel of which something changed, as it is now; without an id everything did. */
export type ChangedHotel = {
  id: number | null
  nameEn: string | null
  nameZh: string | null
  city: number | null
  district: number | null
  isOpen: boolean
}

/** Hotels that changed as a whole, and not only their nights, in what became visible since a snapshot. */
export const readChangedHotels = (db: Db, since: string) =>
  db<ChangedHotel[]>`
    select changed.id::float8 as id, name_en as "nameEn", name_zh as "nameZh", city::float8 as city,
      district::float8 as district, coalesce(state = 'open', false) as "isOpen"
    from (
      select distinct hotel_id as id from hotel_changes
      where room_type_id is null and txid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(txid, ${since}::pg_snapshot)
    ) as changed left join hotels on hotels.id = changed.id`

export type RoomFound = {
  id: string
  nameEn: string
  nameZh: string
  hotel: number
}

type RoomsAsked = {
  hotels: readonly number[]
  place: number | null
  named: readonly string[]
  beds: readonly string[]
}

/** The first fitting room of each of these hotels, or of the best hotels of a place. */
export const findRooms = (db: Db, { hotels, place, named, beds }: RoomsAsked, limit: number) =>
  db<RoomFound[]>`
    select id, "nameEn", "nameZh", hotel from (
      select distinct on (hotels.id) room_types.id, room_types.name_en as "nameEn", room_types.name_zh as "nameZh",
        hotels.id::float8 as hotel, score, stars
      from hotels join room_types on hotel_id = hotels.id and room_types.state = 'open'
      where hotels.state = 'open'
        and (hotels.id = any(${hotels as number[]}::bigint[]) or city = ${place} or district = ${place})
        and (room_types.name_en ilike any(${named.map((text) => `%${text}%`)}::text[])
          or room_types.name_zh like any(${named.map((text) => `%${text}%`)}::text[])
          or exists (select from jsonb_array_elements(beds) as bed where bed->>'kind' = any(${beds as string[]}::text[])))
      order by hotels.id, position
    ) as fitting
    order by array_position(${hotels as number[]}::float8[], hotel), score desc nulls last, stars desc, hotel
    limit ${limit}`

export const readAddresses = (db: Db, hotels: readonly number[]) =>
  db<{ id: number; en: string; zh: string }[]>`
    select id::float8 as id, address_en as en, address_zh as zh from hotels
    where id = any(${hotels as number[]}::bigint[])`

/** How much of the text the name must look like: two slips in a word of seven letters still pass. */
const likeness = 0.45

/** Hotels whose names look most like a text, the better known first. */
export const findAlikeHotels = (db: Db, text: string, limit: number): Promise<{ id: number }[]> =>
  transaction(db, async (tx) => {
    await tx`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`
    return tx<{ id: number }[]>`
      select id::float8 as id from hotels
      where ${text} <% lower(name_en || ' ' || name_zh) and state = 'open'
      order by word_similarity(${text}, lower(name_en || ' ' || name_zh)) desc, review_count desc, id
      limit ${limit}`
  })
