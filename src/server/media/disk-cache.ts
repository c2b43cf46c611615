import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSingleFlight } from '../cache/single-flight.ts'

type Kept = { file: string; bytes: number; usedAt: number }

/**
 * A disk cache of made pictures, limited in bytes, with LRU eviction. Several processes may share the folder. A
 * picture that cannot be stored is still returned.
 */
export function createDiskCache({
  folder,
  maxBytes,
  now,
}: {
  folder: string
  maxBytes: number
  now: () => number
}) {
  const flight = createSingleFlight<Buffer | null>()
  let bytes = 0
  let counted: Promise<void> | null = null
  let tidying: Promise<void> | null = null

  const list = async (): Promise<Kept[]> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(folder)
    const kept = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name)
        const facts = await stat(file).catch(() => null)
        return facts?.isFile() ? { file, bytes: facts.size, usedAt: facts.mtimeMs } : null
      }),
    )
    return kept.filter((each) => each !== null)
  }
  const sum = (kept: readonly Kept[]) => kept.reduce((all, each) => all + each.bytes, 0)

  // Evicts down to four fifths, so that not every new picture scans the folder.
  const tidy = async () => {
    const kept = (await list()).sort((a, b) => a.usedAt - b.usedAt)
    let left = sum(kept)
    for (const each of kept) {
      if (left <= maxBytes * 0.8) break
      await rm(each.file, { force: true })
      left -= each.bytes
    }
    bytes = left
  }

  const store = async (file: string, picture: Buffer) => {
    counted ??= list().then((kept) => {
      bytes = sum(kept)
    })
    await counted.catch(() => (counted = null))
    const draft = join(folder, `${randomUUID()}.part`)
    try {
      await writeFile(draft, picture, { mode: 0o600 })
      await utimes(draft, now() / 1000, now() / 1000)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    bytes += picture.length
    if (bytes > maxBytes) await (tidying ??= tidy().finally(() => (tidying = null)))
  }

  const find = async (file: string): Promise<Buffer | null> => {
    const found = await readFile(file).catch(() => null)
    if (found) await utimes(file, now() / 1000, now() / 1000).catch(() => {})
    return found
  }

  return (key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> =>
    flight(key, async () => {
      const file = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 40))
      const found = await find(file)
      if (found) return found
      const made = await make()
      if (made) await store(file, made).catch(() => {})
      return made
    })
}
export type DiskCache = ReturnType<typeof createDiskCache>
