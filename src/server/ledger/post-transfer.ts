import type { PlainDate } from '#domain/plain-date.ts'
import type { Instant } from '#domain/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { insertTransfer } from './store.ts'

export type Book = 'money' | 'points' | 'commission'

/** `unit` is a currency, whose amounts are minor units, or POINTS. */
export type LedgerEntry = {
  readonly account: string
  readonly unit: string
  readonly amount: number
  readonly expires?: PlainDate
}

export type Transfer = {
  /** Names the fact: posted again, it changes nothing. */
  readonly key: string
  readonly book: Book
  readonly kind: string
  readonly orderId?: string
  readonly note?: string
  readonly at: Instant
  readonly entries: readonly LedgerEntry[]
}

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
