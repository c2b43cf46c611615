import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinDays, placedDays } from './special-days.ts'

const day = (name: string, from: string, to = from) => ({ name, from, to })

test('days of one name that follow each other are joined, also with another between them', () => {
  assert.deepEqual(
    joinDays([
      day('Songkran', '2027-04-14'),
      day('Songkran', '2027-04-13'),
      day('Fair', '2027-04-13', '2027-04-20'),
      day('Songkran', '2027-04-15'),
      day('Songkran', '2028-04-13'),
    ]),
    [
      day('Songkran', '2027-04-13', '2027-04-15'),
      day('Fair', '2027-04-13', '2027-04-20'),
      day('Songkran', '2028-04-13'),
    ],
  )
})

test('days are cut at the ends of the shown nights, and others are left out', () => {
  const shown = { from: '2027-01-01', nights: 14 }
  const placed = placedDays(
    [
      day('Before', '2026-12-20', '2026-12-31'),
      day('Across', '2026-12-30', '2027-01-02'),
      day('Within', '2027-01-06'),
      day('Beyond', '2027-01-13', '2027-02-01'),
    ],
    shown,
  )
  assert.deepEqual(
    placed.map(({ name, at, length }) => [name, at, length]),
    [
      ['Across', 0, 2],
      ['Within', 5, 1],
      ['Beyond', 12, 2],
    ],
  )
})
