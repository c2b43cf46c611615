import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testSecret } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { type Tx, transaction } from '../db/database.ts'
import { readSettings } from '../settings.ts'
import { openJobHandlers } from '../startup/job-handlers.ts'
import { openParts } from '../startup/open-parts.ts'
import { addJob } from './add-job.ts'
import { startWorker } from './worker.ts'

const { db, connection, drop } = await testDatabase()
after(drop)
const faults: string[] = []
const log = { error: (_: object, text: string) => void faults.push(text), debug: () => {} }
const now = Date.parse('2027-01-01T00:00:00Z')

/** A handler that only records each message to deliver; `first` and `all` are promises of its runs. */
function recorded(count = 1) {
  const all = Promise.withResolvers<void>()
  const runs: string[] = []
  const handlers = {
    deliver_message: async ({ id }: { id: string }) => {
      if (runs.push(id) === count) all.resolve()
    },
  }
  return { handlers, runs, all: all.promise }
}
const queue = (tx: Tx, id: string) => addJob(tx, 'deliver_message', { id })
const waiting = () => db<{ key: string | null; run_at: Date }[]>`
  select key, run_at from graphile_worker.jobs where task_identifier = 'deliver_message' order by id`

test('a job joins the transaction that adds it: after a rollback it never runs', async () => {
  const { handlers, runs, all } = recorded()
  const failing = transaction(db, async (tx) => {
    await queue(tx, '1')
    throw new Error('changed my mind')
  })
  await assert.rejects(failing)
  await transaction(db, (tx) => queue(tx, '2'))
  const worker = await startWorker({ connection, handlers, log })
  await all
  await worker.stop()
  assert.deepEqual(runs, ['2'])
})

test('two workers share the work, and each job runs once', async () => {
  const { handlers, runs, all } = recorded(40)
  await transaction(db, async (tx) => {
    for (let n = 1; n <= 40; n++) await queue(tx, String(n))
  })
  const workers = await Promise.all([1, 2].map(() => startWorker({ connection, handlers, log })))
  await all
  await Promise.all(workers.map((worker) => worker.stop()))
  assert.equal(new Set(runs).size, 40)
  assert.equal(runs.length, 40)
})

test('a payload of another shape is refused when the job is added, and again when it runs', async () => {
  const misshapen = { id: 7 } as unknown as { id: string }
  await assert.rejects(transaction(db, (tx) => addJob(tx, 'deliver_message', misshapen)))
  assert.deepEqual([...(await waiting())], [])

  await transaction(db, (tx) => queue(tx, 'first'))
  await db`update graphile_worker._private_jobs set payload = '{"id": 7}'`
  await transaction(db, (tx) => queue(tx, 'second'))
  const { handlers, runs, all } = recorded()
  const worker = await startWorker({ connection, handlers, log, concurrency: 1 })
  await all
  await worker.stop()
  assert.deepEqual(runs, ['second'])
  assert.ok(faults.some((text) => text.includes('deliver_message')))
  await db`delete from graphile_worker._private_jobs`
})

test('a job waits for its time, and one with the same key replaces it', async () => {
  const at = Date.parse('2030-01-01T00:00:00Z')
  await transaction(db, (tx) => addJob(tx, 'deliver_message', { id: '1' }, { runAt: at, key: 'order:1' }))
  await transaction(db, (tx) => addJob(tx, 'deliver_message', { id: '1' }, { runAt: at + 1, key: 'order:1' }))
  assert.deepEqual([...(await waiting())], [{ key: 'order:1', run_at: new Date(at + 1) }])
})

test('the worker logs each row at which a job failed', async () => {
  const logged = Promise.withResolvers<object>()
  const worker = await startWorker({
    connection,
    handlers: { begin_stays: async () => ({ done: 0, failed: [{ id: '7', error: new Error('bad row') }] }) },
    log: { ...log, error: (facts: object) => logged.resolve(facts) },
  })
  await transaction(db, (tx) => addJob(tx, 'begin_stays', {}))
  const { task, row } = (await logged.promise) as { task: string; row: string }
  await worker.stop()
  assert.deepEqual([task, row], ['begin_stays', '7'])
})

test('old limits are deleted, recent ones are not', async () => {
  const settings = readSettings({ SECRET: testSecret })
  const { handlers, transports } = openJobHandlers(openParts({ db, settings, clock: () => now }))
  after(() => transports.close())
  await db`insert into limits ${db([
    { key: 'old', points: 1, expire: now - 7_200_000 },
    { key: 'new', points: 1, expire: now + 1 },
  ])}`
  await handlers.purge_old_limits({})
  assert.deepEqual([...(await db`select key from limits`)], [{ key: 'new' }])
})
