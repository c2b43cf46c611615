import type { Db } from '#server/db/database.ts'

const FEW = 5
const MANY = 1_000

/** Every hotel, without restrictions. A quarter of the room types sell out during a run. */
export async function prepareHotels(db: Db): Promise<string[]> {
  await db`delete from restrictions`
  await db`delete from inventory_nights`
  await db`update room_types set units = case when id % 4 = 0 then ${FEW}::int else ${MANY}::int end`
  return (await db<{ id: string }[]>`select id from hotels order by id`).map(({ id }) => id)
}

export const readOrders = async (db: Db): Promise<string[]> =>
  (await db<{ id: string }[]>`select id from orders`).map(({ id }) => id)

/** Nights of room types with more rooms in orders than there are. */
export async function countOversold(db: Db): Promise<number> {
  const [row] = await db<[{ n: number }]>`
    select count(*)::int as n from (
      select from orders join order_rooms on order_rooms.order_id = orders.id
        cross join generate_series(arrival, departure - 1, interval '1 day') as night
        join room_types on room_types.id = coalesce(order_rooms.room_type_id, orders.room_type_id)
      where orders.state in ('held', 'confirmed') and order_rooms.cancelled_at is null
      group by room_types.id, room_types.units, night having count(*) > room_types.units) as oversold`
  return row.n
}
