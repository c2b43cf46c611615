import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Pool, type Session, withSession } from './database.ts'

export type Migration = {
  name: string
  text: string
  hash: string
  /** `expand` only adds, so that the previous version still runs; `contract` removes something that it reads. */
  kind: 'expand' | 'contract'
}

const folder = new URL('../../../db/migrations/', import.meta.url)

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex'), kind: kindOf(text) }
    })
}

const kindOf = (text: string) => (/^-- contract\b/.test(text) ? 'contract' : 'expand')

export class MigrationFault extends Error {}

/** Whether the database has our tables. */
export async function isMigrated(db: Pool): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`select to_regclass('migrations') is not null as found`
  return row?.found ?? false
}

/** Migrations of this version that have not run, and those of a newer version that have. */
export async function migrationState(db: Pool): Promise<{ missing: string[]; newer: string[] }> {
  const known = readMigrations().map(({ name }) => name)
  const rows = (await isMigrated(db))
    ? await db<{ name: string }[]>`select name from migrations order by name`
    : []
  const done = rows.map(({ name }) => name)
  return {
    missing: known.filter((name) => !done.includes(name)),
    newer: done.filter((name) => !known.includes(name)),
  }
}

// An arbitrary key that all processes share.
const lock = 7_083_021

type Patience = {
  /** How long a statement waits for a lock. Everything that needs the table queues behind it meanwhile. */
  lockMs: number
  /** How often a migration is tried that finds a table locked. */
  tries: number
  /** The pause before the next try. */
  pauseMs: number
  onLocked?: (name: string, attempt: number) => unknown
}
const patient: Patience = {
  lockMs: 800,
  tries: 60,
  pauseMs: 1_000,
  onLocked: (name, attempt) =>
    console.error(`The migration ${name} found a table locked, attempt ${attempt}`),
}

/** Migrates the database to this version. Concurrent processes wait for each other, so each migration runs once. */
export async function migrate(
  db: Pool,
  migrations: readonly Migration[] = readMigrations(),
  patience: Patience = patient,
): Promise<string[]> {
  return withSession(db, async (session) => {
    // Another process may migrate for longer than a statement may take.
    await session`set statement_timeout = 0`
    await session`select pg_advisory_lock(${lock})`
    const rows = await appliedMigrations(session)
    refuseForeignHistory(rows, migrations)
    const done = new Set(rows.map((row) => row.name))
    const missing = migrations.filter(({ name }) => !done.has(name))
    await session.unsafe(`set lock_timeout = ${patience.lockMs}`)
    for (const migration of missing) await apply(session, migration, patience)
    return missing.map(({ name }) => name)
  })
}

type Applied = { name: string; hash: string; kind: Migration['kind'] }

async function appliedMigrations(session: Session): Promise<Applied[]> {
  await session`create table if not exists migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`
  const [kind] = await session`
    select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = 'migrations' and column_name = 'kind'`
  if (!kind) await session`alter table migrations add column kind text not null default 'expand'`
  return session<Applied[]>`select name, hash, kind from migrations order by name`
}

const lockNotAvailable = '55P03'

/** A locked table is tried again later: the guests' queries run in between. */
async function apply(
  session: Session,
  { name, text, hash, kind }: Migration,
  { tries, pauseMs, onLocked }: Patience,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      await session.unsafe(
        `begin;\n${text}\n;insert into migrations (name, hash, kind) values ('${name}', '${hash}', '${kind}');\ncommit`,
      )
      return
    } catch (error) {
      await session.unsafe('rollback')
      const isLocked = (error as { code?: string }).code === lockNotAvailable
      if (!isLocked || attempt === tries)
        throw new MigrationFault(
          `The migration ${name} failed and changed nothing: ${(error as Error).message}`,
        )
      await onLocked?.(name, attempt)
      await wait(pauseMs)
    }
  }
}

/** A newer version may have expanded the database: this one serves on beside it until the upgrade is complete. */
function refuseForeignHistory(rows: readonly Applied[], migrations: readonly Migration[]) {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  for (const { name, hash, kind } of rows) {
    if (!known.has(name) && kind === 'contract') {
      throw new MigrationFault(
        `The database was made by a newer version (it has ${name}): update this copy first.`,
      )
    }
    if (known.has(name) && known.get(name) !== hash) {
      throw new MigrationFault(`The migration ${name} was changed after it ran: add a new one instead.`)
    }
  }
}
