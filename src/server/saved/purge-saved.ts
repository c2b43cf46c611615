import type { Db } from '../db/database.ts'
import { purgeDropped } from './store.ts'
import { purgeOldTraces } from './trace-store.ts'

/** Deletes removed favourites after the undo time, and old history. */
export async function purgeSaved(db: Db, now: number) {
  await purgeDropped(db, now)
  await purgeOldTraces(db, now)
}
