import type { Db, Tx } from '../db/database.ts'
import {
  type EntryRow,
  entriesOf,
  expiredAccounts,
  imbalances,
  type KindSum,
  lockAccount,
  sumsByKind,
  transfersOf,
} from './store.ts'

export type { EntryRow, KindSum }
export { imbalances, transfersOf }

export const readAccount = (db: Db, account: string): Promise<EntryRow[]> => entriesOf(db, account)

/** Read to be posted to: until the transaction ends, nobody else reads this account so. */
export async function readAccountLocked(tx: Tx, account: string): Promise<EntryRow[]> {
  await lockAccount(tx, account)
  return entriesOf(tx, account)
}

/** Accounts of a kind that have something whose date is over. */
export const findExpired = (db: Db, asked: { prefix: string; today: string }): Promise<string[]> =>
  expiredAccounts(db, asked)

/** Until the transaction ends nobody else who asks so posts to these accounts; always taken in one order. */
export async function lockAccounts(tx: Tx, accounts: readonly string[]) {
  for (const account of [...new Set(accounts)].sort()) await lockAccount(tx, account)
}

/** What was posted to each of the accounts, by kind of transfer. */
export const readSums = (db: Db, accounts: readonly string[]): Promise<KindSum[]> => sumsByKind(db, accounts)
