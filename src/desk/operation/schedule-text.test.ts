import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durationText, scheduleText } from './schedule-text.ts'

const inBeijing = (utc: string) =>
  `${String((Number(utc.slice(0, 2)) + 8) % 24).padStart(2, '0')}${utc.slice(2)}`
const text = (cron: string, locale: 'en' | 'zh' = 'en') => scheduleText(cron, locale, inBeijing)

test('a schedule is written in words and local time', () => {
  assert.deepEqual(
    ['* * * * *', '*/5 * * * *', '7 * * * *', '5 */6 * * *', '10 3 * * *'].map((cron) => text(cron)),
    ['every minute', 'every 5 minutes', 'hourly, :07', 'every 6 hours', 'daily, 11:10'],
  )
  assert.equal(text('10 3 * * *', 'zh'), '每天11:10')
})

test('durations have the unit that a reader expects', () => {
  assert.deepEqual(
    [41, 2_800, 252_000].map((ms) => durationText(ms, 'en')),
    ['41 ms', '2.8 s', '4 min 12 s'],
  )
})
