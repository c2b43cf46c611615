import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeUrl, readProposedDates } from './proposed-dates.ts'

test('proposed dates are read from the address, and impossible ones are ignored', () => {
  const dates = { s_d: '2027-03-10', e_d: '2027-03-16' }
  assert.deepEqual(readProposedDates({ ...dates, other: 1 }), dates)
  for (const wrong of [
    { ...dates, e_d: '2027-03-10' },
    { ...dates, s_d: '2027-02-30' },
    { s_d: '2027-03-10' },
  ])
    assert.deepEqual(readProposedDates(wrong), {})
  assert.equal(changeUrl('7', dates, 'zh'), '/zh/center/detail/7/change?s_d=2027-03-10&e_d=2027-03-16')
})
