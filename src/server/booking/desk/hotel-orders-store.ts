import type { Fragment } from 'postgres'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'

/** States of an order whose stay is not over. */
const ahead = (db: Db) => db`state in ('held', 'payment_review', 'confirmed', 'staying')`

export async function countBookedByHotel(db: Db, hotels: readonly Id[], since: Date) {
  const rows = await db<{ id: Id; orders: number }[]>`
    select hotel_id as id, count(*)::int as orders from orders
    where hotel_id = any(${[...hotels]}::bigint[]) and booked_at >= ${since} group by hotel_id`
  return new Map(rows.map(({ id, orders }) => [id, orders]))
}

export async function countAheadByHotel(db: Db, hotels: readonly Id[]) {
  const rows = await db<{ id: Id; orders: number; lastDeparture: PlainDate }[]>`
    select hotel_id as id, count(*)::int as orders, max(departure)::text as "lastDeparture" from orders
    where hotel_id = any(${[...hotels]}::bigint[]) and ${ahead(db)} group by hotel_id`
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

type Wanted = {
  readonly hotelId: Id
  readonly rooms?: readonly Id[]
  readonly plan?: Id
  readonly arrivalBefore?: PlainDate
  readonly moreAdults?: number
  readonly moreGuests?: number
}

/** Orders with a room, not cancelled, of more people than this. */
const larger = (db: Db, { moreAdults = 1_000, moreGuests = 1_000 }: Wanted) => db`
  exists (
    select from order_rooms, lateral (select snapshot -> 'rooms' -> position::int -> 'guests' as guests) agreed
    where order_id = orders.id and cancelled_at is null and ((guests ->> 'adults')::int > ${moreAdults}
      or (guests ->> 'adults')::int + jsonb_array_length(guests -> 'ages') > ${moreGuests}))`

/** Orders with a room of this kind, not cancelled. */
const withRoom = (db: Db, kind: Fragment) => db`
  exists (select from order_rooms as room
    where room.order_id = orders.id and room.cancelled_at is null and ${kind})`

/** The latest departure first: it says from when a room type or rate plan is free of orders. */
export function listOrdersAhead(db: Db, wanted: Wanted) {
  const { hotelId, rooms, plan, arrivalBefore } = wanted
  const isByGuests = wanted.moreAdults !== undefined || wanted.moreGuests !== undefined
  return db<{ number: string; arrival: PlainDate; departure: PlainDate }[]>`
    select number, arrival::text as arrival, departure::text as departure from current_orders as orders
    where hotel_id = ${hotelId} and ${ahead(db)}
      ${rooms === undefined ? db`` : db`and ${withRoom(db, db`coalesce(room.room_type_id, orders.room_type_id) = any(${[...rooms]}::bigint[])`)}`}
      ${plan === undefined ? db`` : db`and ${withRoom(db, db`coalesce(room.rate_plan_id, orders.rate_plan_id) = ${plan}`)}`}
      ${arrivalBefore === undefined ? db`` : db`and arrival < ${arrivalBefore}`}
      ${isByGuests ? db`and ${larger(db, wanted)}` : db``}
    order by departure desc, id limit 20`
}
