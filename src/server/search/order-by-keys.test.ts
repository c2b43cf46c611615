import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { orderByKeys, orderOf } from './order-by-keys.ts'

const expected = (keys: readonly number[]) => [...keys.keys()].sort((a, b) => keys[a]! - keys[b]! || a - b)

const anyKeys = fc
  .tuple(
    fc.constantFrom(3, 300, 70_000, 2 ** 22, 2 ** 31, 2 ** 40),
    fc.constantFrom(0, 1, 39, 40, 200, 1_600, 6_000),
  )
  .chain(([most, length]) =>
    fc.array(fc.integer({ min: -most, max: most }), { minLength: length, maxLength: length, size: 'max' }),
  )

test('few and many, near and far apart: as if they were compared, equals as they stood', () => {
  fc.assert(
    fc.property(anyKeys, (keys) => {
      assert.deepEqual([...orderOf(Float64Array.from(keys), keys.length)], expected(keys))
    }),
    { numRuns: 60 },
  )
})

test('only so many keys are looked at', () => {
  const keys = Float64Array.from({ length: 200 }, (_, at) => 1_000 - at)
  assert.deepEqual(
    [...orderOf(keys, 100)],
    Array.from({ length: 100 }, (_, at) => 99 - at),
  )
  assert.deepEqual([...orderOf(keys, 3)], [2, 1, 0])
  assert.deepEqual([...orderOf(keys, 0)], [])
})

test('entries go with their keys, and stay as they were', () => {
  const entries = Uint32Array.of(7, 5, 9, 6)
  assert.deepEqual([...orderByKeys(entries, Float64Array.of(2, 1, 2, 0))], [6, 5, 7, 9])
  assert.deepEqual([...entries], [7, 5, 9, 6])
})
