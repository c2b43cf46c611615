import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import { dateOf, dayOf } from './plain-date.ts'
import {
  dateIn,
  instantFrom,
  instantOf,
  isClockTime,
  isoInstant,
  isZone,
  offsetAt,
  parseInstant,
} from './zone-time.ts'

test('a deadline is an instant in the hotel’s zone, across every clock change', () => {
  const table = [
    ['2026-11-15', '18:00', 'Asia/Shanghai', '2026-11-15T18:00:00+08:00'],
    ['2026-07-01', '18:00', 'Europe/Paris', '2026-07-01T18:00:00+02:00'],
    ['2026-12-01', '18:00', 'Europe/Paris', '2026-12-01T18:00:00+01:00'],
    ['2026-11-15', '18:00', 'America/St_Johns', '2026-11-15T18:00:00-03:30'],
    ['2026-11-15', '12:00', 'Asia/Kathmandu', '2026-11-15T12:00:00+05:45'],
    ['2026-11-15', '00:00', 'Pacific/Kiritimati', '2026-11-15T00:00:00+14:00'],
    // skipped: later by the length of the jump
    ['2027-03-28', '02:30', 'Europe/Paris', '2027-03-28T03:30:00+02:00'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T03:30:00-04:00'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-04T02:45:00+11:00'],
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-31T12:00:00+14:00'],
    // shown twice: the first one
    ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T02:30:00+02:00'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T01:30:00-04:00'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-04T01:45:00+11:00'],
  ] as const
  for (const [date, time, zone, expected] of table) {
    assert.equal(isoInstant(instantOf(date, time, zone), zone), expected, `${date} ${time} ${zone}`)
  }
})

test('today depends on the zone', () => {
  const now = Date.UTC(2026, 10, 15, 11)
  assert.equal(dateIn('Pacific/Kiritimati', now), '2026-11-16')
  assert.equal(dateIn('Asia/Shanghai', now), '2026-11-15')
  assert.equal(dateIn('Pacific/Pago_Pago', now), '2026-11-15')
  assert.equal(dateIn('Pacific/Pago_Pago', now - 1), '2026-11-14')
})

test('instants are written with the offset of the hotel and read back', () => {
  assert.equal(isoInstant(0, 'UTC'), '1970-01-01T00:00:00+00:00')
  assert.equal(isoInstant(1_250, 'UTC'), '1970-01-01T00:00:01.250+00:00')
  assert.equal(parseInstant('2026-11-15T18:00:00+08:00'), Date.UTC(2026, 10, 15, 10))
  assert.equal(parseInstant('2026-11-15T18:00Z'), Date.UTC(2026, 10, 15, 18))
  const wrong = ['2026-11-15', '2026-11-15T18:00:00', '2026-11-15T25:00:00Z', 'now', '', '2026-11-15 18:00Z']
  for (const text of wrong) assert.equal(parseInstant(text), null, text)
})

test('only zones known to the engine are valid', () => {
  assert.ok(isZone('Europe/Paris'))
  assert.ok(!isZone('Europe/Atlantis'))
  assert.ok(!isZone(''))
})

test('a time of day is written with two digits each', () => {
  for (const time of ['00:00', '09:30', '23:59']) assert.ok(isClockTime(time))
  for (const time of ['24:00', '9:30', '12:60', '1200', '', '12:00:00']) assert.ok(!isClockTime(time), time)
})

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const anyDay = fc.integer({ min: dayOf('2026-01-01'), max: dayOf('2028-12-31') })
const anyMinute = fc.integer({ min: 0, max: 24 * 60 - 1 })

test('in every zone an instant shows its local time, or is later by the skipped time', () => {
  fc.assert(
    fc.property(anyZone, anyDay, anyMinute, (zone, day, minute) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const instant = instantOf(dateOf(day), time, zone)
      const iso = isoInstant(instant, zone)
      assert.equal(parseInstant(iso), instant)
      const shown = instant + offsetAt(instant, zone)
      const wanted = day * 86_400_000 + minute * 60_000
      if (shown !== wanted) {
        // The local time is skipped: by one hour mostly, by two at Troll, by half an hour on Lord Howe.
        const jump = shown - wanted
        const skipped = offsetAt(instant, zone) - offsetAt(instant - jump, zone)
        assert.ok(jump > 0 && jump === skipped, `${iso} for ${dateOf(day)} ${time} ${zone}`)
      }
      assert.equal(dateIn(zone, instant), iso.slice(0, 10))
    }),
    RUNS,
  )
})

test('a local time within a two-hour jump is two hours later', () => {
  const zone = 'Antarctica/Troll'
  for (const [time, shown] of [
    ['01:00', '03:00'],
    ['02:59', '04:59'],
  ] as const)
    assert.equal(isoInstant(instantOf('2028-03-26', time, zone), zone), `2028-03-26T${shown}:00+02:00`)
})

test('a later date is a later instant in every zone', () => {
  fc.assert(
    fc.property(anyZone, anyDay, anyMinute, (zone, day, minute) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      assert.ok(instantOf(dateOf(day), time, zone) < instantOf(dateOf(day + 1), time, zone))
    }),
    RUNS,
  )
})

test('an instant without an offset is in UTC', () => {
  const noon = Date.parse('2026-12-10T12:00:00Z')
  for (const text of ['2026-12-10T12:00:00', '2026-12-10T12:00:00Z', '2026-12-10T20:00:00+08:00'])
    assert.equal(instantFrom(text), noon, text)
})
