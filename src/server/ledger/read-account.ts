import type { Db, Tx } from '../db/database.ts'
import { type EntryRow, entriesOf, expiredAccounts, imbalances, lockAccount } from './store.ts'

export type { EntryRow }
export { imbalances }

export const readAccount = (db: Db, account: string): Promise<EntryRow[]> => entriesOf(db, account)

/** Read to be posted to: until the transaction ends, nobody else reads this account so. */
export async function readAccountLocked(tx: Tx, account: string): Promise<EntryRow[]> {
  await lockAccount(tx, account)
  return entriesOf(tx, account)
}

/** Accounts of a kind that have something whose date is over. */
export const findExpired = (db: Db, asked: { prefix: string; today: string }): Promise<string[]> =>
  expiredAccounts(db, asked)
