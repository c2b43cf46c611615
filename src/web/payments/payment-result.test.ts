import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { hasSecondReturned, mayFinishPaypal, paymentResultOf } from './payment-result.ts'

const none = { amount: 0, currency: 'CNY' }
const paid = sampleOrder()
type Change = Omit<Partial<Order>, 'payment'> & { payment?: Partial<Order['payment']>; canPay?: boolean }
const order = ({ payment, canPay = false, ...change }: Change): Order => ({
  ...paid,
  ...change,
  payment: { ...paid.payment, ...payment },
  actions: { ...paid.actions, pay: canPay ? null : 'not_payable' },
})
const unpaid = { captured: none, held: none }
const givenBack = [...paid.events, { ...paid.events[1]!, kind: 'money_given_back' }]

test('money that arrived is paid, money that is held is held, and nothing due is nothing due', () => {
  assert.equal(paymentResultOf(paid), 'paid')
  const held = { amount: 90_000, currency: 'CNY' }
  assert.equal(paymentResultOf(order({ payment: { state: 'authorised', captured: none, held } })), 'held')
  assert.equal(paymentResultOf(order({ payment: { ...unpaid, state: null, type: 'at_hotel' } })), 'at_hotel')
})

test('a payment of unknown state is being checked, whatever the other facts', () => {
  for (const state of ['held', 'confirmed', 'expired'] as const)
    assert.equal(
      paymentResultOf(order({ state, payment: { ...unpaid, state: 'pending', checking: true } })),
      'checking',
    )
  assert.equal(paymentResultOf(order({ state: 'payment_review' })), 'checking')
})

test('a hold is declined, still open, or over', () => {
  const held = (state: Order['payment']['state']) =>
    paymentResultOf(order({ state: 'held', canPay: true, payment: { ...unpaid, state } }))
  assert.equal(held('failed'), 'declined')
  for (const state of ['created', 'expired', 'voided', null] as const) assert.equal(held(state), 'open')
  assert.equal(
    paymentResultOf(order({ state: 'expired', payment: { ...unpaid, state: 'created' } })),
    'ended',
  )
})

test('money that came too late goes back, also on top of what was paid', () => {
  assert.equal(paymentResultOf(order({ state: 'expired', events: givenBack })), 'returned')
  assert.equal(paymentResultOf(order({ state: 'cancelled', events: givenBack })), 'returned')
  assert.equal(paymentResultOf(order({ state: 'cancelled' })), 'cancelled')
  assert.ok(hasSecondReturned(order({ events: givenBack })))
  assert.ok(!hasSecondReturned(paid))
})

test('the balance of a deposit is distinguished from the earlier payment', () => {
  assert.equal(paymentResultOf(order({ canPay: true })), 'paid')
  assert.equal(paymentResultOf(order({ canPay: true, payment: { state: 'failed' } })), 'declined')
  assert.equal(paymentResultOf(order({ canPay: true, payment: { state: 'created' } })), 'open')
})

test('only a PayPal payment that was begun and can still be taken is finished on return', () => {
  const begun = { method: 'paypal', state: 'created' } as const
  assert.ok(mayFinishPaypal(order({ canPay: true, payment: begun }), false))
  assert.ok(mayFinishPaypal(order({ canPay: true }), true))
  assert.ok(!mayFinishPaypal(order({ payment: begun }), true))
  assert.ok(!mayFinishPaypal(order({ canPay: true, payment: { ...begun, method: 'alipay' } }), false))
  assert.ok(!mayFinishPaypal(order({ canPay: true, payment: { ...begun, state: 'failed' } }), false))
})
