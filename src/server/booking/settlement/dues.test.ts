import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { ChangePreview } from '#contract/changes.ts'
import { balanceOf } from '#domain/loyalty/points-lots.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import { staffMember } from '#test/support/actors.ts'
import { bookingFields, findRate } from '#test/support/bookings.ts'
import { cleanly } from '#test/support/cleanly.ts'
import { ask } from '#test/support/guests.ts'
import { cashiers } from '#test/support/paying-in-yuan.ts'
import { openPayingSite } from '#test/support/paying-site.ts'
import { renewHolds } from '../../payments/renew-holds.ts'
import { correctPoints } from '../../points/correct-points.ts'
import { pointsDate, readLots } from '../../points/points-account.ts'
import { beginStays, completeStays } from '../advance-order-states.ts'
import { cancelUnpaidOrders, captureGuarantees } from './collect-balance.ts'

const day = 86_400_000
const site = await openPayingSite()
const { db, app } = site
const { booking } = app
const [alipay] = cashiers(site)

const start = site.now()
beforeEach(() => site.pass(start - site.now()))
afterEach(async () => assert.deepEqual(await site.check(), []))

const percent = (value: number) => ({ of: 'percent', value: value * 100 }) as const
const free: CancellationPolicy['steps'] = []
const from = (daysBefore: number, fee: number) => ({
  from: { daysBefore, time: '18:00' as const },
  fee: percent(fee),
})
const deposit = (value: number): PaymentTerms => ({ type: 'deposit', deposit: percent(value) })
const stay = { s_d: '2027-01-24', e_d: '2027-01-26' }

/** Sets the terms of a rate of some hotel. */
async function rateWith(payment: PaymentTerms, steps: CancellationPolicy['steps'], rooms = 1) {
  const found = await findRate(app, { ...stay, rooms, adults: rooms * 2, left: 3 })
  const cancellation = { steps, noShow: percent(100) }
  await db`
    update rate_plans set percent = 10000, own_prices = false, price_sum = 0, payment = ${db.json(payment as never)},
      cancellation = ${db.json(cancellation as never)}
    where hotel_id = ${found.hotel}`
  await db`update hotels set currency = 'USD' where id = ${found.hotel}`
  const { hotel } = found
  const again = await findRate(app, { ...stay, rooms, adults: rooms * 2, hotel, currency: 'USD' })
  return { hotel, rate: again.rate, rooms }
}
type Wanted = Awaited<ReturnType<typeof rateWith>>

let guests = 100
async function book({ rate, rooms }: Wanted, fields = {}) {
  const guest = ++guests
  const contact = { 'contact[email]': `guest${guest}@example.com` }
  const { body } = await ask(
    app,
    'hot/r_commit',
    bookingFields(rate.quote, { rooms, ...contact, ...fields }),
    {
      headers: { authentic: `${guest}` },
    },
  )
  assert.equal(body.code, 1, JSON.stringify(body))
  return { order: body.data as unknown as Booked, guest }
}
async function payByPaypal(order: Booked, guest: number, way: 'order' | 'authorize' = 'order') {
  await site.approve(await site.begin(order, guest))
  assert.equal((await site.finish(order, guest, way)).code, 1)
}
const priceFalls = ({ hotel }: Wanted) =>
  db`update rate_plans set percent = percent * 0.8 where hotel_id = ${hotel}`
async function rerate(order: Booked, guest: number) {
  const { code } = await site.ask('order/rerate', order, guest)
  assert.equal(code, 1)
}
/** The amount paid to us, without the amount that the hotel collects. */
const oursOf = ({ due_now, due_later }: Booked['price']) => due_now.amount + due_later.amount
let changes = 0
async function change(order: Booked, guest: number, wanted: typeof stay & { rooms: number }) {
  const as = { headers: { authentic: `${guest}` } }
  const asked = { id: order.order_id, ...wanted, adults: wanted.rooms * 2 }
  const shown = await ask(app, 'order/change_sim', asked, { ...as, method: 'GET' })
  const { options } = shown.body.data as unknown as ChangePreview
  const option = options.find(({ same_rate }) => same_rate)!
  const fields = { id: order.order_id, sealed: option.sealed, req_id: `change-of-stay-${++changes}` }
  const { body } = await ask(app, 'order/change', fields, as)
  assert.equal(body.code, 1, JSON.stringify(body))
  await site.work()
  return option
}
const keptBy = async (order: Booked) =>
  (await site.paymentsOf(order)).reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)

