import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures are kept: a folder, or anything else that can do this. */
export type FileStore = {
  put: (name: string, bytes: Buffer) => Promise<void>
  get: (name: string) => Promise<Buffer | null>
  has: (name: string) => Promise<boolean>
  /** What is not there is removed already. */
  remove: (name: string) => Promise<void>
}

export function openFolder(folder: string): FileStore {
  return {
    // Written aside and moved, so that nobody ever reads half a file.
    async put(name, bytes) {
      const file = join(folder, name)
      const draft = `${file}.${randomUUID()}.part`
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await rename(draft, file)
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

export const photographFile = (id: string) => `photographs/${id.slice(0, 2)}/${id}.webp`
export const uploadFile = (id: string) => `uploads/${id.slice(0, 2)}/${id}.webp`
