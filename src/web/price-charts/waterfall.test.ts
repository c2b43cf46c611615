import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waterfallOf } from './waterfall.ts'

test('each bar of the bill begins where the last one ended', () => {
  const line = (amount: number, at_hotel = false) => ({
    kind: 'fee' as const,
    name: '',
    amount: { amount, currency: 'CNY' },
    at_hotel,
  })
  const fall = waterfallOf([line(1_000), line(-200), line(100), line(100, true)])
  assert.deepEqual(
    fall.map(({ from, width, look }) => [from, width, look]),
    [
      [0, 100, 'adds'],
      [80, 20, 'lowers'],
      [80, 10, 'adds'],
      [90, 10, 'at_hotel'],
    ],
  )
})
