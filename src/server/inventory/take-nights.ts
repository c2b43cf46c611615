import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'
import { wakeReaders } from './record-changes.ts'
import { returnRows, takeRows } from './stock-store.ts'

/** So many rooms of one type, each for all of these nights. */
export type RoomNights = {
  readonly roomTypeId: Id
  readonly nights: readonly PlainDate[]
  readonly rooms: number
}

/**
 * Takes rooms out of stock: every night, or nothing. The database decides, whatever a search said before, and tells
 * those who hold copies when the transaction commits. Who takes several room types takes them in the order of their
 * ids, so that two who want the same never wait for each other.
 */
export async function takeNights(tx: Tx, { roomTypeId, nights, rooms }: RoomNights) {
  if (!(await takeRows(tx, roomTypeId, nights, rooms))) return refuse('sold_out')
  wakeReaders(tx)
  return ok(null)
}

/** Puts rooms that were taken back into stock. Nights that are over stay as they are. */
export async function returnNights(tx: Tx, { roomTypeId, nights, rooms }: RoomNights): Promise<void> {
  await returnRows(tx, roomTypeId, nights, rooms)
  wakeReaders(tx)
}
