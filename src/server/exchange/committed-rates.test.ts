import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readExchangeRates } from './read-committed-rates.ts'

const { base, date, rates } = readExchangeRates()

test('about forty currencies have a dated rate against the yuan', () => {
  assert.equal(base, 'CNY')
  assert.equal(rates.CNY, '1')
  assert.match(date, /^\d{4}-\d{2}-\d{2}$/)
  assert.ok(Object.keys(rates).length >= 40)
})

test('rates are exact decimals of currencies that Intl knows', () => {
  const known = new Set(Intl.supportedValuesOf('currency'))
  for (const [currency, rate] of Object.entries(rates)) {
    assert.ok(known.has(currency), currency)
    assert.match(rate, /^(?:0|[1-9]\d*)(?:\.\d+)?$/, currency)
    assert.ok(Number(rate) > 0, currency)
  }
})
