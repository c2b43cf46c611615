import type { Db } from '#server/db/database.ts'

/** Hotels of average size: about five room types. */
export const usualHotels = (db: Db, count: number) =>
  db<{ id: string }[]>`
    select hotels.id from hotels join room_types on hotel_id = hotels.id
    group by hotels.id order by abs(count(*) - 5), hotels.id limit ${count}`
