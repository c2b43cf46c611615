import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase, type Pool } from '#server/db/database.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { prepareJobs } from '#server/jobs/worker.ts'
import { fillPlaces, hashOfPlaces } from '#server/places/fill-places.ts'
import type { Connection } from '#server/settings/connection-url.ts'
import { POOLER_PORT } from './pgbouncer.ts'

export const testData = process.env.TEST_DATA_DIR ?? join(import.meta.dirname, '../../.data/test')

/**
 * One PostgreSQL for all tests: the first starts it, the others connect. Durability is off, since it is not
 * tested.
 */
export const startTestCluster = (): Promise<Embedded> =>
  startEmbedded({
    dataDir: testData,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  })

/** Databases left by an earlier run. */
export async function dropLeftovers({ host, port, user }: Embedded) {
  const admin = openDatabase({ host, port, user, database: 'postgres' }, { max: 1 })
  const found = await admin<{ name: string }[]>`
    select datname as name from pg_database where datname like 'test\\_%' or datname like 'template\\_%'`
  for (const { name } of found) await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.end()
}

const silent = { error: () => {}, debug: () => {} }

/** A migrated template database with all places; its name depends on the migrations and the data. */
async function template({ host, port, user }: Embedded): Promise<string> {
  const made = [...readMigrations().map(({ hash }) => hash), hashOfPlaces()]
  const name = `template_${createHash('sha256').update(made.join()).digest('hex').slice(0, 12)}`
  const admin = openDatabase({ host, port, user, database: 'postgres' }, { max: 1 })
  try {
    await admin`select pg_advisory_lock(4711)`
    const found = await admin`select 1 from pg_database where datname = ${name}`
    if (found.length > 0) return name
    const draft = `${name}_draft`
    await admin.unsafe(`drop database if exists ${draft}`)
    await admin.unsafe(`create database ${draft}`)
    const connection = { host, port, user, database: draft }
    const db = openDatabase(connection, { max: 2 })
    await migrate(db)
    await fillPlaces(db)
    await db.end()
    await prepareJobs(connection, silent)
    await admin.unsafe(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await admin.end()
  }
}

export type TestDatabase = {
  db: Pool
  /** To PostgreSQL itself, also where `db` is behind a pooler. */
  connection: Exclude<Connection, string>
  url: string
  drop: () => Promise<void>
}

/** The folder of a pooler's socket: the tests then use their databases through it. */
export const POOLER_FOLDER = 'TEST_POOLER_FOLDER'

/** A migrated database for this test: it contains the places and nothing else. */
export async function testDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const cluster = await startTestCluster()
  const { host, port, user } = cluster
  const database = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase({ host, port, user, database: 'postgres' }, { max: 1 })
  await admin.unsafe(`create database ${database} ${migrated ? `template ${await template(cluster)}` : ''}`)
  const connection = { host, port, user, database }
  const pooled = { ...connection, host: process.env[POOLER_FOLDER] ?? '', port: POOLER_PORT }
  const isPooled = pooled.host !== ''
  // As the start of a site does.
  if (isPooled)
    await admin.unsafe(`alter role current_user in database ${database} set statement_timeout = 15000`)
  const db = isPooled ? openDatabase(pooled, { direct: connection }) : openDatabase(connection)
  return {
    db,
    connection,
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    drop: async () => {
      await db.end({ timeout: 2 })
      await admin.unsafe(`drop database if exists ${database} with (force)`)
      await admin.end()
    },
  }
}
