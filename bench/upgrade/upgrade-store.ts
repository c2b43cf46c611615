import type { Db } from '#server/db/database.ts'

/** Every hotel, without restrictions and with many rooms: only a fault can refuse a booking. */
export async function openHotels(db: Db): Promise<string[]> {
  await db`delete from restrictions`
  await db`delete from inventory_nights`
  await db`update room_types set units = 1000`
  return (await db<{ id: string }[]>`select id from hotels order by id`).map(({ id }) => id)
}

export const orderIds = async (db: Db): Promise<string[]> =>
  (await db<{ id: string }[]>`select id from orders where state in ('held', 'confirmed')`).map(({ id }) => id)

export const lastMigration = async (db: Db): Promise<string> =>
  (await db<{ name: string }[]>`select name from migrations order by name desc limit 1`)[0]!.name
