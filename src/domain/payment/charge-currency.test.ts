import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Conversion } from '../money/exchange.ts'
import { chargeCurrencyOf, chargeOf } from './charge-currency.ts'

// 7.1023 CNY are a dollar.
const toUsd: Conversion = {
  from: 'CNY',
  to: 'USD',
  date: '2026-12-01',
  numerator: '10000',
  denominator: '71023',
}
const locked = { rates: [toUsd], bookedOn: '2026-12-08' }
const yuan = (amount: number) => ({ amount, currency: 'CNY' })

test('a provider charges the order’s currency if it accepts it', () => {
  assert.equal(chargeCurrencyOf('paypal', 'EUR'), 'EUR')
  assert.equal(chargeCurrencyOf('alipay', 'CNY'), 'CNY')
  assert.deepEqual(chargeOf('alipay', yuan(1_003_20), locked), { money: yuan(1_003_20), conversion: null })
  assert.deepEqual(chargeOf('paypal', { amount: 21_000, currency: 'JPY' }, { ...locked, rates: [] }), {
    money: { amount: 21_000, currency: 'JPY' },
    conversion: null,
  })
})

test('another currency is charged in one that the provider accepts, at the order’s locked rate', () => {
  for (const currency of ['CNY', 'TWD', 'HUF', 'KWD'])
    assert.equal(chargeCurrencyOf('paypal', currency), 'USD')
  assert.equal(chargeCurrencyOf('unionpay', 'JPY'), 'CNY')
  assert.deepEqual(chargeOf('paypal', yuan(1_003_20), locked), {
    money: { amount: 141_25, currency: 'USD' },
    conversion: toUsd,
  })
})

test('without a rate, or with a rate too old at booking, nothing is charged', () => {
  assert.equal(chargeOf('paypal', yuan(100_00), { ...locked, rates: [] }), 'no_rate')
  assert.equal(chargeOf('paypal', yuan(100_00), { ...locked, bookedOn: '2026-12-09' }), 'no_rate')
  assert.equal(chargeOf('alipay', { amount: 10_00, currency: 'USD' }, locked), 'no_rate')
})

test('amounts below a provider’s minimum or above its maximum are not charged', () => {
  assert.equal(chargeOf('paypal', yuan(3), locked), 'too_small')
  assert.deepEqual(chargeOf('paypal', yuan(4), locked), {
    money: { amount: 1, currency: 'USD' },
    conversion: toUsd,
  })
  assert.equal(chargeOf('alipay', yuan(10_000_000_001), locked), 'too_large')
})
