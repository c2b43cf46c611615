import assert from 'node:assert/strict'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { testSecret } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { startTestCluster, testDatabase } from '#test/support/database.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { startPgbouncer } from '#test/support/pgbouncer.ts'
import { testWithProgram } from '#test/support/test-with-program.ts'
import { createApp } from '../app.ts'
import { addJob } from '../jobs/add-job.ts'
import { startWorker } from '../jobs/worker.ts'
import { readSettings } from '../settings.ts'
import { connectDatabase, prepareDatabase } from '../startup/prepare-database.ts'
import { listenTo, openDatabase, transaction } from './database.ts'
import { watchDatabase } from './watch-database.ts'

const pgbouncer = { program: 'pgbouncer', version: '--version' }
const log = { error: () => {}, debug: () => {} }

/** An empty database behind a pooler of its own, and both addresses. */
async function behindPooler(settings: readonly string[] = [], { migrated = false } = {}) {
  const cluster = await startTestCluster()
  const { connection, url, drop } = await testDatabase({ migrated })
  const pooler = await startPgbouncer(cluster, { settings })
  after(async () => {
    await pooler.stop()
    await drop()
  })
  return { connection, env: { DATABASE_URL: pooler.url(connection.database), DATABASE_DIRECT_URL: url } }
}

testWithProgram(pgbouncer, 'a pooler without a direct address is refused at the start', async () => {
  for (const accepted of [[], ['ignore_startup_parameters = statement_timeout']]) {
    const { env } = await behindPooler(accepted)
    await assert.rejects(connectDatabase(readSettings({ DATABASE_URL: env.DATABASE_URL })), {
      message: /DATABASE_URL cannot be used: it is a connection pooler.*set DATABASE_DIRECT_URL/,
    })
  }
})

testWithProgram(
  pgbouncer,
  'two starts migrate one after the other and leave no lock in a session',
  async () => {
    const { env } = await behindPooler()
    const settings = readSettings({ ...env, DATABASE_POOL: '2' })
    const opened = await Promise.all([prepareDatabase(settings), prepareDatabase(settings)])
    const { db } = opened[0]
    const [locks] = await db<[{ n: number }]>`
    select count(*)::int as n from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`
    assert.equal(locks.n, 0)
    const [row] = await db<[{ n: number }]>`select count(*)::int as n from migrations`
    assert.ok(row.n > 0)
    for (const { close } of opened) await close()
  },
)

testWithProgram(pgbouncer, 'concurrent statements on few connections are all answered', async () => {
  const { env } = await behindPooler()
  const { db, close } = await connectDatabase(readSettings({ ...env, DATABASE_POOL: '2' }))
  const isAnswered = async () => {
    for (let round = 0; round < 50; round++) {
      const statements = Array.from({ length: 12 }, (_, at) =>
        at % 2 === 0 ? db`select count(*) from pg_class` : db`select ${round}::int as round`,
      )
      await Promise.all(statements)
    }
    return true
  }
  assert.ok(await Promise.race([isAnswered(), wait(60_000, false, { ref: false })]))
  await close()
})

testWithProgram(pgbouncer, 'statements through a pooler have the timeout of the role', async () => {
  const { env, connection } = await behindPooler()
  await (await connectDatabase(readSettings(env))).close()
  const db = openDatabase(env.DATABASE_URL, { direct: connection })
  const isPatient = async () => {
    const [row] = await db<[{ timeout: string }]>`select current_setting('statement_timeout') as timeout`
    return row.timeout === '15s'
  }
  const found = await Promise.all(Array.from({ length: 8 }, isPatient))
  await db.end()
  assert.ok(found.every(Boolean))
})

testWithProgram(pgbouncer, 'notifications, jobs and cursors work beside pooled transactions', async () => {
  const { env, connection } = await behindPooler([], { migrated: true })
  const db = openDatabase(env.DATABASE_URL, { direct: env.DATABASE_DIRECT_URL, max: 4 })
  const heard = Promise.withResolvers<string>()
  const listening = await listenTo(db, 'said', (said) => said !== undefined && heard.resolve(said))
  await transaction(db, (tx) => tx`select pg_notify('said', 'hello')`)
  assert.equal(await heard.promise, 'hello')
  const ran = Promise.withResolvers<void>()
  const handlers = { check_payments: async () => ran.resolve() }
  const worker = await startWorker({ connection, handlers, log })
  await transaction(db, (tx) => addJob(tx, 'check_payments', {}))
  await ran.promise
  let rows = 0
  for await (const batch of db`select generate_series(1, 1000)`.cursor(100)) rows += batch.length
  assert.equal(rows, 1_000)
  await worker.stop()
  await listening.end()
  await db.end()
})

testWithProgram(
  pgbouncer,
  'the database is there while every connection of the pooler is in use',
  async () => {
    const { env } = await behindPooler(['default_pool_size = 1'])
    const db = openDatabase(env.DATABASE_URL, { direct: env.DATABASE_DIRECT_URL, max: 2 })
    const watch = watchDatabase(db)
    const isAway = await db.begin(async (tx) => {
      await tx`select`
      return watch.check()
    })
    assert.equal(isAway, false)
    assert.equal(await watch.check(), false)
    watch.close()
    await db.end()
  },
)

testWithProgram(pgbouncer, 'a guest books through a pooler', async () => {
  const { env } = await behindPooler([], { migrated: true })
  const settings = readSettings({ ...env, LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret })
  const { db, close } = await prepareDatabase(settings)
  const app = await createApp({ db, settings, findSession: sessionByNumber })
  await fillForBooking({ ...app, db }, Date.now(), 20)
  await haveGuests(db, [1])
  const arrival = addDays(dateIn('UTC', Date.now()), 40)
  const { rate } = await findRate(
    { ...app, db },
    { payment: 'at_hotel', s_d: arrival, e_d: addDays(arrival, 1) },
  )
  const answer = await ask(app, 'hot/r_commit', bookingFields(rate.quote), { headers: { authentic: '1' } })
  assert.equal(answer.status, 200, answer.text)
  await app.http.close()
  await close()
})
