import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spotOf, starSpots } from './level-path.ts'

test('a guest stands between two stars in proportion to the nights, and at the last star for good', () => {
  assert.deepEqual(spotOf(0), starSpots[0])
  assert.deepEqual(spotOf(5), starSpots[1])
  assert.deepEqual(spotOf(10), { x: 233, y: 116 })
  assert.deepEqual(spotOf(40), starSpots[3])
  assert.deepEqual(spotOf(400), starSpots[3])
})
