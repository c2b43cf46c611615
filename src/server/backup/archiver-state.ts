import type { Db } from '../db/database.ts'
import { readArchiver, readServer } from './store.ts'

/** Whether the server archives its log, and whether the last attempt failed. */
export async function archiverState(
  db: Db,
): Promise<{ archiving: boolean; failed: boolean; last: Date | null }> {
  const [{ archiving }, { failed, last }] = await Promise.all([readServer(db), readArchiver(db)])
  return { archiving, failed: archiving && failed, last }
}
