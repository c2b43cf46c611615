import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'

export type Standing = { points: number; level: number; agent: boolean }

/** Callbacks into features that depend on accounts. */
export type GuestFeatures = {
  readonly standingOf: (db: Db, guestId: Id) => Promise<Standing>
  readonly hasOpenOrders: (db: Db, guestId: Id) => Promise<boolean>
  /** Attributes a guest who signs in to the agent of a typed code or of a link followed before. */
  readonly noteInvitation: (
    tx: Tx,
    invited: { guestId: Id; code: string | null; kept: string | undefined; now: number },
  ) => Promise<void>
  readonly data: readonly PersonalData[]
}
