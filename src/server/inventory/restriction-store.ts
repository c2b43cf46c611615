import type { Id } from '#domain/id.ts'
import type { Restriction } from '#domain/price/product.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'

/** A restriction of the whole hotel, of a room type, of a rate plan, or of both together. */
export type HotelRestriction = Pick<Restriction, 'kind' | 'weekdays' | 'value'> & {
  readonly roomTypeId: Id | null
  readonly ratePlanId: Id | null
  readonly from: PlainDate
  readonly to: PlainDate
}

export async function replaceRestrictions(tx: Tx, hotelId: Id, restrictions: readonly HotelRestriction[]) {
  await tx`delete from restrictions where hotel_id = ${hotelId}`
  if (restrictions.length === 0) return
  const rows = restrictions.map(({ roomTypeId, ratePlanId, from, to, kind, weekdays, value }) => ({
    hotel_id: hotelId,
    room_type_id: roomTypeId,
    rate_plan_id: ratePlanId,
    kind,
    from_date: from,
    to_date: to,
    weekdays,
    value,
  }))
  await tx`insert into restrictions ${tx(rows)}`
}
