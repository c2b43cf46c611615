import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNearMiss } from './near-miss.ts'

test('one slip of the fingers is forgiven', () => {
  assert.ok(isNearMiss('londen', 'london'))
  assert.ok(isNearMiss('lndon', 'london'))
  assert.ok(isNearMiss('lonndon', 'london'))
  assert.ok(isNearMiss('lodnon', 'london'))
  assert.ok(isNearMiss('xondon', 'london'))
})

test('a beginning with one slip is forgiven too', () => {
  assert.ok(isNearMiss('barcalo', 'barcelona'))
})

test('two slips are another word', () => {
  assert.ok(!isNearMiss('lundan', 'london'))
  assert.ok(!isNearMiss('parisian', 'paris'))
})
