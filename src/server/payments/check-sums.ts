import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { imbalances } from '../ledger/read-account.ts'
import { type MovedMoney, sumMoved, wrongPayments } from './sums-store.ts'

export type { MovedMoney } from './sums-store.ts'

/** Inconsistencies of the payment books, one sentence each; empty if there are none. */
export async function checkSums(db: Db, now: number): Promise<string[]> {
  const [payments, books] = await Promise.all([wrongPayments(db, now), imbalances(db)])
  return [
    ...payments.map(({ id, what }) => `payment ${id} ${what}`),
    ...books.map(({ book, unit, sum }) => `book ${book} is ${sum} ${unit} out of balance`),
  ]
}

/** For every one of these orders with at least one payment. */
export const movedMoney = async (db: Db, orderIds: readonly Id[]): Promise<ReadonlyMap<Id, MovedMoney>> =>
  new Map((await sumMoved(db, orderIds)).map((row) => [row.orderId, row]))
