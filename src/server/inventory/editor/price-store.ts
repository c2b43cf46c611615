import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../../db/database.ts'

export const readRoomCalendars = (db: Db, hotelId: Id) =>
  db<{ roomTypeId: Id; baseDate: PlainDate; unit: number; prices: Buffer }[]>`
    select room_type_id::text as "roomTypeId", base_date::text as "baseDate", unit, prices from price_calendars
    where hotel_id = ${hotelId} and rate_plan_id is null`

type Closure = { hotelId: Id; roomTypeId: Id | null; ratePlanId: Id | null; from: PlainDate; to: PlainDate }

/** A closure that is there already is not added again. */
export async function addClosure(tx: Tx, { hotelId, roomTypeId, ratePlanId, from, to }: Closure) {
  await tx`
    insert into restrictions (hotel_id, room_type_id, rate_plan_id, kind, from_date, to_date, weekdays, value)
    select ${hotelId}, ${roomTypeId}, ${ratePlanId}, 'closed', ${from}, ${to}, 127, 0
    where not exists (
      select from restrictions where hotel_id = ${hotelId} and room_type_id is not distinct from ${roomTypeId}::bigint
        and rate_plan_id is not distinct from ${ratePlanId}::bigint and kind = 'closed' and weekdays = 127
        and from_date <= ${from} and to_date >= ${to})`
}
