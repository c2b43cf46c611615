import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { PointsPage, StatementFile } from '#contract/points.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { beginStays, completeStays } from '../booking/advance-order-states.ts'
import { recordGrant } from '../booking/settlement/grant-refund.ts'
import { transaction } from '../db/database.ts'
import { imbalances } from '../ledger/store.ts'
import { correctPoints } from './correct-points.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const day = 86_400_000
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now, 30)
await haveGuests(db, [1, 2, 3])
afterEach(async () => assert.deepEqual([...(await imbalances(db))], [], 'the ledger sums to zero'))

const as = (guest: number) => ({ headers: { authentic: `${guest}` } })
const points = async (guest: number, query: object = {}) => {
  const { body } = await ask(app, 'order/points', query, { ...as(guest), method: 'GET' })
  assert.equal(body.code, 1, JSON.stringify(body))
  return body.data as unknown as PointsPage
}
async function bookPaid(guest: number, fields = {}) {
  const { rate } = await findRate(app, { payment: 'prepay', s_d: '2027-02-12', e_d: '2027-02-15' })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote, fields), as(guest))
  const order = body.data as unknown as Booked
  assert.equal(body.code, 1, JSON.stringify(body))
  const { amount, currency } = order.due_now
  const settled = { orderId: order.order_id, kind: 'captured' as const, amount, currency, now }
  await settleDue(app.booking, settled)
  return { order, earns: Math.floor(amount / 100) }
}

const refunded = await bookPaid(3)

test('a guest without a stay has no points, the first level, and the requirement of the next', async () => {
  const { balance, pending, expiring, level, level_until, nights, next, list, counts } = await points(1)
  assert.deepEqual(
    { balance, pending, expiring, level, level_until, nights, next, list },
    {
      ...{ balance: 0, pending: 0, expiring: null, level: 0, level_until: null, nights: 0 },
      next: { level: 1, nights: 5 },
      list: [],
    },
  )
  assert.ok(Object.values(counts).every((count) => count === 0))
})

test('a paid stay is pending until check-out, then earned; spending names its order', async () => {
  const { order, earns } = await bookPaid(1)
  const before = await points(1)
  assert.deepEqual([before.balance, before.pending], [0, earns])
  assert.deepEqual(
    before.arriving.map(({ order_no, points, on }) => [order_no, points, on]),
    [[order.order_no, earns, '2027-02-15']],
  )

  now = Date.parse('2027-02-16T12:00:00Z')
  await beginStays(app.booking)
  await completeStays(app.booking)
  const after = await points(1)
  assert.deepEqual([after.balance, after.pending, after.worth.amount], [earns, 0, earns])
  assert.deepEqual([after.nights, after.next], [3, { level: 1, nights: 2 }])
  assert.deepEqual(after.lots, [{ points: earns, on: '2029-02-16' }])
  const [entry] = after.list
  assert.deepEqual(
    [entry!.kind, entry!.points, entry!.order_no, entry!.expires, entry!.balance],
    ['earned', earns, order.order_no, '2029-02-16', earns],
  )
  const { body } = await ask(app, 'user/info', {}, { ...as(1), method: 'GET' })
  const { points: told, level } = (body.data as { user_info: { points: number; level: number } }).user_info
  assert.deepEqual([told, level], [earns, 0])
})

test('money refunded after the stay reverses its points', async () => {
  const { order_id: orderId } = refunded.order
  const granted = { orderId, refund: 100_00, points: 0, key: 'claim:1', now }
  await transaction(db, (tx) => recordGrant(app.booking, tx, { ...granted, by: staffMember }))
  const { balance, list } = await points(3)
  assert.equal(balance, refunded.earns - 100)
  assert.deepEqual(
    list.map((entry) => [entry.kind, entry.points]),
    [
      ['reversed', -100],
      ['earned', refunded.earns],
    ],
  )
})

test('the statement is filtered by kind and year, and paged', async () => {
  await correctPoints(db, { by: staffMember, guestId: '1', points: 50, reason: '=1+1', now: now + 320 * day })
  now += 330 * day
  const all = await points(1)
  assert.deepEqual([all.years, all.total, all.counts.earned, all.counts.adjusted], [[2028, 2027], 2, 1, 1])
  const earned = await points(1, { kind: 'earned' })
  assert.deepEqual([earned.total, earned.list[0]!.kind], [1, 'earned'])
  const later = await points(1, { year: '2028' })
  assert.deepEqual([later.total, later.carried], [1, all.balance - 50])
  const second = await points(1, { page: '2', page_size: '1' })
  assert.deepEqual([second.list.length, second.list[0]!.kind, second.total], [1, 'earned', 2])
  assert.equal((await points(1, { kind: 'spent' })).total, 0)
})

test('the file has every movement, and no cell is a formula', async () => {
  const { body } = await ask(app, 'order/points_statement', {}, { ...as(1), method: 'GET' })
  const { name, text } = body.data as unknown as StatementFile
  const [head, adjusted, earned, end] = text.split('\r\n')
  assert.equal(name, 'points.csv')
  assert.equal(head, '\uFEFFDate,Description,Order number,Hotel,Points,Balance,Expires,Reason')
  assert.match(adjusted!, /^2028-01-02,Adjusted,,,50,.*,'=1\+1$/)
  assert.match(earned!, /^2027-02-16,Earned,LS/)
  assert.equal(end, '')
})

test('a guest sees only their own points, also in the account export', async () => {
  assert.deepEqual([(await points(2)).balance, (await points(2)).list], [0, []])
  const { body } = await ask(app, 'user/export', {}, { ...as(1), method: 'GET' })
  const { kept } = body.data as { kept: { points: { kind: string }[] } }
  assert.deepEqual(
    kept.points.map(({ kind }) => kind),
    ['adjusted', 'earned'],
  )
})
