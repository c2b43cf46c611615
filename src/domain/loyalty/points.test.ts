import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCurrency, anyNights, anyParty, anyProduct, between, RUNS } from '#test/support/random-facts.ts'
import { cityTax, guests, sample } from '#test/support/sample-products.ts'
import { priceStay } from '../price/price-lines.ts'
import { convertPrice, linesOf, paidToUs, totalOf } from '../price/stay-price.ts'
import { distributeGuests } from '../stay/party.ts'
import { mostPoints, pointsEarned, pointsExpire, pointsWorth, whyNotPoints, withPoints } from './points.ts'

const same = between('CNY', 'CNY')
const price = priceStay(sample({ charges: [cityTax] }), [guests(2), guests(1)], 1, [100_00], 0, 1, 'CNY')

test('a hundred points pay CNY 1, and CNY 1 paid earns a point', () => {
  assert.equal(pointsWorth(100, same), 1_00)
  assert.equal(pointsWorth(10_000, between('CNY', 'JPY')), 2_163)
  assert.equal(pointsEarned(128_99), 128)
  assert.equal(pointsEarned(99), 0)
  assert.equal(pointsEarned(-5_00), 0)
})

test('points reduce the amount paid to us, room by room, and nothing paid at the hotel', () => {
  assert.equal(mostPoints(price, same), 19_000)
  const paid = withPoints(price, 9_500, same)
  assert.equal(totalOf(paid), totalOf(price) - 95_00)
  assert.deepEqual(paid.rooms.map(paidToUs), [50_00, 45_00])
  assert.deepEqual(
    paid.rooms.map(({ points }) => points),
    [5_000, 4_500],
  )
  const line = linesOf(paid).at(-1)
  assert.deepEqual(
    [line?.kind, line?.name, line?.amount, line?.atHotel],
    ['points', { en: 'Points', zh: '积分' }, -95_00, false],
  )
})

test('points that cannot be used are refused with the reason', () => {
  const yen = convertPrice(price, between('CNY', 'JPY'))
  const table = [
    [9_000, 9_000, null],
    [9_001, 9_000, 'points_not_enough'],
    [19_000, 50_000, null],
    [18_900, 50_000, null],
    [18_901, 50_000, 'points_leave_too_little'],
    [18_999, 50_000, 'points_leave_too_little'],
    [19_001, 50_000, 'points_too_many'],
    [0, 50_000, 'points_not_whole'],
    [-5, 50_000, 'points_not_whole'],
    [1.5, 50_000, 'points_not_whole'],
  ] as const
  for (const [points, balance, reason] of table) {
    assert.equal(whyNotPoints(points, balance, price, same, 1_00), reason, `${points} of ${balance}`)
  }
  assert.equal(whyNotPoints(2, 100, yen, between('CNY', 'JPY'), 1), 'points_worth_nothing')
  assert.equal(whyNotPoints(3, 100, yen, between('CNY', 'JPY'), 1), null)
  const atHotel = priceStay(
    sample({ plan: { payment: { type: 'at_hotel' } } }),
    [guests(2)],
    1,
    [100],
    0,
    1,
    'CNY',
  )
  assert.equal(whyNotPoints(1, 100, atHotel, same, 1), 'points_too_many')
})

test('points expire two years after they were granted', () => {
  assert.equal(pointsExpire('2026-11-15'), '2028-11-15')
  assert.equal(pointsExpire('2028-02-29'), '2030-02-28')
})

test('the maximum points cover everything paid to us, and one more is refused', () => {
  fc.assert(
    fc.property(anyProduct, anyParty, anyNights, anyCurrency, (product, party, nights, currency) => {
      const into = between('CNY', currency)
      const full = convertPrice(
        priceStay(product, distributeGuests(party), nights.length, nights, 0, 1, 'CNY'),
        into,
      )
      const ours = full.rooms.reduce((sum, room) => sum + paidToUs(room), 0)
      const most = mostPoints(full, into)
      assert.ok(pointsWorth(most, into) <= ours)
      if (ours > 0) assert.ok(pointsWorth(most + 1, into) > ours)
      else assert.equal(most, 0)
      if (pointsWorth(most, into) === 0) return
      const paid = withPoints(full, most, into)
      assert.equal(totalOf(paid), totalOf(full) - pointsWorth(most, into))
      assert.equal(
        paid.rooms.reduce((sum, room) => sum + room.points, 0),
        most,
      )
      assert.ok(paid.rooms.every((room) => paidToUs(room) >= 0))
    }),
    RUNS,
  )
})
