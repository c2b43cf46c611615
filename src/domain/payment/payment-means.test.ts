import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentTerms } from '../price/payment-types.ts'
import { canHold, holdOutlastsArrival, isPaidLater, paymentPlanOf } from './payment-means.ts'

const DAY = 24 * 3_600_000
const today = 100
const moments = { today, arrival: 110, now: today * DAY, collected: 107 * DAY, checkIn: 110 * DAY + DAY / 2 }
const guarantee: PaymentTerms = { type: 'guarantee' }
const dues = { now: 0, later: 400_00, atHotel: 10_00 }
const methods = ['paypal', 'alipay'] as const
const means = (...asked: Parameters<typeof paymentPlanOf>) =>
  paymentPlanOf(...asked).means.map(({ method, way, amount }) => [method, way, amount])

test('a hold is made only if it lasts past the day of arrival', () => {
  assert.ok(holdOutlastsArrival(today + 28, today))
  assert.ok(!holdOutlastsArrival(today + 29, today))
})

test('each method of a guarantee states whether it holds or charges, and the amount', () => {
  assert.deepEqual(means(guarantee, dues, moments, methods), [
    ['paypal', 'hold', 400_00],
    ['alipay', 'charge', 400_00],
  ])
  assert.deepEqual(means(guarantee, dues, { ...moments, arrival: today + 29 }, methods), [
    ['paypal', 'charge', 400_00],
    ['alipay', 'charge', 400_00],
  ])
})

test('a guarantee whose fee is already in force is held or charged in full, and the fee is taken at once', () => {
  const late = { now: 100_00, later: 300_00, atHotel: 0 }
  assert.deepEqual(means(guarantee, late, moments, methods), [
    ['paypal', 'hold', 400_00],
    ['alipay', 'charge', 400_00],
  ])
  const all = { now: 400_00, later: 0, atHotel: 0 }
  assert.deepEqual(means(guarantee, all, { ...moments, collected: null }, methods), [
    ['paypal', 'charge', 400_00],
    ['alipay', 'charge', 400_00],
  ])
})

test('a prepaid rate is charged now, and a rate paid at the hotel has no payment methods', () => {
  assert.deepEqual(means({ type: 'prepay' }, { now: 400_00, later: 0, atHotel: 0 }, moments, methods), [
    ['paypal', 'charge', 400_00],
    ['alipay', 'charge', 400_00],
  ])
  const deposit: PaymentTerms = { type: 'deposit', deposit: { of: 'percent', value: 3_000 } }
  assert.deepEqual(means(deposit, { now: 120_00, later: 280_00, atHotel: 0 }, moments, ['unionpay']), [
    ['unionpay', 'charge', 120_00],
  ])
  const atHotel = paymentPlanOf({ type: 'at_hotel' }, { now: 0, later: 0, atHotel: 410_00 }, moments, methods)
  assert.deepEqual([atHotel.amount, atHotel.chargedAt, atHotel.means], [410_00, moments.checkIn, []])
})

test('the plan states when the money moves', () => {
  assert.equal(paymentPlanOf(guarantee, dues, moments, methods).chargedAt, moments.collected)
  assert.equal(paymentPlanOf({ type: 'prepay' }, dues, moments, methods).chargedAt, moments.now)
})

test('"pay later" is offered only if a method can hold and no fee is in force', () => {
  const free = [{ from: 105 * DAY, fee: { of: 'percent', value: 10_000 } }] as const
  const begun = [{ from: null, fee: { of: 'percent', value: 1_000 } }] as const
  assert.ok(isPaidLater('at_hotel', begun, moments, false))
  assert.ok(isPaidLater('guarantee', free, moments, true))
  assert.ok(!isPaidLater('guarantee', free, moments, false))
  assert.ok(!isPaidLater('guarantee', begun, moments, true))
  assert.ok(!isPaidLater('guarantee', free, { ...moments, arrival: today + 29 }, true))
  assert.ok(!isPaidLater('guarantee', [], { ...moments, arrival: today }, true))
  assert.ok(!isPaidLater('prepay', free, moments, true))
  assert.ok(!isPaidLater('deposit', free, moments, true))
  assert.ok(canHold(['alipay', 'paypal']))
  assert.ok(!canHold(['alipay', 'unionpay']))
})
