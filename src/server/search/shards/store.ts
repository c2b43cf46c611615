import type { PaymentTerms } from '#domain/price/payment-types.ts'
import type { ChildBand, Restriction } from '#domain/price/product.ts'
import type { Board } from '#domain/stay/board.ts'
import type { Day } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../../db/database.ts'

export type HotelRow = {
  id: number
  city: number
  district: number | null
  stars: number
  nameEn: string
  nameZh: string
  addressEn: string
  addressZh: string
  lat: number
  lon: number
  zone: string
  currency: string
  amenities: string[]
  checkIn: string
  setting: string
  region: string
  seed: number
  reviews: number
  score: number | null
  rooms: RoomRow[] | null
  plans: PlanRow[] | null
  /** As text: many hotels have equal ones, and share them in memory. */
  charges: string | null
  restrictions: RestrictionRow[] | null
}

export type RoomRow = {
  id: number
  nameEn: string
  nameZh: string
  picture: string
  beds: { kind: string; count: number }[]
  includedAdults: number
  maxAdults: number
  maxGuests: number
  units: number
}

export type PlanRow = {
  id: number
  percent: number
  ownPrices: boolean
  /** Added to each night of the room type's price; 0 for a plan by percent. */
  priceSum: number
  singleUse: number
  extraAdult: number
  board: Board
  boardPrice: number
  children: ChildBand[]
  payment: PaymentTerms
  cancellation: string
  roomTypes: number[] | null
}

export type RestrictionRow = Restriction & { room: number | null; plan: number | null }

/** Calendars of room types, and of plans with own prices or prices by a sum for each of them. */
export type Extent = { snapshot: string; calendars: number }

/** The snapshot to be read, and the number of calendars in it. */
export async function readExtent(tx: Tx, city: number): Promise<Extent> {
  const [row] = await tx<Extent[]>`
    select case when pg_is_in_recovery()
        -- A standby does not list transactions in progress: every change from the oldest of them on is read again.
        then format('%s:%1$s:', pg_snapshot_xmin(pg_current_snapshot()))
        else pg_current_snapshot()::text end as snapshot,
      coalesce(sum(1 + (select count(*) from rate_plans where rate_plans.hotel_id = hotels.id and (own_prices or price_sum <> 0)
        and rate_plans.state = 'open' and (rate_plans.room_types is null or room_types.id = any(rate_plans.room_types))))
        filter (where room_types.id is not null), 0)::int as calendars
    from hotels left join room_types on room_types.hotel_id = hotels.id and room_types.state = 'open'
    where hotels.city = ${city} and hotels.state = 'open'`
  return row!
}

const hotelColumns = (tx: Db, from: Day) => tx`
  hotels.id::float8 as id, city::float8 as city, district::float8 as district, stars, name_en as "nameEn",
  name_zh as "nameZh", address_en as "addressEn", address_zh as "addressZh", lat, lon, time_zone as zone, currency,
  amenities, check_in_from as "checkIn", setting, region, seed::float8 as seed, review_count as reviews, score,
  (select json_agg(r) from (
    select id, name_en as "nameEn", name_zh as "nameZh", picture, beds, included_adults as "includedAdults",
      max_adults as "maxAdults", max_guests as "maxGuests", units
    from room_types where hotel_id = hotels.id and state = 'open' order by position, id) as r) as rooms,
  (select json_agg(p) from (
    select id, percent, own_prices as "ownPrices", price_sum as "priceSum", single_use as "singleUse",
      extra_adult as "extraAdult", board, board_price as "boardPrice", children, payment,
      cancellation::text as cancellation, room_types as "roomTypes"
    from rate_plans where hotel_id = hotels.id and state = 'open' order by position, id) as p) as plans,
  (select json_agg(t)::text from (
    select kind, json_build_object('en', name_en, 'zh', name_zh) as name, "of", value, per, each,
      max_nights as "maxNights", from_age as "fromAge", collected
    from taxes where hotel_id = hotels.id order by position) as t) as charges,
  (select json_agg(r) from (
    select room_type_id as room, rate_plan_id as plan, kind, from_date - date '1970-01-01' as from,
      to_date - date '1970-01-01' as to, weekdays, value
    from restrictions where hotel_id = hotels.id and to_date >= date '1970-01-01' + ${from}::int) as r) as restrictions`

type Batch = { city: number; after: number; limit: number; from: Day }

export const readHotels = (tx: Tx, { city, after, limit, from }: Batch) =>
  tx<HotelRow[]>`
    select ${hotelColumns(tx, from)} from hotels
    where city = ${city} and state = 'open' and id > ${after} order by id limit ${limit}`

export const readHotelsById = (tx: Tx, ids: readonly number[], from: Day) =>
  tx<HotelRow[]>`
    select ${hotelColumns(tx, from)} from hotels
    where id = any(${[...ids]}::bigint[]) and state = 'open' order by id`

export type CalendarRow = { room: number; plan: number | null; base: Day; unit: number; prices: Buffer }

export const readCalendars = (tx: Db, rooms: readonly number[]) =>
  tx<CalendarRow[]>`
    select room_type_id::float8 as room, rate_plan_id::float8 as plan, base_date - date '1970-01-01' as base, unit, prices
    from price_calendars where room_type_id = any(${[...rooms]}::bigint[])`

export type NightsRow = { room: number; nights: Day[]; free: number[] }

export const readNights = (tx: Db, rooms: readonly number[], from: Day) =>
  tx<NightsRow[]>`
    select room_type_id::float8 as room, array_agg(night - date '1970-01-01') as nights, array_agg(free) as free
    from inventory_nights
    where room_type_id = any(${[...rooms]}::bigint[]) and night >= date '1970-01-01' + ${from}::int
    group by room_type_id`

export type HotelCity = { id: number; city: number }

/** The cities of these hotels; closed hotels are omitted. */
export const findCities = (db: Db, ids: readonly string[]) =>
  db<HotelCity[]>`
    select id::float8 as id, city::float8 as city from hotels
    where id = any(${[...ids]}::bigint[]) and state = 'open'`

export async function isClosed(db: Db, hotel: string): Promise<boolean> {
  const rows = await db`select 1 from hotels where id = ${hotel} and state = 'closed'`
  return rows.length > 0
}
