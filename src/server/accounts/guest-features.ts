import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type Standing = { points: number; level: number; agent: boolean }

/** What a feature keeps about a guest: handed out in the export, taken away when the guest is erased. */
export type PersonalData = {
  /** Its name in the export. */
  readonly name: string
  readonly read: (db: Db, guestId: Id) => Promise<unknown>
  /** Everything that tells who it was. What a ledger must keep stays, under the account's number. */
  readonly erase: (tx: Tx, guestId: Id) => Promise<void>
}

/** What accounts must ask other features, without knowing them. */
export type GuestFeatures = {
  readonly standingOf: (db: Db, guestId: Id) => Promise<Standing>
  readonly hasOpenOrders: (db: Db, guestId: Id) => Promise<boolean>
  /** A guest has signed in who may have been brought by an agent: by a code, or by a link followed before. */
  readonly noteInvitation: (
    tx: Tx,
    invited: { guestId: Id; code: string | null; kept: string | undefined; now: number },
  ) => Promise<void>
  readonly data: readonly PersonalData[]
}
