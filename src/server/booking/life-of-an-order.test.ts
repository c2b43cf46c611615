import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked, CancellationPreview, DiscountedOffer, Order } from '#contract/booking.ts'
import { balanceOf } from '#domain/loyalty/points-lots.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { readExchangeRates } from '../exchange/read-committed-rates.ts'
import { storeRates } from '../exchange/store.ts'
import { pointsDate, readLots } from '../points/points-account.ts'
import { beginStays, completeStays } from './advance-order-states.ts'
import type { BookingContext } from './context.ts'
import { expireHold } from './expire-hold.ts'
import { markNotArrived } from './order-states-store.ts'
import { findLowerPrices } from './reprice-order.ts'
import { cancelUnpaidOrders, remindOfBalances } from './settlement/collect-balance.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
const day = 86_400_000
let now = start
// Sessions expire before the orders of these tests end.
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
const guestId = '1'
const as = { headers: { authentic: guestId } }

/** Planned movements of money by kind. */
const planned: [kind: string, amount: number][] = []
const plan =
  (kind: string) =>
  async (_: unknown, { amount }: { amount: number }) =>
    void planned.push([kind, amount])
const context: BookingContext = {
  ...app.booking,
  payments: {
    ...app.booking.payments,
    planRefund: plan('refund'),
    planCapture: plan('capture'),
    planRelease: plan('release'),
  },
}

const s_d = '2027-02-12'
const e_d = '2027-02-15'

async function booked(wanted: Omit<Parameters<typeof findRate>[1], 's_d' | 'e_d'>, fields = {}) {
  const found = await findRate(app, { ...wanted, s_d, e_d })
  const rooms = wanted.rooms ?? 1
  const { body } = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote, { rooms, ...fields }), as)
  assert.equal(body.code, 1, JSON.stringify(body))
  return { ...found, order: body.data as unknown as Booked }
}
const show = async (id: string) =>
  (await ask(app, 'order/o_detail', { id }, { ...as, method: 'GET' })).body.data as unknown as Order
const settle = (order: Booked, amount: number, kind: 'captured' | 'authorised' = 'captured') =>
  settleDue(context, { orderId: order.order_id, kind, amount, currency: order.due_now.currency, now })
const freeOn = async (room: string) => {
  const [row] = await db<{ free: number }[]>`
    select coalesce((select free from inventory_nights where room_type_id = ${room} and night = ${s_d}),
      (select units from room_types where id = ${room})) as free`
  return row!.free
}
const balance = async () => balanceOf(await readLots(db, guestId), pointsDate(now))

test('a payment confirms a hold; a repeated or second payment is refunded', async () => {
  now = start
  const { order } = await booked({ payment: 'prepay' })
  assert.equal(await settle(order, order.due_now.amount - 1), 'give_back')
  assert.equal((await show(order.order_id)).state, 'held')
  assert.equal(await settle(order, order.due_now.amount), 'accepted')
  assert.equal((await show(order.order_id)).state, 'confirmed')
  assert.equal(await settle(order, order.due_now.amount), 'give_back')
  assert.ok(
    (await mailbox(app, 'ada@lodestar.example')).some(({ subject }) => subject.includes(order.order_no)),
  )
})

test('an order lists the amount, currency and rate that each payment method would charge or hold', async () => {
  now = start
  const { order } = await booked({ payment: 'prepay' })
  const { payment } = await show(order.order_id)
  const means = Object.fromEntries(payment.means.map((one) => [one.method, one]))
  assert.deepEqual(means.alipay, {
    method: 'alipay',
    way: 'charge',
    amount: order.due_now,
    charge: order.due_now,
    rate: null,
    why_not: null,
  })
  assert.equal(means.paypal!.charge!.currency, 'USD')
  assert.deepEqual([means.paypal!.rate!.from, means.paypal!.rate!.to], ['USD', 'CNY'])
  const dollars = means.paypal!.charge!.amount * Number(means.paypal!.rate!.rate)
  assert.ok(Math.abs(dollars - order.due_now.amount) < 10)
  await settle(order, order.due_now.amount)
  assert.deepEqual((await show(order.order_id)).payment.means, [])
})

