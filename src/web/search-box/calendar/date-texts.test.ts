import assert from 'node:assert/strict'
import { test } from 'node:test'
import { datesText } from './date-texts.ts'

const today = '2026-11-15'
const say = (s_d: string, e_d: string, locale: 'en' | 'zh' = 'en') =>
  datesText({ s_d, e_d }, { today, locale })

test('a month that both days share is said once', () => {
  assert.equal(say('2026-12-12', '2026-12-15'), 'Sat 12 – Tue 15 Dec')
  assert.equal(say('2026-12-30', '2027-01-02'), 'Wed 30 Dec – Sat 2 Jan')
  assert.equal(say('2026-12-12', '2026-12-15', 'zh'), '12月12日至15日')
})

test('the year is said only where it could be this one or the next', () => {
  assert.equal(say('2027-10-12', '2027-10-15'), 'Tue 12 – Fri 15 Oct 2027')
  assert.equal(say('2027-10-12', '2027-10-15', 'zh'), '2027年10月12日至15日')
})
