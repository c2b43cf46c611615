import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import fc from 'fast-check'
import { balanceOf } from '#domain/loyalty/points-lots.ts'
import { staffMember } from '#test/support/actors.ts'
import { testDatabase } from '#test/support/database.ts'
import { transaction } from '../db/database.ts'
import { imbalances } from '../ledger/store.ts'
import { correctPoints } from './correct-points.ts'
import { expirePoints, grantPoints, reversePoints } from './grant-points.ts'
import { pointsDate, readLots } from './points-account.ts'
import { returnPoints, spendPoints } from './spend-points.ts'

const { db, drop } = await testDatabase()
afterEach(async () => assert.deepEqual([...(await imbalances(db))], [], 'the ledger sums to zero'))
after(drop)

const now = Date.parse('2027-01-01T00:00:00Z')
const years = (n: number) => n * 365 * 86_400_000
const balance = async (guestId: string, at = now) => balanceOf(await readLots(db, guestId), pointsDate(at))
const grant = (guestId: string, orderId: string, points: number, at = now) =>
  transaction(db, (tx) => grantPoints(tx, { guestId, orderId, points, now: at }))
const spend = (guestId: string, orderId: string, points: number, at = now) =>
  transaction(db, (tx) => spendPoints(tx, { guestId, orderId, points, now: at }))

test('a hundred concurrent requests spend exactly the balance', async () => {
  await grant('1', '100', 1_000)
  const spent = await Promise.all(Array.from({ length: 100 }, (_, tab) => spend('1', `1${tab}00`, 70)))
  assert.equal(spent.filter(({ ok }) => ok).length, 14)
  assert.equal(await balance('1'), 20)
})

test('granting and spending for an order is idempotent', async () => {
  await grant('2', '200', 500)
  await grant('2', '200', 500)
  await spend('2', '201', 100)
  await spend('2', '201', 100)
  assert.equal(await balance('2'), 400)
})

test('returned points keep their old expiry, the latest first, and never exceed those spent', async () => {
  await grant('3', '300', 100, now - years(1))
  await grant('3', '301', 100)
  await spend('3', '302', 150)
  const back = (points: number, key: string) =>
    transaction(db, (tx) => returnPoints(tx, { guestId: '3', orderId: '302', points, now, key }))
  assert.equal(await back(60, '302:a'), 60)
  assert.deepEqual(await readLots(db, '3'), [
    { expires: '2028-01-01', points: 10 },
    { expires: '2029-01-01', points: 100 },
  ])
  assert.equal(await back(100, '302:b'), 90)
  assert.equal(await balance('3'), 200)
})

test('points granted for refunded money are taken back, into debt if they were spent', async () => {
  await grant('4', '400', 100)
  await spend('4', '401', 80)
  const taken = await transaction(db, (tx) =>
    reversePoints(tx, { guestId: '4', orderId: '400', points: 300, now, key: '400' }),
  )
  assert.equal(taken, 100)
  assert.equal(await balance('4'), -80)
})

test('a debt is settled from the next points earned, and their expiry does not bring it back', async () => {
  await grant('9', '900', 100)
  await spend('9', '901', 80)
  await transaction(db, (tx) =>
    reversePoints(tx, { guestId: '9', orderId: '900', points: 100, now, key: '900' }),
  )
  await grant('9', '902', 200, now + years(1))
  await grant('9', '902', 200, now + years(1))
  assert.deepEqual(await readLots(db, '9'), [{ expires: '2030-01-01', points: 120 }])
  assert.equal(await balance('9', now + years(5)), 0)
})

test('staff credits and debits points with a reason, never below zero', async () => {
  const correct = (points: number) =>
    correctPoints(db, { by: staffMember, guestId: '5', points, reason: 'a kind word', now })
  assert.deepEqual(await correct(120), { ok: true, value: 120 })
  assert.deepEqual(await correct(-50), { ok: true, value: 70 })
  assert.deepEqual(await correct(-71), { ok: false, refusal: 'points_not_enough' })
  assert.equal(await balance('5'), 70)
  const [row] = await db`select note from ledger_transfers where kind = 'corrected' order by id limit 1`
  assert.equal(row!.note, 'a kind word')
})

test('in any order of events nothing unavailable is spent, and a debt is only from reversals', async () => {
  const anyMove = fc.record({
    kind: fc.constantFrom('earn', 'spend', 'refund', 'expire'),
    points: fc.integer({ min: 1, max: 400 }),
    months: fc.integer({ min: 0, max: 9 }),
    order: fc.integer({ min: 1, max: 4 }),
  } as const)
  let guests = 1_000
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 3, maxLength: 10 }), async (moves) => {
      guests += 1
      const guestId = `${guests}`
      let at = now
      let reversed = 0
      for (const [step, { kind, points, months, order }] of moves.entries()) {
        at += months * 30 * 86_400_000
        const orderId = `${guests}0${order}`
        const before = await balance(guestId, at)
        if (kind === 'earn') await grant(guestId, orderId, points, at)
        if (kind === 'expire') await expirePoints(db, at)
        if (kind === 'spend') {
          const spent = await spend(guestId, `${guests}9${step}`, points, at)
          assert.equal(spent.ok, points <= before)
          if (spent.ok) assert.equal(await balance(guestId, at), before - points)
        }
        if (kind === 'refund') {
          const facts = { guestId, orderId, points, now: at, key: `${orderId}:${step}` }
          reversed += await transaction(db, (tx) => reversePoints(tx, facts))
          const spentFor = `${guests}9${step - 1}`
          await transaction(db, (tx) =>
            returnPoints(tx, { ...facts, orderId: spentFor, key: `b${facts.key}` }),
          )
        }
        assert.ok((await balance(guestId, at)) >= 0 - reversed)
      }
    }),
    { numRuns: 25 },
  )
})
