import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { paidParts } from './paid-parts.ts'

const cny = (amount: number) => ({ amount, currency: 'CNY' })

test('the parts paid now, later and at the hotel follow each other along the total', () => {
  const order = sampleOrder()
  const price = {
    ...order.price,
    total: cny(1_000),
    due_now: cny(300),
    due_later: cny(600),
    due_at_hotel: cny(100),
  }
  const bars = paidParts({ price, collect_at: null }).map(({ when, from, width }) => [when, from, width])
  assert.deepEqual(bars, [
    ['now', 0, 30],
    ['later', 30, 60],
    ['hotel', 90, 10],
  ])
})

test('a part of zero has no line', () => {
  assert.deepEqual(
    paidParts(sampleOrder()).map(({ when }) => when),
    ['now', 'hotel'],
  )
})
