import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { haveGuests } from '#test/support/guests.ts'
import { eraseAccounts } from '../accounts/erase-accounts.ts'
import { beginStays, completeStays, tellBeforeArrival } from '../booking/advance-order-states.ts'
import { expireOverdueHolds } from '../booking/expire-hold.ts'
import { findLowerPrices } from '../booking/reprice-order.ts'
import {
  cancelUnpaidOrders,
  captureGuarantees,
  remindOfBalances,
} from '../booking/settlement/collect-balance.ts'
import { checkOpenPayments } from '../payments/check-payment.ts'
import { advancePayments } from '../payments/operations/advance-payment.ts'
import { renewHolds } from '../payments/renew-holds.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { listFailedRows } from './failed-rows.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const day = 86_400_000
const past = new Date(now - day)
const { db, booking, payments } = await testApp({ clock: () => now })
await haveGuests(db, [1, 2])

const fail = async () => {
  throw new Error('bad row')
}
const failingPayments = { ...payments, orders: { ...payments.orders, lock: fail } }

beforeEach(() => db`truncate failed_rows, orders, order_directory, payment_directory cascade`)

/** Two orders with unreadable terms, so that every job fails at each of them. */
async function badOrders(state: string, { checkIn, checkOut }: { checkIn: number; checkOut: number }) {
  for (const n of [1, 2])
    await db`
      insert into orders ${db({
        number: `BAD${n}`,
        account_id: 1,
        hotel_id: 1,
        room_type_id: 1,
        rate_plan_id: 1,
        state,
        arrival: new Date(checkIn).toISOString().slice(0, 10),
        departure: new Date(checkOut).toISOString().slice(0, 10),
        check_in_at: new Date(checkIn),
        check_out_at: new Date(checkOut),
        currency: 'CNY',
        total: 100,
        contact: db.json({}),
        search_text: '',
        locale: 'en',
        quote_id: `quote${n}`,
        pay_before: past,
        network: 'n',
        not_arrived: true,
        booked_at: new Date(now - 30 * day),
      })}`
  await db`
    insert into order_revisions (order_id, n, at, by, kind, total, snapshot)
    select id, 1, booked_at, 'guest', 'booked', total, ${db.json({ zone: 'UTC' })} from orders`
}

async function badDues(state: string, { checkIn, checkOut }: typeof arriving, due: string, dueAt: number) {
  await badOrders(state, { checkIn, checkOut })
  await db`
    insert into order_dues (order_id, kind, shares, amount, currency, due_at, state)
    select id, 'balance', '{100}', 100, 'CNY', ${new Date(dueAt)}, ${due} from orders`
}
const arrived = { checkIn: now - 3 * day, checkOut: now - day }
const arriving = { checkIn: now + day, checkOut: now + 3 * day }

const orderJobs = {
  begin_stays: ['confirmed', arrived, beginStays],
  complete_stays: ['staying', arrived, completeStays],
  tell_before_arrival: ['confirmed', arriving, tellBeforeArrival],
  expire_holds: ['held', arriving, expireOverdueHolds],
  find_lower_prices: ['confirmed', arriving, findLowerPrices],
} as const

async function assertBothFailed(task: string) {
  const rows = await listFailedRows(db, 10)
  assert.deepEqual(
    rows.map((row) => row.task),
    [task, task],
  )
}

for (const [task, [state, times, run]] of Object.entries(orderJobs))
  test(`${task} continues after an order that fails`, async () => {
    await badOrders(state, times)
    await run(booking)
    await assertBothFailed(task)
  })

const dueJobs = {
  remind_of_balances: ['open', now + day, remindOfBalances],
  cancel_unpaid_orders: ['open', now - day, cancelUnpaidOrders],
  capture_guarantees: ['held', now - day, captureGuarantees],
} as const

for (const [task, [due, dueAt, run]] of Object.entries(dueJobs))
  test(`${task} continues after an order that fails`, async () => {
    await badDues('confirmed', arriving, due, dueAt)
    await run({ ...booking, payments: { ...booking.payments, planCapture: fail } })
    await assertBothFailed(task)
  })

async function twoPayments(state: string) {
  await badOrders('confirmed', arriving)
  await db`
    insert into payments (order_id, method, way, attempt, state, amount, currency, charge_amount,
      charge_currency, out_no, title, locale, honoured_until, created_at)
    select id, 'paypal', 'charge', 1, ${state}, 100, 'USD', 100, 'USD', number, '', 'en', ${past}, ${past}
    from orders`
  await db`
    insert into payment_operations (payment_id, kind, amount, charge_amount, reason, planned_at, next_try_at)
    select id, 'capture', 100, 100, 'test', ${past}, ${past} from payments`
}

const paymentJobs = {
  advance_payments: ['pending', advancePayments],
  check_payments: ['pending', checkOpenPayments],
  renew_holds: ['authorised', renewHolds],
} as const

for (const [task, [state, run]] of Object.entries(paymentJobs))
  test(`${task} continues after a payment that fails`, async () => {
    await twoPayments(state)
    await run(failingPayments)
    await assertBothFailed(task)
  })

test('erase_accounts continues after an account that fails', async () => {
  await db`update accounts set closes_at = ${past}`
  await eraseAccounts({ db, features: { ...guestFeatures(() => now), hasOpenOrders: fail }, now })
  await assertBothFailed('erase_accounts')
})
