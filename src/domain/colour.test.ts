import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast, parseColour } from './colour.ts'

const WHITE = { r: 255, g: 255, b: 255 }

test('a colour is six hexadecimal digits', () => {
  assert.deepEqual(parseColour('#1F44b8'), { r: 31, g: 68, b: 184 })
  for (const wrong of ['red', '#fff', '#1f44b8 }', '1f44b8']) assert.equal(parseColour(wrong), null)
})

test('contrast is that of WCAG', () => {
  assert.equal(contrast(WHITE, WHITE), 1)
  assert.equal(contrast({ r: 0, g: 0, b: 0 }, WHITE), 21)
  assert.equal(Math.round(contrast({ r: 118, g: 118, b: 118 }, WHITE) * 100) / 100, 4.54)
})