test('a held guarantee of a re-rated order is captured at the lower price', async () => {
  const wanted = await rateWith({ type: 'guarantee' }, [from(5, 100)])
  const { order, guest } = await book(wanted)
  await payByPaypal(order, guest, 'authorize')
  await priceFalls(wanted)
  await rerate(order, guest)
  const { price, revisions } = await site.show(order, guest)
  assert.ok(price.total.amount < order.price.total.amount)
  assert.deepEqual(
    revisions.map(({ n, what, total }) => [n, what, total.amount]),
    [
      [1, 'booked', order.price.total.amount],
      [2, 'rerated', price.total.amount],
    ],
  )
  site.pass(10 * day)
  await cleanly(captureGuarantees(booking))
  await site.work()
  assert.equal(await keptBy(order), oursOf(price))
})

test('a balance is due three days before check-in where the fee never exceeds the deposit', async () => {
  const { order, guest } = await book(await rateWith(deposit(40), [from(2, 30)]))
  await payByPaypal(order, guest)
  const { collect_at, check_in } = await site.show(order, guest)
  assert.equal(Date.parse(check_in) - Date.parse(collect_at!), 3 * day)
  site.pass(Date.parse(collect_at!) - site.now())
  await cleanly(cancelUnpaidOrders(booking))
  await site.work()
  const after = await site.show(order, guest)
  assert.equal(after.state, 'cancelled')
  assert.equal(await keptBy(order), 0)
})

test('a stay does not begin while a balance is unpaid', async () => {
  const { order, guest } = await book(await rateWith(deposit(40), free))
  await payByPaypal(order, guest)
  // The job that would cancel it has not run.
  site.pass(16 * day)
  await cleanly(beginStays(booking))
  assert.equal((await site.show(order, guest)).state, 'confirmed')
  await payByPaypal(order, guest)
  await cleanly(beginStays(booking))
  assert.equal((await site.show(order, guest)).state, 'staying')
})

test('the balance of a re-rated deposit is paid with the amount shown', async () => {
  const wanted = await rateWith(deposit(30), free)
  const { order, guest } = await book(wanted)
  await payByPaypal(order, guest)
  await priceFalls(wanted)
  await rerate(order, guest)
  const { payment, dues, price } = await site.show(order, guest)
  const balance = dues.find(({ kind }) => kind === 'balance')!
  assert.equal(payment.means[0]!.amount.amount, balance.amount.amount)
  await payByPaypal(order, guest)
  assert.equal(await keptBy(order), oursOf(price))
  const paid = await site.show(order, guest)
  assert.equal(paid.actions.pay, 'not_payable')
})

test('an order with an unpaid balance is cancelled before the fee grows, also by a late job', async () => {
  const { order, guest } = await book(await rateWith(deposit(30), [from(6, 100)]))
  await payByPaypal(order, guest)
  const { collect_at } = await site.show(order, guest)
  assert.ok((await keptBy(order)) > 0)
  site.pass(Date.parse(collect_at!) + 2 * day - site.now())
  await cleanly(cancelUnpaidOrders(booking))
  await site.work()
  assert.equal((await site.show(order, guest)).state, 'cancelled')
  assert.equal(await keptBy(order), 0)
})

