import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyAmount, RUNS } from '#test/support/random-facts.ts'
import { share } from './share.ts'

test('leftover units go to the largest remainders, earlier ones first', () => {
  assert.deepEqual(share(100, [1, 1, 1]), [34, 33, 33])
  assert.deepEqual(share(200, [1, 1, 1]), [67, 67, 66])
  assert.deepEqual(share(10, [1, 2, 4]), [1, 3, 6])
  assert.deepEqual(share(-100, [1, 1, 1]), [-34, -33, -33])
  assert.deepEqual(share(5, [1, 3, 3]), [1, 2, 2])
  assert.deepEqual(share(7, [0, 1, 0]), [0, 7, 0])
  assert.deepEqual(share(5, [0, 0]), [3, 2])
  assert.deepEqual(share(0, []), [])
  assert.deepEqual(share(0, [3, 5]), [0, 0])
})

test('sums beyond the exact range of a double are shared exactly', () => {
  const weights = [1_000_000_000, 3_000_000_000, 3_000_000_000]
  assert.deepEqual(
    share(7_000_000_000_005, weights),
    [1_000_000_000_001, 3_000_000_000_002, 3_000_000_000_002],
  )
})

test('a sum without weights, or with negative ones, throws', () => {
  assert.throws(() => share(1, []), /^RangeError: nobody to share with$/)
  assert.throws(() => share(1, [2, -1]), /^RangeError: a negative weight has no share$/)
})

test('the shares add up to the sum, and each is within a unit of its proportion', () => {
  const anySum = fc.tuple(anyAmount, fc.boolean()).map(([amount, owed]) => (owed ? 0 - amount : amount))
  fc.assert(
    fc.property(anySum, fc.array(anyAmount, { minLength: 1, maxLength: 12 }), (total, weights) => {
      const parts = share(total, weights)
      assert.equal(
        parts.reduce((all, part) => all + part, 0),
        total,
      )
      const sum = weights.reduce((all, weight) => all + weight, 0)
      if (sum === 0) return
      for (const [at, weight] of weights.entries()) {
        const due = BigInt(Math.abs(total)) * BigInt(weight)
        const part = BigInt(Math.abs(parts[at]!)) * BigInt(sum)
        assert.ok(part > due - BigInt(sum) && part < due + BigInt(sum))
      }
    }),
    RUNS,
  )
})
