import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roveTo } from './roving-focus.ts'

const down = (key: string, at: number, count = 3) => roveTo(key, { at, count, way: 'down' })

test('arrows go round, Home and End go to the ends', () => {
  assert.equal(down('ArrowDown', 0), 1)
  assert.equal(down('ArrowDown', 2), 0)
  assert.equal(down('ArrowUp', 0), 2)
  assert.equal(down('Home', 2), 0)
  assert.equal(down('End', 0), 2)
  assert.equal(roveTo('ArrowLeft', { at: 0, count: 4, way: 'across' }), 3)
})

test('from nowhere an arrow enters at its own end', () => {
  assert.equal(down('ArrowDown', -1), 0)
  assert.equal(down('ArrowUp', -1), 2)
})

test('other keys, the other way and an empty list lead nowhere', () => {
  assert.equal(down('a', 0), null)
  assert.equal(down('ArrowRight', 0), null)
  assert.equal(down('ArrowDown', -1, 0), null)
})
