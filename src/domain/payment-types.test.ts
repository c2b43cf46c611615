import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CancellationWindow } from './cancellation.ts'
import { deadlinesOf, windowsOf } from './cancellation.ts'
import { dealGuests } from './party.ts'
import type { PaymentTerms } from './payment-types.ts'
import { collectedAt, duesOf, isPaidLater, meansOf, needsPayment, paymentPlanOf } from './payment-types.ts'
import { priceStay } from './price-lines.ts'
import { anyCurrency, anyNights, anyParty, anyProduct, between, RUNS } from './random-facts.test.ts'
import { cityTax, guests, sample } from './sample-products.test.ts'
import { linesOf, priceIn, totalOf } from './stay-price.ts'
import { instantOf } from './zone-time.ts'

const priced = (payment: PaymentTerms) =>
  priceStay(sample({ plan: { payment }, charges: [cityTax] }), [guests(2)], 2, [100_00, 300_00], 0, 1, 'CNY')
const dues = (payment: PaymentTerms) => duesOf(priced(payment), payment)

test('what is due now, later and at the hotel follows from the payment type', () => {
  const table: [PaymentTerms, number, number, number][] = [
    [{ type: 'prepay' }, 400_00, 0, 10_00],
    [{ type: 'deposit', deposit: { of: 'percent', value: 3_000 } }, 120_00, 280_00, 10_00],
    [{ type: 'deposit', deposit: { of: 'nights', value: 1 } }, 100_00, 300_00, 10_00],
    [{ type: 'deposit', deposit: { of: 'amount', value: 900_00 } }, 400_00, 0, 10_00],
    [{ type: 'guarantee' }, 0, 400_00, 10_00],
    [{ type: 'at_hotel' }, 0, 0, 410_00],
  ]
  for (const [terms, now, later, atHotel] of table) assert.deepEqual(dues(terms), { now, later, atHotel })
})

const zone = 'Asia/Shanghai'
const at = (date: string, time: string) => instantOf(date, time, zone)
const checkIn = at('2027-05-10', '15:00')
const now = at('2027-05-01', '12:00')
const steps = [
  { from: { daysBefore: 3, time: '18:00' }, fee: { of: 'nights', value: 1 } },
  { from: { daysBefore: 1, time: '18:00' }, fee: { of: 'percent', value: 10_000 } },
] as const
const policy = { steps, noShow: { of: 'percent', value: 10_000 } } as const
const windows = (terms: PaymentTerms) =>
  windowsOf(deadlinesOf(policy, '2027-05-10', zone), priced(terms).rooms[0]!)
const collected = (terms: PaymentTerms, asked = now) =>
  collectedAt(dues(terms), windows(terms), asked, checkIn)

test('the rest is collected when cancelling begins to cost more than was paid, at the latest at check-in', () => {
  assert.equal(collected({ type: 'prepay' }), null)
  assert.equal(collected({ type: 'at_hotel' }), null)
  assert.equal(collected({ type: 'guarantee' }), at('2027-05-07', '18:00'))
  assert.equal(collected({ type: 'guarantee' }, at('2027-05-07', '18:00')), at('2027-05-09', '18:00'))
  assert.equal(collected({ type: 'guarantee' }, at('2027-05-09', '20:00')), checkIn)
  assert.equal(collected({ type: 'deposit', deposit: { of: 'nights', value: 1 } }), at('2027-05-09', '18:00'))
  const early = at('2027-05-06', '00:00')
  assert.equal(collectedAt(dues({ type: 'guarantee' }), windows({ type: 'guarantee' }), now, early), early)
})

test('paying later is paying nothing when booking', () => {
  const types = ['prepay', 'guarantee', 'at_hotel'] as const
  assert.deepEqual(
    types.filter((type) => isPaidLater({ type })),
    ['guarantee', 'at_hotel'],
  )
  assert.ok(!isPaidLater({ type: 'deposit', deposit: { of: 'nights', value: 1 } }))
})

test('an order waits for a payment only where something is paid or held now', () => {
  const needs = (terms: PaymentTerms) => needsPayment(terms, dues(terms))
  assert.ok(needs({ type: 'prepay' }))
  assert.ok(needs({ type: 'guarantee' }))
  assert.ok(needs({ type: 'deposit', deposit: { of: 'percent', value: 1 } }))
  assert.ok(!needs({ type: 'deposit', deposit: { of: 'percent', value: 0 } }))
  assert.ok(!needs({ type: 'at_hotel' }))
  assert.ok(!needsPayment({ type: 'prepay' }, { now: 0, later: 0, atHotel: 5 }))
  assert.ok(!needsPayment({ type: 'guarantee' }, { now: 0, later: 0, atHotel: 5 }))
})

