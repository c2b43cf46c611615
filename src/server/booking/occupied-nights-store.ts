import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../db/database.ts'

export const readHeldRooms = (
  db: Db,
  { hotelId, from, to }: { hotelId: Id; from: PlainDate; to: PlainDate },
): Promise<readonly { room: Id; night: PlainDate; rooms: number }[]> => db<
  { room: Id; night: PlainDate; rooms: number }[]
>`
  select room, night, sum(rooms)::int as rooms from (
    select coalesce(order_rooms.room_type_id, orders.room_type_id) as room, night::date::text as night,
      count(*)::int as rooms
    from orders join order_rooms on order_id = orders.id and cancelled_at is null,
      generate_series(greatest(arrival, ${from}::date), least(departure - 1, ${to}::date), interval '1 day') as night
    where orders.hotel_id = ${hotelId} and order_rooms.hotel_id = ${hotelId} and state = 'held' and arrival <= ${to} and departure > ${from}
    group by coalesce(order_rooms.room_type_id, orders.room_type_id), night
    union all
    select (move ->> 'roomTypeId')::bigint, night, (move ->> 'rooms')::int
    from order_changes join orders on orders.id = order_id, jsonb_array_elements(taken) as move,
      jsonb_array_elements_text(move -> 'nights') as night
    where orders.hotel_id = ${hotelId} and order_changes.hotel_id = ${hotelId} and order_changes.state = 'pending' and night between ${from} and ${to}
  ) held group by room, night`

export async function readOrdersOn(
  db: Db,
  { roomTypeId, night, limit }: { roomTypeId: Id; night: PlainDate; limit: number },
): Promise<string[]> {
  const rows = await db<{ number: string }[]>`
    select number from orders
    where hotel_id = (select hotel_id from room_types where id = ${roomTypeId})
      and exists (select from order_rooms as room where room.order_id = orders.id and room.cancelled_at is null
        and coalesce(room.room_type_id, orders.room_type_id) = ${roomTypeId})
      and state in ('held', 'payment_review', 'confirmed', 'staying') and arrival <= ${night} and departure > ${night}
    order by id limit ${limit}`
  return rows.map(({ number }) => number)
}
