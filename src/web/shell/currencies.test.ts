import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencyNames, sortCurrencies } from './currencies.ts'

test('common currencies come first, each with its name in both languages', () => {
  assert.deepEqual(sortCurrencies(['ZAR', 'AED', 'USD', 'CNY']), {
    common: ['CNY', 'USD'],
    others: ['AED', 'ZAR'],
  })
  assert.deepEqual(currencyNames('USD', 'en'), { own: 'US Dollar', other: '美元' })
  assert.deepEqual(currencyNames('USD', 'zh'), { own: '美元', other: 'US Dollar' })
})
