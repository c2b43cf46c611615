import assert from 'node:assert/strict'
import { test } from 'node:test'
import { focusAt } from './menu-focus.ts'

test('arrows go round, Home and End go to the ends', () => {
  assert.equal(focusAt('ArrowDown', 0, 3), 1)
  assert.equal(focusAt('ArrowDown', 2, 3), 0)
  assert.equal(focusAt('ArrowDown', -1, 3), 0)
  assert.equal(focusAt('ArrowUp', 0, 3), 2)
  assert.equal(focusAt('ArrowUp', -1, 3), 2)
  assert.equal(focusAt('Home', 2, 3), 0)
  assert.equal(focusAt('End', 0, 3), 2)
})

test('other keys and an empty menu lead nowhere', () => {
  assert.equal(focusAt('a', 0, 3), null)
  assert.equal(focusAt('ArrowDown', -1, 0), null)
})
