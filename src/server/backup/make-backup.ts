import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from '../db/database.ts'
import type { Embedded } from '../db/embedded.ts'
import { CannotStart } from '../db/embedded-places.ts'
import type { Progress } from '../inventory/progress-bar.ts'
import { Environment } from '../settings/environment.ts'
import type { Settings } from '../settings.ts'
import { shipWal } from './archive-wal.ts'
import {
  backupId,
  completeBackup,
  databaseFile,
  dataFile,
  deleteOldBackups,
  type Manifest,
  openBackup,
  positionOf,
} from './backup-folder.ts'
import { clientEnvironment, clientVersion, runClient } from './database-client.ts'
import { collectFacts } from './facts.ts'
import { bytesOf, filesBelow, type Packed, pack } from './pack-files.ts'
import { writeSealed } from './seal-stream.ts'
import { dropSlot, readDirectory, readServer, startBackup, stopBackup } from './store.ts'

export type BackupTarget = { readonly folder: string; readonly key: string }
type Options = {
  readonly db: Pool
  readonly embedded: Embedded | null
  readonly settings: Settings
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => number
  readonly progress: Progress
}

/** The folder and the key of backups, or an error that names the missing setting. */
export function backupTarget({
  BACKUP_DIR,
  BACKUP_KEY,
}: Pick<Settings, 'BACKUP_DIR' | 'BACKUP_KEY'>): BackupTarget {
  if (!BACKUP_DIR) throw new CannotStart('BACKUP_DIR is not set: name a folder for backups, on another disk.')
  if (!BACKUP_KEY)
    throw new CannotStart(
      'BACKUP_KEY is not set: backups are encrypted. Set at least 32 random characters, and store them elsewhere too.',
    )
  return { folder: BACKUP_DIR, key: BACKUP_KEY }
}

/** Makes a complete backup while the site runs, and deletes the oldest. */
export async function makeBackup(options: Options): Promise<Manifest & { deleted: string[] }> {
  const { db, embedded, settings, env, now } = options
  const target = backupTarget(settings)
  const id = backupId(now())
  openBackup(target.folder, id)
  const startedAt = new Date(now()).toISOString()
  const { version: postgres } = await readServer(db)
  const copied = embedded
    ? await copyCluster(options, { ...target, id })
    : await dumpDatabase(options, { ...target, id })
  const data = dataOf(settings, env)
  const dataBytes = await writeSealed(dataFile(target.folder, id), pack(data), target.key)
  if (embedded) await shipWal(settings, target)
  const manifest: Manifest = {
    id,
    kind: embedded ? 'cluster' : 'dump',
    startedAt,
    endedAt: new Date(now()).toISOString(),
    postgres,
    version: settings.SITE_VERSION,
    firstWal: copied.firstWal,
    bytes: copied.bytes + dataBytes,
    plainBytes: copied.plainBytes + bytesOf(data),
    facts: await collectFacts(db),
  }
  completeBackup(target.folder, manifest)
  return { ...manifest, deleted: deleteOldBackups(target.folder, { days: settings.BACKUP_DAYS, now: now() }) }
}

type Place = BackupTarget & { readonly id: string }
type Copied = { firstWal: string | null; bytes: number; plainBytes: number }

// Contents that a running server must not share with a copy; the same list as of `pg_basebackup`.
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const single = [
  'global/pg_control',
  'backup_label',
  'tablespace_map',
  'recovery.signal',
  'standby.signal',
  'postmaster.pid',
  'postmaster.opts',
]

function isLeftOut(path: string): boolean {
  const parts = path.split('/')
  return (
    (parts.length > 1 && emptied.includes(parts[0]!)) ||
    single.includes(path) ||
    path.endsWith('pg_internal.init') ||
    parts.some((part) => part.startsWith('pgsql_tmp'))
  )
}

/** A base backup by the low-level interface of PostgreSQL: the embedded binaries have no `pg_basebackup`. */
async function copyCluster({ db, progress }: Options, { folder, key, id }: Place): Promise<Copied> {
  const directory = await readDirectory(db)
  const session = await db.reserve()
  let firstWal = ''
  let plainBytes = 0
  try {
    firstWal = await startBackup(session, `lodestar ${id}`)
    const files = filesBelow(directory, '', isLeftOut)
    plainBytes = bytesOf(files)
    let done = 0
    // The log is added at the end, beyond the total.
    const onBytes = (count: number): unknown => (done += count) <= plainBytes && progress(done, plainBytes)
    async function* cluster(): AsyncGenerator<Packed> {
      yield* files
      // Last, as `pg_basebackup` does.
      yield* filesBelow(directory, '', (path) => path !== 'global' && path !== 'global/pg_control').filter(
        ({ is }) => is === 'file',
      )
      const { label, wal } = await stopBackup(session)
      yield* walBetween(join(directory, 'pg_wal'), firstWal, wal)
      yield { is: 'bytes', path: 'backup_label', mode: 0o600, bytes: Buffer.from(label) }
    }
    const bytes = await writeSealed(databaseFile(folder, id), pack(cluster(), onBytes), key)
    return { firstWal, bytes, plainBytes }
  } finally {
    // The end of the session ends an unfinished backup.
    await dropSlot(session).catch(() => {})
    session.release()
  }
}

/** The segments that make the copy consistent, so that it can be restored without the archive. */
const walBetween = (folder: string, first: string, last: string): Packed[] =>
  filesBelow(folder, 'pg_wal', (name) => name.length !== 24).filter(({ path }) => {
    const at = positionOf(path.slice('pg_wal/'.length))
    return at >= positionOf(first) && at <= positionOf(last)
  })

/** A consistent dump of a server that is not ours: its own tools archive its WAL. */
async function dumpDatabase(
  { db, settings, progress }: Options,
  { folder, key, id }: Place,
): Promise<Copied> {
  const { major } = await readServer(db)
  const installed = await clientVersion('pg_dump')
  if (installed === null || installed < major)
    throw new CannotStart(
      `The database is PostgreSQL ${major}, but pg_dump is ${installed ? `of version ${installed}` : 'not installed'}: install postgresql-client-${major}.`,
    )
  const { output, done } = runClient(
    'pg_dump',
    ['--format=custom', '--compress=0', '--no-owner', '--no-privileges'],
    clientEnvironment(settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL!),
  )
  let plainBytes = 0
  async function* dump() {
    for await (const bytes of output) {
      progress((plainBytes += bytes.length), null)
      yield bytes
    }
    // A dump that failed halfway never becomes a complete file.
    await done
  }
  const bytes = await writeSealed(databaseFile(folder, id), dump(), key)
  return { firstWal: null, bytes, plainBytes }
}

/** Uploaded files, the secret, and the settings of this process. The key of the backup is not among them. */
function dataOf(settings: Settings, env: Options['env']): Packed[] {
  const { dataDir } = settings
  const single = ['secret', 'payment-simulator.json'].flatMap((path): Packed[] => {
    const from = join(dataDir, path)
    const stat = statSync(from, { throwIfNoEntry: false })
    return stat ? [{ is: 'bytes', path, mode: 0o600, bytes: readFileSync(from) }] : []
  })
  return [
    ...single,
    { is: 'bytes', path: 'settings.env', mode: 0o600, bytes: Buffer.from(settingsText(env)) },
    ...filesBelow(join(dataDir, 'files'), 'files', (path) => path.endsWith('.part')),
  ]
}

export const settingsText = (env: Options['env']): string =>
  Object.keys(Environment.shape)
    .filter((name) => env[name] && name !== 'BACKUP_KEY')
    .map((name) => `${name}=${JSON.stringify(env[name])}\n`)
    .join('')
