import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepValue } from './step-value.ts'

const limits = { min: 1, max: 9, now: 2 }

test('a typed number counts within its limits', () => {
  assert.equal(stepValue('4', limits), 4)
  assert.equal(stepValue(' 12 ', limits), 9)
  assert.equal(stepValue('-3', limits), 1)
  assert.equal(stepValue('2.6', limits), 3)
})

test('nothing, or what is no number, changes nothing', () => {
  assert.equal(stepValue('', limits), 2)
  assert.equal(stepValue('two', limits), 2)
  assert.equal(stepValue('Infinity', limits), 2)
})
