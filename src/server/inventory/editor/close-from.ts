import type { Id } from '#domain/id.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../../db/database.ts'
import { recordChanges } from '../record-changes.ts'
import { addClosure } from './price-store.ts'

/** Beyond every calendar. */
const closedFor = 3_650

/** Closes a room type or a rate plan for sale from a day on. */
export async function closeFrom(
  tx: Tx,
  closed: { hotelId: Id; roomTypeId: Id | null; ratePlanId: Id | null; from: PlainDate },
) {
  await addClosure(tx, { ...closed, to: addDays(closed.from, closedFor) })
  await recordChanges(tx, [{ hotelId: closed.hotelId }])
}
