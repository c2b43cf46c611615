import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { ok, refuse } from '#domain/result.ts'
import type { Limit } from '../../concurrency/limit.ts'
import type { Db } from '../../db/database.ts'
import { type FileStore, photographFile } from '../file-store.ts'
import { findPhotographs, recordPhotograph } from '../store.ts'
import { readPhotograph } from './read-photograph.ts'
import { remakePicture } from './remake-picture.ts'

export type PhotographShelf = { db: Db; files: FileStore; queue: Limit }

const placeholderWidth = 16

/**
 * Stores a photograph: rotated upright, encoded again without metadata, no larger than pages need. The original is
 * not stored.
 */
export async function storePhotograph({ db, files, queue }: PhotographShelf, bytes: Buffer) {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = (await findPhotographs(db, [id])).get(id)
  if (known && (await files.has(photographFile(id)))) return ok(known)
  const made = await queue(() => remake(bytes))
  if (!made) return refuse('wrong_type')
  const { picture, ...facts } = made
  await files.put(photographFile(id), picture)
  await recordPhotograph(db, { id, ...facts, bytes: picture.length })
  return ok({ id, ...facts })
}

async function remake(bytes: Buffer) {
  const photograph = await readPhotograph(bytes)
  const made = photograph && (await remakePicture(photograph))
  return made && { ...made, placeholder: await placeholder(made.picture) }
}

async function placeholder(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .resize({ width: placeholderWidth })
    .blur(0.6)
    .webp({ quality: 30, alphaQuality: 0 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
