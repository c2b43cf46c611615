import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StayReason } from '#contract/stay.ts'
import {
  canArrive,
  createChooser,
  type DayPrices,
  lastDeparture,
  monthsFrom,
  movedTo,
  nightGone,
  weeksIn,
  withArrival,
} from './calendar-days.ts'
import { dayPriceText } from './date-texts.ts'

const pricesWith = (reasons: Record<string, StayReason>): DayPrices =>
  new Map(Object.entries(reasons).map(([date, reason]) => [date, { date, total: null, reason }]))

const canChoose = (prices: DayPrices, date: string, anchor: string | null) =>
  createChooser(prices)(date, anchor)
const full = pricesWith({ '2026-12-05': 'sold_out' })

test('a sold-out day is no check-in but may be the check-out', () => {
  assert.equal(canChoose(full, '2026-12-05', null), false)
  assert.equal(canChoose(full, '2026-12-05', '2026-12-03'), true)
  assert.equal(canChoose(full, '2026-12-06', '2026-12-03'), false)
  assert.equal(lastDeparture(full, '2026-12-03'), '2026-12-05')
})

test('a stay chosen backwards obeys the same rules', () => {
  assert.equal(canChoose(full, '2026-12-03', '2026-12-05'), true)
  assert.equal(canChoose(full, '2026-12-05', '2026-12-07'), false)
})

test('the reach of a stay is worked out anew for another beginning', () => {
  const choose = createChooser(full)
  assert.equal(choose('2026-12-06', '2026-12-03'), false)
  assert.equal(choose('2026-12-08', '2026-12-06'), true)
  assert.equal(choose('2026-12-04', '2026-12-06'), false)
})

test('at most 30 nights can be chosen', () => {
  const none = new Map()
  assert.equal(canChoose(none, '2026-12-31', '2026-12-01'), true)
  assert.equal(canChoose(none, '2027-01-01', '2026-12-01'), false)
})

test('a night that is only too short for a stay does not keep one from beginning', () => {
  assert.equal(canArrive(pricesWith({ '2026-12-05': 'min_stay' }), '2026-12-05'), true)
  assert.equal(canArrive(pricesWith({ '2026-12-05': 'closed_to_arrival' }), '2026-12-05'), false)
  const closed = pricesWith({ '2026-12-05': 'closed_to_arrival' })
  assert.equal(canChoose(closed, '2026-12-07', '2026-12-04'), true)
})

test('a check-in that is pressed takes the nights along as far as they are free', () => {
  const dates = { s_d: '2026-11-20', e_d: '2026-11-24' }
  assert.deepEqual(movedTo(new Map(), '2026-12-03', dates), { s_d: '2026-12-03', e_d: '2026-12-07' })
  assert.deepEqual(movedTo(full, '2026-12-03', dates), { s_d: '2026-12-03', e_d: '2026-12-05' })
})

test('a check-in that is typed leaves a possible check-out alone', () => {
  const dates = { s_d: '2026-11-20', e_d: '2026-11-24' }
  assert.deepEqual(withArrival('2026-11-22', dates), { s_d: '2026-11-22', e_d: '2026-11-24' })
  assert.deepEqual(withArrival('2026-11-24', dates), { s_d: '2026-11-24', e_d: '2026-11-28' })
  assert.deepEqual(withArrival('2026-10-01', dates), { s_d: '2026-10-01', e_d: '2026-10-05' })
})

test('the first sold-out night is returned, and the day of check-out is no night', () => {
  assert.equal(nightGone(full, { s_d: '2026-12-03', e_d: '2026-12-07' }), '2026-12-05')
  assert.equal(nightGone(full, { s_d: '2026-12-03', e_d: '2026-12-05' }), null)
})

test('the months that are for sale, from the first to the last', () => {
  assert.deepEqual(monthsFrom('2026-11-15', '2027-02-01'), ['2026-11', '2026-12', '2027-01', '2027-02'])
  assert.deepEqual(monthsFrom('2026-11-30', '2026-11-30'), ['2026-11'])
  assert.equal(monthsFrom('2026-11-15', '2028-05-08').length, 19)
})

test('a month takes as many rows as its weeks, which begin on Monday or on Sunday', () => {
  assert.equal(weeksIn('2026-11', 'en'), 6)
  assert.equal(weeksIn('2026-11', 'zh'), 5)
  assert.equal(weeksIn('2027-02', 'en'), 4)
  assert.equal(weeksIn('2027-02', 'zh'), 5)
})

test('a price under a day is short: whole units, thousands and millions in letters or 万', () => {
  assert.equal(dayPriceText({ amount: 81_960, currency: 'CNY' }, 'zh'), '¥820')
  assert.equal(dayPriceText({ amount: 1_234_500, currency: 'CNY' }, 'en'), '12,345')
  assert.equal(dayPriceText({ amount: 128_400, currency: 'JPY' }, 'zh').endsWith('12.8万'), true)
  assert.equal(dayPriceText({ amount: 82_000, currency: 'HKD' }, 'en'), '820')
})