test('a payment after the hold expired takes the nights again if they are free, and is refunded if not', async () => {
  now = start
  const { order, room } = await booked({ payment: 'prepay' })
  const { order: other, room: sameRoom } = await booked({
    payment: 'prepay',
    hotel: (await show(order.order_id)).hotel.id,
  })
  const before = await freeOn(room.id)
  now += 31 * 60_000
  for (const { order_id } of [order, other]) await expireHold(context, { orderId: order_id })
  assert.equal(await settle(order, order.due_now.amount), 'accepted')
  assert.equal((await show(order.order_id)).state, 'confirmed')
  assert.deepEqual(
    (await show(order.order_id)).events.map(({ state }) => state),
    ['held', 'expired', 'payment_review', 'confirmed'],
  )
  await db`update inventory_nights set free = 0 where room_type_id = ${sameRoom.id} and night = ${s_d}`
  assert.equal(await settle(other, other.due_now.amount), 'give_back')
  assert.equal((await show(other.order_id)).state, 'expired')
  await db`update inventory_nights set free = ${before} where room_type_id = ${sameRoom.id} and night = ${s_d}`
})

test('a payment after the hold expired takes only uncancelled rooms again, and the promotion', async () => {
  now = start
  await db`
    insert into promotions (code, "of", value, booked_from, booked_until, min_nights, uses_per_account, uses_in_all)
    values ('LATE10', 'percent', 1000, '2027-01-01', '2027-12-31', 1, null, 1)`
  const wanted = { payment: 'prepay' as const, rooms: 2, adults: 4, left: 4 }
  const { order, room } = await booked(wanted, { promotion: 'LATE10' })
  const free = await freeOn(room.id)
  const [cancelled] = (await show(order.order_id)).rooms
  const asked = { id: order.order_id, room: cancelled!.id }
  const { body } = await ask(app, 'order/s_cancel', asked, { ...as, method: 'GET' })
  await ask(
    app,
    'order/r_cancel',
    { ...asked, sim: body.data.sim, req_id: `one-of-two-${order.order_id}` },
    as,
  )
  now += 31 * 60_000
  await expireHold(context, { orderId: order.order_id })
  assert.equal(await freeOn(room.id), free + 2)
  const uses = async () => (await db`select from promotion_uses where code = 'LATE10'`).length
  assert.equal(await uses(), 0)
  const [due] = await db<{ now: number }[]>`
    select (snapshot -> 'rooms' -> 1 -> 'dues' ->> 'now')::float8 as now
    from current_orders as orders where id = ${order.order_id}`
  assert.equal(await settle(order, due!.now), 'accepted')
  assert.equal(await freeOn(room.id), free + 1)
  assert.equal(await uses(), 1)
})

test('cancelling two paid rooms one by one refunds the same as cancelling both together', async () => {
  now = start
  const { order } = await booked({ payment: 'prepay', free: true, rooms: 2, adults: 4, left: 3 })
  await settle(order, order.due_now.amount)
  const preview = async (room?: string) =>
    (
      await ask(
        app,
        'order/s_cancel',
        { id: order.order_id, ...(room ? { room } : {}) },
        { ...as, method: 'GET' },
      )
    ).body.data as unknown as CancellationPreview
  const together = await preview()
  assert.equal(together.refund.amount, order.due_now.amount)
  const rooms = (await show(order.order_id)).rooms
  const parts = await Promise.all(rooms.map(({ id }) => preview(id)))
  assert.equal(
    parts.reduce((sum, { refund }) => sum + refund.amount, 0),
    together.refund.amount,
  )
})

