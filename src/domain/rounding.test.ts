import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from './random-facts.test.ts'
import { divideRounded, percentOf, scaleRounded, scaleRoundedExactly } from './rounding.ts'

test('a half is rounded away from zero', () => {
  const table = [
    [1, 5000, 1],
    [-1, 5000, -1],
    [1, 4999, 0],
    [-1, 4999, 0],
    [3, 5000, 2],
    [10_000, 600, 600],
    [128_050, 1000, 12_805],
    [128_049, 1000, 12_805],
    [128_044, 1000, 12_804],
    [0, 9000, 0],
    [12_345, 10_000, 12_345],
    [12_345, 15_000, 18_518],
    [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
  ] as const
  for (const [amount, points, expected] of table) {
    assert.equal(percentOf(amount, points), expected, `${points} bp of ${amount}`)
  }
})

test('dividing rounds to the nearest unit', () => {
  assert.equal(divideRounded(100, 3), 33)
  assert.equal(divideRounded(200, 3), 67)
  assert.equal(divideRounded(5, 2), 3)
  assert.equal(divideRounded(-5, 2), -3)
  assert.equal(divideRounded(9_007_199_254_740_991, 1), 9_007_199_254_740_991)
})

const anySafe = fc.maxSafeInteger()
const anyFactor = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 2 ** 52 }))

test('numbers give what unbounded integers give', () => {
  fc.assert(
    fc.property(anySafe, anyFactor, anyFactor, (amount, numerator, denominator) => {
      const exact = scaleRoundedExactly(BigInt(amount), BigInt(numerator), BigInt(denominator))
      assert.equal(scaleRounded(amount, numerator, denominator), Number(exact))
    }),
    RUNS,
  )
})

test('a percentage is exact for every safe amount', () => {
  fc.assert(
    fc.property(anySafe, fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
      assert.equal(
        BigInt(percentOf(amount, points)),
        scaleRoundedExactly(BigInt(amount), BigInt(points), 10_000n),
      )
    }),
    RUNS,
  )
})
