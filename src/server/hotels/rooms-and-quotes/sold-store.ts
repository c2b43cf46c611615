import type { Id } from '#domain/id.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { Charge } from '#domain/price/charges.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import type { ChildBand, Restriction } from '#domain/price/product.ts'
import type { Board } from '#domain/stay/board.ts'
import { type Day, dateOf } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'

// Inventory of one hotel. Ids are text, as on the wire; days are counted from 1970.

export type RoomRow = {
  id: string
  nameEn: string
  nameZh: string
  picture: string
  beds: { kind: string; count: number }[]
  size: number
  includedAdults: number
  maxAdults: number
  maxGuests: number
  units: number
  amenities: string[]
}

type Days = { readonly first: Day; readonly last: Day }

const roomsOf = (db: Db, hotelId: Id) => db`
  select id::text, name_en as "nameEn", name_zh as "nameZh", picture, beds, size_m2 as size,
    included_adults as "includedAdults", max_adults as "maxAdults", max_guests as "maxGuests", units, amenities
  from room_types where hotel_id = ${hotelId} and state = 'open' order by position, id`

/** Prices of a room type, or of a plan with prices of its own for it. */
export type CalendarRow = {
  roomId: Id
  planId: Id | null
  /** The requested part as base64, and its first night. */
  first: Day
  unit: number
  prices: string
}

const calendarsOf = (db: Db, hotelId: Id, { first, last }: Days) => db`
  select room_type_id::text as "roomId", rate_plan_id::text as "planId", unit, greatest(base, ${first}::int) as first,
    encode(substr(prices, greatest(0, ${first}::int - base) * 4 + 1, ${(last - first + 1) * 4}::int), 'base64') as prices
  from price_calendars cross join lateral (select base_date - '1970-01-01'::date as base) as calendar
  where hotel_id = ${hotelId}`

export type PlanRow = {
  id: string
  nameEn: string
  nameZh: string
  percent: number
  ownPrices: boolean
  priceSum: number
  singleUse: number
  extraAdult: number
  board: Board
  boardPrice: number
  children: ChildBand[]
  payment: PaymentTerms
  cancellation: CancellationPolicy
  roomTypes: string[] | null
}

const plansOf = (db: Db, hotelId: Id) => db`
  select id::text, name_en as "nameEn", name_zh as "nameZh", percent, own_prices as "ownPrices",
    price_sum as "priceSum", single_use as "singleUse",
    extra_adult as "extraAdult", board, board_price as "boardPrice", children, payment, cancellation,
    room_types::text[] as "roomTypes"
  from rate_plans where hotel_id = ${hotelId} and state = 'open' order by position, id`

const chargesOf = (db: Db, hotelId: Id) => db`
  select kind, json_build_object('en', name_en, 'zh', name_zh) as name, "of", value, per, each,
    max_nights as "maxNights", from_age as "fromAge", collected
  from taxes where hotel_id = ${hotelId} order by position`

export type RestrictionRow = Restriction & { roomId: Id | null; planId: Id | null }

const restrictionsOf = (db: Db, hotelId: Id) => db`
  select room_type_id::text as "roomId", rate_plan_id::text as "planId", kind, from_date - '1970-01-01'::date as from,
    to_date - '1970-01-01'::date as to, weekdays, value
  from restrictions where hotel_id = ${hotelId}`

export type NightRow = { roomId: Id; day: Day; free: number }

/** Nights on which some units are not free; all others are omitted. */
const nightsOf = (db: Db, hotelId: Id, { first, last }: Days) => db`
  select room_type_id::text as "roomId", night - '1970-01-01'::date as day, free
  from inventory_nights
  where hotel_id = ${hotelId}
    and room_type_id in (select id from room_types where hotel_id = ${hotelId} and state = 'open')
    and night between ${dateOf(first)} and ${dateOf(last)}`

export type SoldRow = {
  rooms: RoomRow[]
  plans: PlanRow[]
  calendars: CalendarRow[]
  charges: Charge[]
  restrictions: RestrictionRow[]
  nights: NightRow[]
}

/** One query for all: a hotel has few rows of each, and every round trip has a fixed cost. */
export async function readSold(db: Db, hotelId: Id, days: Days): Promise<SoldRow> {
  const list = (rows: ReturnType<typeof plansOf>) =>
    db`(select coalesce(json_agg(entry), '[]') from (${rows}) entry)`
  const [row] = await db<[SoldRow]>`
    select ${list(roomsOf(db, hotelId))} as rooms, ${list(plansOf(db, hotelId))} as plans,
      ${list(calendarsOf(db, hotelId, days))} as calendars,
      ${list(chargesOf(db, hotelId))} as charges, ${list(restrictionsOf(db, hotelId))} as restrictions,
      ${list(nightsOf(db, hotelId, days))} as nights`
  return row
}