test('a stay begins the day after arrival and is completed after check-out, with points granted once', async () => {
  now = start
  const { order } = await booked({ payment: 'prepay' })
  await settle(order, order.due_now.amount)
  now = Date.parse('2027-02-12T23:00:00Z')
  const before = await balance()
  now = Date.parse('2027-02-14T12:00:00Z')
  await Promise.all([beginStays(context), beginStays(context)])
  assert.equal((await show(order.order_id)).state, 'staying')
  now = Date.parse('2027-02-17T00:00:00Z')
  await Promise.all([completeStays(context), completeStays(context)])
  const done = await show(order.order_id)
  assert.equal(done.state, 'completed')
  assert.equal(done.events.filter(({ state }) => state === 'completed').length, 1)
  assert.ok((await balance()) - before >= Math.floor(order.due_now.amount / 100))
  assert.equal(done.actions.review, null)
})

test('a no-show reported by the hotel pays exactly the no-show fee', async () => {
  now = start
  const { order } = await booked({ payment: 'prepay', free: true })
  await settle(order, order.due_now.amount)
  assert.equal(await markNotArrived(db, order.order_no), true)
  now = Date.parse('2027-02-14T12:00:00Z')
  planned.length = 0
  await beginStays(context)
  const { state, events } = await show(order.order_id)
  assert.equal(state, 'no_show')
  assert.ok(planned.every(([kind]) => kind === 'refund'))
  // The event has the fee; fee and refund add up to the amount paid.
  const { fee, refund } = events.at(-1)!.facts as { fee: number; refund: number }
  assert.ok(fee > 0)
  assert.equal(fee + refund, order.due_now.amount)
})

test('points pay a part, return when the hold expires, and are never spent twice', async () => {
  now = Date.parse('2027-02-20T00:00:00Z')
  const had = await balance()
  assert.ok(had > 200, `${had}`)
  // With outdated rates nothing is charged in another currency than the hotel's.
  await storeRates(db, { ...readExchangeRates(), date: '2027-02-20' }, now)
  const wanted = { payment: 'prepay' as const, s_d: '2027-03-12', e_d: '2027-03-14' }
  const { rate } = await findRate(app, wanted)
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote, { points: 200 }), as)
  const order = body.data as unknown as Booked
  const line = order.price.lines.find(({ kind }) => kind === 'points')!
  assert.ok(line.amount.amount < 0)
  assert.equal(order.due_now.amount, rate.price.due_now.amount + line.amount.amount)
  assert.equal(await balance(), had - 200)
  now += 31 * 60_000
  await expireHold(context, { orderId: order.order_id })
  assert.equal(await balance(), had)
  const { rate: again } = await findRate(app, wanted)
  const tooMany = await ask(app, 'hot/r_commit', bookingFields(again.quote, { points: had + 1 }), as)
  assert.deepEqual([tooMany.status, tooMany.body.data.reason], [400, 'points_invalid'])
})

