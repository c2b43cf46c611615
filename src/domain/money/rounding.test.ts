import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyAmount, RUNS } from '#test/support/random-facts.ts'
import { divideRounded, percentOf, scaleRounded, scaleRoundedExactly } from './rounding.ts'

test('a percentage is rounded to the nearest unit, half up', () => {
  const table = [
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [10_000, 600, 600],
    [128_050, 1000, 12_805],
    [128_049, 1000, 12_805],
    [128_044, 1000, 12_804],
    [0, 9000, 0],
    [12_345, 10_000, 12_345],
    [12_345, 15_000, 18_518],
  ] as const
  for (const [amount, points, expected] of table) {
    assert.equal(percentOf(amount, points), expected, `${points} bp of ${amount}`)
  }
})

test('division rounds to the nearest unit', () => {
  assert.equal(divideRounded(100, 3), 33)
  assert.equal(divideRounded(200, 3), 67)
  assert.equal(divideRounded(5, 2), 3)
  assert.equal(divideRounded(-5, 2), -3)
  assert.equal(divideRounded(9_007_199_254_740_991, 1), 9_007_199_254_740_991)
})

const anySafe = fc.maxSafeInteger()
const anyFactor = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 2 ** 52 }))

test('the result equals that of unbounded integers', () => {
  fc.assert(
    fc.property(anySafe, anyFactor, anyFactor, (amount, numerator, denominator) => {
      const exact = scaleRoundedExactly(BigInt(amount), BigInt(numerator), BigInt(denominator))
      assert.equal(scaleRounded(amount, numerator, denominator), Number(exact))
    }),
    RUNS,
  )
})

test('a percentage is exact for every amount that a price can have', () => {
  const anyPoints = fc.oneof(
    fc.integer({ min: 0, max: 13_000 }),
    fc.constantFrom(1, 4999, 5000, 5001, 9999, 10_001),
  )
  fc.assert(
    fc.property(anyAmount, anyPoints, (amount, points) => {
      assert.equal(
        BigInt(percentOf(amount, points)),
        scaleRoundedExactly(BigInt(amount), BigInt(points), 10_000n),
      )
    }),
    RUNS,
  )
})

test('an exact half and its neighbours are rounded correctly at every magnitude', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_000_000_000 }),
      fc.integer({ min: -1, max: 1 }),
      (whole, beside) => {
        const amount = 2 * whole + 1
        assert.equal(percentOf(amount, 5000), whole + 1)
        assert.equal(
          BigInt(percentOf(amount, 5000 + beside)),
          scaleRoundedExactly(BigInt(amount), BigInt(5000 + beside), 10_000n),
        )
      },
    ),
    RUNS,
  )
})
