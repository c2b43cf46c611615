import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  feeSpans,
  joinBands,
  joinPayment,
  joinPrice,
  joinSteps,
  splitBands,
  splitPayment,
  splitPrice,
  splitSteps,
} from './written-terms.ts'

test('cancellation steps are split and joined without loss', () => {
  for (const text of ['', '3d18:00 1n; 0d12:00 100%', 'booking 100%', '1d18:00 50.00'])
    assert.equal(joinSteps(splitSteps(text)), text)
  assert.deepEqual(splitSteps('3d18:00 1n; booking 100%'), [
    { daysBefore: '3', time: '18:00', fee: '1n' },
    { daysBefore: null, time: '', fee: '100%' },
  ])
})

test("children's bands are split and joined without loss", () => {
  for (const text of ['', '5 0 0%; 12 80.00 50%']) assert.equal(joinBands(splitBands(text)), text)
})

test('a deposit has a part, other payments have none', () => {
  assert.deepEqual(splitPayment('deposit 30%'), { kind: 'deposit', part: '30%' })
  assert.equal(joinPayment('deposit', '1n'), 'deposit 1n')
  assert.equal(joinPayment('deposit', ''), 'deposit 30%')
  assert.equal(joinPayment('prepay', '30%'), 'prepay')
})

test('the fees of a rate form a line that ends at arrival', () => {
  const kinds = (text: string) => feeSpans(text).map(({ kind }) => kind)
  assert.deepEqual(kinds(''), ['free'])
  assert.deepEqual(kinds('3d18:00 1n; 0d12:00 100%'), ['free', 'part', 'none'])
  assert.deepEqual(kinds('booking 100%'), ['none'])
  assert.equal(feeSpans('7d18:00 100%')[0]!.share, 0.5)
})

test('a price is a percentage, a sum with its sign, or own', () => {
  for (const text of ['88.5', '+30', '-15.50', 'own', '']) {
    const { kind, value } = splitPrice(text)
    assert.equal(joinPrice(kind, value), text)
  }
  assert.deepEqual(splitPrice('-15.50'), { kind: 'less', value: '15.50' })
  assert.equal(joinPrice('less', '-20'), '-20')
})
