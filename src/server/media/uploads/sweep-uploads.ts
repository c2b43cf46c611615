import type { Db } from '../../db/database.ts'
import { type FileStore, uploadFile } from '../file-store.ts'
import { purgeUpload, takeLeaving } from './upload-store.ts'

/** How long a picture may wait to be shown somewhere. */
export const unattachedLife = 24 * 3_600_000

/** Removes what nothing shows. The row goes last: a sweep that was cut short is finished by the next. */
export async function sweepUploads({ db, files }: { db: Db; files: FileStore }, now: number) {
  for (const id of await takeLeaving(db, now - unattachedLife)) {
    await files.remove(uploadFile(id))
    await purgeUpload(db, id)
  }
}
