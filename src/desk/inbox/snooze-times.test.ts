import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snoozeTimes } from './snooze-times.ts'

test('the next Monday is after today, also on a Monday', () => {
  const times = (day: number) =>
    snoozeTimes(new Date(2027, 0, day, 15)).map(({ at }) => [at.getDate(), at.getHours()])
  assert.deepEqual(times(8), [
    [8, 17],
    [9, 9],
    [11, 9],
  ])
  assert.deepEqual(times(11)[2], [18, 9])
})
