import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { changeParts, paidParts } from './paid-parts.ts'

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
  const bars = paidParts({ ...order, price }, 'charge').map(({ when, from, width }) => [when, from, width])
  assert.deepEqual(bars, [
    ['now', 0, 30],
    ['balance', 30, 60],
    ['hotel', 90, 10],
  ])
})

test('a part of zero has no line', () => {
  assert.deepEqual(
    paidParts(sampleOrder(), 'charge').map(({ when }) => when),
    ['now', 'hotel'],
  )
})

test('a guarantee is one part: charged now or held now, as the payment method allows', () => {
  const order = sampleOrder()
  const price = {
    ...order.price,
    total: cny(1_000),
    due_now: cny(0),
    due_later: cny(900),
    due_at_hotel: cny(100),
  }
  const payment = { type: 'guarantee' } as const
  const collect_at = '2026-12-10T18:00:00+09:00'
  const parts = (way: 'charge' | 'hold') =>
    paidParts({ price, payment, collect_at }, way).map(({ when, at, amount }) => [when, at, amount.amount])
  assert.deepEqual(parts('charge')[0], ['guarantee', null, 900])
  assert.deepEqual(parts('hold')[0], ['held', collect_at, 900])
})

test('the whole amount is no balance', () => {
  const order = sampleOrder()
  const price = { ...order.price, due_now: cny(0), due_later: cny(900), due_at_hotel: cny(0) }
  assert.deepEqual(
    paidParts({ ...order, price }, 'charge').map(({ when }) => when),
    ['later'],
  )
})

test('the parts of a change are what is paid and the difference, along the new total', () => {
  const order = sampleOrder()
  const change = {
    stay: order.stay,
    price: cny(1_000),
    due: cny(250),
    pay_before: '2026-12-10T18:00:00+09:00',
  }
  const payment = { captured: cny(800), refunded: cny(50) }
  assert.deepEqual(
    changeParts({ change, payment }).map(({ when, amount, from, width }) => [
      when,
      amount.amount,
      from,
      width,
    ]),
    [
      ['paid', 750, 0, 75],
      ['now', 250, 75, 25],
    ],
  )
  const unpaid = { captured: cny(0), refunded: cny(0) }
  assert.deepEqual(
    changeParts({ change, payment: unpaid }).map(({ when }) => when),
    ['now'],
  )
})
