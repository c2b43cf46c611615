import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextRun, scheduleOf } from './schedule.ts'

const next = (cron: string, after: string) =>
  new Date(nextRun(scheduleOf(cron), Date.parse(after))).toISOString().slice(0, 16)

test('the next run is the first matching minute after the instant', () => {
  assert.equal(next('* * * * *', '2026-12-08T09:12:30Z'), '2026-12-08T09:13')
  assert.equal(next('*/5 * * * *', '2026-12-08T09:12:30Z'), '2026-12-08T09:15')
  assert.equal(next('7 * * * *', '2026-12-08T09:12:30Z'), '2026-12-08T10:07')
  assert.equal(next('5 */6 * * *', '2026-12-08T09:12:30Z'), '2026-12-08T12:05')
  assert.equal(next('40 1 * * *', '2026-12-31T09:12:30Z'), '2027-01-01T01:40')
  assert.equal(next('0 0 * * *', '2026-12-08T00:00:00Z'), '2026-12-09T00:00')
})

test('schedules by day and impossible minutes are refused', () => {
  for (const cron of ['0 0 1 * *', '61 * * * *', '0 0 * *', 'x * * * *'])
    assert.throws(() => scheduleOf(cron), RangeError)
})
