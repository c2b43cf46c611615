import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeLift } from './avoid-content.ts'

const box = { left: 340, right: 384, top: 780, bottom: 824 }
const price = { left: 260, right: 370, top: 760, bottom: 800 }

test('a button that covers nothing stays in place', () => {
  assert.equal(freeLift(box, [], 400), 0)
  assert.equal(freeLift(box, [{ left: 0, right: 300, top: 780, bottom: 824 }], 400), 0)
})

test('it rises until it lies over nothing, and no further', () => {
  const lift = freeLift(box, [price], 400)!
  assert.ok(lift > 0 && box.bottom - lift <= price.top)
  assert.ok(box.bottom - (lift - 8) > price.top - 4)
})

test('a gap that is too small is passed over', () => {
  const heart = { left: 340, right: 380, top: 690, bottom: 730 }
  const lift = freeLift(box, [price, heart], 400)!
  assert.ok(box.bottom - lift <= heart.top)
})

test('where everything is taken it has no place', () => {
  assert.equal(freeLift(box, [{ left: 0, right: 390, top: 0, bottom: 844 }], 400), null)
})
