import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spanText, waitingSince } from './waiting.ts'

test('a span is written in its largest unit', () => {
  assert.deepEqual(
    [12, 90, 5_400, 90_000].map((seconds) => spanText(seconds, 'en')),
    ['12 s', '2 min', '1 h', '1 d'],
  )
  assert.equal(spanText(5_400, 'zh'), '1小时')
})

test('an entry is late after eight hours', () => {
  const now = Date.parse('2027-01-10T20:00:00Z')
  assert.equal(waitingSince('2027-01-10T12:00:00Z', now).isLate, true)
  assert.equal(waitingSince('2027-01-10T12:30:00Z', now).isLate, false)
})
