import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

/** Personal data that a feature stores about a guest: exported on request, erased with the account. */
export type PersonalData = {
  /** Its name in the export. */
  readonly name: string
  readonly read: (db: Db, guestId: Id) => Promise<unknown>
  /** Removes everything that identifies the guest. Ledger entries stay, under the account's number. */
  readonly erase: (tx: Tx, guestId: Id) => Promise<void>
}
