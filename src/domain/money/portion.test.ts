import assert from 'node:assert/strict'
import { test } from 'node:test'
import { convertPortion, EVERYTHING, NOTHING, portionOf } from './portion.ts'

const nights = [100, 300, 100]

test('a portion is a percentage, the first nights, or an amount, and never more than the whole', () => {
  const table = [
    [{ of: 'percent', value: 3_000 }, 300],
    [{ of: 'percent', value: 15_000 }, 1_000],
    [{ of: 'nights', value: 0 }, 0],
    [{ of: 'nights', value: 1 }, 200],
    [{ of: 'nights', value: 2 }, 800],
    [{ of: 'nights', value: 9 }, 1_000],
    [{ of: 'amount', value: 250 }, 250],
    [{ of: 'amount', value: 2_500 }, 1_000],
    [NOTHING, 0],
    [EVERYTHING, 1_000],
  ] as const
  assert.deepEqual(NOTHING, { of: 'percent', value: 0 })
  assert.deepEqual(EVERYTHING, { of: 'percent', value: 10_000 })
  for (const [portion, expected] of table) assert.equal(portionOf(portion, 1_000, nights), expected)
})

test('only absolute amounts change with the currency', () => {
  const twice = (amount: number) => 2 * amount
  assert.deepEqual(convertPortion({ of: 'amount', value: 250 }, twice), { of: 'amount', value: 500 })
  assert.deepEqual(convertPortion({ of: 'nights', value: 1 }, twice), { of: 'nights', value: 1 })
  assert.deepEqual(convertPortion({ of: 'percent', value: 100 }, twice), { of: 'percent', value: 100 })
})
