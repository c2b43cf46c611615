import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentOptions } from './payment-options.ts'

const rates = [{ from: 'CNY', to: 'USD', date: '2026-12-01', numerator: '1', denominator: '7' }]
const means = [
  { method: 'paypal', way: 'hold', amount: 700_00 },
  { method: 'alipay', way: 'charge', amount: 700_00 },
] as const

test('each method states its charge, in its own currency', () => {
  const offered = paymentOptions(means, 'CNY', { rates, bookedOn: '2026-12-02' })
  assert.deepEqual(
    offered.map(({ way, charge, whyNot }) => [way, charge?.money, whyNot]),
    [
      ['hold', { amount: 100_00, currency: 'USD' }, null],
      ['charge', { amount: 700_00, currency: 'CNY' }, null],
    ],
  )
})

test('a method that cannot charge stays in the list with the reason', () => {
  const offered = paymentOptions(means, 'CNY', { rates, bookedOn: '2026-12-31' })
  assert.deepEqual(
    offered.map(({ method, whyNot }) => [method, whyNot]),
    [
      ['paypal', 'no_rate'],
      ['alipay', null],
    ],
  )
})
