import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { alipayStateOf, clockLeft, holdShare } from './alipay-state.ts'

const paid = sampleOrder()
const held = (state: Order['payment']['state'], pay: string | null = null): Order => ({
  ...paid,
  state: 'held',
  payment: { ...paid.payment, state, method: 'alipay', checking: state === 'pending' },
  actions: { ...paid.actions, pay },
})
const code = {
  qr: 'https://qr.lodestar.example/1',
  deep_link: 'alipays://1',
  page_url: null,
  expires: '2026-12-08T10:15:00+09:00',
}
const now = Date.parse('2026-12-08T10:00:00+09:00')
const stateOf = (order: Order, change: Partial<Parameters<typeof alipayStateOf>[0]> = {}) =>
  alipayStateOf({ order, code, hasFailed: false, now, isBalance: false, ...change })

test('the page prepares its code, waits for the payment, and says when the code has run out', () => {
  assert.equal(stateOf(held(null), { code: null }), 'preparing')
  assert.equal(stateOf(held('created')), 'waiting')
  assert.equal(stateOf(held('created'), { now: Date.parse(code.expires) }), 'run_out')
  assert.equal(stateOf(held(null), { code: null, hasFailed: true }), 'failed')
})

test('a payment that nobody is sure of is never offered a second time', () => {
  assert.equal(stateOf(held('pending'), { now: Date.parse(code.expires) + 1 }), 'seen')
})

test('a closed payment may be begun anew, and whatever ended the order ends the page', () => {
  assert.equal(stateOf(held('failed')), 'closed')
  assert.equal(stateOf(paid), 'over')
  assert.equal(stateOf({ ...held('created', 'hold_expired'), state: 'expired' }), 'over')
  assert.equal(stateOf({ ...held('created', 'not_payable'), state: 'cancelled' }), 'over')
})

test('the rest of a deposit waits as a first payment does, and only where it was asked for', () => {
  const deposit = { ...paid, actions: { ...paid.actions, pay: null } }
  assert.equal(stateOf(deposit, { isBalance: true }), 'waiting')
  assert.equal(stateOf(deposit), 'over')
  assert.equal(stateOf(paid, { isBalance: true }), 'over')
})

test('time left is a share of the hold and, at the end, a clock', () => {
  assert.equal(holdShare('2026-12-08T10:15:00+09:00', now, 30 * 60_000), 50)
  assert.equal(holdShare('2026-12-08T09:15:00+09:00', now, 30 * 60_000), 0)
  assert.equal(clockLeft(108_000), '1:48')
  assert.equal(clockLeft(-5), '0:00')
})
