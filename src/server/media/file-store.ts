import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ServiceAway } from '../http/service-away.ts'

/** The storage of pictures: a folder, or anything with the same interface. */
export type FileStore = {
  put: (name: string, bytes: Buffer) => Promise<void>
  get: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  /** Removing a file that does not exist succeeds. */
  remove: (name: string) => Promise<void>
}

export function openFolder(folder: string): FileStore {
  return {
    // Written to a temporary file and renamed, so that a reader never sees half a file.
    async put(name, bytes) {
      const file = join(folder, name)
      const draft = `${file}.${randomUUID()}.part`
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await writeFile(draft, bytes, { mode: 0o600, flush: true })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new ServiceAway('The disk is full.', { cause: error }) : error
      }
    },
    get: (name) => readFile(join(folder, name)).catch(() => null),
    has: (name) =>
      stat(join(folder, name)).then(
        (facts) => facts.isFile(),
        () => false,
      ),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code))

export const photographFile = (id: string) => `photographs/${id.slice(0, 2)}/${id}.webp`
export const uploadFile = (id: string) => `uploads/${id.slice(0, 2)}/${id}.webp`
