import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between } from '#test/support/random-facts.ts'
import { guests, sample } from '#test/support/sample-products.ts'
import { priceStay } from '../price/price-lines.ts'
import { totalOf } from '../price/stay-price.ts'
import { applyDiscounts } from './apply-discounts.ts'
import type { Promotion } from './promotions.ts'

const price = priceStay(sample({}), [guests(2)], 1, [100_00], 0, 1, 'CNY')
const same = between('CNY', 'CNY')
const promotion: Promotion = {
  code: 'AUTUMN',
  discount: { of: 'percent', value: 1_000 },
  from: 0,
  until: 100,
  minNights: 1,
  usesPerAccount: 1,
  usesInAll: null,
}
const used = { promotion, conversion: same, use: { now: 50, nights: 1, usedByAccount: 0, usedInAll: 0 } }
const points = (points: number) => ({ points, balance: 9_999, fromCny: same, least: 1_00 })

test('a promotion lowers the price, and points pay part of the remainder', () => {
  const lower = applyDiscounts(price, { promotion: used, points: points(4_000) })
  assert.ok(lower.ok)
  assert.equal(totalOf(lower.value), 50_00)
  assert.deepEqual(applyDiscounts(price, { promotion: null, points: null }), { ok: true, value: price })
})

test('an unusable promotion or points are refused with the reason', () => {
  const over = { ...used, use: { ...used.use, now: 100 } }
  assert.deepEqual(applyDiscounts(price, { promotion: over, points: null }), {
    ok: false,
    refusal: 'promotion_over',
  })
  assert.deepEqual(applyDiscounts(price, { promotion: used, points: points(9_001) }), {
    ok: false,
    refusal: 'points_too_many',
  })
  assert.deepEqual(applyDiscounts(price, { promotion: used, points: points(8_950) }), {
    ok: false,
    refusal: 'points_leave_too_little',
  })
})
