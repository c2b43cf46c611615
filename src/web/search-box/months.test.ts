import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayPriceText } from './day-price-text.ts'
import { monthsFrom, weeksIn } from './months.ts'

test('the months that are for sale, from the first to the last', () => {
  assert.deepEqual(monthsFrom('2026-11-15', '2027-02-01'), ['2026-11', '2026-12', '2027-01', '2027-02'])
  assert.deepEqual(monthsFrom('2026-11-30', '2026-11-30'), ['2026-11'])
  assert.equal(monthsFrom('2026-11-15', '2028-05-08').length, 19)
})

test('a month takes as many rows as its weeks, which begin on Monday or on Sunday', () => {
  assert.equal(weeksIn('2026-11', 'en'), 6)
  assert.equal(weeksIn('2026-11', 'zh'), 5)
  assert.equal(weeksIn('2027-02', 'en'), 4)
  assert.equal(weeksIn('2027-02', 'zh'), 5)
})

test('a price under a day is short: whole units, thousands and millions in letters or 万', () => {
  assert.equal(dayPriceText({ amount: 81_960, currency: 'CNY' }, 'zh'), '¥820')
  assert.equal(dayPriceText({ amount: 1_234_500, currency: 'CNY' }, 'en'), '12,345')
  assert.equal(dayPriceText({ amount: 128_400, currency: 'JPY' }, 'zh').endsWith('12.8万'), true)
  assert.equal(dayPriceText({ amount: 82_000, currency: 'HKD' }, 'en'), '820')
})
