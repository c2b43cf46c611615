import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { openBeside, type Pool } from './database.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

const { db, drop } = await testDatabase({ migrated: false })
after(drop)

/** Earlier migrations ran everywhere before this check. */
const firstChecked = '0150'
const READERS = 3

/** A statement for each table that names every column and locks a row, as the queries of a version do. */
async function queriesOfVersion(): Promise<string[]> {
  const rows = await db<{ table: string; columns: string }[]>`
    select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
    group by table_name order by table_name`
  return rows.map(({ table, columns }) => `select ${columns} from "${table}" limit 1 for update`)
}

/**
 * Runs these statements in transactions until stopped. A statement that waits for a lock for longer than a second fails
 * with `lock_not_available`.
 */
async function underLoad(queries: readonly string[]) {
  const errors: string[] = []
  let isOver = false
  const begun = Array.from({ length: READERS }, () => Promise.withResolvers<void>())
  const read = async (pool: Pool, number: number) => {
    await pool`set lock_timeout = 1000`
    for (let at = number * 17; !isOver; at++) {
      const query = queries[at % queries.length]!
      await pool
        .begin(async (tx) => {
          await tx.unsafe(query)
          await tx.unsafe(queries[(at + 1) % queries.length]!)
        })
        .catch((error: Error) => errors.push(`${query}: ${error.message}`))
      begun[number]!.resolve()
    }
  }
  const pools = Array.from({ length: READERS }, () => openBeside(db))
  const reading = pools.map((pool, at) => read(pool, at))
  await Promise.all(begun.map(({ promise }) => promise))
  return {
    stop: async () => {
      isOver = true
      await Promise.all(reading)
      // Each statement once more on the new schema.
      for (const query of queries)
        await pools[0]!.unsafe(query).catch((error: Error) => errors.push(`${query}: ${error.message}`))
      await Promise.all(pools.map((pool) => pool.end()))
      return [...new Set(errors)]
    },
  }
}

test('each new migration runs while the queries of the version before it continue', async () => {
  const all = readMigrations()
  const done = all.filter(({ name }) => name < firstChecked)
  await migrate(db, done)
  for (const migration of all.filter(({ name }) => name >= firstChecked)) {
    const load = await underLoad(await queriesOfVersion())
    await migrate(db, [...done, migration], { lockMs: 800, pauseMs: 20, tries: 60 })
    const errors = await load.stop()
    if (migration.kind === 'expand') assert.deepEqual(errors, [], migration.name)
    done.push(migration)
  }
})

test('the check finds a migration that holds a lock, and one that removes what is read', async () => {
  const done = readMigrations()
  const step = (name: string, text: string): Migration => ({ name, text, hash: text, kind: 'expand' })
  await db`create table slow (id bigint primary key, name text)`
  const during = async (migration: Migration) => {
    const load = await underLoad(await queriesOfVersion())
    await migrate(db, [...done, migration])
    return (await load.stop()).join('\n')
  }
  const long = step('9997_long.sql', 'alter table slow add column more int; select pg_sleep(1.5)')
  assert.match(await during(long), /lock timeout/)
  done.push(long)
  assert.match(
    await during(step('9998_drop.sql', 'alter table slow drop column name')),
    /column "?name"? does not exist/,
  )
})
