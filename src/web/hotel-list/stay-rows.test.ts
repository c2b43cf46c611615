import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cheapestOf, dearestOf, shiftOf, stayRows } from './stay-rows.ts'

const stay = (s_d: string, e_d: string, amount: number | null) => ({
  s_d,
  e_d,
  total: amount === null ? null : { amount, currency: 'CNY' },
})
const best = [
  stay('2027-03-15', '2027-03-17', 500),
  stay('2027-03-16', '2027-03-18', 400),
  stay('2027-03-17', '2027-03-19', 400),
  stay('2027-03-15', '2027-03-18', null),
  stay('2027-03-16', '2027-03-19', 700),
]

test('totals are grouped by nights, with the asked stay and the earliest of the lowest', () => {
  const rows = stayRows(best, { s_d: '2027-03-16', e_d: '2027-03-19' })
  assert.deepEqual(
    rows.map(({ nights, cells }) => [nights, cells.map(({ isAsked, isLowest }) => [isAsked, isLowest])]),
    [
      [
        2,
        [
          [false, false],
          [false, true],
          [false, false],
        ],
      ],
      [
        3,
        [
          [false, false],
          [true, true],
        ],
      ],
    ],
  )
})

test('stays without a total are neither cheapest nor dearest', () => {
  assert.equal(cheapestOf(best)?.s_d, '2027-03-16')
  assert.equal(dearestOf(best)?.total?.amount, 700)
  assert.equal(cheapestOf([best[3]!]), null)
})

test('a shift is negative for an earlier arrival', () => {
  assert.equal(shiftOf({ s_d: '2027-02-28' }, { s_d: '2027-03-01' }), -1)
})
