import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderStatus } from '#contract/booking.ts'
import type { MoneyEvent, MoneySummary, PaypalOrder } from '#contract/payments.ts'
import { staffChanger } from '#test/support/actors.ts'
import { IMPATIENT, openPayingSite } from '#test/support/paying-site.ts'
import { cancelByCommand } from '../booking/desk/cancel-at-desk.ts'
import { renewHolds } from './renew-holds.ts'

const site = await openPayingSite({ patience: IMPATIENT })
const day = 86_400_000
const mailsOf = async ({ order_id }: { order_id: string }, kind: string) => {
  const rows = await site.db`
    select from outbox where kind = ${kind} and starts_with(event, ${`order:${order_id}:`})`
  return rows.length
}
const settled = async () => assert.deepEqual(await site.check(), [])

test('a stay is paid by PayPal in dollars at its own rate: begun, approved, captured, confirmed, booked', async () => {
  const { order, guest } = await site.book({ payment: 'prepay', currency: 'CNY' })
  const begun = await site.ask<PaypalOrder>('paypal/paypal_created_order', order, guest)
  assert.match(begun.data.approve_url, /checkoutnow\?token=/)
  assert.equal((await site.status(order, guest)).payment, 'created')
  const { means } = (await site.show(order, guest)).payment
  const charge = means.find(({ method }) => method === 'paypal')?.charge
  await site.approve(begun.data.paypal_id)
  const done = await site.ask<OrderStatus>('paypal/paypal_checkout_order', order, guest)
  assert.deepEqual([done.data.state, done.data.payment, done.data.checking], ['confirmed', 'captured', false])
  const trail = await site.ask<MoneyEvent[]>('pay/traceBy100', order, guest, 'GET')
  assert.deepEqual(
    trail.data.map(({ kind, state }) => [kind, state]),
    [
      ['capture', 'succeeded'],
      ['created', 'succeeded'],
    ],
  )
  assert.deepEqual(trail.data[0]!.charged, charge)
  const money = (await site.ask<MoneySummary>('paypal/paypal_capture_fee_query', order, guest, 'GET')).data
  assert.deepEqual(money.captured, order.due_now)
  assert.equal(money.fee.currency, 'USD')
  assert.ok(money.fee.amount > 0)
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual([payment?.chargeAmount, payment?.chargeCurrency], [charge?.amount, 'USD'])
  await settled()
})

test('two clicks and two tabs are one payment, and one charge', async () => {
  const { order, guest } = await site.book({ payment: 'prepay' })
  const begun = await Promise.all(Array.from({ length: 4 }, () => site.begin(order, guest)))
  assert.equal(new Set(begun).size, 1)
  await site.approve(begun[0]!)
  await Promise.all(Array.from({ length: 4 }, () => site.finish(order, guest)))
  await site.work()
  assert.equal((await site.status(order, guest)).state, 'confirmed')
  const payments = await site.paymentsOf(order)
  assert.deepEqual(
    payments.map(({ state }) => state),
    ['captured'],
  )
  await settled()
})

test('a return without approval pays nothing, whatever the URL says, and the payer may still approve', async () => {
  const { order, guest } = await site.book({ payment: 'prepay' })
  const id = await site.begin(order, guest)
  const forged = await site.finish(order, guest)
  assert.deepEqual([forged.data.state, forged.data.payment], ['held', 'created'])
  await site.approve(id)
  assert.equal((await site.finish(order, guest)).data.state, 'confirmed')
  await settled()
})

test('a declined card fails the attempt, and the next one pays', async () => {
  const { order, guest } = await site.book({ payment: 'prepay' })
  await site.approve(await site.begin(order, guest), 'decline')
  await site.work()
  const declined = await site.finish(order, guest)
  assert.deepEqual([declined.data.state, declined.data.payment], ['held', 'failed'])
  await site.approve(await site.begin(order, guest))
  assert.equal((await site.finish(order, guest)).data.state, 'confirmed')
  assert.equal((await site.paymentsOf(order)).length, 2)
  await settled()
})

test('an approved payment is captured after the window is closed, with or without a webhook', async () => {
  for (const isHeard of [true, false]) {
    const { order, guest } = await site.book({ payment: 'prepay' })
    const id = await site.begin(order, guest)
    await site.hold(!isHeard)
    await site.approve(id, 'leave')
    await site.hold(false)
    await site.passWorking(3 * 60_000)
    assert.equal((await site.status(order, guest)).state, 'confirmed', String(isHeard))
  }
  await settled()
})

