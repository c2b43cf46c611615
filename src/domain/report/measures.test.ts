import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, weekdayOf } from '../time/plain-date.ts'
import { leadBucketOf, leadBuckets, medianBucket, stayBucketOf, stayBuckets } from './buckets.ts'
import {
  changeOf,
  dailyRateOf,
  daysBetween,
  endedPeriod,
  occupancyOf,
  revparOf,
  sameWeekdayLastYear,
  stockRanges,
} from './measures.ts'

test('occupancy, daily rate and RevPAR are ratios of the same sums', () => {
  const sold = { rooms: 369, available: 412, revenue: 255_875_67 }
  assert.equal(occupancyOf(sold)?.toFixed(3), '0.896')
  assert.equal(dailyRateOf(sold), 693_43)
  assert.equal(revparOf(sold), 621_06)
})

test('a period without rooms or without sales has no ratio', () => {
  assert.equal(occupancyOf({ rooms: 0, available: 0 }), null)
  assert.equal(dailyRateOf({ rooms: 0, revenue: 0 }), null)
  assert.equal(revparOf({ available: 0, revenue: 0 }), null)
  assert.equal(changeOf(5, 0), null)
  assert.equal(changeOf(6, 5)?.toFixed(2), '0.20')
})

test('a day is compared with the same weekday of last year', () => {
  for (const day of ['2026-11-14', '2028-02-29', '2027-01-01']) {
    const before = sameWeekdayLastYear(day)
    assert.equal(weekdayOf(dayOf(before)), weekdayOf(dayOf(day)))
    assert.equal(dayOf(day) - dayOf(before), 364)
  }
})

test('every lead time and length of stay is in one bucket', () => {
  assert.deepEqual([0, 1, 3, 7, 8, 30, 60, 61, 540].map(leadBucketOf), [0, 1, 2, 3, 4, 5, 6, 7, 7])
  assert.deepEqual([1, 2, 6, 7, 30].map(stayBucketOf), [0, 1, 5, 6, 6])
  for (const buckets of [leadBuckets, stayBuckets])
    for (const [at, [from]] of buckets.slice(1).entries()) assert.equal(from, buckets[at]![1]! + 1)
})

test('the median bucket contains the middle booking', () => {
  assert.equal(medianBucket([0, 0, 0]), null)
  assert.equal(medianBucket([1, 0, 0]), 0)
  assert.equal(medianBucket([2, 1, 3]), 1)
  assert.equal(medianBucket([2, 1, 4]), 2)
})

test('nights with equal stock are one range', () => {
  assert.deepEqual(stockRanges('2027-01-30', [5, 5, 4, 5]), [
    { first: '2027-01-30', last: '2027-01-31', rooms: 5 },
    { first: '2027-02-01', last: '2027-02-01', rooms: 4 },
    { first: '2027-02-02', last: '2027-02-02', rooms: 5 },
  ])
  assert.deepEqual(stockRanges('2027-01-30', []), [])
  assert.equal(daysBetween('2027-02-27', '2027-03-01').length, 3)
})

test('a report is sent on the day after its period', () => {
  assert.deepEqual(endedPeriod('day', '2027-03-01'), { from: '2027-02-28', to: '2027-02-28' })
  assert.deepEqual(endedPeriod('week', '2027-03-01'), { from: '2027-02-22', to: '2027-02-28' })
  assert.equal(endedPeriod('week', '2027-03-02'), null)
  assert.deepEqual(endedPeriod('month', '2027-03-01'), { from: '2027-02-01', to: '2027-02-28' })
  assert.equal(endedPeriod('month', '2027-03-02'), null)
})
