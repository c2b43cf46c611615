import type { Db } from '../db/database.ts'
import { type ClaimRow, readClaimsSince, readWaits as readStoredWaits } from './store.ts'

export type { ClaimRow } from './store.ts'
export { countClaimsBefore } from './store.ts'

/** Claims that were decided since then, the newest first. */
export const listDecided = (db: Db, since: number, limit: number): Promise<readonly ClaimRow[]> =>
  readClaimsSince(db, since, limit)

export const readWaits = readStoredWaits
