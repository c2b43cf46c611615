import { ok, refuse } from '#domain/result.ts'
import type { Tx } from '../db/database.ts'
import { wakeReaders } from './record-changes.ts'
import { blockFreed, type RoomNights, returnRows, takeRows } from './stock-store.ts'

/**
 * Takes rooms out of stock, for every night or none. The database decides, whatever a search said before, and
 * notifies readers with copies on commit. A caller that takes several room types must take them in the order of their
 * ids to avoid deadlocks.
 */
export async function takeNights(tx: Tx, wanted: RoomNights) {
  if (!(await takeRows(tx, wanted))) return refuse('sold_out')
  wakeReaders(tx)
  return ok(null)
}

/** Puts taken rooms back into stock, except those that are busy elsewhere. Past nights stay as they are. */
export async function returnNights(tx: Tx, taken: RoomNights): Promise<void> {
  await returnRows(tx, taken)
  await blockFreed(tx, taken)
  wakeReaders(tx)
}