test('a guarantee is held and released free of charge, and its fee is captured from the hold', async () => {
  const wanted = { payment: 'guarantee', free: true } as const
  const held = async () => {
    const booked = await site.book(wanted)
    await site.approve(await site.begin(booked.order, booked.guest))
    const { data } = await site.finish(booked.order, booked.guest, 'authorize')
    assert.deepEqual([data.state, data.payment], ['confirmed', 'authorised'])
    return booked
  }
  const free = await held()
  const shown = (await site.show(free.order, free.guest)).payment
  const [taken] = await site.paymentsOf(free.order)
  assert.ok(shown.held.amount > 0)
  assert.deepEqual(shown.charged, { amount: taken!.chargeAmount, currency: 'USD' })
  await site.cancel(free.order, free.guest)
  await site.work()
  assert.equal((await site.paymentsOf(free.order))[0]?.state, 'voided')
  const renewed = await held()
  // PayPal guarantees a hold for three days, and allows its renewal from then on.
  site.pass(3 * day + 60_000)
  await renewHolds(site.app.payments)
  await site.work()
  const [payment] = await site.db<{ authorisations: number; review: string | null }[]>`
    select (select count(*)::int from payment_movements where payment_id = payments.id and kind = 'authorisation')
      as authorisations, review from payments where order_id = ${renewed.order.order_id}`
  assert.deepEqual(payment, { authorisations: 2, review: null })
  await site.cancel(renewed.order, renewed.guest)
  await site.work()
  assert.equal((await site.paymentsOf(renewed.order))[0]?.state, 'voided')
  await settled()
})

test('partial refunds add up to the exact total, also in another currency, and never one unit more', async () => {
  const { order, guest } = await site.paid({ payment: 'prepay', free: true, rooms: 3, adults: 6, left: 6 })
  const { rooms } = await site.show(order, guest)
  for (const room of rooms) {
    await site.cancel(order, guest, room.id)
    await site.work()
    await settled()
  }
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual(
    [payment?.state, payment?.refunded, payment?.chargeRefunded],
    ['refunded', payment?.captured, payment?.chargeAmount],
  )
  const mails = await mailsOf(order, 'order_refund_sent')
  assert.equal(mails, rooms.length)
})

test('a currency without decimals is paid and refunded to the last unit', async () => {
  const { order, guest, status } = await site.paid({
    payment: 'prepay',
    free: true,
    currency: 'JPY',
    rooms: 2,
    adults: 4,
    left: 5,
  })
  assert.equal(status.state, 'confirmed')
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual([payment?.chargeAmount, payment?.chargeCurrency], [order.due_now.amount, 'JPY'])
  for (const room of (await site.show(order, guest)).rooms) await site.cancel(order, guest, room.id)
  await site.work()
  assert.equal((await site.paymentsOf(order))[0]?.chargeRefunded, payment?.chargeAmount)
  await settled()
})

test('money that arrives after the hold expired takes the nights again, or is refunded and the guest is notified', async () => {
  for (const isSoldOut of [false, true]) {
    const { order, guest, found } = await site.book({ payment: 'prepay' })
    await site.approve(await site.begin(order, guest))
    // Captured in time, but without a response.
    await site.hold(true)
    await site.fault({ mode: 'timeout_after', match: '/capture' })
    assert.equal((await site.finish(order, guest)).data.checking, true)
    await site.hold(false)
    site.pass(31 * 60_000)
    await site.expire()
    const free = { room_type_id: found.room.id, night: '2027-01-20' }
    const [before] = await site.db<{ free: number }[]>`
      select free from inventory_nights where room_type_id = ${free.room_type_id} and night = ${free.night}`
    if (isSoldOut)
      await site.db`update inventory_nights set free = 0 where room_type_id = ${free.room_type_id} and night = ${free.night}`
    await site.work()
    const [payment] = await site.paymentsOf(order)
    const { state } = await site.status(order, guest)
    assert.deepEqual(
      [state, payment?.state, payment?.unclaimed],
      isSoldOut ? ['expired', 'refunded', true] : ['confirmed', 'captured', false],
    )
    if (isSoldOut)
      await site.db`update inventory_nights set free = ${before!.free} where room_type_id = ${free.room_type_id} and night = ${free.night}`
    await settled()
  }
})