test('a refused capture is unpaid: no points, and the guest receives a payment request', async () => {
  const { order, guest } = await book(await rateWith({ type: 'guarantee' }, [from(5, 100)]))
  await payByPaypal(order, guest, 'authorize')
  site.pass(10 * day)
  await cleanly(captureGuarantees(booking))
  await site.fault({ mode: 'refuse', match: '/capture', refusal: 'AUTHORIZATION_DENIED' })
  await site.work()
  const refused = await site.show(order, guest)
  assert.deepEqual(
    refused.dues.map(({ kind, state }) => [kind, state]),
    [['balance', 'open']],
  )
  assert.equal(refused.actions.pay, null)
  site.pass(20 * day)
  for (const job of [beginStays, completeStays]) await cleanly(job(booking))
  assert.equal((await site.show(order, guest)).state, 'confirmed')
  assert.equal(balanceOf(await readLots(db, `${guest}`), pointsDate(site.now())), 0)
})

test('a fee that a change brings into force is captured from the hold, and kept for a room given up', async () => {
  const { order, guest } = await book(await rateWith({ type: 'guarantee' }, [from(5, 50)], 2))
  await payByPaypal(order, guest, 'authorize')
  site.pass(7 * day)
  const near = { s_d: '2027-01-21', e_d: '2027-01-23' }
  const moved = await change(order, guest, { ...near, rooms: 2 })
  const begun = moved.price.due_now.amount
  assert.ok(begun > 0)
  assert.equal(await keptBy(order), begun)
  assert.deepEqual(await site.check(), [])
  const fewer = await change(order, guest, { ...near, rooms: 1 })
  assert.ok(fewer.fee.amount > 0 && fewer.released.amount > 0)
  assert.equal(await keptBy(order), begun)
  assert.equal(await site.cancel(order, guest), 0)
  await site.work()
  const { payment, dues } = await site.show(order, guest)
  assert.deepEqual([await keptBy(order), payment.held.amount], [begun, 0])
  assert.ok(dues.every(({ state }) => state !== 'held'))
})

test('a renewed hold does not include a released room', async () => {
  const { order, guest } = await book(await rateWith({ type: 'guarantee' }, [from(2, 100)], 2))
  await payByPaypal(order, guest, 'authorize')
  const { rooms } = await site.show(order, guest)
  await site.cancel(order, guest, rooms[0]!.id)
  const { held } = (await site.show(order, guest)).payment
  site.pass(4 * day)
  await cleanly(renewHolds(app.payments))
  await site.work()
  const [operation] = await db<{ charge: number; state: string }[]>`
    select payment_operations.charge_amount::float8 as charge, payment_operations.state
    from payment_operations join payments on payments.id = payment_id
    where order_id = ${order.order_id} and kind = 'reauthorise'`
  assert.deepEqual(operation, { charge: held.amount, state: 'succeeded' })
})

test('cancelling an unpaid hold returns its points, also for a non-refundable rate', async () => {
  const wanted = await rateWith({ type: 'prepay' }, [{ from: null, fee: percent(100) }])
  const guest = guests + 1
  await correctPoints(db, {
    by: staffMember,
    guestId: `${guest}`,
    points: 500,
    reason: 'test',
    now: site.now(),
  })
  const { order } = await book(wanted, { points: 500 })
  const balance = async () => balanceOf(await readLots(db, `${guest}`), pointsDate(site.now()))
  assert.equal(await balance(), 0)
  assert.equal(await site.cancel(order, guest), 0)
  assert.equal(await balance(), 500)
})

test('a charged guarantee is shown as paid, with its refund', async () => {
  const { order, guest } = await book(await rateWith({ type: 'guarantee' }, [from(5, 50)]))
  const begun = await site.ask<never>(alipay!.endpoint, order, guest)
  await alipay!.choose(await alipay!.enter(begun.data))
  await site.settled(async () => (await site.status(order, guest)).state === 'confirmed')
  const { price, cancellation, dues, collect_at } = await site.show(order, guest)
  assert.deepEqual([price.due_later.amount, collect_at], [0, null])
  assert.equal(cancellation.windows[0]!.refund.amount, price.due_now.amount)
  assert.equal(cancellation.windows[0]!.uncharged.amount, 0)
  assert.deepEqual(
    dues.map(({ kind, state }) => [kind, state]),
    [['guarantee', 'paid']],
  )
})
