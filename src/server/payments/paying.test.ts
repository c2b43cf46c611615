import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderStatus } from '#contract/booking.ts'
import type { MoneyEvent, PaypalOrder } from '#contract/payments.ts'
import { openPayingSite } from '#test/support/paying-site.ts'

const site = await openPayingSite()

test('a stay is paid by PayPal: begun, approved, captured, confirmed, and its money stands in the books', async () => {
  const { order, guest } = await site.book({ payment: 'prepay', currency: 'CNY' })
  const begun = await site.ask<PaypalOrder>('paypal/paypal_created_order', order, guest)
  assert.equal(begun.code, 1, JSON.stringify(begun))
  assert.match(begun.data.approve_url, /checkoutnow\?token=/)
  assert.equal((await site.status(order, guest)).payment, 'created')
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
  assert.deepEqual(await site.check(), [])
})
