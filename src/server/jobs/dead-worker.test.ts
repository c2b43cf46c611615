import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { transaction } from '../db/database.ts'
import { queueLostMessages } from '../messages/queue-lost.ts'
import { addMessage } from '../messages/store.ts'
import { addJob } from './add-job.ts'
import { startWorker } from './worker.ts'

const { db, connection, url, drop } = await testDatabase()
after(drop)
const logged: string[] = []
const log = { error: (_: object, text: string) => void logged.push(text), debug: () => {} }
beforeEach(() => db`truncate graphile_worker._private_jobs, job_workers, outbox`)

const queue = (id: string) => transaction(db, (tx) => addJob(tx, 'deliver_message', { id }))
const lockedBy = async () =>
  (await db<{ by: string | null }[]>`select locked_by as by from graphile_worker.jobs`)[0]?.by
/** Moves the lock times hours back, and the last heartbeat of that worker minutes back. */
const passTime = async (worker?: string) => {
  await db`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_by is not null`
  if (worker)
    await db`update job_workers set seen_at = now() - interval '2 minutes' - interval '1 second' where id = ${worker}`
}

test('the job of a killed worker is released after two minutes without a heartbeat and run by another', async () => {
  await queue('1')
  const stuck = fork(join(import.meta.dirname, '../../../test/support/stuck-worker.ts'), {
    env: { ...process.env, DATABASE_URL: url },
  })
  await once(stuck, 'message')
  stuck.kill('SIGKILL')
  await once(stuck, 'exit')
  const dead = await lockedBy()
  const [seen] = await db`select from job_workers where id = ${dead!}`
  assert.ok(seen)

  const early = await startWorker({ connection, handlers: {}, log })
  assert.equal(await lockedBy(), dead)
  await early.stop()

  await passTime(dead!)
  const done = Promise.withResolvers<string>()
  const handlers = { deliver_message: async ({ id }: { id: string }) => done.resolve(id) }
  const worker = await startWorker({ connection, handlers, log })
  assert.equal(await done.promise, '1')
  await worker.stop()
  assert.ok(logged.includes('jobs of a dead worker were released'))
})

test('a long job of a live worker stays locked', async () => {
  await queue('1')
  const [taken, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const handlers = {
    deliver_message: async () => {
      runs += 1
      taken.resolve()
      await go.promise
    },
  }
  const busy = await startWorker({ connection, handlers, log })
  await taken.promise
  const holder = await lockedBy()
  await passTime()
  const other = await startWorker({ connection, handlers, log })
  for (let beats = 0; beats < 2; beats++) await busy.pulse()
  assert.equal(await lockedBy(), holder)
  go.resolve()
  await Promise.all([busy.stop(), other.stop()])
  assert.equal(runs, 1)
  assert.deepEqual([...(await db`select from job_workers`)], [])
})

test('a job whose completion could not be written is released by its own worker at the second heartbeat', async () => {
  const done = Promise.withResolvers<void>()
  const handlers = { deliver_message: async () => done.resolve() }
  const worker = await startWorker({ connection, handlers, log })
  const [alive] = await db<{ id: string }[]>`select id from job_workers`
  await transaction(db, async (tx) => {
    await addJob(tx, 'deliver_message', { id: '1' })
    await tx`
      update graphile_worker._private_jobs set locked_by = ${alive!.id}, locked_at = now() - interval '3 minutes', attempts = 1`
  })
  await worker.pulse()
  assert.equal(await lockedBy(), alive!.id)
  await worker.pulse()
  await done.promise
  await worker.stop()
  assert.ok(logged.includes('jobs that ended without the database were released'))
})

test('a message that waits without a job gets one, and no other message does', async () => {
  const madeAt = Date.parse('2027-01-01T00:00:00Z')
  const put = (event: string) =>
    transaction(db, (tx) =>
      addMessage(tx, {
        event,
        kind: 'code',
        channel: 'mail',
        recipient: 'ada@lodestar.example',
        body: Buffer.from('x'),
        state: 'waiting',
        madeAt: new Date(madeAt),
        deliverBefore: null,
      }),
    )
  const [lost, exhausted] = [await put('lost'), await put('exhausted'), await put('queued')]
  const keys = async () =>
    (
      await db<
        { key: string }[]
      >`select key from graphile_worker.jobs where attempts < max_attempts order by id`
    ).map(({ key }) => key)
  await db`delete from graphile_worker._private_jobs where key = ${`message:${lost}`}`
  await db`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`message:${exhausted}`}`
  const sweep = async (now: number) => (await queueLostMessages({ db, now: () => now })).done
  assert.equal(await sweep(madeAt + 60_000), 0)
  assert.equal(await sweep(madeAt + 11 * 60_000), 2)
  assert.equal((await keys()).length, 3)
  assert.equal(await sweep(madeAt + 11 * 60_000), 0)
})
