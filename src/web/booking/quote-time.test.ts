import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrivalTimes, nextChange, quoteTimeText } from './quote-time.ts'

const minute = 60_000

test('the price is kept in a plain sentence until its last two minutes, then second by second', () => {
  assert.equal(quoteTimeText(14.9 * minute, 'en'), 'Price held for 14 minutes')
  assert.equal(quoteTimeText(2 * minute + 1, 'zh'), '价格保留2分钟')
  assert.equal(quoteTimeText(2 * minute, 'en'), 'Price held for 2:00')
  assert.equal(quoteTimeText(61_000, 'en'), 'Price held for 1:01')
  assert.equal(quoteTimeText(0, 'en'), 'We no longer hold the price')
})

test('the sentence is looked at again when it changes, and never after the end', () => {
  let left = 15 * minute
  const seen = [quoteTimeText(left, 'en')]
  while (left > 0) {
    left -= nextChange(left)
    const text = quoteTimeText(left, 'en')
    if (seen.at(-1) !== text) seen.push(text)
  }
  assert.equal(seen[0], 'Price held for 15 minutes')
  assert.ok(seen.includes('Price held for 3 minutes') && seen.includes('Price held for 1:59'))
  assert.equal(seen.at(-1), 'We no longer hold the price')
  assert.equal(nextChange(0), 0)
})

test('a guest may arrive from when the rooms are ready until the small hours', () => {
  const times = arrivalTimes('2026-12-12T15:00:00+09:00', 'en')
  assert.deepEqual(times[0], { value: '15:00', text: '15:00 – 16:00' })
  assert.deepEqual(times.at(-1), { value: '02:00', text: '02:00 – 03:00, the next day' })
  assert.equal(times.length, 12)
})
