import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockTimeAt, isAlwaysStaffed, isStaffed, readSupportHours } from './support-hours.ts'

const at = (time: string) => Date.parse(`2027-05-01T${time}:00+08:00`)

test('support is open from the opening to the closing minute in its own zone', () => {
  const hours = readSupportHours('09:00-21:00 Asia/Shanghai')
  assert.deepEqual(
    ['08:59', '09:00', '20:59', '21:00'].map((time) => isStaffed(hours, at(time))),
    [false, true, true, false],
  )
  assert.equal(clockTimeAt(hours, Date.parse('2027-05-01T01:12:30Z')), '09:12')
})

test('hours may pass midnight, or cover the whole day', () => {
  const night = readSupportHours('22:00-06:00 Asia/Shanghai')
  assert.deepEqual(
    ['21:59', '23:30', '05:59', '06:00'].map((time) => isStaffed(night, at(time))),
    [false, true, true, false],
  )
  const always = readSupportHours('00:00-24:00 UTC')
  assert.ok(isAlwaysStaffed(always) && isStaffed(always, at('03:00')))
  assert.ok(!isAlwaysStaffed(night))
})
