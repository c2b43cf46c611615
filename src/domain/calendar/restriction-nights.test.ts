import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateOf, dayOf } from '../time/plain-date.ts'
import { compactDays, editRules, type Rule, ruleCovers, valueOn } from './restriction-nights.ts'

const rooms = ['1', '2', '3']
const rule = (from: string, to: string, more: Partial<Rule> = {}): Rule => ({
  room: '1',
  plan: null,
  from: dayOf(from),
  to: dayOf(to),
  weekdays: 127,
  value: 2,
  ...more,
})
const shown = (rules: readonly Rule[]) =>
  rules.map(({ room, plan, from, to, weekdays, value }) =>
    [room ?? '*', plan ?? '*', dateOf(from), dateOf(to), weekdays, value].join(' '),
  )
const set = (value: number | null, ...dates: string[]) => new Map(dates.map((date) => [dayOf(date), value]))

test('consecutive days are one range, and weekly patterns are one range with weekdays', () => {
  const run = Array.from({ length: 10 }, (_, at) => dayOf('2027-01-04') + at)
  assert.deepEqual(compactDays(run), [{ from: run[0], to: run[9], weekdays: 127 }])
  const weekends = Array.from({ length: 8 }, (_, week) => [
    dayOf('2027-01-01') + 7 * week,
    dayOf('2027-01-02') + 7 * week,
  ]).flat()
  assert.deepEqual(compactDays(weekends), [{ from: weekends[0], to: weekends.at(-1), weekdays: 48 }])
})

test('the ranges cover exactly the given days, whatever their pattern', () => {
  let seed = 11
  for (let round = 0; round < 300; round++) {
    const days: number[] = []
    for (let day = 20_000; day < 20_060; day++) {
      seed = (seed * 48_271) % 2_147_483_647
      if (seed % 5 < 2 + (round % 3)) days.push(day)
    }
    const ranges = compactDays(days)
    const covered: number[] = []
    for (let day = 19_990; day < 20_070; day++) {
      const count = ranges.filter((range) => ruleCovers(range, day)).length
      assert.ok(count <= 1)
      if (count) covered.push(day)
    }
    assert.deepEqual(covered, days)
  }
})

test('a new value replaces the old one on its days only', () => {
  const after = editRules(
    [rule('2027-01-01', '2027-01-10')],
    { room: '1', plan: null, days: set(3, '2027-01-05', '2027-01-06') },
    rooms,
  )
  assert.deepEqual(shown(after), [
    // 5 and 6 January are a Tuesday and a Wednesday.
    '1 * 2027-01-01 2027-01-10 121 2',
    '1 * 2027-01-05 2027-01-06 127 3',
  ])
})

test('a restriction of all room types is removed from one of them only', () => {
  const after = editRules(
    [rule('2027-01-01', '2027-01-02', { room: null })],
    { room: '2', plan: null, days: set(null, '2027-01-01') },
    rooms,
  )
  assert.deepEqual(shown(after), [
    '1 * 2027-01-01 2027-01-02 127 2',
    '3 * 2027-01-01 2027-01-02 127 2',
    '2 * 2027-01-02 2027-01-02 127 2',
  ])
})

test('restrictions of other room types, of plans and of other days stay as they are', () => {
  const others = [
    rule('2027-01-01', '2027-01-31', { room: '2' }),
    rule('2027-01-01', '2027-01-31', { plan: '9' }),
    rule('2027-02-01', '2027-02-28'),
    rule('2027-01-01', '2027-01-31', { room: null, plan: '9' }),
  ]
  const after = editRules(others, { room: '1', plan: null, days: set(4, '2027-01-05') }, rooms)
  assert.deepEqual(after.slice(0, 4), others)
  assert.equal(after.length, 5)
})

test('the strictest of several rules applies', () => {
  const rules = [
    rule('2027-01-01', '2027-01-31', { room: null, value: 2 }),
    rule('2027-01-10', '2027-01-12', { value: 5 }),
  ]
  const row = { room: '1', plan: null }
  assert.equal(valueOn(rules, row, dayOf('2027-01-11'), 'largest'), 5)
  assert.equal(valueOn(rules, row, dayOf('2027-01-11'), 'smallest'), 2)
  assert.equal(valueOn(rules, row, dayOf('2027-03-11'), 'largest'), null)
  assert.equal(valueOn(rules, { room: '1', plan: '7' }, dayOf('2027-01-11'), 'largest'), null)
})
