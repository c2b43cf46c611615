import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startRelay } from '#test/support/relay.ts'
import { databaseOf, startPrimaryWithStandby } from '#test/support/standby.ts'
import { readExtent } from '../search/shards/store.ts'
import { openDatabase, type Pool } from './database.ts'
import { migrate } from './migrate.ts'
import { openReplicas, type ReplicaState } from './replicas.ts'

const folder = mkdtempSync(join(tmpdir(), 'replicas-'))
const { primary, admin, startStandby } = await startPrimaryWithStandby(folder)
await admin.unsafe('create database site')
const db = openDatabase(databaseOf(primary, 'site'))
await migrate(db)
await db`create table written (n int)`
const standby = await startStandby()
const url = standby.url('site')
const direct = openDatabase(url, { max: 1 })
const heard: ReplicaState[] = []
const replicas = openReplicas({
  primary: db,
  urls: [url, 'postgres://nobody@127.0.0.1:1/site'],
  pool: 2,
  onState: (state) => heard.push(state),
  every: 50,
})
after(async () => {
  await replicas.close()
  await Promise.all([db, direct, admin].map((pool) => pool.end({ timeout: 1 })))
  await standby.stop()
  await primary.stop()
  for (const made of [primary.home, folder]) rmSync(made, { recursive: true, force: true })
})

const used = () => replicas.states().filter(({ isUsed }) => isUsed).length
async function until(is: () => boolean | Promise<boolean>) {
  for (let tries = 0; !(await is()); tries++) {
    assert.ok(tries < 600, 'it did not happen within a minute')
    await wait(100)
  }
}
const isStandby = async () =>
  replicas.read(async (pool) => {
    const [row] = await pool<[{ is: boolean }]>`select pg_is_in_recovery() as is`
    return row.is
  })

test('reads go to a current replica; one that does not answer is never used', async () => {
  await until(() => used() === 1)
  for (let n = 0; n < 4; n++) assert.equal(await isStandby(), true)
  assert.equal(replicas.states()[1]!.lag, null)
})

test('a replica sees what was committed, and cannot be written', async () => {
  await db`insert into written values (1)`
  await until(async () => (await replicas.read((pool) => pool`select from written`)).length === 1)
  await assert.rejects(direct`insert into written values (2)`, /read-only/)
})

test('the snapshot of a standby names every transaction that may be in progress', async () => {
  await db.begin(async (open) => {
    await open`insert into written values (3)`
    const [{ txid }] = await open<[{ txid: string }]>`select pg_current_xact_id()::text as txid`
    await db`insert into written values (4)`
    await until(async () => (await direct`select from written where n = 4`).length === 1)
    const { snapshot } = await direct.begin((tx) => readExtent(tx, 1))
    const [row] = await db<[{ isSeen: boolean }]>`
      select pg_visible_in_snapshot(${txid}::xid8, ${snapshot}::pg_snapshot) as "isSeen"`
    assert.equal(row.isSeen, false)
  })
})

test('a replica that lags is left out until it has caught up', async () => {
  await direct`select pg_wal_replay_pause()`
  await until(async () => {
    await db`insert into written values (5)`
    return used() === 0
  })
  assert.equal(await isStandby(), false)
  await direct`select pg_wal_replay_resume()`
  await until(() => used() === 1)
  assert.deepEqual(
    heard.map(({ isUsed }) => isUsed),
    [true, false, true],
  )
})

test('a timeout and a fault of a statement are not repeated on the primary', async () => {
  await until(() => used() === 1)
  let tries = 0
  const slow = replicas.read(async (pool) => {
    tries += 1
    return pool.begin(async (tx) => {
      await tx`set local statement_timeout = 1`
      return tx`select pg_sleep(60)`
    })
  })
  await assert.rejects(slow, { code: '57014' })
  const faulty = replicas.read(async (pool) => {
    tries += 1
    return pool`select 1 / 0`
  })
  await assert.rejects(faulty, { code: '22012' })
  assert.equal(tries, 2)
})

test('reads from a replica that vanishes silently are answered by the primary, and it is used again once it answers', async () => {
  const socket = `${standby.host}/.s.PGSQL.${primary.port}`
  const relay = await startRelay(socket)
  const relayed = openReplicas({
    primary: db,
    urls: [`postgres://${primary.user}@127.0.0.1:${relay.port}/site`],
    pool: 2,
    onState: () => {},
    every: 50,
  })
  after(async () => {
    await relayed.close()
    relay.close()
  })
  const isRead = () => relayed.states()[0]!.isUsed
  await until(isRead)
  const answers: boolean[] = []
  const work = async (pool: Pool) => {
    const ask = async () => {
      const [row] = await pool<[{ is: boolean }]>`select pg_is_in_recovery() as is`
      return row.is
    }
    if (await ask()) relay.silence()
    answers.push(await ask())
  }
  for (let n = 0; n < 2; n++) void relayed.read(work)
  await until(() => answers.length === 2)
  assert.deepEqual(answers, [false, false])
  assert.equal(isRead(), false)
  // Only the connection of the pending measurement is left.
  await until(() => relay.open() <= 1)
  relay.answer(socket)
  await until(isRead)
})

test('a read that fails on a replica is answered by the primary, and a lost replica is left out', async () => {
  let tries = 0
  const answer = await replicas.read(async (pool) => {
    tries += 1
    const conflict = new Error('canceling statement due to conflict with recovery')
    if (tries === 1) throw Object.assign(conflict, { code: '40001' })
    const [row] = await pool<[{ is: boolean }]>`select pg_is_in_recovery() as is`
    return row.is
  })
  assert.deepEqual([answer, tries], [false, 2])
  await standby.stop()
  await until(() => used() === 0)
  assert.equal(await isStandby(), false)
})