test('an unfinished payment is closed after its deadline and cannot be captured any more', async () => {
  const { order, guest } = await site.book({ payment: 'prepay' })
  const id = await site.begin(order, guest)
  await site.passWorking(40 * 60_000)
  assert.equal((await site.paymentsOf(order))[0]?.state, 'expired')
  await site.approve(id)
  await site.finish(order, guest)
  await site.work()
  assert.deepEqual(
    (await site.paymentsOf(order)).map(({ state, captured }) => [state, captured]),
    [['expired', 0]],
  )
  await settled()
})

test('a deposit that is paid twice does not pay the balance: the second is refunded', async () => {
  const { order, guest } = await site.book({ payment: 'deposit' })
  const first = await site.begin(order, guest)
  // As if another method had been started beside it: a second valid attempt.
  await site.db`update payments set state = 'failed' where order_id = ${order.order_id}`
  const second = await site.begin(order, guest)
  await site.db`update payments set state = 'created' where order_id = ${order.order_id}`
  assert.notEqual(first, second)
  await site.hold(true)
  for (const id of [first, second]) await site.approve(id)
  // Both are captured before either result is known.
  await site.fault({ mode: 'timeout_after', match: '/capture', times: 2 })
  for (const { id } of await site.paymentsOf(order)) await site.checkPayment(id)
  await site.hold(false)
  await site.passWorking(60_000)
  assert.equal((await site.status(order, guest)).state, 'confirmed')
  const states = (await site.paymentsOf(order)).map(({ state, unclaimed }) => [state, unclaimed])
  assert.deepEqual(states.toSorted(), [
    ['captured', false],
    ['refunded', true],
  ])
  await settled()
})

test('if the hotel fails, everything paid is refunded without a fee, also the balance of a partly captured hold', async () => {
  const stay = { s_d: '2027-01-21', e_d: '2027-01-24', free: true } as const
  const paid = await site.paid({ payment: 'prepay', ...stay })
  const held = await site.book({ payment: 'guarantee', rooms: 2, adults: 4, ...stay })
  await site.approve(await site.begin(held.order, held.guest))
  await site.finish(held.order, held.guest, 'authorize')
  const feeBegins = async ({ order, guest }: typeof held) => {
    const { windows } = (await site.show(order, guest)).cancellation
    return Date.parse(windows.find(({ fee }) => fee.amount > 0)!.from!)
  }
  const begins = Math.max(await feeBegins(paid), await feeBegins(held))
  site.pass(begins - site.now() + 60_000)

  const staff = (number: string, how: { dryRun?: boolean; isFeeWaived?: boolean }) =>
    cancelByCommand(
      { ...site.app.booking, fourEyesAbove: 1_000_000_000 },
      { number, dryRun: false, ...how },
      staffChanger,
    )
  const agreed = await staff(paid.order.order_no, { dryRun: true })
  assert.ok(agreed.ok && agreed.value.fee > 0)
  const waived = await staff(paid.order.order_no, { isFeeWaived: true })
  assert.ok(waived.ok)
  assert.deepEqual([waived.value.fee, waived.value.refund], [0, paid.order.due_now.amount])
  const { events } = await site.show(paid.order, paid.guest)
  assert.deepEqual([events.at(-1)!.by, events.at(-1)!.facts.fee_waived], ['staff', true])

  const { rooms } = await site.show(held.order, held.guest)
  await site.cancel(held.order, held.guest, rooms[0]!.id)
  await site.work()
  const [charged] = await site.paymentsOf(held.order)
  assert.ok(charged!.state === 'authorised' && charged!.captured > 0)
  assert.ok((await staff(held.order.order_no, { isFeeWaived: true })).ok)
  await site.work()
  const [left] = await site.paymentsOf(held.order)
  assert.deepEqual([left!.state, left!.captured, left!.review], ['captured', charged!.captured, null])
  assert.equal((await site.paymentsOf(paid.order))[0]!.state, 'refunded')
  assert.equal(await mailsOf(paid.order, 'order_refund_sent'), 1)
  await settled()
})
