import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from './database.ts'

export type Migration = { name: string; text: string; hash: string }

const folder = new URL('../../../db/migrations/', import.meta.url)

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}

export class MigrationFault extends Error {}

/** Whether the database has our tables. */
export async function isMigrated(db: Pool): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`select to_regclass('migrations') is not null as found`
  return row?.found ?? false
}

// An arbitrary key that all processes share.
const lock = 7_083_021

/** Migrates the database to this version. Concurrent processes wait for each other, so each migration runs once. */
export async function migrate(
  db: Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const connection = await db.reserve()
  try {
    await connection`select pg_advisory_lock(${lock})`
    await connection`set statement_timeout = 0`
    await connection`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`
    const rows = await connection<
      { name: string; hash: string }[]
    >`select name, hash from migrations order by name`
    refuseForeignHistory(rows, migrations)
    const done = new Set(rows.map((row) => row.name))
    const missing = migrations.filter(({ name }) => !done.has(name))
    for (const { name, text, hash } of missing) {
      try {
        await connection.unsafe(
          `begin;\n${text}\n;insert into migrations (name, hash) values ('${name}', '${hash}');\ncommit`,
        )
      } catch (error) {
        await connection.unsafe('rollback')
        throw new MigrationFault(
          `The migration ${name} failed and changed nothing: ${(error as Error).message}`,
        )
      }
    }
    return missing.map(({ name }) => name)
  } finally {
    await connection`select pg_advisory_unlock(${lock})`.catch(() => {})
    await connection`reset statement_timeout`.catch(() => {})
    connection.release()
  }
}

function refuseForeignHistory(
  rows: readonly { name: string; hash: string }[],
  migrations: readonly Migration[],
) {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  for (const { name, hash } of rows) {
    if (!known.has(name)) {
      throw new MigrationFault(
        `The database was made by a newer version (it has ${name}): update this copy first.`,
      )
    }
    if (known.get(name) !== hash) {
      throw new MigrationFault(`The migration ${name} was changed after it ran: add a new one instead.`)
    }
  }
}
