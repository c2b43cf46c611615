import type { Tx } from '../db/database.ts'
import { insertTransfer } from './store.ts'
import type { LedgerEntry, Transfer } from './transfer.ts'

/** True when this transfer is new; false when its key was posted before. */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<boolean> {
  const entries = transfer.entries.filter(({ amount }) => amount !== 0)
  if (entries.length === 0) return false
  for (const [unit, sum] of sumsByUnit(entries)) {
    if (sum !== 0) throw new Error(`transfer ${transfer.key} leaves ${sum} ${unit} over`)
  }
  return insertTransfer(tx, { ...transfer, entries })
}

function sumsByUnit(entries: readonly LedgerEntry[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { unit, amount } of entries) sums.set(unit, (sums.get(unit) ?? 0) + amount)
  return sums
}
