import { archiveSettings } from '../backup/archive-wal.ts'
import { openDatabase, type Pool } from '../db/database.ts'
import { type Embedded, startEmbedded } from '../db/embedded.ts'
import { CannotStart } from '../db/embedded-places.ts'
import { migrate } from '../db/migrate.ts'
import { hasTimeout, isPooler, POOLER, setTimeoutOfRole } from '../db/pooler.ts'
import { whyUnusable } from '../db/why-unusable.ts'
import { prepareJobs } from '../jobs/worker.ts'
import { fillPlaces } from '../places/fill-places.ts'
import type { Connection } from '../settings/connection-url.ts'
import type { Settings } from '../settings.ts'

export type Opened = {
  db: Pool
  /** To PostgreSQL itself, for sessions. */
  connection: Connection
  embedded: Embedded | null
  close: () => Promise<void>
}

const database = 'lodestar'
const log = { error: (_: object, text: string) => console.error(text), debug: () => {} }

/** The database as it is: connected to, or started, and not migrated. */
export async function connectDatabase(settings: Settings): Promise<Opened> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = settings
  const embedded = DATABASE_URL
    ? null
    : await startEmbedded({
        dataDir: settings.dataDir,
        chosen: settings.dataDirChosen,
        settings: settings.BACKUP_DIR ? archiveSettings(settings) : [],
      })
  const connection = DATABASE_URL ?? (await ownDatabase(embedded!))
  const direct = DATABASE_URL ? (DATABASE_DIRECT_URL ?? null) : null
  const db = openDatabase(connection, { direct, max: settings.DATABASE_POOL, isMeasured: true })
  const close = async () => {
    await db.end({ timeout: 2 })
    await embedded?.stop()
  }
  try {
    if (direct) await prepareDirect(direct)
    refuse('DATABASE_URL', (await whyUnusable(db)) ?? (await whyPooled(db, direct)))
    if (!(await hasTimeout(db)))
      log.error(
        {},
        'Statements through the pooler have no timeout: restart it, or set one in its connect_query.',
      )
  } catch (error) {
    await close()
    throw error
  }
  return { db, connection: direct ?? connection, embedded, close }
}

async function prepareDirect(connection: Connection) {
  const db = openDatabase(connection, { max: 1 })
  try {
    refuse('DATABASE_DIRECT_URL', await whyUnusable(db))
    await setTimeoutOfRole(db)
  } finally {
    await db.end({ timeout: 1 })
  }
}

function refuse(name: string, why: string | null) {
  if (why === null) return
  const other = name === 'DATABASE_URL' ? ', or leave it out to use the embedded one' : ''
  throw new CannotStart(`The database of ${name} cannot be used: ${why}. Check the setting${other}.`)
}

const whyPooled = async (db: Pool, direct: Connection | null) =>
  direct === null && (await isPooler(db)) ? POOLER : null

/** Migrates the database and fills it with the places of this version; returns the migrations that ran. */
export async function upgradeDatabase({
  db,
  connection,
}: Pick<Opened, 'db' | 'connection'>): Promise<string[]> {
  const done = await migrate(db)
  await fillPlaces(db)
  await prepareJobs(connection, log)
  return done
}

/** The database, ready for use. */
export async function prepareDatabase(settings: Settings): Promise<Opened> {
  const opened = await connectDatabase(settings)
  try {
    await upgradeDatabase(opened)
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

async function ownDatabase({ host, port, user }: Embedded): Promise<Connection> {
  const admin = openDatabase({ host, port, user, database: 'postgres' }, { max: 1 })
  try {
    const found = await admin`select 1 from pg_database where datname = ${database}`
    if (found.length === 0) {
      await admin.unsafe(`create database ${database}`).catch((error: { code?: string }) => {
        // 42P04 and 23505: another process created it first.
        if (error.code !== '42P04' && error.code !== '23505') throw error
      })
    }
  } finally {
    await admin.end({ timeout: 1 })
  }
  return { host, port, user, database }
}
