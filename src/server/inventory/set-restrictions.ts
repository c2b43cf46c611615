import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'
import { recordChanges } from './record-changes.ts'
import { type HotelRestriction, replaceRestrictions } from './restriction-store.ts'

export type { HotelRestriction } from './restriction-store.ts'

/** Replaces all restrictions of a hotel. */
export async function setRestrictions(
  tx: Tx,
  { hotelId, restrictions }: { hotelId: Id; restrictions: readonly HotelRestriction[] },
): Promise<void> {
  await replaceRestrictions(tx, hotelId, restrictions)
  await recordChanges(tx, [{ hotelId }])
}
