import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool } from '../db/database.ts'
import { type Embedded, findEmbedded, startEmbedded } from '../db/embedded.ts'
import { CannotStart, ownerFor, privateFolder } from '../db/embedded-places.ts'
import { isReady } from '../db/postmaster.ts'
import type { Progress } from '../inventory/progress-bar.ts'
import {
  archivedNames,
  databaseFile,
  dataFile,
  listBackups,
  type Manifest,
  positionOf,
  walFile,
} from './backup-folder.ts'
import { clientEnvironment, runClient } from './database-client.ts'
import type { BackupTarget } from './make-backup.ts'
import { unpack } from './pack-files.ts'
import { readSealed } from './seal-stream.ts'

/** The newest backup that ended before the time, or the one with the id. */
export function chooseBackup(
  folder: string,
  { id, to }: { id?: string | undefined; to: number | null },
): Manifest {
  const all = listBackups(folder)
  if (all.length === 0) throw new CannotStart(`There is no complete backup in ${folder}.`)
  if (id !== undefined) {
    const found = all.find((one) => one.id === id)
    if (!found) throw new CannotStart(`There is no backup ${id}: the newest is ${all.at(-1)!.id}.`)
    return found
  }
  const found = all.findLast(({ endedAt }) => to === null || Date.parse(endedAt) <= to)
  if (!found) throw new CannotStart(`The oldest backup ended at ${all[0]!.endedAt}: choose a later time.`)
  return found
}

type Options = BackupTarget & {
  readonly backup: Manifest
  readonly dataDir: string
  readonly chosen: boolean
  /** Recovery ends before the first transaction after this time; null for the newest state. */
  readonly to: number | null
  readonly progress: Progress
}

/** Restores the embedded database of a folder without one, and returns it running. */
export async function restoreCluster(options: Options): Promise<Embedded> {
  const { folder, key, backup, dataDir, chosen, to, progress } = options
  const { home } = findEmbedded({ dataDir, chosen })
  const cluster = join(home, 'cluster')
  if (existsSync(cluster))
    throw new CannotStart(`${cluster} exists: move it away, or restore into another DATA_DIR.`)
  const draft = `${cluster}.restored`
  rmSync(draft, { recursive: true, force: true })
  const owner = ownerFor(cluster)
  mkdirSync(home, { recursive: true })
  privateFolder(draft, owner)
  await unpack(readSealed(databaseFile(folder, backup.id), key), {
    into: draft,
    owner,
    progress,
    total: backup.plainBytes,
  })
  const wal = join(home, 'restored-wal')
  await unpackWal({ folder, key, from: backup.firstWal!, into: wal, owner })
  writeFileSync(join(draft, 'recovery.signal'), '')
  if (owner) chownSync(join(draft, 'recovery.signal'), owner.uid, owner.gid)
  renameSync(draft, cluster)
  const target = to === null ? [] : [`recovery_target_time=${serverTime(to)}`]
  const embedded = await startEmbedded({
    dataDir,
    chosen,
    isRecovery: true,
    settings: [
      `restore_command=cp '${wal.replaceAll("'", "'\\''").replaceAll('%', '%%')}'/%f %p`,
      'recovery_target_action=promote',
      // Otherwise the server is ready before the recovery ends.
      'hot_standby=off',
      ...target,
    ],
  }).catch((error: unknown) => {
    rmSync(cluster, { recursive: true })
    throw error
  })
  rmSync(wal, { recursive: true })
  return embedded
}

/** The server reads this setting before its names of time zones, such as Z. */
const serverTime = (time: number) => new Date(time).toISOString().replace('T', ' ').replace('Z', '+00')

type WalOptions = {
  folder: string
  key: string
  from: string
  into: string
  owner: { uid: number; gid: number } | null
}

async function unpackWal({ folder, key, from, into, owner }: WalOptions) {
  rmSync(into, { recursive: true, force: true })
  privateFolder(into, owner)
  // History files of timelines have no position, and recovery needs them all.
  const names = archivedNames(folder).filter(
    (name) => name.length !== 24 || positionOf(name) >= positionOf(from),
  )
  for (const name of names) {
    const file = join(into, name)
    const parts: Buffer[] = []
    for await (const bytes of readSealed(walFile(folder, name), key)) parts.push(bytes)
    writeFileSync(file, Buffer.concat(parts), { mode: 0o600 })
    if (owner) chownSync(file, owner.uid, owner.gid)
  }
}

/** Whether the embedded database of this folder runs: it must be stopped first. */
export function isRunning({ dataDir, chosen }: { dataDir: string; chosen: boolean }): boolean {
  return isReady(join(findEmbedded({ dataDir, chosen }).home, 'cluster'))
}

/** Moves the present data aside; returns where. */
export function moveAside(dataDir: string, chosen: boolean, suffix: string): string[] {
  const { home } = findEmbedded({ dataDir, chosen })
  const present = [join(home, 'cluster'), join(dataDir, 'files'), join(dataDir, 'secret')].filter((path) =>
    existsSync(path),
  )
  return present.map((path) => {
    renameSync(path, `${path}.${suffix}`)
    return `${path}.${suffix}`
  })
}

/** Restores a dump into an empty database. */
export async function restoreDump(
  db: Pool,
  {
    folder,
    key,
    backup,
    url,
    progress,
  }: BackupTarget & { backup: Manifest; url: string; progress: Progress },
  isEmpty: (db: Pool) => Promise<boolean>,
) {
  if (!(await isEmpty(db)))
    throw new CannotStart('The database of DATABASE_URL has tables: create an empty one, and name that.')
  const { input, done } = runClient(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${clientEnvironment(url).PGDATABASE}`],
    clientEnvironment(url),
  )
  let read = 0
  async function* dump() {
    for await (const bytes of readSealed(databaseFile(folder, backup.id), key)) {
      progress((read += bytes.length), backup.plainBytes)
      yield bytes
    }
  }
  await Promise.all([pipeline(dump, input), done])
}

/** The uploaded files, the secret and the settings. */
export const restoreData = ({
  folder,
  key,
  backup,
  dataDir,
}: BackupTarget & { backup: Manifest; dataDir: string }) =>
  unpack(readSealed(dataFile(folder, backup.id), key), { into: dataDir })
