import type { Db } from '../../db/database.ts'
import { type FileStore, uploadFile } from '../file-store.ts'
import { purgeUpload, takeLeaving } from './upload-store.ts'

/** How long an upload may stay unattached. */
export const unattachedLife = 24 * 3_600_000

/** Removes unattached uploads. The row is deleted last, so that an interrupted sweep is finished by the next. */
export async function sweepUploads({ db, files }: { db: Db; files: FileStore }, now: number) {
  for (const id of await takeLeaving(db, now - unattachedLife)) {
    await files.remove(uploadFile(id))
    await purgeUpload(db, id)
  }
}
