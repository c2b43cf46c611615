import type { Db } from '#server/db/database.ts'

/** Hotels of the usual size: about five kinds of room. */
export const usualHotels = (db: Db, count: number) =>
  db<{ id: string }[]>`
    select hotels.id from hotels join room_types on hotel_id = hotels.id
    group by hotels.id order by abs(count(*) - 5), hotels.id limit ${count}`
