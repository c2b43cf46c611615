import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  fallenTotal,
  hasFallen,
  lowestOf,
  MOST_CHANGES,
  type ObservedTotal,
  reasonToTell,
  startOf,
  type WatchedPrice,
  withObserved,
} from './price-alert.ts'

const series: readonly ObservedTotal[] = [
  ['2027-01-01', 100_000],
  ['2027-01-03', 104_000],
]
const watched = (change: Partial<WatchedPrice> = {}): WatchedPrice => ({
  series,
  limit: null,
  told: null,
  ...change,
})
const today = (total: number | null): ObservedTotal => ['2027-01-10', total]

test('a fall of five percent since the start is reported, a smaller one is not', () => {
  assert.equal(reasonToTell(watched(), today(95_001)), null)
  assert.equal(reasonToTell(watched(), today(95_000)), 'fall')
  assert.equal(fallenTotal(99_999), 94_999)
  assert.ok(hasFallen(99_999, 94_999) && !hasFallen(99_999, 95_000))
})

test('after a message the next fall is measured from its total', () => {
  const told = { total: 95_000, on: '2027-01-05' }
  assert.equal(reasonToTell(watched({ told }), today(94_000)), null)
  assert.equal(reasonToTell(watched({ told }), today(90_250)), 'fall')
})

test('a total at the limit is reported once, and again only at a lower one', () => {
  const limit = 99_000
  assert.equal(reasonToTell(watched({ limit }), today(99_001)), null)
  assert.equal(reasonToTell(watched({ limit }), today(99_000)), 'limit')
  const told = { total: 98_000, on: '2027-01-05' }
  assert.equal(reasonToTell(watched({ limit, told }), today(98_000)), null)
  assert.equal(reasonToTell(watched({ limit, told }), today(98_500)), null)
  assert.equal(reasonToTell(watched({ limit, told }), today(97_999)), 'limit')
})

test('a fall is reported above the limit too', () => {
  assert.equal(reasonToTell(watched({ limit: 50_000 }), today(94_000)), 'fall')
})

test('at most one message a day', () => {
  const told = { total: 98_000, on: '2027-01-10' }
  assert.equal(reasonToTell(watched({ limit: 99_000, told }), today(50_000)), null)
})

test('a sold-out stay is reported when a room is available again, never while it is sold out', () => {
  const soldOut = [...series, ['2027-01-08', null] as const]
  assert.equal(reasonToTell(watched({ series: soldOut }), today(null)), null)
  assert.equal(reasonToTell(watched({ series: soldOut }), today(200_000)), 'available')
  assert.equal(reasonToTell(watched({ series: [['2027-01-08', null]] }), today(1)), 'available')
  assert.equal(reasonToTell(watched(), today(null)), null)
})

test('a series has changes only, one a day', () => {
  assert.deepEqual(withObserved([], today(5)), [today(5)])
  assert.deepEqual(withObserved(series, today(104_000)), series)
  assert.deepEqual(withObserved(series, today(90_000)), [...series, today(90_000)])
  const twice = withObserved(withObserved(series, today(90_000)), today(80_000))
  assert.deepEqual(twice, [...series, today(80_000)])
  assert.deepEqual(withObserved(twice, today(104_000)), series)
  assert.deepEqual(withObserved([today(5)], today(4)), [today(5), today(4)])
  assert.deepEqual(withObserved([today(5), today(4)], today(3)), [today(5), today(3)])
  assert.deepEqual(withObserved(series, today(null)), [...series, today(null)])
})

test('a long series drops its oldest changes but the first', () => {
  let long: readonly ObservedTotal[] = []
  for (let n = 0; n < 300; n++) long = withObserved(long, [`day ${n}`, n])
  assert.equal(long.length, MOST_CHANGES)
  assert.deepEqual(
    [long[0], long[1], long.at(-1)],
    [
      ['day 0', 0],
      ['day 181', 181],
      ['day 299', 299],
    ],
  )
})

test('the start and the lowest total ignore days without a room', () => {
  const some: readonly ObservedTotal[] = [['2027-01-01', null], ...series, ['2027-01-04', null]]
  assert.deepEqual(startOf(some), ['2027-01-01', 100_000])
  assert.deepEqual(lowestOf([...some, ['2027-01-06', 90_000]]), ['2027-01-06', 90_000])
  assert.deepEqual([startOf([]), lowestOf([['2027-01-01', null]])], [null, null])
})
