import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type Moving = { readonly from: Id; readonly into: Id; readonly now: number }

/** Personal data that a feature stores about a guest: exported on request, erased with the account. */
export type PersonalData = {
  /** Its name in the export. */
  readonly name: string
  readonly read: (db: Db, guestId: Id) => Promise<unknown>
  /** Removes everything that identifies the guest. Ledger entries stay, under the account's number. */
  readonly erase: (tx: Tx, guestId: Id) => Promise<void>
  /** Gives the data to another account of the same person; without it they are erased when accounts are merged. */
  readonly move?: (tx: Tx, moving: Moving) => Promise<void>
}
