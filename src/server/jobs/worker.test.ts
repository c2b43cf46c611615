import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testSecret } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { jobFacts } from '../job-facts.ts'
import { readSettings } from '../settings.ts'
import { type Task, tasks } from './tasks.ts'
import { startWorker } from './worker.ts'

const { db, connection, drop } = await testDatabase()
after(drop)
const log = { error: () => {}, debug: () => {} }
const settings = readSettings({ SECRET: testSecret })
const facts = jobFacts({ db, settings, clock: () => Date.parse('2027-01-01T00:00:00Z') })

/** A task that reports each run, and the promise of its first. */
function recorded(name: string) {
  const first = Promise.withResolvers<unknown>()
  const runs: unknown[] = []
  const task: Task = {
    name,
    run: async (payload) => {
      runs.push(payload)
      first.resolve(payload)
    },
  }
  return { task, runs, first: first.promise }
}

test('a job joins the transaction that asks for it: rolled back, it never runs', async () => {
  const { task, runs, first } = recorded('note')
  await db
    .begin(async (tx) => {
      await tx`select graphile_worker.add_job('note', ${tx.json({ n: 1 })}::json)`
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await db.begin((tx) => tx`select graphile_worker.add_job('note', ${tx.json({ n: 2 })}::json)`)
  const worker = await startWorker({ connection, facts, log, tasks: [task] })
  assert.deepEqual(await first, { n: 2 })
  await worker.stop()
  assert.deepEqual(runs, [{ n: 2 }])
})

test('two workers share the work, and each job is done once', async () => {
  const { task, runs } = recorded('share')
  const done = Promise.withResolvers<void>()
  const counting: Task = {
    ...task,
    run: async (payload, given) => {
      await task.run(payload, given)
      if (runs.length === 40) done.resolve()
    },
  }
  await db`select graphile_worker.add_job('share', json_build_object('n', n)) from generate_series(1, 40) as n`
  const workers = await Promise.all(
    [1, 2].map(() => startWorker({ connection, facts, log, tasks: [counting] })),
  )
  await done.promise
  await Promise.all(workers.map((worker) => worker.stop()))
  assert.equal(new Set(runs.map((run) => (run as { n: number }).n)).size, 40)
  assert.equal(runs.length, 40)
})

test('old limits are forgotten, fresh ones kept', async () => {
  const task = tasks.find(({ name }) => name === 'forget_old_limits')!
  const now = facts.clock()
  await db`insert into limits ${db([
    { key: 'old', points: 1, expire: now - 7_200_000 },
    { key: 'new', points: 1, expire: now + 1 },
  ])}`
  await task.run({}, facts)
  assert.deepEqual([...(await db`select key from limits`)], [{ key: 'new' }])
})
