import type { Db } from '../db/database.ts'
import { purgeDropped } from './store.ts'
import { purgeOldTraces } from './trace-store.ts'

/** What was taken back for good, and what was looked at long ago. */
export async function purgeSaved(db: Db, now: number) {
  await purgeDropped(db, now)
  await purgeOldTraces(db, now)
}
