import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDayPrices, saleDays } from './day-prices.ts'

const today = '2026-11-15'

test('a month is asked for as far as it is for sale', () => {
  assert.deepEqual(saleDays('2026-11', today), { from: today, to: '2026-11-30' })
  assert.deepEqual(saleDays('2027-02', today), { from: '2027-02-01', to: '2027-02-28' })
  assert.deepEqual(saleDays('2028-05', today), { from: '2028-05-01', to: '2028-05-08' })
  assert.equal(saleDays('2026-10', today), null)
  assert.equal(saleDays('2028-06', today), null)
})

test('a month is asked for once, and again only when no answer came', async () => {
  const asked: string[] = []
  const total = { amount: 100, currency: 'CNY' }
  const prices = createDayPrices(async (from) => {
    asked.push(from)
    return asked.length === 1 ? null : [{ date: from, total }]
  })
  await prices.ask('2026-12', today)
  assert.equal(prices.get().size, 0)
  await prices.ask('2026-12', today)
  await prices.ask('2026-12', today)
  await prices.ask('2027-01', today)
  assert.deepEqual(asked, ['2026-12-01', '2026-12-01', '2027-01-01'])
  assert.deepEqual([...prices.get().keys()], ['2026-12-01', '2027-01-01'])
})
