import type { Db } from '../db/database.ts'
import { imbalances } from '../ledger/read-account.ts'
import { wrongPayments } from './sums-store.ts'

/** What does not add up in the books of payments, one sentence each: nothing, as long as all is well. */
export async function checkSums(db: Db, now: number): Promise<string[]> {
  const [payments, books] = await Promise.all([wrongPayments(db, now), imbalances(db)])
  return [
    ...payments.map(({ id, what }) => `payment ${id} ${what}`),
    ...books.map(({ book, unit, sum }) => `book ${book} is ${sum} ${unit} out of balance`),
  ]
}
