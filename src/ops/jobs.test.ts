import assert from 'node:assert/strict'
import { after, beforeEach, mock, test } from 'node:test'
import { transaction } from '#server/db/database.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { recordFailure } from '#server/jobs/failed-rows.ts'
import { readSettings } from '#server/settings.ts'
import { openParts } from '#server/startup/open-parts.ts'
import type { Opened } from '#server/startup/prepare-database.ts'
import { staffMember } from '#test/support/actors.ts'
import { testDatabase } from '#test/support/database.ts'
import { jobsCommand } from './jobs.ts'

const { db, drop } = await testDatabase()
after(drop)
beforeEach(() => db`truncate failed_rows, graphile_worker._private_jobs`)

async function ops(...words: string[]) {
  const printed = mock.method(console, 'log', () => {})
  const complained = mock.method(console, 'error', () => {})
  try {
    const status = await jobsCommand.run(words, {
      env: {},
      settings: () => readSettings({}),
      open: async () => ({ db }) as Opened,
      parts: async () => openParts({ db, settings: readSettings({}), clock: Date.now }),
      actor: async () => staffMember,
      changer: async () => assert.fail('jobs changes nothing'),
    })
    const said = [...printed.mock.calls, ...complained.mock.calls].map(({ arguments: told }) =>
      told.join(' '),
    )
    return { status, lines: said.join('\n').split('\n') }
  } finally {
    printed.mock.restore()
    complained.mock.restore()
  }
}
const add = (id: string, runAt?: number) =>
  transaction(db, (tx) => addJob(tx, 'deliver_message', { id }, runAt === undefined ? {} : { runAt }))

test('an idle queue has no jobs and no failed rows', async () => {
  assert.deepEqual(await ops(), {
    status: 0,
    lines: ['0 waiting, 0 running, 0 retrying, 0 failed', 'No failed rows.'],
  })
})

test('jobs are listed with their state, and a failed one sets the exit status', async () => {
  for (const id of ['1', '2', '3', '4']) await add(id)
  await add('5', Date.now() + 86_400_000)
  const change = (id: string, fields: object) =>
    db`update graphile_worker._private_jobs set ${db(fields as Record<string, string>)} where payload ->> 'id' = ${id}`
  await change('1', { locked_at: new Date(), locked_by: 'worker-1', attempts: 1 })
  await change('2', { attempts: 2, last_error: 'no mail server\nstack' })
  await change('3', { attempts: 12, last_error: 'gone' })
  const { status, lines } = await ops()
  assert.equal(status, 1)
  assert.equal(lines[0], '2 waiting, 1 running, 1 retrying, 1 failed')
  const states = lines.slice(1, 5).map((line) => line.replace(/ {2,}/g, '  ').split('  ')[0])
  assert.deepEqual(states.sort(), ['failed', 'retrying', 'running', 'waiting'])
  assert.ok(lines.some((line) => /^retrying {2}deliver_message \d+ .*no mail server$/.test(line)))
  assert.ok(lines.some((line) => /^failed .*attempt 12 of 12 .*gone$/.test(line)))
})

test('failed rows are listed with their error and retry time', async () => {
  const now = Date.parse('2027-01-01T08:00:00Z')
  await recordFailure(db, { task: 'begin_stays', id: '7', error: new Error('bad row'), now })
  const { status, lines } = await ops()
  assert.equal(status, 1)
  assert.deepEqual(lines.slice(1), [
    'Failed rows:',
    'begin_stays 7  1 tries since 2027-01-01 08:00  retry at 2027-01-01 08:01  bad row',
  ])
  const { failedRows } = JSON.parse((await ops('--json')).lines.join('\n')) as { failedRows: object[] }
  assert.equal(failedRows.length, 1)
})

test('an invalid option is refused', async () => {
  for (const words of [['--limit', '0'], ['--limit', 'many'], ['list'], ['--odd']])
    assert.equal((await ops(...words)).status, 2, words.join(' '))
})
