import assert from 'node:assert/strict'
import { test } from 'node:test'
import { now, sampleOrder, windows } from '#test/support/sample-orders.ts'
import { historyOf } from './order-history.ts'

const told = (order = sampleOrder(), at = now) =>
  historyOf(order, at, 'en').map(({ when, title, text }) => [when, title, text])

test('an order tells what happened, where it stands, and what comes, in that order', () => {
  assert.deepEqual(told(), [
    ['past', 'Room held for you', 'Held for 30 minutes'],
    ['past', 'Paid CN¥900.00', 'Your stay is confirmed'],
    ['now', 'Free cancellation: 2 days 8 hours left', 'You’d get CN¥900.00 back'],
    ['future', 'From then on, the cancellation fee is CN¥300.00', 'From then on, you’d get CN¥600.00 back'],
    ['future', 'From then on, there’s no refund', null],
    ['future', 'Check-in opens', 'CN¥50.00 to pay at the hotel'],
    ['future', 'Check-out', null],
  ])
})

test('after a deadline the fee is shown', () => {
  const later = Date.parse('2026-12-11T10:00:00+09:00')
  const titles = told(sampleOrder({ cancellation: { label: 'partial', free_until: null, windows } }), later)
  assert.deepEqual(titles[2], ['now', 'Cancellation fee now: CN¥300.00', 'You’d get CN¥600.00 back'])
})

test('a cancelled order tells the fee and the refund, and nothing that will be', () => {
  const order = sampleOrder({ state: 'cancelled' })
  const event = {
    at: '2026-12-11T10:00:00+09:00',
    state: 'cancelled' as const,
    kind: 'cancelled',
    by: 'guest' as const,
    facts: { refund: 60_000, fee: 30_000 },
  }
  const lines = told({ ...order, events: [...order.events, event] })
  assert.deepEqual(lines.at(-1), ['past', 'Booking cancelled', 'CN¥300.00 fee, CN¥600.00 refunded'])
})

test('an unknown event is described by the state', () => {
  const event = { ...sampleOrder().events[0]!, kind: 'something_new', state: 'confirmed' as const }
  assert.deepEqual(told(sampleOrder({ events: [event] }))[0], ['past', 'Booking changed', 'Confirmed'])
})

test('a granted claim is shown with its result', () => {
  const order = sampleOrder()
  const event = { ...order.events[1]!, kind: 'claim_granted', by: 'staff' as const }
  const granted = (facts: object) => told({ ...order, events: [{ ...event, facts: { ...facts } }] })[0]
  assert.deepEqual(granted({ refund: 8_800, points: 0 }), [
    'past',
    'Best-rate claim accepted',
    'CN¥88.00 refunded',
  ])
  assert.deepEqual(granted({ refund: 0, points: 8_800 })![2], '8,800 points given')
})

test('the rest of a deposit confirms nothing that was confirmed before', () => {
  const order = sampleOrder()
  const rest = { ...order.events[1]!, at: '2026-12-01T10:00:00+09:00' }
  assert.deepEqual(told({ ...order, events: [...order.events, rest] })[2], ['past', 'Paid CN¥900.00', null])
})
