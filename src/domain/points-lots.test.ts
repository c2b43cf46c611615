import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays } from './plain-date.ts'
import { balanceOf, expiringBy, lotsOf, spendPoints } from './points-lots.ts'
import { RUNS } from './random-facts.test.ts'

const today = '2026-11-15'
const lot = (expires: string, points: number) => ({ expires, points })
const lots = [lot('2026-11-15', 70), lot('2026-12-01', 40), lot('2027-03-01', 100)]

test('rows of one date are one lot, in order of expiry, and an empty lot is none', () => {
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

test('those that expire first are spent first', () => {
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

test('points that were reversed after they were spent are a debt, which does not expire', () => {
  const indebted = [lot('2026-11-01', -60), lot('2027-03-01', 100)]
  assert.equal(balanceOf(indebted, today), 40)
  assert.deepEqual(spendPoints(indebted, 40, today), { ok: true, value: [lot('2027-03-01', 40)] })
  assert.deepEqual(spendPoints(indebted, 41, today), { ok: false, refusal: 'points_not_enough' })
})

test('what expires soon is told', () => {
  assert.deepEqual(expiringBy(lots, today, '2026-12-01'), [lot('2026-12-01', 40)])
  assert.deepEqual(expiringBy(lots, today, '2026-11-30'), [])
  assert.deepEqual(expiringBy([lot('2026-12-01', -40)], today, '2027-12-01'), [])
})

test('whatever is spent was there, and spending it leaves the rest', () => {
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
