import type { Id } from '#domain/id.ts'
import type { Restriction } from '#domain/price/product.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../db/database.ts'

/** A restriction of the whole hotel, of a room type, of a rate plan, or of both together. */
export type HotelRestriction = Pick<Restriction, 'kind' | 'weekdays' | 'value'> & {
  readonly roomTypeId: Id | null
  readonly ratePlanId: Id | null
  readonly from: PlainDate
  readonly to: PlainDate
}

type OfKind = { readonly hotelId: Id; readonly kind: Restriction['kind'] }

/** Replaces the rules of one kind; those of other kinds stay. */
export async function replaceRestrictionsOfKind(
  tx: Tx,
  { hotelId, kind }: OfKind,
  restrictions: readonly HotelRestriction[],
) {
  await tx`delete from restrictions where hotel_id = ${hotelId} and kind = ${kind}`
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

export const readRestrictions = (db: Db, hotelId: Id, kinds: readonly Restriction['kind'][]) => db<
  HotelRestriction[]
>`
  select kind, room_type_id as "roomTypeId", rate_plan_id as "ratePlanId", from_date::text as from,
    to_date::text as to, weekdays, value
  from restrictions where hotel_id = ${hotelId} and kind = any(${[...kinds]})
  order by from_date, to_date, room_type_id, rate_plan_id, value`

export async function readRoomTypeIds(db: Db, hotelId: Id): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`select id from room_types where hotel_id = ${hotelId} order by id`
  return rows.map(({ id }) => id)
}
