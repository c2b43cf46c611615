import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCurrency, anyNights, anyParty, anyProduct, between, RUNS } from '#test/support/random-facts.ts'
import { cityTax, guests, sample, vat } from '#test/support/sample-products.ts'
import { priceStay } from '../price/price-lines.ts'
import { convertPrice, linesOf, paidToUs, soldByUs, totalOf } from '../price/stay-price.ts'
import { distributeGuests } from '../stay/party.ts'
import type { Promotion } from './promotions.ts'
import { promotionUseReturns, whyNotPromotion, withPromotion } from './promotions.ts'

const promotion: Promotion = {
  code: 'AUTUMN',
  discount: { of: 'percent', value: 1_000 },
  from: 1_000,
  until: 2_000,
  minNights: 2,
  usesPerAccount: 1,
  usesInAll: 100,
}
const use = { now: 1_500, nights: 2, usedByAccount: 0, usedInAll: 0 }
const price = priceStay(
  sample({ charges: [vat, cityTax] }),
  [guests(2), guests(1)],
  2,
  [100_00, 100_00],
  0,
  1,
  'CNY',
)
const same = between('CNY', 'CNY')

test('a promotion is limited by its booking window, its uses and its nights', () => {
  const table = [
    [{}, null],
    [{ now: 1_000 }, null],
    [{ now: 999 }, 'promotion_not_yet'],
    [{ now: 2_000 }, 'promotion_over'],
    [{ usedInAll: 99 }, null],
    [{ usedInAll: 100 }, 'promotion_used_up'],
    [{ usedByAccount: 1 }, 'promotion_used_by_you'],
    [{ nights: 1 }, 'promotion_min_nights'],
  ] as const
  for (const [change, reason] of table) {
    assert.equal(whyNotPromotion(promotion, price, { ...use, ...change }), reason, JSON.stringify(change))
  }
  const unlimited = { ...promotion, usesPerAccount: null, usesInAll: null }
  assert.equal(whyNotPromotion(unlimited, price, { ...use, usedByAccount: 9, usedInAll: 1e6 }), null)
})

test('a promotion does not apply when everything is paid at the hotel', () => {
  const atHotel = priceStay(
    sample({ plan: { payment: { type: 'at_hotel' } } }),
    [guests(2)],
    1,
    [100],
    0,
    1,
    'CNY',
  )
  assert.equal(whyNotPromotion(promotion, atHotel, use), 'promotion_nothing_to_lower')
})

test('a promotion lowers room and extras, not taxes, and each room in proportion', () => {
  const lower = withPromotion(price, promotion, same)
  assert.equal(totalOf(lower), totalOf(price) - 38_00)
  assert.deepEqual(
    lower.rooms.map((room) => room.lines.at(-1)?.amount),
    [-20_00, -18_00],
  )
  const line = linesOf(lower).at(-1)
  assert.deepEqual(
    [line?.kind, line?.name.en, line?.name.zh, line?.atHotel],
    ['promotion', 'Promotion AUTUMN', '优惠 AUTUMN', false],
  )
})

test('an absolute amount is converted, and never exceeds the price', () => {
  const amount: Promotion = { ...promotion, discount: { of: 'amount', value: 10_00, currency: 'USD' } }
  assert.equal(totalOf(price) - totalOf(withPromotion(price, amount, between('USD', 'CNY'))), 71_33)
  const huge: Promotion = { ...promotion, discount: { of: 'amount', value: 9_999_00, currency: 'CNY' } }
  assert.equal(totalOf(price) - totalOf(withPromotion(price, huge, same)), 380_00)
  const everything: Promotion = { ...promotion, discount: { of: 'percent', value: 20_000 } }
  assert.equal(totalOf(price) - totalOf(withPromotion(price, everything, same)), 380_00)
  assert.throws(() => withPromotion(price, amount, same), TypeError)
  assert.throws(() => withPromotion(price, amount, between('USD', 'JPY')), TypeError)
})

test('a use is returned when the order expired or was cancelled free of charge', () => {
  assert.ok(promotionUseReturns({ state: 'expired', feesKept: 0 }))
  assert.ok(promotionUseReturns({ state: 'cancelled', feesKept: 0 }))
  assert.ok(!promotionUseReturns({ state: 'cancelled', feesKept: 1 }))
  assert.ok(!promotionUseReturns({ state: 'no_show', feesKept: 0 }))
  assert.ok(!promotionUseReturns({ state: 'confirmed', feesKept: 0 }))
})

test('a price never becomes negative', () => {
  const anyDiscount = fc.oneof(
    fc.record({ of: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ of: fc.constant('amount' as const), value: fc.nat(500_000), currency: fc.constant('CNY') }),
  )
  fc.assert(
    fc.property(
      anyProduct,
      anyParty,
      anyNights,
      anyCurrency,
      anyDiscount,
      (product, party, nights, currency, discount) => {
        const full = convertPrice(
          priceStay(product, distributeGuests(party), nights.length, nights, 0, 1, 'CNY'),
          between('CNY', currency),
        )
        const lower = withPromotion(full, { ...promotion, discount }, between('CNY', currency))
        assert.ok(totalOf(lower) <= totalOf(full))
        for (const [at, room] of lower.rooms.entries()) {
          assert.ok(paidToUs(room) >= 0)
          assert.ok(paidToUs(full.rooms[at]!) - paidToUs(room) <= soldByUs(full.rooms[at]!))
        }
      },
    ),
    RUNS,
  )
})
