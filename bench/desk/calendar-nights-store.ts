import type { Pool } from '#server/db/database.ts'

/** Sold rooms and restrictions, so that the pictures show them. */
export async function takeSomeNights(db: Pool, hotel: string, from: string) {
  await db`
    insert into inventory_nights (room_type_id, night, free)
    select id, ${from}::date + at, greatest(0, units - (units * (35 + (at * 37 + id * 13) % 60) / 100)::int)
    from room_types, generate_series(0, 59) as at where hotel_id = ${hotel} on conflict do nothing`
  await db`
    insert into restrictions (hotel_id, room_type_id, kind, from_date, to_date, weekdays, value)
    select ${hotel}::bigint, id, 'min_stay', ${from}::date + 20, ${from}::date + 23, 127, 2 from room_types where hotel_id = ${hotel}
    union all select ${hotel}::bigint, max(id), 'closed', ${from}::date + 30, ${from}::date + 34, 127, 0 from room_types where hotel_id = ${hotel}
    union all select ${hotel}::bigint, min(id), 'closed_to_arrival', ${from}::date + 24, ${from}::date + 24, 127, 0 from room_types where hotel_id = ${hotel}
    union all select ${hotel}::bigint, min(id), 'max_stay', ${from}::date + 40, ${from}::date + 48, 127, 7 from room_types where hotel_id = ${hotel}`
}

export async function readOpenHotel(db: Pool): Promise<{ id: string; city: number }> {
  const [row] = await db<{ id: string; city: number }[]>`
    select id, city::float8 as city from hotels where state = 'open'`
  return row!
}
