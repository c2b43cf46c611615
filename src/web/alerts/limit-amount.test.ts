import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitAmount, limitText } from './limit-amount.ts'

test('typed amounts become minor units of the currency', () => {
  assert.equal(limitAmount('4,000.00', 'CNY'), 400_000)
  assert.equal(limitAmount(' 3 999.5 ', 'CNY'), 399_950)
  assert.equal(limitAmount('52000', 'JPY'), 52_000)
  for (const typed of ['', '0', '-5', 'abc', '1.234', '12345678901'])
    assert.equal(limitAmount(typed, 'CNY'), null, typed)
  assert.equal(limitAmount('52.5', 'JPY'), null)
})

test('a limit is written as it could be typed', () => {
  assert.equal(limitText(400_000, 'CNY'), '4000')
  assert.equal(limitText(399_950, 'CNY'), '3999.50')
  assert.equal(limitText(52_000, 'JPY'), '52000')
})
