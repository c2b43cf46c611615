import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '../time/plain-date.ts'
import {
  LEAST_SAMPLES,
  levelBands,
  levelOfNight,
  nightsToSample,
  type PriceSample,
  priceLevel,
  SAMPLED_MONTHS,
} from './price-level.ts'

const today = '2027-01-20'
/** Samples of the last days: weekday nights cost `base` and a little more or less, weekend nights 1.5 times that. */
const samplesOf = (days: number, base = (_: number) => 10_000): PriceSample[] =>
  Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at - days)
    const price = base(at)
    return {
      day,
      totals: Array.from({ length: SAMPLED_MONTHS * 2 }, (_, cell) => price * (cell % 2 ? 1.5 : 1)),
    }
  })
const waves = samplesOf(60, (at) => 10_000 + (at % 11) * 100)
// 10 February 2027 is a Wednesday, 12 February a Friday.
const weekday = (total: number) => [{ night: '2027-02-10', total }]
const friday = (total: number) => [{ night: '2027-02-12', total }]
const levelFor = (nights: Parameters<typeof priceLevel>[0], samples = waves) =>
  priceLevel(nights, samples)?.level

test('a night is low, usual or high beside the same hotel’s nights of the month', () => {
  assert.equal(levelFor(weekday(9_500)), 'low')
  assert.equal(levelFor(weekday(10_500)), 'usual')
  assert.equal(levelFor(weekday(12_000)), 'high')
})

test('weekend nights are compared with weekend nights', () => {
  assert.equal(levelFor(friday(15_750)), 'usual')
  assert.equal(levelFor(friday(13_000)), 'low')
  assert.equal(levelFor(weekday(13_000)), 'high')
  assert.equal(levelFor([...weekday(10_500), ...friday(15_750)]), 'usual')
})

test('with too few comparable samples nothing is said', () => {
  assert.equal(priceLevel(weekday(1), samplesOf(LEAST_SAMPLES - 1)), null)
  assert.notEqual(priceLevel(weekday(1), samplesOf(LEAST_SAMPLES)), null)
  const soldOut = samplesOf(60).map((sample) => ({ ...sample, totals: sample.totals.map(() => null) }))
  assert.equal(priceLevel(weekday(1), soldOut), null)
  assert.equal(priceLevel([{ night: '2028-01-12', total: 1 }], waves), null)
  assert.equal(priceLevel([], waves), null)
})

test('a price that never moved is usual, and a small difference is no news', () => {
  const flat = samplesOf(60)
  assert.equal(levelFor(weekday(10_000), flat), 'usual')
  assert.equal(levelFor(weekday(9_800), flat), 'usual')
  assert.equal(levelFor(weekday(9_700), flat), 'low')
  assert.equal(levelFor(weekday(10_300), flat), 'high')
})

test('the level comes with the mean night, the quartiles and the line behind it', () => {
  const level = priceLevel([...weekday(9_000), ...friday(14_000)], waves)!
  assert.equal(level.nightly, 11_500)
  assert.ok(level.low < level.median && level.median < level.high)
  assert.equal(level.series.length, waves.length)
  assert.deepEqual(level.series[0], [waves[0]!.day, 12_500])
})

test('each day samples another night of each kind in each month, never one that has passed', () => {
  const nights = nightsToSample(today)
  assert.equal(nights.length, SAMPLED_MONTHS * 2)
  for (const [at, night] of nights.entries()) {
    assert.ok(night! > today)
    const isWeekend = [5, 6].includes(new Date(`${night}T00:00:00Z`).getUTCDay())
    assert.equal(isWeekend, at % 2 === 1, night!)
  }
  assert.deepEqual(nightsToSample('2027-01-31').slice(0, 2), [null, null])
  const february = new Set(
    Array.from({ length: 28 }, (_, ahead) => nightsToSample(addDays('2026-12-01', ahead))[4]),
  )
  assert.equal(february.size, 20)
})

test('bands tell the same of single nights', () => {
  const bands = levelBands(today, waves)
  // The first samples did not reach the last month.
  assert.equal(bands.length, SAMPLED_MONTHS * 2 - 2)
  for (const total of [9_000, 9_500, 10_500, 11_500, 12_000]) {
    const level = levelFor(weekday(total))
    assert.equal(levelOfNight(weekday(total)[0]!, bands) ?? 'usual', level, String(total))
  }
  assert.equal(levelOfNight({ night: '2029-01-01', total: 1 }, bands), null)
  assert.deepEqual(levelBands(today, samplesOf(5)), [])
})
