import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** `grows`: rows are only added. `same`: compared only if nothing was added since. */
export const Fact = z.object({ name: z.string(), how: z.enum(['grows', 'same', 'zero']), value: z.number() })
export type Fact = z.infer<typeof Fact>

/** The description of a backup. It is written last: a backup without it is incomplete. */
export const Manifest = z.object({
  id: z.string(),
  /** `cluster`: a copy of the database's files, for recovery to any later time. `dump`: the state of one moment. */
  kind: z.enum(['cluster', 'dump']),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  postgres: z.string(),
  version: z.string(),
  /** The first WAL segment that recovery needs; null for a dump. */
  firstWal: z.string().nullable(),
  bytes: z.number(),
  /** Uncompressed, for progress. */
  plainBytes: z.number(),
  facts: z.array(Fact),
})
export type Manifest = z.infer<typeof Manifest>

export const databaseFile = (folder: string, id: string) => join(folder, id, 'database.enc')
export const dataFile = (folder: string, id: string) => join(folder, id, 'data.enc')
export const walFolder = (folder: string) => join(folder, 'wal')
export const walFile = (folder: string, segment: string) => join(walFolder(folder), `${segment}.enc`)

/** `20270501T080000Z` */
export const backupId = (now: number) => new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')

/** Complete backups, the oldest first. */
export function listBackups(folder: string): Manifest[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name) && existsSync(join(folder, name, 'manifest.json')))
    .sort()
    .map((name) => Manifest.parse(JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8'))))
}

export function openBackup(folder: string, id: string) {
  for (const each of [folder, walFolder(folder), join(folder, id)])
    mkdirSync(each, { recursive: true, mode: 0o700 })
}

export function completeBackup(folder: string, manifest: Manifest) {
  const file = join(folder, manifest.id, 'manifest.json')
  writeFileSync(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.part`, file)
}

const DAY = 86_400_000
const FEWEST = 2

/** Deletes backups and WAL that are older than the given days. The two newest backups always remain. */
export function deleteOldBackups(folder: string, { days, now }: { days: number; now: number }): string[] {
  const all = listBackups(folder)
  const old = all.slice(0, -FEWEST).filter(({ endedAt }) => Date.parse(endedAt) < now - days * DAY)
  for (const { id } of old) rmSync(join(folder, id), { recursive: true })
  const [oldest] = all.filter((one) => !old.includes(one) && one.firstWal !== null)
  if (oldest?.firstWal)
    for (const segment of listWal(folder))
      if (positionOf(segment) < positionOf(oldest.firstWal)) rmSync(walFile(folder, segment))
  return old.map(({ id }) => id)
}

const SEGMENT = /^[0-9A-F]{24}$/

/** Archived segments, in their order. Files of timelines are left out: they are small and always needed. */
export const listWal = (folder: string): string[] =>
  archivedNames(folder).filter((name) => SEGMENT.test(name))

export const archivedNames = (folder: string): string[] =>
  existsSync(walFolder(folder))
    ? readdirSync(walFolder(folder))
        .filter((name) => name.endsWith('.enc'))
        .map((name) => name.slice(0, -'.enc'.length))
        .sort()
    : []

/** The position in the log; the first eight digits are the timeline. */
export const positionOf = (segment: string) => segment.slice(8, 24)
