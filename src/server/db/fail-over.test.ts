import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testSecret } from '#test/support/app.ts'
import { eventually } from '#test/support/eventually.ts'
import { startRelay } from '#test/support/relay.ts'
import { databaseOf, startPrimaryWithStandby, urlOf } from '#test/support/standby.ts'
import { createApp } from '../app.ts'
import { startWorker } from '../jobs/worker.ts'
import { readSettings } from '../settings.ts'
import { connectDatabase, prepareDatabase } from '../startup/prepare-database.ts'
import { listenTo, openDatabase } from './database.ts'
import { watchDatabase } from './watch-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'fail-over-'))
const { primary, admin, startStandby } = await startPrimaryWithStandby(folder)
await admin.unsafe('create database site')
const upgraded = openDatabase(databaseOf(primary, 'site'))
const standby = await startStandby()
const promoted = openDatabase({ ...databaseOf(primary, 'site'), host: standby.host }, { max: 1 })
// The standby is named first, as after an earlier fail-over.
const both = urlOf({ host: `${standby.host},${primary.host}`, user: primary.user }, 'site')
const settings = readSettings({
  DATABASE_URL: both,
  DEMO_HOTELS: '0',
  LOG_LEVEL: 'silent',
  PORT: '0',
  SECRET: testSecret,
})
const site = await prepareDatabase(settings)
const app = await createApp({ db: site.db, settings })
const alone = openDatabase(standby.url('site'), { max: 2 })
const onlyStandby = await createApp({ db: alone, settings })
const silent = { error: () => {}, debug: () => {} }
const tried: number[] = []
const worker = await startWorker({
  connection: site.connection,
  handlers: { check_payments: async () => void tried.push(1) },
  log: silent,
})
const heard: (string | undefined)[] = []
const listening = await listenTo(site.db, 'said', (said) => heard.push(said))
after(async () => {
  await listening.end()
  await worker.stop()
  await Promise.all([app.http.close(), onlyStandby.http.close()])
  await Promise.all([upgraded, promoted, admin, alone].map((pool) => pool.end({ timeout: 1 })))
  await site.close()
  await standby.stop()
  await primary.stop()
  for (const made of [primary.home, folder]) rmSync(made, { recursive: true, force: true })
})

async function until(is: () => boolean | Promise<boolean>) {
  for (let tries = 0; !(await is()); tries++) {
    assert.ok(tries < 600, 'it did not happen within a minute')
    await wait(100)
  }
}
const whyNotReady = async ({ http }: Pick<typeof app, 'http'>) => {
  const answer = await http.inject('/api/ready')
  return answer.statusCode === 200 ? null : answer.json<{ data: { why: string } }>().data.why
}
const register = ({ http }: Pick<typeof app, 'http'>) =>
  http.inject({
    method: 'POST',
    url: '/api/user/sms_email',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `lang=en&purpose=register&email=${Math.random()}@example.com`,
  })

test('a site with several servers uses the one that accepts writes', async () => {
  const [row] = await site.db<[{ is: boolean }]>`select pg_is_in_recovery() as is`
  assert.equal(row.is, false)
  assert.equal((await register(app)).statusCode, 200)
})

test('a standby alone is refused at the start, and a running process says so and answers 503', async () => {
  await assert.rejects(connectDatabase({ ...settings, DATABASE_URL: standby.url('site') }), {
    message: /it is a read-only standby: name the primary/,
  })
  const { statusCode, headers } = await register(onlyStandby)
  assert.deepEqual([statusCode, headers['retry-after']], [503, '2'])
  await until(async () => (await whyNotReady(onlyStandby)) === 'no server of the database accepts writes')
})

test('servers that do not answer are named in one sentence', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1,127.0.0.1:2/site'
  await assert.rejects(connectDatabase({ ...settings, DATABASE_URL: nowhere }), {
    message: /^The database of DATABASE_URL cannot be used: nothing listens there\./,
  })
})

test('a promoted standby takes over, and connections to the previous primary are closed', async () => {
  await promoted`select pg_promote()`
  // The previous primary still runs, as one that was cut off and came back: its timeline is the lower one.
  await until(async () => {
    const [row] = await site.db<[{ timeline: string }]>`
      select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`.catch(() => [{ timeline: '' }])
    return row.timeline === '00000002'
  })
  assert.equal((await register(app)).statusCode, 200)
  await until(async () => {
    const left = await admin`
      select from pg_stat_activity where datname = 'site' and application_name in ('lodestar', 'lodestar jobs')`
    return left.length === 0
  })
})

test('notifications and jobs continue on the new primary', async () => {
  await until(async () => {
    await promoted`select pg_notify('said', 'hello')`
    return heard.includes('hello')
  })
  await promoted`select graphile_worker.add_job('check_payments', '{}'::json)`
  await until(() => tried.length > 0)
  await until(async () => (await whyNotReady(onlyStandby)) === null)
})

test('a primary that vanishes behind its name leaves no statement pending, and the new one is used', async () => {
  const socketIn = (host: string) => `${host}/.s.PGSQL.${primary.port}`
  const relay = await startRelay(socketIn(primary.host))
  const db = openDatabase(`postgres://${primary.user}@127.0.0.1:${relay.port}/site`, { max: 2 })
  const watch = watchDatabase(db)
  after(async () => {
    watch.close()
    await db.end({ timeout: 1 })
    relay.close()
  })
  const timeline = async () => {
    const [row] = await db<[{ timeline: string }]>`
      select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`
    return row.timeline
  }
  assert.equal(await watch.check(), false)
  assert.deepEqual(await Promise.all([timeline(), timeline()]), ['00000001', '00000001'])
  relay.silence()
  const outcomes = await Promise.race([
    Promise.allSettled([timeline(), timeline()]),
    (async () => {
      await eventually(watch.check, (isAway) => isAway)
      relay.answer(socketIn(standby.host))
      return new Promise<never>(() => {})
    })(),
  ])
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  const isNew = (found: string | null) => found === '00000002'
  assert.ok(isNew(await eventually(() => timeline().catch(() => null), isNew)))
})
