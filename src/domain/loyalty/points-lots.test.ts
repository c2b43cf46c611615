import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import { addDays } from '../time/plain-date.ts'
import type { PointsLot } from './points-lots.ts'
import {
  balanceOf,
  earnPoints,
  expirePoints,
  expiringBy,
  lotsOf,
  reversePoints,
  spendPoints,
} from './points-lots.ts'

const today = '2026-11-15'
const lot = (expires: string, points: number) => ({ expires, points })
const lots = [lot('2026-11-15', 70), lot('2026-12-01', 40), lot('2027-03-01', 100)]

test('rows of one date form one lot, in order of expiry, and an empty lot is omitted', () => {
  const rows = [
    lot('2027-03-01', 100),
    lot('2026-12-01', 50),
    lot('2026-12-01', -10),
    lot('2028-01-01', 5),
    lot('2028-01-01', -5),
  ]
  assert.deepEqual(lotsOf(rows), [lot('2026-12-01', 40), lot('2027-03-01', 100)])
})

test('points count until the day before they expire', () => {
  assert.equal(balanceOf(lots, today), 140)
  assert.equal(balanceOf(lots, '2026-11-14'), 210)
  assert.equal(balanceOf(lots, '2027-03-01'), 0)
})

test('points that expire first are spent first', () => {
  assert.deepEqual(spendPoints(lots, 30, today), { ok: true, value: [lot('2026-12-01', 30)] })
  assert.deepEqual(spendPoints(lots, 90, today), {
    ok: true,
    value: [lot('2026-12-01', 40), lot('2027-03-01', 50)],
  })
  assert.deepEqual(spendPoints(lots, 140, today), {
    ok: true,
    value: [lot('2026-12-01', 40), lot('2027-03-01', 100)],
  })
  assert.deepEqual(spendPoints(lots, 141, today), { ok: false, refusal: 'points_not_enough' })
})

test('points reversed after they were spent become a debt, which does not expire', () => {
  const indebted = [lot('2026-11-01', -60), lot('2027-03-01', 100)]
  assert.equal(balanceOf(indebted, today), 40)
  assert.deepEqual(spendPoints(indebted, 40, today), { ok: true, value: [lot('2027-03-01', 40)] })
  assert.deepEqual(spendPoints(indebted, 41, today), { ok: false, refusal: 'points_not_enough' })
})

test('a debt is settled from the next points earned', () => {
  const indebted = [lot('2026-11-01', -60)]
  const rows = earnPoints(indebted, lot('2028-11-15', 100), today)
  assert.deepEqual(lotsOf([...indebted, ...rows]), [lot('2028-11-15', 40)])
  const more = earnPoints(indebted, lot('2028-11-15', 50), today)
  assert.deepEqual(lotsOf([...indebted, ...more]), [lot('2026-11-01', -10)])
})

test('a reversal takes other points at once, so that their expiry does not bring the debt back', () => {
  const held = [lot('2026-12-01', 100), lot('2027-05-01', 20)]
  const rows = reversePoints(held, lot('2027-05-01', 80), today)
  assert.deepEqual(lotsOf([...held, ...rows]), [lot('2026-12-01', 40)])
  assert.equal(balanceOf(lotsOf([...held, ...rows]), '2027-01-01'), 0)
})

test('an expiring lot settles a debt first, and only the rest expires', () => {
  const indebted = [lot('2026-10-01', -60), lot('2026-11-15', 100)]
  const rows = expirePoints(indebted, today)
  assert.deepEqual(lotsOf([...indebted, ...rows]), [])
  assert.deepEqual(
    rows.map(({ points }) => points),
    [-60, 60, -40],
  )
  assert.deepEqual(expirePoints([lot('2026-11-16', 100)], today), [])
})

test('after any sequence of movements, no debt remains while points could settle it', () => {
  const anyMove = fc.record({
    kind: fc.constantFrom('earn', 'reverse', 'spend', 'expire'),
    points: fc.integer({ min: 1, max: 300 }),
    days: fc.integer({ min: 1, max: 40 }),
  } as const)
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 12 }), (moves) => {
      let date = today
      let rows: PointsLot[] = []
      for (const { kind, points, days } of moves) {
        date = addDays(date, days)
        rows = [...rows, ...expirePoints(lotsOf(rows), date)]
        const lots = lotsOf(rows)
        const before = balanceOf(lots, date)
        const granted = { expires: addDays(date, 60), points }
        if (kind === 'earn') rows = [...rows, ...earnPoints(lots, granted, date)]
        if (kind === 'reverse') rows = [...rows, ...reversePoints(lots, granted, date)]
        const spent = kind === 'spend' ? spendPoints(lots, points, date) : null
        if (spent?.ok) rows = [...rows, ...spent.value.map((lot) => ({ ...lot, points: 0 - lot.points }))]
        const after = lotsOf(rows)
        const moved = kind === 'earn' ? points : kind === 'reverse' || spent?.ok ? 0 - points : 0
        assert.equal(balanceOf(after, date), before + moved)
        assert.ok(after.every((lot) => lot.points > 0) || after.every((lot) => lot.points < 0))
      }
    }),
    RUNS,
  )
})

test('points that expire soon are reported', () => {
  assert.deepEqual(expiringBy(lots, today, '2026-12-01'), [lot('2026-12-01', 40)])
  assert.deepEqual(expiringBy(lots, today, '2026-11-30'), [])
  assert.deepEqual(expiringBy([lot('2026-12-01', -40)], today, '2027-12-01'), [])
})

test('spending takes only existing points and leaves the rest', () => {
  const anyRows = fc.array(
    fc.record({
      expires: fc.integer({ min: -5, max: 20 }).map((days) => addDays(today, days)),
      points: fc.integer({ min: 1, max: 500 }),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(anyRows, fc.nat(2_000), (rows, points) => {
      const held = lotsOf(rows)
      const balance = balanceOf(held, today)
      const spent = spendPoints(held, points, today)
      assert.equal(spent.ok, points <= balance)
      if (!spent.ok) return
      const after = lotsOf([
        ...rows,
        ...spent.value.map(({ expires, points }) => ({ expires, points: -points })),
      ])
      assert.equal(balanceOf(after, today), balance - points)
      assert.ok(after.every((lot) => lot.points > 0))
    }),
    RUNS,
  )
})
