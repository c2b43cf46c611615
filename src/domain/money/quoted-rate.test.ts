import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversionBetween, type RateTable } from './exchange.ts'
import { quotedRate } from './quoted-rate.ts'

const table: RateTable = {
  date: '2026-12-01',
  base: 'EUR',
  rates: { USD: '1.0842', CNY: '7.7003', JPY: '164.5' },
}

test('a rate is quoted for one unit of the stronger currency, in either direction', () => {
  const told = { from: 'USD', to: 'CNY', rate: '7.10229' }
  assert.deepEqual(quotedRate(conversionBetween(table, 'CNY', 'USD')!), told)
  assert.deepEqual(quotedRate(conversionBetween(table, 'USD', 'CNY')!), told)
})

test('currencies without decimals are quoted in whole units', () => {
  assert.deepEqual(quotedRate(conversionBetween(table, 'JPY', 'CNY')!), {
    from: 'CNY',
    to: 'JPY',
    rate: '21.3628',
  })
})
