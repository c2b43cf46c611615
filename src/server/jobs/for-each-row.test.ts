import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { Registry } from 'prom-client'
import type { Id } from '#domain/id.ts'
import { testDatabase } from '#test/support/database.ts'
import { listFailedRows, nextRows, type RowPage } from './failed-rows.ts'
import { forEachRow } from './for-each-row.ts'
import { measureJobs } from './measure-jobs.ts'

const { db, drop } = await testDatabase()
after(drop)
const minute = 60_000
const start = Date.parse('2027-01-01T00:00:00Z')
let now = start
const context = { db, now: () => now }
const task = 'begin_stays'

await db`create table rows_of_test (id bigint primary key, done boolean not null default false)`
beforeEach(async () => {
  now = start
  await db`truncate rows_of_test, failed_rows`
})
const fill = (count: number) => db`insert into rows_of_test select generate_series(1, ${count}::int)`
const find = async (page: RowPage) => {
  const rows = await db<{ id: Id }[]>`select id from rows_of_test where not done and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}
const isBad = new Set<Id>()
const finish = async (id: Id) => {
  if (isBad.has(id)) throw Object.assign(new Error(`row ${id} is bad\nsecond line`), { code: '22000' })
  await db`update rows_of_test set done = true where id = ${id}`
}
const sweep = () => forEachRow(context, { task, find }, finish)
const undone = async () =>
  (await db<{ id: Id }[]>`select id from rows_of_test where not done order by id`).map(({ id }) => id)

test('a failing row stops no other, and its failure is recorded with a retry time', async () => {
  await fill(3)
  isBad.add('1')
  const { done, failed } = await sweep()
  assert.deepEqual([done, failed.map(({ id }) => id)], [2, ['1']])
  assert.deepEqual(await undone(), ['1'])
  assert.deepEqual(
    [...(await listFailedRows(db, 10))],
    [
      {
        task,
        rowId: '1',
        error: '22000: row 1 is bad',
        tries: 1,
        firstFailedAt: new Date(start),
        retryAt: new Date(start + minute),
      },
    ],
  )
  isBad.clear()
})

test('a failed row is skipped until its retry time; success deletes the record', async () => {
  await fill(1)
  isBad.add('1')
  await sweep()
  isBad.clear()
  now += minute - 1
  assert.equal((await sweep()).done, 0)
  assert.equal((await listFailedRows(db, 10)).length, 1)
  now += 1
  assert.equal((await sweep()).done, 1)
  assert.deepEqual([...(await listFailedRows(db, 10))], [])
})

test('each failure doubles the pause, up to six hours', async () => {
  await fill(1)
  isBad.add('1')
  const pauses: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    await sweep()
    const [row] = await listFailedRows(db, 1)
    pauses.push((row!.retryAt.getTime() - now) / minute)
    now = row!.retryAt.getTime()
  }
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
  isBad.clear()
})

test('a sweep reaches a row behind more failing ones than a page holds', async () => {
  await fill(1_101)
  for (let id = 1; id <= 1_100; id++) isBad.add(String(id))
  const { done, failed } = await sweep()
  assert.deepEqual([done, failed.length], [1, 1_100])
  isBad.clear()
})

test('a failed row that is no longer selected is deleted after its retry time', async () => {
  await fill(1)
  isBad.add('1')
  await sweep()
  await db`update rows_of_test set done = true`
  await sweep()
  assert.equal((await listFailedRows(db, 10)).length, 1)
  now += minute
  await sweep()
  assert.deepEqual([...(await listFailedRows(db, 10))], [])
  isBad.clear()
})

test('a failure that cannot be recorded ends the sweep', async () => {
  await fill(2)
  const seen: Id[] = []
  const broken = forEachRow(context, { task: null as never, find }, async (id) => {
    seen.push(id)
    throw new Error('bad')
  })
  await assert.rejects(broken, /task/)
  assert.deepEqual(seen, ['1'])
})

test('failed rows are a metric by task', async () => {
  await fill(3)
  isBad.add('1').add('2')
  await sweep()
  const registry = new Registry()
  measureJobs(registry, db)
  assert.match(await registry.metrics(), /^lodestar_failed_rows\{task="begin_stays"\} 2$/m)
  isBad.clear()
})
