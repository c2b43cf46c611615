import type { HotelSort, HotelState } from '#contract/desk/hotels.ts'
import type { QualityFault } from '#domain/hotel/quality.ts'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'
import type { PicturedHotel } from '../../media/subject.ts'

export type HotelFilter = {
  /** Hotels that the member may see; null for all. */
  readonly hotels: readonly Id[] | null
  readonly words: { readonly text: string; readonly isFuzzy: boolean } | null
  readonly states: readonly HotelState[]
  readonly faults: readonly QualityFault[]
  readonly below: number | null
  readonly country: string | null
}

export type ListedHotel = PicturedHotel & {
  readonly code: string
  readonly state: HotelState
  readonly nameEn: string
  readonly nameZh: string
  readonly city: number
  readonly roomTypes: number
  readonly plans: number
  readonly photographs: number
  readonly quality: number
  readonly levels: readonly number[]
  readonly faults: readonly QualityFault[]
  readonly pricedUntil: PlainDate | null
  readonly isAssessed: boolean
}

/** Limits a query on hotels to those that a member may see. */
export const within = (db: Db, hotels: readonly Id[] | null) =>
  hotels === null ? db`` : db`and hotels.id = any(${[...hotels]}::bigint[])`

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function byWords(db: Db, { text, isFuzzy }: NonNullable<HotelFilter['words']>) {
  const name = db`lower(name_en || ' ' || name_zh)`
  if (isFuzzy) return db`and ${text} <% ${name}`
  return db`and (${name} like ${like(text)} or code = ${text} or code = ${text.toUpperCase()}
    ${/^\d{1,15}$/.test(text) ? db`or hotels.id = ${text}` : db``}
    or city = any(array(select id from places where kind = 'city' and (lower(name_en) = ${text} or name_zh = ${text}))))`
}

const matching = (db: Db, filter: HotelFilter) => db`
  true ${within(db, filter.hotels)}
  ${filter.words === null ? db`` : byWords(db, filter.words)}
  ${filter.states.length === 0 ? db`` : db`and state = any(${[...filter.states]})`}
  ${filter.faults.length === 0 ? db`` : db`and faults && ${[...filter.faults]}::text[]`}
  ${filter.below === null ? db`` : db`and quality < ${filter.below}`}
  ${
    filter.country === null
      ? db``
      : db`and city = any(array(select id from places where kind = 'city' and country = ${filter.country}))`
  }`

export type Keyset = { readonly sort: HotelSort; readonly after: Id | null; readonly quality: number | null }

function following(db: Db, { sort, after, quality }: Keyset) {
  if (after === null) return db``
  return sort === 'newest'
    ? db`and hotels.id < ${after}`
    : db`and (quality, hotels.id) > (${quality ?? 0}, ${after})`
}

/** The page is chosen first, so that only its hotels are counted and described. */
export const findDeskHotels = (db: Db, filter: HotelFilter, keyset: Keyset, limit: number) => db<
  ListedHotel[]
>`
  with page as (
    select * from hotels where ${matching(db, filter)} ${following(db, keyset)}
    order by ${keyset.sort === 'newest' ? db`hotels.id desc` : db`quality, hotels.id`} limit ${limit})
  select id, code, state, name_en as "nameEn", name_zh as "nameZh", city::float8 as city, seed::float8 as seed, setting,
    region, stars, lat, amenities, quality, quality_levels as levels, faults, priced_until::text as "pricedUntil",
    quality_at is not null as "isAssessed",
    array(select picture from room_types where hotel_id = page.id and state = 'open' order by position) as rooms,
    (select count(*)::int from room_types where hotel_id = page.id and state = 'open') as "roomTypes",
    (select count(*)::int from rate_plans where hotel_id = page.id and state = 'open') as plans,
    (select count(*)::int from images where hotel_id = page.id) as photographs
  from page order by ${keyset.sort === 'newest' ? db`id desc` : db`quality, id`}`

/** Stops counting at `most`. */
export async function countDeskHotels(db: Db, filter: HotelFilter, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (select from hotels where ${matching(db, filter)} limit ${most}) found`
  return row?.count ?? 0
}

export type HotelCounts = {
  readonly all: number
  readonly complete: number
  readonly states: Partial<Record<HotelState, number>>
  readonly faults: Partial<Record<QualityFault, number>>
  readonly countries: readonly { readonly code: string; readonly hotels: number }[]
}

/** One pass over the hotels of a member; the caller caches the answer for those who see all. */
export async function countHotels(db: Db, hotels: readonly Id[] | null): Promise<HotelCounts> {
  const [row] = await db<HotelCounts[]>`
    with mine as (
      select state, quality, faults, country from hotels join places on places.id = city where true ${within(db, hotels)})
    select (select count(*)::int from mine) as all, (select count(*)::int from mine where quality = 100) as complete,
      coalesce((select jsonb_object_agg(state, n) from (select state, count(*) as n from mine group by state) s), '{}') as states,
      coalesce((select jsonb_object_agg(fault, n) from (
        select fault, count(*) as n from mine, unnest(faults) as fault group by fault) f), '{}') as faults,
      coalesce((select jsonb_agg(jsonb_build_object('code', country, 'hotels', n) order by n desc, country) from (
        select country, count(*) as n from mine group by country) c), '[]') as countries`
  return row!
}

export type StatedHotel = {
  readonly id: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly state: HotelState
  readonly faults: readonly QualityFault[]
}

export const readStates = (db: Db, ids: readonly Id[], hotels: readonly Id[] | null) => db<StatedHotel[]>`
  select id, name_en as "nameEn", name_zh as "nameZh", state, faults from hotels
  where id = any(${[...ids]}::bigint[]) ${within(db, hotels)} order by id`
