import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskJobs, DeskSettings } from '#contract/desk/operation.ts'
import { prepareJobs, startWorker } from '#server/jobs/worker.ts'
import { testApp } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { recordFailure } from '../jobs/failed-rows.ts'

const now = Date.parse('2026-12-08T09:12:30Z')
const app = await testApp({ clock: () => now, env: { SMTP_URL: 'smtp://user:hidden-word@mail.example:587' } })
const { db } = app
const admin = await haveStaff(db, { role: 'admin' })
const ask = async (method: 'GET' | 'POST', path: string, body: object = {}) =>
  askDesk(app, path, { method, body, headers: await staffHeaders(db, admin, { now }) })
const jobs = async () => (await ask('GET', 'jobs/list')).data as DeskJobs

/** A job whose attempts are used up. */
async function haveFailedJob(task: string) {
  const [row] = await db<{ id: string }[]>`
    select id::text from graphile_worker.add_job(${task}, '{"id": "17"}'::json, max_attempts => 3)`
  await db`
    update graphile_worker._private_jobs set attempts = 3, last_error = 'Error: no answer' where id = ${row!.id}`
  return row!.id
}

test('a failed job is listed with error and payload, and runs again with all its attempts', async () => {
  const id = await haveFailedJob('deliver_message')
  const [failed] = (await jobs()).jobs
  assert.deepEqual(
    [failed!.id, failed!.state, failed!.error, failed!.payload],
    [id, 'failed', 'Error: no answer', '{"id": "17"}'],
  )
  const said = await ask('POST', 'jobs/retry', { ids: [id] })
  assert.equal(said.code, 1, said.text)
  const [again] = (said.data as DeskJobs).jobs
  assert.deepEqual([again!.id, again!.state, again!.attempts], [id, 'waiting', 0])
  assert.equal((await ask('POST', 'jobs/retry', { ids: [id] })).reason, 'not_found')
  const audit = (await ask('GET', 'audit/list', { action: 'jobs_retried' })).data.list
  assert.deepEqual([audit[0].object.id, audit[0].object.name], [id, 'deliver_message'])
})

test('a failed job is removed with a reason; a waiting one is not', async () => {
  const id = await haveFailedJob('fetch_feed')
  const said = await ask('POST', 'jobs/remove', { ids: [id], reason: 'The feed is gone' })
  assert.ok(!(said.data as DeskJobs).jobs.some((job) => job.id === id))
  const [waiting] = (await jobs()).jobs
  assert.equal(waiting!.state, 'waiting')
  assert.equal(
    (await ask('POST', 'jobs/remove', { ids: [waiting!.id], reason: 'By mistake' })).reason,
    'not_found',
  )
})

test('a periodic job runs now once, with its failed rows', async () => {
  await recordFailure(db, { task: 'begin_stays', id: '5', error: new Error('no room'), now })
  for (let times = 0; times < 2; times++) await ask('POST', 'jobs/run', { task: 'begin_stays' })
  const { jobs: listed, rows, tasks } = await jobs()
  assert.equal(listed.filter(({ task }) => task === 'begin_stays').length, 1)
  assert.deepEqual(
    rows.map(({ task, row, error, retry_at }) => [task, row, error, Date.parse(retry_at)]),
    [['begin_stays', '5', 'no room', now]],
  )
  const today = (await ask('GET', 'today/show')).data.entries as { key: string; title: string }[]
  assert.equal(today.find(({ key }) => key === 'rows:begin_stays')?.title, '1 row failed: begin_stays')
  const task = tasks.find((one) => one.task === 'begin_stays')!
  assert.deepEqual([task.every, Date.parse(task.next)], ['7 * * * *', Date.parse('2026-12-08T10:07:00Z')])
  for (const unknown of ['deliver_message', 'constructor', 'nothing'])
    assert.equal((await ask('POST', 'jobs/run', { task: unknown })).reason, 'not_found')
})

test('settings show values, versions and rates, and no secret', async () => {
  const said = await ask('GET', 'settings/show')
  const { settings, versions, rates } = said.data as DeskSettings
  assert.ok(!said.text.includes('hidden-word'))
  assert.equal(settings.find(({ name }) => name === 'SMTP_URL')?.value, 'smtp://mail.example:587')
  assert.match(versions.postgres, /^\d+/)
  assert.ok(versions.migrations > 50 && /^\d{4}_/.test(versions.newest_migration))
  assert.ok(rates.rates.some(({ currency }) => currency === 'USD'))
})

test('the last twelve runs of a periodic task are recorded, failed ones as such', async () => {
  const { connection, db: other, drop } = await testDatabase()
  await prepareJobs(connection, { error: () => {}, debug: () => {} })
  for (let run = 1; run <= 14; run++)
    await other`select graphile_worker.add_job('purge_saved', '{}'::json, max_attempts => 1)`
  const last = Promise.withResolvers<void>()
  let runs = 0
  const worker = await startWorker({
    connection,
    concurrency: 1,
    log: { error: () => {}, debug: () => {} },
    handlers: {
      purge_saved: async () => {
        runs++
        if (runs < 14) return
        last.resolve()
        throw new Error('the last one fails')
      },
    },
  })
  await last.promise
  await worker.stop()
  const recorded = await other<{ done: boolean }[]>`
    select done from job_runs where task = 'purge_saved' order by id`
  assert.deepEqual([recorded.length, recorded.filter(({ done }) => !done).length], [12, 1])
  assert.equal(recorded.at(-1)?.done, false)
  await drop()
})
