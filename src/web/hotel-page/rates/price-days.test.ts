import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysAround, priceDays } from './price-days.ts'

test('days around an arrival begin no earlier than today and end where sales end', () => {
  assert.deepEqual(daysAround('2026-12-12', '2026-11-15'), { from: '2026-12-06', to: '2026-12-26' })
  assert.deepEqual(daysAround('2026-11-17', '2026-11-15'), { from: '2026-11-15', to: '2026-12-05' })
  assert.equal(daysAround('2028-05-07', '2026-11-15').to, '2028-05-08')
})

test('a day tells how dear it is, whether it is slept, and the same stay from there', () => {
  const total = (amount: number) => ({ amount, currency: 'CNY' })
  const days = priceDays(
    [
      { date: '2026-12-11', total: total(300) },
      { date: '2026-12-12', total: total(500) },
      { date: '2026-12-13', total: null, reason: 'sold_out' },
      { date: '2026-12-14', total: total(400) },
    ],
    { s_d: '2026-12-12', e_d: '2026-12-14' },
  )
  assert.deepEqual(
    days.map(({ height, cheapest, slept }) => [height, cheapest, slept]),
    [
      [0, true, false],
      [1, false, true],
      [0, false, true],
      [0.5, false, false],
    ],
  )
  assert.deepEqual(days[3]!.stay, { s_d: '2026-12-14', e_d: '2026-12-16' })
})

test('where every day costs the same none is called the cheapest', () => {
  const days = priceDays(
    [
      { date: '2026-12-11', total: { amount: 300, currency: 'CNY' } },
      { date: '2026-12-12', total: { amount: 300, currency: 'CNY' } },
    ],
    { s_d: '2026-12-12', e_d: '2026-12-14' },
  )
  assert.ok(days.every(({ cheapest, height }) => !cheapest && height === 0.5))
})
