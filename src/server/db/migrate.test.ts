import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { openDatabase } from './database.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

const { db, connection, drop } = await testDatabase({ migrated: false })
after(drop)

const step = (name: string, text: string, kind: Migration['kind'] = 'expand'): Migration => ({
  name,
  text,
  hash: text,
  kind,
})
const first = step('0001_first.sql', 'create table counted (n int); insert into counted values (1)')
const second = step('0002_second.sql', 'insert into counted values (2)')

test('each migration runs once, however many processes start concurrently', async () => {
  const others = Array.from({ length: 4 }, () => openDatabase(connection, { max: 2 }))
  const done = await Promise.all([db, ...others].map((each) => migrate(each, [first])))
  assert.deepEqual(done.flat(), ['0001_first.sql'])
  assert.deepEqual([...(await db`select n from counted`)], [{ n: 1 }])
  await Promise.all(others.map((each) => each.end()))
})

test('a process waits for the migrations of another without a timeout', async () => {
  const statements: string[] = []
  const watched = openDatabase(connection, { max: 1, onStatement: (_, text) => statements.push(text) })
  await migrate(watched, [first])
  await watched.end()
  const limit = statements.findIndex((text) => /set statement_timeout = 0/.test(text))
  const lock = statements.findIndex((text) => /pg_advisory_lock/.test(text))
  assert.ok(limit >= 0 && limit < lock, statements.join('\n'))
})

test('only new migrations run', async () => {
  assert.deepEqual(await migrate(db, [first, second]), ['0002_second.sql'])
  assert.deepEqual(await migrate(db, [first, second]), [])
})

test('a failing migration is rolled back and reported', async () => {
  const broken = step('0003_broken.sql', 'insert into counted values (3); select nothing from nowhere')
  await assert.rejects(migrate(db, [first, second, broken]), /0003_broken\.sql failed and changed nothing/)
  assert.equal((await db`select n from counted`).length, 2)
  assert.deepEqual(await migrate(db, [first, second]), [])
})

test('a migration that was changed after it ran fails at startup', async () => {
  await assert.rejects(migrate(db, [step('0001_first.sql', 'select 1'), second]), /was changed after it ran/)
})

test('the previous version starts on an expanded database, and refuses a contracted one', async () => {
  assert.deepEqual(await migrate(db, [first]), [])
  const third = step('0003_third.sql', 'alter table counted drop column if exists gone', 'contract')
  await migrate(db, [first, second, third])
  await assert.rejects(migrate(db, [first, second]), /made by a newer version \(it has 0003_third\.sql\)/)
})

test('a locked table is tried again until it is free, and given up at last', async () => {
  const history = [
    first,
    second,
    step('0003_third.sql', 'alter table counted drop column if exists gone', 'contract'),
  ]
  const wider = step('0004_wider.sql', 'alter table counted add column more int')
  const patience = { lockMs: 10, pauseMs: 1, tries: 4 }
  const reader = await db.reserve()
  await reader.unsafe('begin; select n from counted')
  await assert.rejects(migrate(db, [...history, wider], patience), /0004_wider\.sql failed.*lock timeout/)
  const attempts: number[] = []
  const onLocked = async (_: string, attempt: number) => {
    attempts.push(attempt)
    if (attempt === 3) await reader.unsafe('commit')
  }
  assert.deepEqual(await migrate(db, [...history, wider], { ...patience, onLocked }), ['0004_wider.sql'])
  assert.deepEqual(attempts, [1, 2, 3])
  reader.release()
})

test('no two migrations share a number, except three pairs that ran before this check', () => {
  const names = readMigrations().map(({ name }) => name)
  const byNumber = Map.groupBy(names, (name) => name.slice(0, 4))
  const shared = [...byNumber.values()].filter(({ length }) => length > 1)
  assert.deepEqual(shared, [
    ['0006_saved.sql', '0006_uploads.sql'],
    ['0031_account_safety.sql', '0031_orders.sql'],
    ['0034_photograph_sources.sql', '0034_tickets.sql'],
  ])
})
