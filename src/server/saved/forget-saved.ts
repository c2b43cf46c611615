import type { Db } from '../db/database.ts'
import { forgetDropped } from './store.ts'
import { forgetOldTraces } from './trace-store.ts'

/** What was taken back for good, and what was looked at long ago. */
export async function forgetSaved(db: Db, now: number) {
  await forgetDropped(db, now)
  await forgetOldTraces(db, now)
}
