import type { Db } from '#server/db/database.ts'

/** A hotel with as many kinds of rooms as most have. */
export async function usualHotel(db: Db): Promise<string> {
  const [hotel] = await db<{ id: string }[]>`
    select hotels.id from hotels join room_types on hotel_id = hotels.id
    group by hotels.id order by abs(count(*) - 5), hotels.id limit 1`
  return hotel!.id
}