test('a promotion counts its uses, is refused when used up, and its use returns when the order expires', async () => {
  now = start
  await db`
    insert into promotions (code, "of", value, booked_from, booked_until, min_nights, uses_per_account, uses_in_all)
    values ('LAMP10', 'percent', 1000, '2027-01-01', '2027-12-31', 1, 1, 1)`
  const { rate: looked } = await findRate(app, { payment: 'prepay', s_d: '2027-03-12', e_d: '2027-03-14' })
  const preview = (fields: object) =>
    ask(app, 'hot/r_discount', { quote: looked.quote, ...fields }, { ...as, method: 'GET' })
  const [shown, again] = [await preview({ promotion: 'lamp10' }), await preview({ promotion: 'LAMP10' })]
  assert.deepEqual(shown.body.data, again.body.data, 'looking uses nothing up')
  const offered = shown.body.data as unknown as DiscountedOffer
  assert.ok(offered.price.total.amount < looked.price.total.amount)
  assert.equal((await preview({ promotion: 'NONE' })).body.data.reason, 'promotion_invalid')
  assert.equal((await preview({ points: 99_999_999 })).body.data.reason, 'points_invalid')
  const { body: lowered } = await ask(
    app,
    'hot/r_commit',
    bookingFields(looked.quote, { promotion: 'lamp10' }),
    as,
  )
  const order = lowered.data as unknown as Booked
  assert.deepEqual(order.price, offered.price, 'what was shown is what is booked')
  const { rate: other } = await findRate(app, { payment: 'prepay', s_d: '2027-03-12', e_d: '2027-03-14' })
  const refused = await ask(app, 'hot/r_commit', bookingFields(other.quote, { promotion: 'LAMP10' }), as)
  assert.equal(refused.body.data.reason, 'promotion_invalid')
  now += 31 * 60_000
  await expireHold(context, { orderId: order.order_id })
  now = start + day
  const { rate: later } = await findRate(app, { payment: 'prepay', s_d: '2027-03-12', e_d: '2027-03-14' })
  const taken = await ask(app, 'hot/r_commit', bookingFields(later.quote, { promotion: 'LAMP10' }), as)
  assert.equal(taken.body.code, 1, JSON.stringify(taken.body))
})

test('a lower price is found by the nightly job, offered, accepted in one call, and the difference is refunded', async () => {
  now = start
  const { order, rate } = await booked({ payment: 'prepay', free: true })
  await settle(order, order.due_now.amount)
  await db`update rate_plans set percent = percent * 0.8 where id = ${rate.rate}`
  await Promise.all([findLowerPrices(context), findLowerPrices(context)])
  const offered = await show(order.order_id)
  assert.equal(offered.actions.rerate, null)
  const { total, saving } = offered.rerate!
  assert.equal(total.amount + saving.amount, order.price.total.amount)
  const fields = { id: order.order_id, req_id: `rerate-${order.order_id}-once` }
  const { body } = await ask(app, 'order/rerate', fields, as)
  assert.deepEqual((body.data as unknown as Order).price.total, total)
  const again = await ask(app, 'order/rerate', { ...fields, req_id: `rerate-${order.order_id}-twice` }, as)
  assert.equal(again.body.data.reason, 'not_reratable')
  await db`update rate_plans set percent = percent / 0.8 where id = ${rate.rate}`
})

test('the balance of a deposit is requested in time, and an unpaid order is cancelled before its fee grows', async () => {
  now = start
  const { order } = await booked({ payment: 'deposit', free: true })
  await settle(order, order.due_now.amount)
  const { collect_at } = await show(order.order_id)
  assert.ok(collect_at)
  now = Date.parse(collect_at) - 2 * day
  await Promise.all([remindOfBalances(context), remindOfBalances(context)])
  await remindOfBalances(context)
  const mails = (await mailbox(app, 'ada@lodestar.example')).filter(({ text }) =>
    text.includes(order.order_no),
  )
  assert.equal(mails.filter(({ subject }) => subject.startsWith('Balance due')).length, 1)
  assert.equal((await show(order.order_id)).actions.pay, null)
  now = Date.parse(collect_at) - 1
  await cancelUnpaidOrders(context)
  assert.equal((await show(order.order_id)).state, 'confirmed')
  now = Date.parse(collect_at)
  await Promise.all([cancelUnpaidOrders(context), cancelUnpaidOrders(context)])
  assert.equal((await show(order.order_id)).state, 'cancelled')
})

test('an account with open orders cannot be closed', async () => {
  now = start
  await booked({ payment: 'at_hotel' })
  await ask(app, 'user/sms_email', { email: 'guest1@example.com', purpose: 'unregister' }, as)
  const smscode = (await mailbox(app, 'guest1@example.com'))[0]!.code
  const { status, body } = await ask(app, 'user/unregister', { smscode }, as)
  assert.deepEqual([status, body.data.reason], [409, 'open_orders'])
})
