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

type Wanted = { readonly hotelId: Id; readonly room?: Id; readonly plan?: Id }

/** The latest departure first: it says from when a room type or rate plan is free of orders. */
export const listOrdersAhead = (db: Db, { hotelId, room, plan }: Wanted) =>
  db<{ number: string; arrival: PlainDate; departure: PlainDate }[]>`
    select number, arrival::text as arrival, departure::text as departure from orders
    where hotel_id = ${hotelId} and ${ahead(db)}
      ${room === undefined ? db`` : db`and room_type_id = ${room}`}
      ${plan === undefined ? db`` : db`and rate_plan_id = ${plan}`}
    order by departure desc, id limit 20`
