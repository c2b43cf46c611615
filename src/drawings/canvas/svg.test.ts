import assert from 'node:assert/strict'
import { test } from 'node:test'
import { d, num } from './svg.ts'

test('a number in a drawing has one decimal at most and is never negative zero', () => {
  assert.equal(num(12.3456), '12.3')
  assert.equal(num(-0.04), '0')
  assert.equal(num(7), '7')
})

test('path data rounds each of its numbers', () => {
  assert.equal(d`M${1.26} ${-0.01}h${100 / 3}z`, 'M1.3 0h33.3z')
})
