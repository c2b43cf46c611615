import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursBar } from './hours-bar.ts'

test('a day’s bar has its open hours where they are, also past midnight', () => {
  const spans = (opens: string, closes: string) =>
    hoursBar({ opens, closes }).spans.map(({ minutes, isOpen }) => (isOpen ? minutes : -minutes))
  assert.deepEqual(spans('09:00', '21:00'), [-540, 720, -180])
  assert.deepEqual(spans('22:00', '06:00'), [360, -960, 120])
  assert.deepEqual(spans('00:00', '12:00'), [720, -720])
  assert.equal(hoursBar({ opens: '09:00', closes: '21:00' }).labels.at('09:00'), 37.5)
})
