import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf } from '../time/plain-date.ts'
import { faultOfStay, faultOfStayAnywhere, nightDates, nightsOf, stayFrom } from './stay.ts'

const today = '2026-11-15'

test('valid dates have no fault', () => {
  const table = [
    ['2026-11-15', '2026-11-16', null],
    ['2026-11-15', '2026-12-15', null],
    ['2028-05-08', '2028-06-07', null],
    ['2026-11-15', '2026-12-16', 'too_many_nights'],
    ['2026-11-15', '2026-11-15', 'no_nights'],
    ['2026-11-16', '2026-11-15', 'no_nights'],
    ['2026-11-14', '2026-11-16', 'in_the_past'],
    ['2028-05-09', '2028-05-10', 'too_far_ahead'],
    ['2027-02-29', '2027-03-02', 'arrival_not_a_date'],
    ['2027-02-28', 'tomorrow', 'departure_not_a_date'],
  ] as const
  for (const [arrival, departure, fault] of table) {
    assert.equal(faultOfStay({ arrival, departure }, today), fault, `${arrival} ${departure}`)
  }
})

test('a date that is still today further west is not past while the place is unknown', () => {
  const asked = (arrival: string) => faultOfStayAnywhere({ arrival, departure: '2026-11-17' }, today)
  assert.equal(asked('2026-11-14'), null)
  assert.equal(asked('2026-11-13'), 'in_the_past')
  assert.equal(asked('2026-11-17'), 'no_nights')
})

test('the check-out day is not a night of the stay', () => {
  const stay = { arrival: '2026-12-30', departure: '2027-01-02' }
  assert.equal(nightsOf(stay), 3)
  assert.deepEqual(nightDates(stay), ['2026-12-30', '2026-12-31', '2027-01-01'])
  assert.deepEqual(stayFrom(dayOf('2026-12-30'), 3), stay)
})
