import type { PlainDate } from '#domain/plain-date.ts'
import { type Db, transaction } from '#server/db/database.ts'
import { announceChanges, recordChanges } from '#server/inventory/record-changes.ts'

export type Target = { hotelId: string; slug: string; rooms: { id: string; units: number }[] }

/** A hotel of one of the smallest cities, so that the list is short. */
export async function findSmall(db: Db): Promise<Target> {
  const [found] = await db<Target[]>`
    select hotels.id as "hotelId", slug,
      (select json_agg(json_build_object('id', id::text, 'units', units)) from room_types where hotel_id = hotels.id) as rooms
    from hotels join places on places.id = city
    where places.hotels > 0 and not exists (select from restrictions where hotel_id = hotels.id)
    order by places.hotels, hotels.id limit 1`
  return found!
}

/** As a booking does it: stock and keys in one transaction, then the call to the readers. Returns when it was committed. */
export async function setFree(
  db: Db,
  { hotelId, rooms }: Target,
  night: PlainDate,
  free: number,
): Promise<number> {
  await transaction(db, async (tx) => {
    await tx`
      insert into inventory_nights (room_type_id, night, free)
      select room, ${night}::date, ${free} from unnest(${rooms.map(({ id }) => id)}::bigint[]) as room
      on conflict (room_type_id, night) do update set free = excluded.free`
    await recordChanges(
      tx,
      rooms.map(({ id }) => ({ hotelId, roomTypeId: id })),
    )
  })
  const committed = performance.now()
  void announceChanges(db)
  return committed
}

export async function restore(db: Db, { rooms }: Target, night: PlainDate) {
  await db`
    delete from inventory_nights where night = ${night} and room_type_id = any (${rooms.map(({ id }) => id)}::bigint[])`
}
