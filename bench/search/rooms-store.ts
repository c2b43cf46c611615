import type { Db } from '#server/db/database.ts'

export async function countRooms(db: Db, cities: readonly number[]): Promise<number> {
  const [row] = await db<{ rooms: number }[]>`
    select count(*)::int as rooms from hotels join room_types on hotel_id = hotels.id
    where city = any (${[...cities]}::bigint[]) and hotels.state = 'open' and room_types.state = 'open'`
  return row?.rooms ?? 0
}
