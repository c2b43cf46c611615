import { editRules, type Rule } from '#domain/calendar/restriction-nights.ts'
import type { Id } from '#domain/id.ts'
import type { Restriction } from '#domain/price/product.ts'
import { dateOf, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'
import { recordChanges } from './record-changes.ts'
import {
  type HotelRestriction,
  readRestrictions,
  readRoomTypeIds,
  replaceRestrictionsOfKind,
} from './restriction-store.ts'

/** The restriction of a night of a room type, or of one rate plan of it; null for none. */
export type NightRestriction = {
  readonly roomTypeId: Id
  readonly ratePlanId: Id | null
  readonly night: PlainDate
  readonly value: number | null
}

/** Closures have no number. */
const isClosure = (kind: Restriction['kind']) => kind.startsWith('closed')

/** A closure has the value 1 in rules, so that null means none. */
export const ruleOf = (stored: HotelRestriction): Rule => ({
  room: stored.roomTypeId,
  plan: stored.ratePlanId,
  from: dayOf(stored.from),
  to: dayOf(stored.to),
  weekdays: stored.weekdays,
  value: isClosure(stored.kind) ? 1 : stored.value,
})

type NewRestrictions = {
  readonly hotelId: Id
  readonly kind: Restriction['kind']
  readonly nights: readonly NightRestriction[]
}

/**
 * Sets one kind of restriction on single nights. Other nights, room types, plans and kinds keep theirs. The caller
 * has locked the hotel.
 */
export async function setRestrictions(tx: Tx, { hotelId, kind, nights }: NewRestrictions): Promise<void> {
  const [stored, rooms] = [await readRestrictions(tx, hotelId, [kind]), await readRoomTypeIds(tx, hotelId)]
  const byRow = Map.groupBy(nights, ({ roomTypeId, ratePlanId }) => `${roomTypeId}/${ratePlanId}`)
  const after = [...byRow.values()].reduce((rules, ofRow) => {
    const { roomTypeId: room, ratePlanId: plan } = ofRow[0]!
    const days = new Map(ofRow.map(({ night, value }) => [dayOf(night), value]))
    return editRules(rules, { room, plan, days }, rooms)
  }, stored.map(ruleOf))
  await replaceRestrictionsOfKind(
    tx,
    { hotelId, kind },
    after.map(({ room, plan, from, to, weekdays, value }) => ({
      kind,
      roomTypeId: room,
      ratePlanId: plan,
      from: dateOf(from),
      to: dateOf(to),
      weekdays,
      value: isClosure(kind) ? 0 : value,
    })),
  )
  await recordChanges(tx, [{ hotelId }])
}
