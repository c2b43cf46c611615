import type { Board } from '#domain/board.ts'
import type { CancellationPolicy } from '#domain/cancellation.ts'
import type { Charge } from '#domain/charges.ts'
import type { PaymentTerms } from '#domain/payment-types.ts'
import type { Day, PlainDate } from '#domain/plain-date.ts'
import type { ChildBand } from '#domain/product.ts'
import type { Restriction } from '#domain/restrictions.ts'
import type { Db } from '../db/database.ts'

// What one hotel sells. Ids are text, as on the wire; days are counted from 1970.

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
  /** Null where the operator has given no prices. */
  baseDay: Day | null
  unit: number | null
  prices: Buffer | null
}

export const readRooms = (db: Db, hotelId: string) =>
  db<RoomRow[]>`
    select room_types.id, name_en as "nameEn", name_zh as "nameZh", picture, beds, size_m2 as size,
      included_adults as "includedAdults", max_adults as "maxAdults", max_guests as "maxGuests", units, amenities,
      base_date - '1970-01-01'::date as "baseDay", unit, prices
    from room_types left join price_calendars on room_type_id = room_types.id
    where room_types.hotel_id = ${hotelId} and state = 'open' order by position, room_types.id`

export type PlanRow = {
  id: string
  nameEn: string
  nameZh: string
  percent: number
  singleUse: number
  extraAdult: number
  board: Board
  boardPrice: number
  children: ChildBand[]
  payment: PaymentTerms
  cancellation: CancellationPolicy
  roomTypes: string[] | null
}

export const readPlans = (db: Db, hotelId: string) =>
  db<PlanRow[]>`
    select id, name_en as "nameEn", name_zh as "nameZh", percent, single_use as "singleUse",
      extra_adult::float8 as "extraAdult", board, board_price::float8 as "boardPrice", children, payment,
      cancellation, room_types::text[] as "roomTypes"
    from rate_plans where hotel_id = ${hotelId} and state = 'open' order by position, id`

type ChargeRow = Omit<Charge, 'name'> & { nameEn: string; nameZh: string }

export async function readCharges(db: Db, hotelId: string): Promise<Charge[]> {
  const rows = await db<ChargeRow[]>`
    select kind, name_en as "nameEn", name_zh as "nameZh", "of", value::float8 as value, per, each,
      max_nights as "maxNights", from_age as "fromAge", collected
    from taxes where hotel_id = ${hotelId} order by position`
  return rows.map(({ nameEn, nameZh, ...charge }) => ({ ...charge, name: { en: nameEn, zh: nameZh } }))
}

export type RestrictionRow = Restriction & { roomId: string | null; planId: string | null }

export const readRestrictions = (db: Db, hotelId: string) =>
  db<RestrictionRow[]>`
    select room_type_id as "roomId", rate_plan_id as "planId", kind, from_date - '1970-01-01'::date as from,
      to_date - '1970-01-01'::date as to, weekdays, value
    from restrictions where hotel_id = ${hotelId}`

/** Nights on which not all units are free; all others are not listed. */
export const readNights = (db: Db, hotelId: string, first: PlainDate, last: PlainDate) =>
  db<{ roomId: string; day: Day; free: number }[]>`
    select room_type_id as "roomId", night - '1970-01-01'::date as day, free
    from inventory_nights
    where room_type_id in (select id from room_types where hotel_id = ${hotelId} and state = 'open')
      and night between ${first} and ${last}`