test('a guarantee is held where the method can and the hold lives long enough; all else is charged', () => {
  const offered = ['paypal', 'alipay', 'unionpay'] as const
  const day = 24 * 3_600_000
  const ways = (...[type, until]: [Parameters<typeof meansOf>[0], number | null]) =>
    meansOf(type, offered, ['paypal'], 0, until).map(({ way }) => way)
  assert.deepEqual(ways('guarantee', 29 * day), ['hold', 'charge', 'charge'])
  assert.deepEqual(ways('guarantee', 29 * day + 1), ['charge', 'charge', 'charge'])
  assert.deepEqual(ways('guarantee', null), ['charge', 'charge', 'charge'])
  assert.deepEqual(ways('prepay', 1), ['charge', 'charge', 'charge'])
  assert.deepEqual(ways('at_hotel', null), [])
  assert.deepEqual(meansOf('deposit', ['alipay'], ['paypal'], 0, 1), [{ method: 'alipay', way: 'charge' }])
})

test('a guest is told how much is paid, when and how', () => {
  const plan = (terms: PaymentTerms) => {
    const moments = { now, collected: collected(terms), checkIn }
    const { amount, chargedAt, means } = paymentPlanOf(terms, dues(terms), moments, ['paypal', 'alipay'])
    return [amount, chargedAt, means.map(({ way }) => way)]
  }
  assert.deepEqual(plan({ type: 'prepay' }), [400_00, now, ['charge', 'charge']])
  const deposit = { of: 'percent', value: 3_000 } as const
  assert.deepEqual(plan({ type: 'deposit', deposit }), [120_00, now, ['charge', 'charge']])
  assert.deepEqual(plan({ type: 'guarantee' }), [400_00, at('2027-05-07', '18:00'), ['hold', 'charge']])
  assert.deepEqual(plan({ type: 'at_hotel' }), [410_00, checkIn, []])
})

test('the three dues sum to the total, and what is due at the hotel is the lines paid there', () => {
  fc.assert(
    fc.property(anyProduct, anyParty, anyNights, anyCurrency, (product, party, nights, currency) => {
      const price = priceIn(
        priceStay(product, dealGuests(party), nights.length, nights, 0, 1, 'CNY'),
        between('CNY', currency),
      )
      const { now, later, atHotel } = duesOf(price, product.plan.payment)
      assert.equal(now + later + atHotel, totalOf(price))
      assert.ok(now >= 0 && later >= 0 && atHotel >= 0)
      assert.equal(
        linesOf(price).reduce((sum, line) => (line.atHotel ? sum + line.amount : sum), 0),
        atHotel,
      )
    }),
    RUNS,
  )
})

test('the rest is collected before cancelling costs more than was paid, unless it did when booked', () => {
  const anyFees = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.nat(300_00)), { maxLength: 4 })
  fc.assert(
    fc.property(anyFees, fc.nat(400_00), fc.nat(400), (raises, paidNow, booked) => {
      const dues = { now: paidNow, later: 400_00 - paidNow, atHotel: 0 }
      const windows: CancellationWindow[] = [{ from: null, to: null, ...outcome(0) }]
      for (const [hours, fee] of raises.sort((a, b) => a[0] - b[0])) {
        const last = windows.at(-1)!
        windows.splice(-1, 1, { ...last, to: hours })
        windows.push({ from: hours, to: null, ...outcome(Math.max(last.fee, fee)) })
      }
      const when = collectedAt(dues, windows, booked, 300)
      assert.equal(when === null, dues.later === 0)
      const alreadyDearer = windows.some(({ from, fee }) => fee > paidNow && (from ?? 0) <= booked)
      if (when === null || alreadyDearer) return
      assert.ok(when <= 300)
      for (const { from, fee } of windows) {
        if (from !== null && from < when) assert.ok(fee <= paidNow)
      }
    }),
    RUNS,
  )
})

const outcome = (fee: number) => ({ fee, refund: 400_00 - fee, pointsLost: 0, pointsBack: 0 })
