import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between } from '#test/support/random-facts.ts'
import { cityTax, guests, sample } from '#test/support/sample-products.ts'
import { offerOf, repriceOffer } from '../price/offer.ts'
import { totalOf } from '../price/stay-price.ts'
import { applyDiscounts } from './apply-discounts.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import { priceOfOrder, takeOrderSnapshot } from './order-snapshot.ts'
import type { Promotion } from './promotions.ts'
import { decideLowerPrice } from './rerate.ts'

const hotelTimes = { currency: 'EUR', zone: 'Europe/Paris', checkInFrom: '15:00', checkOutUntil: '11:00' }
const now = Date.parse('2026-11-15T08:00:00Z')
const stay = { arrival: '2026-12-12', departure: '2026-12-14' }
const deadline = Date.parse('2026-12-11T18:00:00+01:00')
const conversion = between('EUR', 'CNY')
const fromCny = between('CNY', 'CNY')
const promotion: Promotion = {
  code: 'AUTUMN',
  discount: { of: 'percent', value: 1_000 },
  from: 0,
  until: now + 1,
  minNights: 1,
  usesPerAccount: null,
  usesInAll: null,
}
const offered = (prices: number[]) =>
  offerOf(
    { product: sample({ charges: [cityTax] }), stay, guests: [guests(2)], prices, at: 0, step: 1 },
    hotelTimes,
    conversion,
    now,
  )

function booked({ points = 0, isPromoted = false } = {}): OrderSnapshot {
  const offer = offered([100_00, 100_00])
  const used = isPromoted ? { promotion, conversion: fromCny } : null
  const lower = applyDiscounts(offer.price, {
    promotion: used && { ...used, use: { now, nights: 2, usedByAccount: 0, usedInAll: 0 } },
    points: points > 0 ? { points, balance: points, fromCny, least: 1 } : null,
  })
  assert.ok(lower.ok)
  return takeOrderSnapshot({
    offer: repriceOffer(offer, lower.value, now),
    product: { hotel: '1', room: '2', rate: '3' },
    names: { hotel: both, room: both, rate: both },
    stay,
    party: { rooms: 1, adults: 2, ages: [] },
    hotelTimes,
    toCny: fromCny,
    promotion: used,
    bookedAt: now,
  })
}
const both = { en: 'name', zh: '名' }
const rerated = (order: OrderSnapshot, prices: number[]) => {
  const decision = decideLowerPrice({ state: 'confirmed', order }, offered(prices).inHouse, now)
  assert.ok(decision.ok)
  return decision.value
}

test('while cancellation is free, an order takes our lower price at its own exchange rate', () => {
  const { order, saving, pointsBack } = rerated(booked(), [90_00, 90_00])
  assert.deepEqual(priceOfOrder(order), offered([90_00, 90_00]).price)
  assert.equal(saving, totalOf(offered([100_00, 100_00]).price) - totalOf(offered([90_00, 90_00]).price))
  assert.equal(pointsBack, 0)
  assert.deepEqual(order.inHouse, offered([90_00, 90_00]).inHouse)
})

test('an equal or higher price, a passed deadline or another state changes nothing', () => {
  const order = booked()
  const refusal = (state: 'confirmed' | 'held', prices: number[], at: number) => {
    const decision = decideLowerPrice({ state, order }, offered(prices).inHouse, at)
    return decision.ok ? null : decision.refusal
  }
  assert.equal(refusal('confirmed', [100_00, 100_00], now), 'not_lower')
  assert.equal(refusal('confirmed', [100_00, 100_01], now), 'not_lower')
  assert.equal(refusal('confirmed', [90_00, 90_00], deadline), 'not_reratable')
  assert.equal(refusal('held', [90_00, 90_00], now), 'not_reratable')
})

test('prices are compared before promotion and points, so that a discount does not hide a lower price', () => {
  const order = booked({ isPromoted: true, points: 20_000 })
  const before = totalOf(priceOfOrder(order))
  assert.ok(before < totalOf(offered([90_00, 90_00]).price))
  const { saving, pointsBack, order: after } = rerated(order, [90_00, 90_00])
  assert.equal(saving, before - totalOf(priceOfOrder(after)))
  assert.ok(saving > 0)
  assert.equal(pointsBack, 0)
  assert.deepEqual(
    after.rooms[0]!.price.lines.map(({ kind }) => kind),
    ['room', 'tax', 'promotion', 'points'],
  )
})

test('points that exceed the lower price are returned', () => {
  const order = booked({ points: 165_000 })
  const { pointsBack, order: after } = rerated(order, [90_00, 90_00])
  assert.ok(pointsBack > 0)
  assert.equal(after.rooms[0]!.price.points + pointsBack, 165_000)
})
