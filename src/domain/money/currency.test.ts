import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencySymbol, isCurrencyCode, minorDigits, minorUnits } from './currency.ts'

test('minor units follow ISO 4217, regardless of the engine', () => {
  const table = {
    CNY: 2,
    JPY: 0,
    KRW: 0,
    VND: 0,
    KWD: 3,
    TND: 3,
    IQD: 3,
    IDR: 2,
    RSD: 2,
    HUF: 2,
    TWD: 2,
    ISK: 0,
  }
  for (const [currency, digits] of Object.entries(table))
    assert.equal(minorDigits(currency), digits, currency)
  assert.equal(minorUnits('CNY'), 100)
  assert.equal(minorUnits('JPY'), 1)
  assert.equal(minorUnits('KWD'), 1000)
})

test('each symbol belongs to one currency', () => {
  const table = {
    CNY: '¥',
    JPY: 'JP¥',
    USD: 'US$',
    HKD: 'HK$',
    EUR: '€',
    GBP: '£',
    TWD: 'NT$',
    SGD: 'SGD\u00a0',
  }
  for (const [currency, symbol] of Object.entries(table)) assert.equal(currencySymbol(currency, 'zh'), symbol)
  const all = Intl.supportedValuesOf('currency')
  for (const locale of ['en', 'zh'] as const)
    assert.equal(new Set(all.map((code) => currencySymbol(code, locale))).size, all.length)
})

test('English distinguishes yuan from yen', () => {
  assert.equal(currencySymbol('CNY', 'en'), 'CN¥')
  assert.equal(currencySymbol('JPY', 'en'), 'JP¥')
  assert.equal(currencySymbol('USD', 'en'), 'US$')
})

test('symbols are those that Chinese readers know', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const written = new Intl.NumberFormat('zh-CN', { style: 'currency', currency })
    const sign = written.formatToParts(0).find(({ type }) => type === 'currency')?.value
    assert.equal(currencySymbol(currency, 'zh').trim(), sign)
  }
})

test('a code is three capital letters', () => {
  assert.ok(isCurrencyCode('CNY'))
  for (const text of ['cny', 'CN', 'CNYX', '', 'C1Y']) assert.ok(!isCurrencyCode(text), text)
})
