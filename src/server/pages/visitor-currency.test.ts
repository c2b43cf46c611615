import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createVisitorCurrency } from './visitor-currency.ts'

const visitorCurrency = createVisitorCurrency()
const offered = ['CNY', 'USD', 'EUR', 'GBP', 'JPY', 'HKD', 'TWD', 'CHF', 'KRW']

test('language and region mean a currency', () => {
  for (const [header, currency] of [
    ['en-GB,en;q=0.9', 'GBP'],
    ['en', 'USD'],
    ['en-US,en;q=0.5', 'USD'],
    ['ja', 'JPY'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'CNY'],
    ['zh', 'CNY'],
    ['zh-TW', 'TWD'],
    ['zh-Hant', 'TWD'],
    ['zh-HK', 'HKD'],
    ['ko-KR', 'KRW'],
    ['de-AT', 'EUR'],
    ['fr-CH', 'CHF'],
    ['en;q=0.5, ja;q=0.8', 'JPY'],
  ] as const)
    assert.equal(visitorCurrency(header, offered), currency, header)
})

test('a currency that is not offered gives way to the next language, then to none', () => {
  assert.equal(visitorCurrency('my-MM,en;q=0.5', offered), 'USD')
  assert.equal(visitorCurrency('my-MM', offered), null)
  assert.equal(visitorCurrency('en-GB', ['CNY']), null)
})

test('a missing or malformed header means none', () => {
  for (const header of [undefined, '', '*', ',;q=1', 'x'.repeat(5_000), '%00-<b>', 'en;q=0', 'en;q=x'])
    assert.equal(visitorCurrency(header, offered), null, String(header))
})
