import { randomBytes } from 'node:crypto'
import { ok, refuse } from '#domain/result.ts'
import type { Limit } from '../../concurrency/limit.ts'
import type { Db } from '../../db/database.ts'
import { bounds } from '../../http/server.ts'
import { type FileStore, uploadFile } from '../file-store.ts'
import { guestKinds, readPhotograph } from '../photographs/read-photograph.ts'
import { remakePicture } from '../photographs/remake-picture.ts'
import { TooBusy } from '../too-busy.ts'
import { uploadAddress } from './upload-address.ts'
import { type Owner, recordUpload } from './upload-store.ts'

export type UploadShelf = { db: Db; files: FileStore; queue: Limit; now: () => number }

/** Stores a guest's picture in any of the accepted encodings. The original is not stored, only the encoded result. */
export async function takeUpload(
  { db, files, queue, now }: UploadShelf,
  { bytes, owner }: { bytes: Buffer; owner: Owner },
) {
  if (bytes.length > bounds.file) return refuse('too_large')
  const made = await queue(async () => {
    const picture = await readPhotograph(bytes, guestKinds)
    return picture && remakePicture(picture)
  }).catch((error: unknown) => {
    if (error instanceof TooBusy) return 'busy' as const
    throw error
  })
  if (made === 'busy') return refuse('overloaded')
  if (!made) return refuse('wrong_type')
  const { picture, width, height } = made
  // Random and not derived from the content, so that it cannot be guessed.
  const id = randomBytes(16).toString('hex')
  await files.put(uploadFile(id), picture)
  await recordUpload(db, { id, owner, width, height, bytes: picture.length, now: now() })
  return ok({ id, url: uploadAddress(id), width, height })
}

/** The bytes of a base64 text or a data URL; `null` for anything else. */
export function bytesOfBase64(data: string): Buffer | null {
  const text = data.slice(data.startsWith('data:') ? data.indexOf(',') + 1 : 0)
  // A client that did not encode its form sends spaces for plus signs.
  const plain = text.replaceAll(' ', '+').replace(/[\r\n]/g, '')
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(plain) ? Buffer.from(plain, 'base64') : null
}
