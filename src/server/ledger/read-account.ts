import type { Db, Tx } from '../db/database.ts'
import {
  type EntryRow,
  entriesOf,
  expiredAccounts,
  imbalances,
  type KindSum,
  lockAccount,
  moneySums,
  moneyTransfers,
  newestEntries,
  sumsByKind,
  sumsByPart,
  transfersOf,
} from './store.ts'

export type { EntryRow, KindSum }
export { imbalances, moneySums, moneyTransfers, newestEntries, sumsByPart, transfersOf }

export const readAccount = (db: Db, account: string): Promise<EntryRow[]> => entriesOf(db, account)

/** Reads the account before posting to it; its lock is held until the transaction ends. */
export async function readAccountLocked(tx: Tx, account: string): Promise<EntryRow[]> {
  await lockAccount(tx, account)
  return entriesOf(tx, account)
}

/** Accounts with this prefix that hold an expired lot. */
export const findExpired = (db: Db, asked: { prefix: string; today: string }): Promise<string[]> =>
  expiredAccounts(db, asked)

/** Locks these accounts until the transaction ends, always in the same order to avoid deadlocks. */
export async function lockAccounts(tx: Tx, accounts: readonly string[]) {
  for (const account of [...new Set(accounts)].sort()) await lockAccount(tx, account)
}

/** Sums of the entries of each account, by kind of transfer. */
export const readSums = (db: Db, accounts: readonly string[]): Promise<KindSum[]> => sumsByKind(db, accounts)
