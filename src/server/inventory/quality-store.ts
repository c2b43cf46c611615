import type { QualityFacts } from '#domain/hotel/quality.ts'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../db/database.ts'

export type QualityRow = Omit<QualityFacts, 'metresFromCity'> & {
  readonly id: Id
  readonly lat: number
  readonly lon: number
  readonly cityLat: number
  readonly cityLon: number
}

/**
 * The last priced night of a calendar is found by its last byte that is not zero: prices have four bytes, and zero is
 * no price.
 */
export const readQualityFacts = (db: Db, ids: readonly Id[]) => db<QualityRow[]>`
  select hotels.id, hotels.lat, hotels.lon, places.lat as "cityLat", places.lon as "cityLon",
    address_en <> '' and address_zh <> '' as "hasAddress", pictured.photographs, pictured."withoutAlt",
    coalesce(length(en.description), 0) as english, coalesce(length(zh.description), 0) as chinese,
    case when en.changed_at > coalesce(zh.changed_at, '-infinity') then 'zh'
      when zh.changed_at > coalesce(en.changed_at, '-infinity') then 'en' end as older,
    sold.rooms, planned.plans, planned."plansWithBands",
    case when sold.rooms = sold.priced then sold.until::text end as "pricedUntil",
    (select count(*)::int from taxes where hotel_id = hotels.id) as taxes
  from hotels join places on places.id = hotels.city
    left join hotel_texts en on en.hotel_id = hotels.id and en.locale = 'en'
    left join hotel_texts zh on zh.hotel_id = hotels.id and zh.locale = 'zh',
    lateral (
      select count(*)::int as photographs, count(*) filter (where alt_en = '' or alt_zh = '')::int as "withoutAlt"
      from images where hotel_id = hotels.id) as pictured,
    lateral (
      select count(*)::int as rooms, count(until)::int as priced, min(until) as until from (
        select max(base_date + (length(rtrim(prices, '\\x00'::bytea)) + 3) / 4 - 1)
          filter (where length(rtrim(prices, '\\x00'::bytea)) > 0) as until
        from room_types left join price_calendars on price_calendars.room_type_id = room_types.id
        where room_types.hotel_id = hotels.id and room_types.state = 'open' group by room_types.id) as room) as sold,
    lateral (
      select count(*)::int as plans, count(*) filter (where children <> '[]')::int as "plansWithBands"
      from rate_plans where hotel_id = hotels.id and state = 'open') as planned
  where hotels.id = any(${[...ids]}::bigint[])`

export type AssessedHotel = {
  readonly id: Id
  readonly score: number
  readonly levels: readonly number[]
  readonly faults: readonly string[]
  readonly pricedUntil: PlainDate | null
}

/** Rows that would not change are left alone, except for hotels that were never assessed. */
export async function writeQuality(db: Db, hotels: readonly AssessedHotel[], now: number) {
  await db`
    update hotels set quality = x.score, quality_levels = array(select jsonb_array_elements_text(x.levels)::smallint),
      faults = array(select jsonb_array_elements_text(x.faults)), priced_until = x."pricedUntil",
      quality_at = ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(hotels)}::text::jsonb)
      as x (id bigint, score smallint, levels jsonb, faults jsonb, "pricedUntil" date)
    where hotels.id = x.id and (quality_at is null or (quality, hotels.faults, priced_until)
      is distinct from (x.score, array(select jsonb_array_elements_text(x.faults)), x."pricedUntil"))`
}

export async function findHotelsAfter(db: Db, after: Id, limit: number): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`select id from hotels where id > ${after} order by id limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Hotels that changed since, or were never assessed; null if all may have changed. */
export async function findChangedHotels(db: Db, since: Date): Promise<Id[] | null> {
  const [all] = await db`
    select from hotel_changes where at > ${since} and hotel_id is null
    union all (select from hotels where quality_at is null limit 1) limit 1`
  if (all) return null
  const rows = await db<{ id: Id }[]>`
    select distinct hotel_id as id from hotel_changes where at > ${since} order by hotel_id limit 50000`
  return rows.map(({ id }) => id)
}
