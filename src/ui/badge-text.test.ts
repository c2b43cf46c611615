import assert from 'node:assert/strict'
import { test } from 'node:test'
import { badgeText } from './badge-text.ts'

test('a badge writes numbers up to 99 and “99+” above', () => {
  assert.equal(badgeText(1), '1')
  assert.equal(badgeText(99), '99')
  assert.equal(badgeText(100), '99+')
})

test('nothing to count shows nothing', () => {
  assert.equal(badgeText(0), '')
})
