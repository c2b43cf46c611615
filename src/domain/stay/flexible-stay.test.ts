import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateOf, dayOf } from '../time/plain-date.ts'
import {
  bookableArrivals,
  daysOfMonth,
  type FlexibleDates,
  faultOfMonth,
  firstStayOf,
  flexibleFields,
  flexibleFrom,
  isMonth,
  lengthsOf,
  staysOf,
} from './flexible-stay.ts'

const today = dayOf('2026-12-08')
const asked = { arrival: dayOf('2027-03-16'), nights: 3 }
const arrivals = (flexible: FlexibleDates, stay = asked, day = today) =>
  staysOf(flexible, stay, bookableArrivals(day)).map(({ arrival }) => dateOf(arrival).slice(5))

test('days around a stay are compared by the least shift, the earlier first', () => {
  assert.deepEqual(arrivals({ kind: 'around', days: 2 }), ['03-16', '03-15', '03-17', '03-14', '03-18'])
  assert.ok(
    staysOf({ kind: 'around', days: 7 }, asked, bookableArrivals(today)).every(({ nights }) => nights === 3),
  )
})

test('arrivals before today or beyond the booking horizon are not compared', () => {
  const soon = { arrival: today + 1, nights: 2 }
  assert.deepEqual(arrivals({ kind: 'around', days: 3 }, soon), ['12-09', '12-08', '12-10', '12-11', '12-12'])
  const far = { arrival: today + 540, nights: 2 }
  assert.deepEqual(
    staysOf({ kind: 'around', days: 1 }, far, bookableArrivals(today)).map(({ arrival }) => arrival - today),
    [540, 539],
  )
})

test('nights within a month end by the first of the next', () => {
  const month = { kind: 'nights', nights: 5, month: '2027-03' } as const
  const found = arrivals(month, firstStayOf(month))
  assert.deepEqual([found.length, found[0], found.at(-1)], [27, '03-01', '03-27'])
  const now = { kind: 'nights', nights: 5, month: '2026-12' } as const
  assert.equal(arrivals(now, firstStayOf(now))[0], '12-08')
})

test('a weekend is Friday to Sunday and belongs to the month of its Friday', () => {
  const january = { kind: 'weekend', month: '2027-01' } as const
  assert.deepEqual(arrivals(january, firstStayOf(january)), ['01-01', '01-08', '01-15', '01-22', '01-29'])
  assert.equal(firstStayOf(january).nights, 2)
})

test('a month is at fault if it has passed, is too far ahead, or has no such stay left', () => {
  const faultOn = (flexible: FlexibleDates, day = today) => faultOfMonth(flexible, bookableArrivals(day))
  const nights = (month: string, nights = 5) => ({ kind: 'nights', nights, month }) as const
  assert.equal(faultOn(nights('2026-11')), 'month_past')
  assert.equal(faultOn(nights('2026-12')), null)
  assert.equal(faultOn(nights('2026-12', 30)), 'no_stay_left')
  assert.equal(faultOn({ kind: 'weekend', month: '2026-12' }, dayOf('2026-12-26')), 'no_stay_left')
  assert.equal(faultOn({ kind: 'weekend', month: '2026-12' }, dayOf('2026-12-25')), null)
  assert.equal(faultOn(nights('2028-05')), null)
  assert.equal(faultOn(nights('2028-06')), 'month_too_far')
})

test('a night less and a night more are shown for few arrivals only', () => {
  assert.deepEqual(lengthsOf({ kind: 'around', days: 3 }, asked), [2, 3, 4])
  assert.deepEqual(lengthsOf({ kind: 'around', days: 7 }, asked), [3])
  assert.deepEqual(lengthsOf({ kind: 'around', days: 1 }, { ...asked, nights: 1 }), [1, 2])
  assert.deepEqual(lengthsOf({ kind: 'around', days: 1 }, { ...asked, nights: 30 }), [29, 30])
})

test('months are read strictly, and have their days', () => {
  assert.deepEqual(['2027-02', '2027-13', '2027-2', '2027-02-01', '1899-01', '2200-01'].map(isMonth), [
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  assert.deepEqual(['2027-02', '2028-02', '2027-04', '2027-12'].map(daysOfMonth), [28, 29, 30, 31])
})

test('flexible dates have wire names', () => {
  for (const fields of [{ flex: 3 }, { nights: 5, month: '2027-03' }, { weekend: '2027-01' }, {}])
    assert.deepEqual(flexibleFields(flexibleFrom(fields)), fields)
})
