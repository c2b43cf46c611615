import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderEvent } from '#contract/booking.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { hasInvoice, invoiceOf } from './document-rules.ts'

const order = sampleOrder()
const ended = (kind: string, state: OrderEvent['state'], facts: OrderEvent['facts']): OrderEvent => ({
  at: '2026-12-08T10:00:00+09:00',
  state,
  kind,
  by: 'guest',
  facts,
})

test('a stay is billed line by line, with what the hotel takes', () => {
  const { lines, total, paid, stillDue, atHotel } = invoiceOf(order, 'en')
  assert.deepEqual(
    lines.map(({ name }) => name),
    ['1 room, 3 nights'],
  )
  assert.deepEqual(
    [total, paid, stillDue, atHotel].map(({ amount }) => amount),
    [95_000, 90_000, 0, 5_000],
  )
})

test('an ended order bills only the retained amounts, and they add up', () => {
  for (const [kind, state, name] of [
    ['cancelled', 'cancelled', 'Cancellation fee'],
    ['no_show', 'no_show', 'No-show fee'],
  ] as const) {
    const events = [...order.events, ended(kind, state, { fee: 30_000, refund: 60_000 })]
    const { lines, total, paid, atHotel } = invoiceOf(sampleOrder({ state, events }), 'en')
    assert.deepEqual(
      lines.map((line) => [line.name, line.amount.amount]),
      [[name, 30_000]],
    )
    assert.deepEqual([total.amount, paid.amount, atHotel.amount], [30_000, 30_000, 0])
  }
})

test('the fee of a room that was cancelled is billed beside the rooms that are left', () => {
  const events = [...order.events, ended('room_cancelled', 'confirmed', { fee: 10_000, refund: 20_000 })]
  const { lines, total } = invoiceOf(sampleOrder({ events }), 'zh')
  assert.equal(lines.at(-1)!.name, '取消费')
  assert.equal(total.amount, 105_000)
})

test('an order that was never paid, or ended without a fee, has no invoice', () => {
  const nothing = { ...order.payment, captured: { amount: 0, currency: 'CNY' } }
  for (const state of ['held', 'expired', 'cancelled', 'no_show'] as const)
    assert.equal(hasInvoice({ state, payment: nothing }), false, state)
  assert.equal(hasInvoice({ state: 'confirmed', payment: nothing }), true)
  assert.equal(hasInvoice({ state: 'cancelled', payment: order.payment }), true)
  const back = { ...order.payment, refunded: order.payment.captured }
  assert.equal(hasInvoice({ state: 'cancelled', payment: back }), false)
})
