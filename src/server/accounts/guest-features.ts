import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'

export type Standing = { points: number; level: number; agent: boolean }

/** Questions that accounts ask of features which depend on accounts. */
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
