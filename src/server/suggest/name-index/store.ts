import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'

export type HotelNameRow = {
  id: Id
  nameEn: string
  nameZh: string
  city: number
  district: number | null
  stars: number
  score: number | null
  reviews: number
}

const batchHotels = 1_000

/** Every open hotel, in batches. */
export const readHotelNames = (db: Db): AsyncIterable<HotelNameRow[]> =>
  db<HotelNameRow[]>`
    select id::text, name_en as "nameEn", name_zh as "nameZh", city::float8 as city,
      district::float8 as district, stars, score, review_count as reviews
    from hotels where state = 'open' order by id`.cursor(batchHotels)

/** The present snapshot, and the start time of the server: after a restart it may be another one. */
export type DatabaseState = { snapshot: string; started: string }

export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const [row] = await db<DatabaseState[]>`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started`
  return row!
}

/** A changed hotel in its present state; without an id everything changed. */
export type ChangedHotel = {
  id: Id | null
  nameEn: string | null
  nameZh: string | null
  city: number | null
  district: number | null
  isOpen: boolean
}

/** Hotels that changed as a whole, and not only their nights, since a snapshot. */
export const readChangedHotels = (db: Db, since: string) =>
  db<ChangedHotel[]>`
    select changed.id::text, name_en as "nameEn", name_zh as "nameZh", city::float8 as city,
      district::float8 as district, coalesce(state = 'open', false) as "isOpen"
    from (
      select distinct hotel_id as id from hotel_changes
      where room_type_id is null and txid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(txid, ${since}::pg_snapshot)
    ) as changed left join hotels on hotels.id = changed.id`
