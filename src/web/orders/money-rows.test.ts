import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MoneyEvent } from '#contract/payments.ts'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { rowsOfMoney } from './money-rows.ts'
import { moneyTrail } from './money-trail.ts'

let minute = 0
const event = (
  kind: MoneyEvent['kind'],
  state: MoneyEvent['state'],
  amount = 90_000,
  method: MoneyEvent['method'] = 'paypal',
): MoneyEvent => ({
  at: new Date(Date.parse('2026-12-08T14:00:00Z') + 60_000 * ++minute).toISOString(),
  kind,
  state,
  method,
  amount: { amount, currency: 'CNY' },
  charged: null,
})
const told = (events: readonly MoneyEvent[]) =>
  rowsOfMoney(events.toReversed(), sampleOrder(), 'en').map(({ what, amount, paid }) => [
    what,
    amount.amount,
    paid!.amount,
  ])

test('a payment and its refund are listed with their state, oldest first', () => {
  assert.deepEqual(
    told([event('created', 'succeeded'), event('capture', 'succeeded'), event('refund', 'planned', 60_000)]),
    [
      ['Payment', 90_000, 90_000],
      ['Refund on its way', -60_000, 30_000],
    ],
  )
  const [, sent] = told([event('capture', 'succeeded'), event('refund', 'succeeded', 60_000)])
  assert.deepEqual(sent, ['Refund sent', -60_000, 30_000])
})

test('an amount charged in another currency is shown beside it', () => {
  const charged = { ...event('capture', 'succeeded'), charged: { amount: 12_617, currency: 'USD' } }
  const text = (locale: 'en' | 'zh') => rowsOfMoney([charged], sampleOrder(), locale)[0]!.text
  assert.equal(text('en'), 'PayPal (US$126.17)')
  assert.equal(text('zh'), 'PayPal（US$126.17）')
})

test('a refund that was refused has not gone, and a payment that was refused has not come', () => {
  assert.deepEqual(told([event('capture', 'succeeded'), event('refund', 'failed')])[1], [
    'Refund not sent yet',
    0,
    90_000,
  ])
  assert.deepEqual(told([event('created', 'failed'), event('capture', 'failed')]), [
    ['Payment didn’t go through', 0, 0],
  ])
  const declined = { ...event('created', 'failed'), charged: { amount: 12_617, currency: 'USD' } }
  assert.doesNotMatch(rowsOfMoney([declined], sampleOrder(), 'en')[0]!.text!, /US\$/)
})

test('a payment of unknown state is shown as being checked', () => {
  for (const state of ['planned', 'sent', 'unknown'] as const)
    assert.deepEqual(told([event('capture', state)]), [['Payment being checked', 0, 0]])
})

test('a hold is no payment; what is charged from it is, and the rest is lifted', () => {
  assert.deepEqual(
    told([
      event('authorise', 'succeeded'),
      event('capture', 'succeeded', 30_000),
      event('void', 'succeeded', 60_000),
    ]),
    [
      ['Guarantee, held', 0, 0],
      ['Charged from the hold', 30_000, 30_000],
      ['Hold released', 0, 30_000],
    ],
  )
})

test('days are the hotel’s, and the last row closes both sums', () => {
  const [row] = rowsOfMoney(
    [{ ...event('capture', 'succeeded'), at: '2026-12-08T15:30:00Z' }],
    sampleOrder(),
    'zh',
  )
  assert.equal(row!.at, '2026-12-09')
  assert.equal(row!.text, 'PayPal')
  const { paid, total } = moneyTrail(sampleOrder(), 'en', [event('capture', 'succeeded')])
  assert.deepEqual([paid.amount, total.amount], [90_000, 95_000])
})
