import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  movementsOf,
  nextToExpire,
  type PointsKind,
  type PointsRow,
  statementFor,
} from './points-statement.ts'

const row = (transfer: string, kind: PointsKind, on: string, points: number, expires = '2028-03-01') => ({
  ...({
    transfer,
    kind,
    on,
    points,
    expires,
    at: `${on}T04:00:00Z`,
    orderId: null,
    note: null,
  } satisfies PointsRow),
})
const rows = [
  row('1', 'earned', '2025-11-02', 300, '2027-11-02'),
  row('2', 'earned', '2026-03-01', 500),
  row('3', 'spent', '2026-04-01', -300, '2027-11-02'),
  row('3', 'spent', '2026-04-01', -50),
  row('4', 'reversed', '2026-05-01', -100),
  row('5', 'expired', '2026-06-01', -20),
  row('5', 'expired', '2026-06-01', 20, '2027-11-02'),
]

test('a movement is one line even if it changed several lots, newest first, with the balance after it', () => {
  assert.deepEqual(
    movementsOf(rows).map(({ id, kind, points, balance, expires }) => [id, kind, points, balance, expires]),
    [
      ['4', 'reversed', -100, 350, null],
      ['3', 'spent', -350, 450, null],
      ['2', 'earned', 500, 800, '2028-03-01'],
      ['1', 'earned', 300, 300, '2027-11-02'],
    ],
  )
})

test('a statement filters by kind and year, and shows the balance carried over', () => {
  const all = movementsOf(rows)
  const ids = (query: Parameters<typeof statementFor>[1]) =>
    statementFor(all, query).movements.map(({ id }) => id)
  assert.deepEqual(ids({}), ['4', '3', '2', '1'])
  assert.deepEqual(ids({ kind: 'earned' }), ['2', '1'])
  assert.deepEqual(ids({ kind: 'earned', year: 2026 }), ['2'])
  assert.deepEqual(ids({ year: 2024 }), [])
  const { counts, years, carried } = statementFor(all, { year: 2026 })
  assert.deepEqual([counts.earned, counts.spent, counts.expired], [1, 1, 0])
  assert.deepEqual([years, carried], [[2026, 2025], 300])
  assert.equal(statementFor(all, { year: 2025 }).carried, null)
  assert.equal(statementFor(all, { year: 2026, kind: 'spent' }).carried, null)
})

test('the next expiry is reported, and a debt never expires', () => {
  const lots = [
    { expires: '2026-12-01', points: -40 },
    { expires: '2027-01-01', points: 70 },
    { expires: '2027-02-01', points: 10 },
  ]
  assert.deepEqual(nextToExpire(lots, '2026-11-15', '2027-11-15'), { points: 70, on: '2027-01-01' })
  assert.equal(nextToExpire(lots, '2026-11-15', '2026-12-31'), null)
})
