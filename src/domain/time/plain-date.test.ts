import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import { addDays, addMonths, dateOf, dayOf, isPlainDate, weekdayOf } from './plain-date.ts'

test('only existing dates are valid', () => {
  for (const date of ['2026-11-15', '2028-02-29', '1970-01-01']) assert.ok(isPlainDate(date), date)
  const wrong = [
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '2026-11-31',
    '20261115',
    '',
    ' 2026-11-15',
  ]
  for (const text of [...wrong, '2026-11-15T00:00', null, 20261115])
    assert.ok(!isPlainDate(text), String(text))
})

test('days run over months, leap days and years', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2028-03-01', -1), '2028-02-29')
  assert.equal(dayOf('1970-01-02'), 1)
  assert.equal(dayOf('1969-12-31'), -1)
})

test('the year 99 is not 1999', () => {
  for (const date of ['0000-01-01', '0000-02-29', '0026-11-15', '0099-12-31']) {
    assert.ok(isPlainDate(date), date)
    assert.equal(dateOf(dayOf(date)), date)
  }
  assert.equal(addDays('0099-12-31', 1), '0100-01-01')
})

test('a month later is the same day, or the last one of a shorter month', () => {
  assert.equal(addMonths('2026-11-15', 24), '2028-11-15')
  assert.equal(addMonths('2026-08-31', 1), '2026-09-30')
  assert.equal(addMonths('2026-12-31', 2), '2027-02-28')
  assert.equal(addMonths('2026-12-31', 14), '2028-02-29')
  assert.equal(addMonths('2026-01-15', -1), '2025-12-15')
  assert.equal(addMonths('2026-11-30', 1), '2026-12-30')
  assert.equal(addMonths('2026-11-01', 1), '2026-12-01')
})

test('the week begins on Monday', () => {
  assert.equal(weekdayOf(dayOf('2026-11-16')), 0)
  assert.equal(weekdayOf(dayOf('2026-11-15')), 6)
  assert.equal(weekdayOf(dayOf('1969-12-31')), 2)
  assert.equal(weekdayOf(dayOf('1969-12-28')), 6)
})

test('dates and day numbers convert to each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_000, max: 100_000 }), (day) => {
      assert.equal(dayOf(dateOf(day)), day)
      assert.ok(isPlainDate(dateOf(day)))
      assert.ok(dateOf(day) < dateOf(day + 1))
      assert.equal(weekdayOf(day + 7), weekdayOf(day))
    }),
    RUNS,
  )
})
