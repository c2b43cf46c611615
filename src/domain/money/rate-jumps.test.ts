import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RateTable } from './exchange.ts'
import { conversionBetween } from './exchange.ts'
import { holdBackJumps } from './rate-jumps.ts'

const last: RateTable = {
  date: '2026-11-14',
  base: 'CNY',
  rates: { USD: '0.1400', JPY: '21.6', EUR: '0.12' },
}
const given = (rates: Record<string, string>, change: Partial<RateTable> = {}): RateTable => ({
  ...last,
  date: '2026-11-15',
  ...change,
  rates: { ...last.rates, ...rates },
})

test('rates with usual movements are accepted', () => {
  const next = given({ USD: '0.1680', JPY: '17.28' })
  assert.deepEqual(holdBackJumps(last, next), { table: next, heldBack: [] })
})

test('a rate that moves by more than a fifth is held back and reported, with the date of the rate in use', () => {
  const { table, heldBack } = holdBackJumps(last, given({ USD: '0.1681', JPY: '17.27', EUR: '0.13' }))
  assert.deepEqual(heldBack, [
    { currency: 'USD', last: '0.1400', given: '0.1681' },
    { currency: 'JPY', last: '21.6', given: '17.27' },
  ])
  assert.deepEqual(table.rates, { USD: '0.1400', JPY: '21.6', EUR: '0.13' })
  assert.equal(conversionBetween(table, 'CNY', 'USD')!.date, '2026-11-14')
  assert.equal(conversionBetween(table, 'CNY', 'EUR')!.date, '2026-11-15')
  assert.equal(conversionBetween(table, 'USD', 'EUR')!.date, '2026-11-14')
})

test('a rate that stays held back keeps its first date, and one that returns to normal is accepted', () => {
  const first = holdBackJumps(last, given({ USD: '0.2' })).table
  const second = holdBackJumps(first, given({ USD: '0.2' }, { date: '2026-11-16' })).table
  assert.deepEqual(second.heldBack, { USD: '2026-11-14' })
  const third = holdBackJumps(second, given({ USD: '0.141' }, { date: '2026-11-17' })).table
  assert.equal(third.heldBack, undefined)
  assert.equal(third.rates.USD, '0.141')
})

test('after a week the new rate is accepted', () => {
  const first = holdBackJumps(last, given({ USD: '0.2' })).table
  assert.deepEqual(holdBackJumps(first, given({ USD: '0.2' }, { date: '2026-11-21' })).heldBack.length, 1)
  const believed = holdBackJumps(first, given({ USD: '0.2' }, { date: '2026-11-22' }))
  assert.deepEqual([believed.heldBack, believed.table.rates.USD], [[], '0.2'])
})

test('a table with jumps and another base is held back as a whole', () => {
  const other: RateTable = {
    date: '2026-11-15',
    base: 'USD',
    rates: { CNY: '7.14', JPY: '100', EUR: '0.857' },
  }
  const { table, heldBack } = holdBackJumps(last, other)
  assert.equal(table, last)
  assert.deepEqual(
    heldBack.map(({ currency }) => currency),
    ['JPY'],
  )
})

test('a new currency has no earlier rate to compare with', () => {
  const next = given({ KWD: '0.043' })
  assert.deepEqual(holdBackJumps(last, next), { table: next, heldBack: [] })
})
