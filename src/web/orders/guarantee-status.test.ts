import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { guaranteeStatus } from './guarantee-status.ts'

const none = { amount: 0, currency: 'CNY' }
const amount = { amount: 90_000, currency: 'CNY' }
const order = sampleOrder()

function status(payment: Partial<Order['payment']>, state: Order['state'] = 'confirmed') {
  const nothing = { type: 'guarantee', held: none, captured: none, refunded: none } as const
  return guaranteeStatus({ ...order, state, payment: { ...order.payment, ...nothing, ...payment } }, 'en')
}

test('a hold and a charge are distinguished, with the provider', () => {
  const charged = { amount: 12_630, currency: 'USD' }
  assert.equal(
    status({ method: 'paypal', held: amount, charged }),
    'US$126.30 (CN¥900.00) held with PayPal, not charged',
  )
  assert.equal(
    status({ method: 'alipay', captured: amount }),
    'CN¥900.00 charged with Alipay; refunded in full if you cancel by Thu 10 Dec, 18:00',
  )
})

test('a guarantee that was not given, released or refunded does not claim money', () => {
  assert.equal(status({}, 'held'), 'Not provided yet; nothing is held or charged')
  assert.equal(status({ method: 'paypal' }, 'cancelled'), 'Released; nothing was charged')
  assert.equal(
    status({ method: 'alipay', captured: amount, refunded: amount }, 'cancelled'),
    'CN¥900.00 charged with Alipay, then refunded',
  )
})

test('a rate that is paid at the hotel has no guarantee; a prepaid rate needs no such sentence', () => {
  assert.equal(status({ type: 'at_hotel' }), 'None needed; nothing is held or charged')
  assert.equal(status({ type: 'prepay', captured: amount }), null)
})
