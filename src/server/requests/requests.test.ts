import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { ok, refuse } from '#domain/result.ts'
import { testDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { haveGuests } from '#test/support/guests.ts'
import { killMidway } from '#test/support/kill-midway.ts'
import { booked, bookingBody, bookingBy, takeAndTell } from '#test/support/trial-verb.ts'
import { transaction } from '../db/database.ts'
import { importInventory } from '../inventory/import/import-inventory.ts'
import { purgeRequests } from './answer-once.ts'
import { requestData } from './personal-data.ts'

const now = Date.parse('2027-01-01')
const { db, connection, drop } = await testDatabase()
after(drop)
await importInventory(db, { folder: join(import.meta.dirname, '../../../examples/inventory'), now })
await haveGuests(db, [1, 2])
const [room] = await db<{ id: string; hotelId: string; units: number }[]>`
  select id, hotel_id as "hotelId", units from room_types where units >= 3 order by id limit 1`
const stay = {
  hotelId: room!.hotelId,
  roomTypeId: room!.id,
  nights: ['2027-03-01', '2027-03-02'],
  rooms: 1,
}
const book = bookingBy(db, takeAndTell(stay))

beforeEach(async () => {
  await db`delete from inventory_nights`
  await db`delete from graphile_worker._private_jobs`
  await db`delete from requests`
})

/** The effects so far: rooms taken in each night, jobs queued, requests stored. */
async function happened() {
  const nights = await db<{ free: number }[]>`
    select free from inventory_nights where room_type_id = ${stay.roomTypeId} order by night`
  const [row] = await db<{ jobs: number; requests: number }[]>`
    select (select count(*)::int from graphile_worker.jobs) as jobs, (select count(*)::int from requests) as requests`
  return { taken: nights.map(({ free }) => room!.units - free), ...row }
}
const nothing = { taken: [], jobs: 0, requests: 0 }
const all = { taken: [1, 1], jobs: 1, requests: 1 }
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason

const points = {
  'nights taken': nothing,
  'job queued': nothing,
  'answer written': nothing,
  answered: all,
}
for (const [point, left] of Object.entries(points)) {
  test(`killed at "${point}", everything or nothing has happened, and a repetition is answered`, async () => {
    const gate = await holdAnswers()
    if (point !== 'answer written') await gate.open()
    await killMidway(
      connection,
      `import { bookingBy, takeAndTell } from '#test/support/trial-verb.ts'
      const stop = () => new Promise(() => console.log('far enough'))
      const reached = async (step) => { if (step === '${point}') await stop() }
      const waiting = () => db\`select from pg_locks where locktype = 'advisory' and not granted\`
      setInterval(async () => { if ((await waiting()).length > 0) console.log('far enough') }, 20)
      await bookingBy(db, takeAndTell(${JSON.stringify(stay)}, reached))('request-1')
      await stop()`,
    )
    await gate.open()
    await settled()
    assert.deepEqual(await happened(), left)
    const answer = await book('request-1')
    assert.deepEqual([answer.code, answer.data], [1, booked])
    assert.deepEqual(await happened(), all)
  })
}

/** Blocks transactions that store a response until it is released. */
async function holdAnswers() {
  await db`
    create or replace function wait_at_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(77); return new; end $$`
  await db`create or replace trigger gate after update on requests for each row execute function wait_at_gate()`
  const line = await db.reserve()
  await line`select pg_advisory_lock(77)`
  return {
    open: async () => {
      await line`select pg_advisory_unlock_all()`
      line.release()
    },
  }
}

/** Waits until the database has noticed that the other process is gone. */
async function settled() {
  const others = () => db`
    select from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
  await eventually(others, ({ length }) => length === 0)
}

test('a repeated request gets the same response without a second effect', async () => {
  const first = await book('request-1')
  const { contact, guests, quote } = bookingBody
  const again = await book('request-1', { body: { contact, guests, quote, wishes: '' } })
  assert.deepEqual(again, first)
  assert.deepEqual(await happened(), all)
})

test('concurrent repetitions run once and all get the response', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => book('request-1')))
  for (const { code, data } of answers) assert.deepEqual([code, data], [1, booked])
  assert.deepEqual(await happened(), all)
})

test('the same req_id with another body is refused, also concurrently', async () => {
  const other = { ...bookingBody, wishes: 'A quiet room' }
  const both = await Promise.all([book('request-1'), book('request-1', { body: other })])
  assert.deepEqual(both.map(({ code }) => code).sort(), [1, 409])
  const loser = both[0]!.code === 1 ? other : bookingBody
  const late = await book('request-1', { body: loser })
  assert.deepEqual([late.code, reasonOf(late)], [409, 'request_reused'])
  assert.deepEqual(await happened(), all)
})

test('two guests may use the same req_id', async () => {
  await Promise.all([book('request-1'), book('request-1', { guest: '2' })])
  assert.deepEqual(await happened(), { taken: [2, 2], jobs: 2, requests: 2 })
})

test('a refusal is stored, and its transaction is rolled back', async () => {
  const greedy = { ...stay, rooms: room!.units }
  const bookAll = bookingBy(db, takeAndTell(greedy))
  await bookAll('request-1')
  const refused = await book('request-2')
  assert.equal(reasonOf(refused), 'sold_out')
  await db`delete from inventory_nights`
  assert.deepEqual(await book('request-2'), refused, 'even when there are rooms again')

  const late = bookingBy(db, (_booking, _caller, once) =>
    once(async (tx) => {
      await tx`insert into redirect_rules (path, target) values ('/half', '/done')`
      return refuse('promotion_invalid')
    }),
  )
  assert.equal(reasonOf(await late('request-3')), 'promotion_invalid')
  assert.equal((await db`select from redirect_rules`).length, 0)
})

test('a temporary failure is tried again', async () => {
  const outcomes = [
    refuse('provider_failed'),
    refuse({ reason: 'too_many', retry_after: 1 }),
    null,
    ok(booked),
  ]
  const moody = bookingBy(db, (_booking, _caller, once) =>
    once(async () => {
      const outcome = outcomes.shift()
      if (!outcome) throw new Error('a bug')
      return outcome
    }),
  )
  const codes = []
  for (let tries = 0; tries < 5; tries++) codes.push((await moody('request-1')).code)
  assert.deepEqual(codes, [502, 429, 500, 1, 1])
})

test('a verb that answers outside runIdempotently is a bug', async () => {
  const forgetful = bookingBy(db, async () => ok(booked))
  assert.equal((await forgetful('request-1')).code, 500)
})

test('requests are deleted after a week, and with the guest', async () => {
  await book('request-1')
  await book('request-2', { guest: '2' })
  const exported = (await requestData.read(db, '1')) as { req_id: string }[]
  assert.deepEqual(
    exported.map(({ req_id }) => req_id),
    ['request-1'],
  )
  await transaction(db, (tx) => requestData.erase(tx, '1'))
  await purgeRequests(db, now + 6 * 86_400_000)
  assert.deepEqual([...(await db`select guest_id from requests`)], [{ guest_id: '2' }])
  await purgeRequests(db, now + 8 * 86_400_000)
  assert.equal((await happened()).requests, 0)
})
