import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { between, RUNS } from '#test/support/random-facts.ts'
import { cityTax, guests, sample, vat } from '#test/support/sample-products.ts'
import { withPoints } from '../loyalty/points.ts'
import { noConversion } from '../money/exchange.ts'
import { EVERYTHING } from '../money/portion.ts'
import { offerOf, repriceOffer } from './offer.ts'
import { convertTerms } from './payment-types.ts'
import { stayTotal } from './prices.ts'
import { amountOf, linesOf, totalOf } from './stay-price.ts'

const hotel = { currency: 'EUR', zone: 'Europe/Paris', checkInFrom: '15:00' }
const now = Date.parse('2026-11-15T08:00:00Z')
const stay = { arrival: '2026-12-12', departure: '2026-12-15' }
const prices = [100_00, 120_00, 140_00]
const wanted = { stay, guests: [guests(2), guests(1, 4)], prices, at: 0, step: 1 }

test('price, dues and windows of an offer add up to the same total', () => {
  const product = sample({ charges: [vat, cityTax] })
  const offer = offerOf({ ...wanted, product }, hotel, between('EUR', 'CNY'), now)
  const total = totalOf(offer.price)
  assert.equal(totalOf(offer.inHouse), stayTotal(product, wanted.guests, 3, prices, 0, 1))
  assert.equal(amountOf(linesOf(offer.price)), total)
  assert.equal(offer.dues.now + offer.dues.later + offer.dues.atHotel, total)
  for (const { fee, rest, refund } of offer.windows) {
    assert.equal(fee + rest, total - offer.dues.atHotel)
    assert.equal(refund, rest)
  }
  assert.equal(offer.label, 'free')
  assert.equal(offer.freeUntil, Date.parse('2026-12-11T18:00:00+01:00'))
  assert.equal(offer.checkIn, Date.parse('2026-12-12T15:00:00+01:00'))
  assert.equal(offer.collected, null)
})

test('a deposit in absolute terms is converted into the guest’s currency', () => {
  const terms = { type: 'deposit', deposit: { of: 'amount', value: 50_00 } } as const
  const conversion = between('EUR', 'CNY')
  const offer = offerOf(
    { ...wanted, guests: [guests(2)], product: sample({ plan: { payment: terms } }) },
    hotel,
    conversion,
    now,
  )
  assert.deepEqual(offer.terms.payment, convertTerms(terms, conversion))
  assert.ok(offer.dues.now > 300_00 && offer.dues.now < 500_00, String(offer.dues.now))
  assert.equal(offer.collected, Date.parse('2026-12-09T15:00:00+01:00'))
  const ours = offer.dues.now + offer.dues.later
  assert.deepEqual(
    offer.windows.map(({ from, refund }) => [from, refund]),
    [
      [null, offer.dues.now],
      [offer.collected, ours],
      [Date.parse('2026-12-11T18:00:00+01:00'), ours - offer.windows[2]!.fee],
    ],
  )
})

test('a deposit on a rate whose fee is the whole price is paid in full', () => {
  const plan = {
    payment: { type: 'deposit', deposit: { of: 'percent', value: 3_000 } },
    cancellation: { steps: [{ from: null, fee: EVERYTHING }], noShow: EVERYTHING },
  } as const
  const offer = offerOf({ ...wanted, product: sample({ plan }) }, hotel, between('EUR', 'CNY'), now)
  assert.deepEqual([offer.dues.now, offer.dues.later], [totalOf(offer.price), 0])
  assert.equal(offer.collected, null)
})

test('a promotion or points lower dues and fees along with the price', () => {
  const same = noConversion('EUR', '2026-11-01')
  const offer = offerOf({ ...wanted, product: sample({}) }, hotel, same, now)
  const lower = repriceOffer(offer, withPoints(offer.price, 10_000, { ...same, from: 'CNY' }), now)
  assert.equal(totalOf(offer.price) - totalOf(lower.price), 100_00)
  assert.equal(lower.dues.now, totalOf(lower.price))
  assert.equal(lower.windows[0]!.refund, totalOf(lower.price))
  assert.equal(lower.windows[0]!.pointsBack, 10_000)
  assert.equal(lower.inHouse, offer.inHouse)
})

test('in every currency, lines and dues add up to the total', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('CNY', 'USD', 'JPY', 'KWD', 'EUR'),
      fc.integer({ min: 1, max: 4 }),
      (to, adults) => {
        const conversion = to === 'EUR' ? noConversion('EUR', '2026-11-01') : between('EUR', to)
        const product = sample({ charges: [vat, cityTax], plan: { payment: { type: 'guarantee' } } })
        const { price, dues } = offerOf(
          { ...wanted, guests: [guests(adults)], product },
          hotel,
          conversion,
          now,
        )
        assert.equal(amountOf(linesOf(price)), totalOf(price))
        assert.equal(dues.now + dues.later + dues.atHotel, totalOf(price))
      },
    ),
    RUNS,
  )
})
