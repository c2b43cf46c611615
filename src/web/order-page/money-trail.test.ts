import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { moneyTrail } from '../orders/money-trail.ts'

const event = (kind: string, facts: Record<string, unknown>) => ({ ...sampleOrder().events[1]!, kind, facts })
const rowsOf = (order = sampleOrder()) => {
  const { rows, paid, total } = moneyTrail(order, 'en')
  return {
    rows: rows.map(({ what, amount, paid: until }) => [what, amount.amount, until?.amount ?? null]),
    paid: paid.amount,
    total: total.amount,
  }
}

test('paid amounts and amounts due at the hotel add up to the total', () => {
  assert.deepEqual(rowsOf(), {
    rows: [
      ['Payment', 90_000, 90_000],
      ['At the hotel', 5_000, null],
    ],
    paid: 90_000,
    total: 95_000,
  })
})

test('a refund goes off what was paid, and a cancelled order owes nothing', () => {
  const order = sampleOrder()
  const events = [...order.events, event('cancelled', { refund: 60_000, fee: 30_000 })]
  assert.deepEqual(rowsOf({ ...order, state: 'cancelled', events }), {
    rows: [
      ['Payment', 90_000, 90_000],
      ['Refund', -60_000, 30_000],
    ],
    paid: 30_000,
    total: 30_000,
  })
})

test('a guarantee is held without being charged; a fee is charged to it', () => {
  const order = sampleOrder()
  const guaranteed = {
    ...order,
    state: 'cancelled' as const,
    payment: { ...order.payment, type: 'guarantee' as const },
    events: [event('authorised', { amount: 90_000 }), event('cancelled', { refund: 0, fee: 30_000 })],
  }
  assert.deepEqual(rowsOf(guaranteed).rows, [
    ['Guarantee, held', 0, 0],
    ['Cancellation fee', 30_000, 30_000],
  ])
})

test('a hold has paid nothing and is asked for what is due now', () => {
  const { rows, paid } = rowsOf(sampleOrder({ state: 'held', events: [sampleOrder().events[0]!] }))
  assert.deepEqual(rows, [
    ['To pay now', 90_000, null],
    ['At the hotel', 5_000, null],
  ])
  assert.equal(paid, 0)
})

test('a claim that was granted goes off what was paid, and is not asked for again', () => {
  const order = sampleOrder()
  const events = [...order.events, event('claim_granted', { refund: 8_800, points: 0 })]
  assert.deepEqual(rowsOf({ ...order, events }), {
    rows: [
      ['Payment', 90_000, 90_000],
      ['Best-rate claim refunded', -8_800, 81_200],
      ['At the hotel', 5_000, null],
    ],
    paid: 81_200,
    total: 86_200,
  })
})

test('an unpaid guarantee that every method charges is due now; otherwise the row names its date', () => {
  const order = sampleOrder({ state: 'held', events: [sampleOrder().events[0]!] })
  const cny = (amount: number) => ({ amount, currency: 'CNY' })
  const collect_at = '2026-12-10T18:00:00+09:00'
  const price = { ...order.price, due_now: cny(0), due_later: cny(90_000) }
  const guaranteed = (way: 'charge' | 'hold') => {
    const option = {
      method: 'paypal',
      way,
      amount: cny(90_000),
      charge: null,
      rate: null,
      why_not: null,
    } as const
    const payment = { ...order.payment, type: 'guarantee' as const, means: [option] }
    return rowsOf({ ...order, price, collect_at, payment }).rows[0]
  }
  assert.deepEqual(guaranteed('charge'), ['To pay now', 90_000, null])
  assert.deepEqual(guaranteed('hold'), ['To pay by 10 Dec', 90_000, null])
})

test('the fee of a cancelled room does not pay what the other rooms still owe', () => {
  const order = sampleOrder()
  const events = [...order.events, event('room_cancelled', { refund: 0, fee: 30_000 })]
  const money = (amount: number) => ({ amount, currency: 'CNY' })
  const price = { ...order.price, due_now: money(60_000), due_later: money(20_000) }
  const { rows, paid, total } = rowsOf({ ...order, events, price })
  assert.deepEqual(
    rows.map(([, amount]) => amount),
    [90_000, 20_000, 5_000],
  )
  assert.deepEqual([paid, total], [90_000, 115_000])
})
