import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

const { db, drop } = await testDatabase({ migrated: false })
after(drop)

/** Earlier migrations ran everywhere before this check. */
const firstChecked = '0150'
const patience = { lockMs: 800, pauseMs: 1, tries: 1 }

type Table = { name: string; file: string; columns: Record<string, string> }

/** Tables with the file of their rows, which a rewrite replaces, and with the types of their columns. */
async function readTables(): Promise<Map<string, Table>> {
  const rows = await db<Table[]>`
    select relname as name, pg_relation_filenode(pg_class.oid)::text as file,
      jsonb_object_agg(attname, format_type(atttypid, atttypmod) || case when attnotnull and not atthasdef and attidentity = ''
        then ' required' else '' end) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    group by pg_class.oid, relname`
  return new Map(rows.map((row) => [row.name, row]))
}

/** Changes that would disturb the previous version while it serves. */
function disturbances(before: Map<string, Table>, now: Map<string, Table>): string[] {
  return [...before.values()].flatMap(({ name, file, columns }) => {
    const after = now.get(name)
    if (!after) return [`drops the table ${name}`]
    const changed = Object.entries(columns)
      .filter(([column, type]) => after.columns[column] !== type)
      .map(([column]) => `drops or changes ${name}.${column}`)
    const required = Object.entries(after.columns)
      .filter(([column, type]) => !(column in columns) && type.endsWith(' required'))
      .map(([column]) => `adds ${name}.${column}, which the previous version does not fill`)
    return [...(after.file === file ? [] : [`rewrites ${name}`]), ...changed, ...required]
  })
}

/** Applies one migration after the others, and returns what the previous version would notice. */
async function applied(done: Migration[], migration: Migration): Promise<string[]> {
  const before = await readTables()
  await migrate(db, [...done, migration], patience)
  return disturbances(before, await readTables())
}

test('new migrations that are marked as expand neither rewrite nor remove anything', async () => {
  const all = readMigrations()
  const done = all.filter(({ name }) => name < firstChecked)
  await migrate(db, done)
  for (const migration of all.filter(({ name }) => name >= firstChecked)) {
    const found = await applied(done, migration)
    if (migration.kind === 'expand') assert.deepEqual(found, [], migration.name)
    done.push(migration)
  }
})

test('the check finds rewrites, removals and columns that the previous version does not fill', async () => {
  const done = readMigrations()
  const step = (text: string): Migration => ({ name: '9999_step.sql', text, hash: text, kind: 'expand' })
  const tried = async (text: string) => {
    const found = await applied(done, step(text))
    await db`delete from migrations where name = '9999_step.sql'`
    return found
  }
  await db`create table tried (id bigint primary key, name text)`
  assert.deepEqual(await tried('alter table tried add column more text not null default 1'), [])
  assert.deepEqual(await tried('alter table tried add column less text not null'), [
    'adds tried.less, which the previous version does not fill',
  ])
  assert.deepEqual(await tried('alter table tried alter column id type numeric'), [
    'rewrites tried',
    'drops or changes tried.id',
  ])
  assert.deepEqual(await tried('alter table tried rename column name to title'), [
    'drops or changes tried.name',
  ])
  assert.deepEqual(await tried('drop table tried'), ['drops the table tried'])
})

test('a migration that would wait longer than a second for a lock fails instead', async () => {
  await db`create table locked (id bigint)`
  const reader = await db.reserve()
  await reader.unsafe('begin; select id from locked')
  try {
    const text = 'alter table locked add column more int'
    const step: Migration = { name: '9998_locked.sql', text, hash: text, kind: 'expand' }
    await assert.rejects(migrate(db, [...readMigrations(), step], patience), /lock timeout/)
  } finally {
    await reader.unsafe('rollback')
    reader.release()
  }
})
