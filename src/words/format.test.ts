import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatCount,
  formatDate,
  formatDates,
  formatDays,
  formatDistance,
  formatInstant,
  formatInstantInZone,
  formatList,
} from './format.ts'

test('dates are formatted as people write them', () => {
  assert.equal(formatDate('2027-03-28', 'en'), '28 March 2027')
  assert.equal(formatDate('2027-03-28', 'zh'), '2027年3月28日')
  assert.equal(formatDate('2027-03-28', 'en', 'weekday'), 'Sun 28 Mar')
  assert.equal(formatDate('2027-03-28', 'zh', 'weekday'), '3月28日（周日）')
  assert.equal(formatDate('2027-03-28', 'en', 'short'), '28 Mar')
  assert.equal(formatDate('2027-03-28', 'zh', 'month'), '2027年3月')
})

test('a stay within one month names the month once', () => {
  assert.equal(formatDates('2027-01-02', '2027-01-06', 'en'), '2 – 6 Jan')
  assert.equal(formatDates('2026-12-12', '2026-12-15', 'zh'), '12月12日至15日')
  assert.equal(formatDates('2026-12-30', '2027-01-02', 'en'), '30 Dec – 2 Jan')
  assert.equal(formatDates('2026-12-30', '2027-01-02', 'zh'), '12月30日至1月2日')
})

test('a deadline is formatted in the hotel’s time zone', () => {
  const instant = Date.parse('2026-12-10T09:00:00Z')
  assert.equal(formatInstant(instant, 'en', 'Asia/Tokyo'), '10 December 2026, 18:00')
  assert.equal(formatInstant(instant, 'zh', 'Asia/Tokyo'), '2026年12月10日18:00')
  assert.equal(formatInstant(instant, 'en', 'America/New_York'), '10 December 2026, 04:00')
})

test('an instant in a message names its time zone', () => {
  const instant = Date.parse('2026-12-10T10:00:00Z')
  assert.equal(
    formatInstantInZone(instant, 'en', 'Asia/Shanghai'),
    '10 December 2026, 18:00 (China Standard Time)',
  )
  assert.equal(formatInstantInZone(instant, 'zh', 'Asia/Shanghai'), '2026年12月10日18:00（中国标准时间）')
  assert.match(formatInstantInZone(instant, 'zh', 'UTC'), /10:00（协调世界时）$/)
})

test('counts and lists follow the language', () => {
  assert.equal(formatCount(51975, 'en'), '51,975')
  assert.equal(formatList(['a', 'b', 'c'], 'en'), 'a, b and c')
  assert.equal(formatList(['早餐', '泳池', '停车'], 'zh'), '早餐、泳池和停车')
  assert.equal(formatList(['a', 'b'], 'en', 'disjunction'), 'a or b')
})

test('distances are rounded by magnitude', () => {
  assert.deepEqual(
    [10, 340, 949, 950, 1_240, 12_400].map((m) => formatDistance(m, 'en')),
    ['50 m', '350 m', '950 m', '1 km', '1.2 km', '12 km'],
  )
  assert.equal(formatDistance(1_240, 'zh'), '1.2公里')
})

test('each date style follows the language', () => {
  const styles = {
    short: { day: 'numeric', month: 'short' },
    long: { day: 'numeric', month: 'long', year: 'numeric' },
    weekday: { weekday: 'short', day: 'numeric', month: 'short' },
    full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    spoken: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    month: { month: 'long', year: 'numeric' },
  } as const
  for (const [style, options] of Object.entries(styles)) {
    const english = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    const chinese = new Intl.DateTimeFormat('zh-CN', { ...options, timeZone: 'UTC' })
    for (let day = 0; day < 366; day++) {
      const instant = Date.UTC(2028, 0, 1 + day)
      const date = new Date(instant).toISOString().slice(0, 10)
      const as = style as keyof typeof styles
      assert.equal(formatDate(date, 'en', as), english.format(instant).replace(',', ''))
      assert.equal(formatDate(date, 'zh', as).replace(/[（）]/g, ''), chinese.format(instant))
    }
  }
})

test('one day is singular in English', () => {
  assert.deepEqual(
    [formatDays(1, 'en'), formatDays(5, 'en'), formatDays(1, 'zh')],
    ['1 day', '5 days', '1天'],
  )
})
