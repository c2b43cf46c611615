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

const noLimit = 1_000

/** Orders with a room, not cancelled, to which everything applies that is wanted of rooms. */
function withRoom(db: Db, { rooms, plan, moreAdults, moreGuests }: Wanted) {
  const isByGuests = moreAdults !== undefined || moreGuests !== undefined
  return db`exists (
    select from order_rooms as room, lateral (select snapshot -> 'rooms' -> position::int -> 'guests' as guests) agreed
    where room.order_id = orders.id and room.cancelled_at is null
      ${rooms === undefined ? db`` : db`and coalesce(room.room_type_id, orders.room_type_id) = any(${[...rooms]}::bigint[])`}
      ${plan === undefined ? db`` : db`and coalesce(room.rate_plan_id, orders.rate_plan_id) = ${plan}`}
      ${
        isByGuests
          ? db`and ((guests ->> 'adults')::int > ${moreAdults ?? noLimit}
              or (guests ->> 'adults')::int + jsonb_array_length(guests -> 'ages') > ${moreGuests ?? noLimit})`
          : db``
      })`
}

/** The latest departure first: it says from when a room type or rate plan is free of orders. */
export function listOrdersAhead(db: Db, wanted: Wanted) {
  const { hotelId, rooms, plan, moreAdults, moreGuests, arrivalBefore } = wanted
  const isByRoom = [rooms, plan, moreAdults, moreGuests].some((wish) => wish !== undefined)
  return db<{ number: string; arrival: PlainDate; departure: PlainDate }[]>`
    select number, arrival::text as arrival, departure::text as departure from current_orders as orders
    where hotel_id = ${hotelId} and ${ahead(db)}
      ${isByRoom ? db`and ${withRoom(db, wanted)}` : db``}
      ${arrivalBefore === undefined ? db`` : db`and arrival < ${arrivalBefore}`}
    order by departure desc, id limit 20`
}
