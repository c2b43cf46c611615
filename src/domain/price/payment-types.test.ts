import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  anyCurrency,
  anyNights,
  anyParty,
  anyPolicy,
  anyProduct,
  anyTerms,
  between,
  FIRST_DAY,
  RUNS,
} from '#test/support/random-facts.ts'
import { cityTax, guests, sample } from '#test/support/sample-products.ts'
import { distributeGuests } from '../stay/party.ts'
import { dateOf } from '../time/plain-date.ts'
import { instantOf } from '../time/zone-time.ts'
import { convertPolicy, deadlinesOf, feesOf, windowAt } from './cancellation.ts'
import type { PaymentTerms } from './payment-types.ts'
import {
  BALANCE_LEAD,
  CHARGE_LEAD,
  convertTerms,
  needsPayment,
  paymentScheduleOf,
  sumDues,
} from './payment-types.ts'
import { priceStay } from './price-lines.ts'
import { convertPrice, linesOf, totalOf } from './stay-price.ts'

const priced = (payment: PaymentTerms) =>
  priceStay(sample({ plan: { payment }, charges: [cityTax] }), [guests(2)], 2, [100_00, 300_00], 0, 1, 'CNY')
const zone = 'Asia/Shanghai'
const at = (date: string, time: string) => instantOf(date, time, zone)
const checkIn = at('2027-05-10', '15:00')
const early = at('2027-05-01', '12:00')
const steps = [
  { from: { daysBefore: 3, time: '18:00' }, fee: { of: 'nights', value: 1 } },
  { from: { daysBefore: 1, time: '18:00' }, fee: { of: 'percent', value: 10_000 } },
] as const
const policy = { steps, noShow: { of: 'percent', value: 10_000 } } as const

const schedule = (payment: PaymentTerms, now = early) => {
  const price = priced(payment)
  const deadlines = deadlinesOf(policy, '2027-05-10', zone)
  const rooms = price.rooms.map((room) => ({ price: room, fees: feesOf(deadlines, room, now) }))
  const { rooms: dues, collected } = paymentScheduleOf(rooms, payment, { now, checkIn })
  return { ...sumDues(dues), collected }
}
const third: PaymentTerms = { type: 'deposit', deposit: { of: 'percent', value: 3_000 } }
const oneNight: PaymentTerms = { type: 'deposit', deposit: { of: 'nights', value: 1 } }
const guarantee: PaymentTerms = { type: 'guarantee' }

test('dues now, later and at the hotel follow from the payment type', () => {
  const table: [PaymentTerms, number, number, number][] = [
    [{ type: 'prepay' }, 400_00, 0, 10_00],
    [third, 120_00, 280_00, 10_00],
    [oneNight, 100_00, 300_00, 10_00],
    [{ type: 'deposit', deposit: { of: 'amount', value: 900_00 } }, 400_00, 0, 10_00],
    [guarantee, 0, 400_00, 10_00],
    [{ type: 'at_hotel' }, 0, 0, 410_00],
  ]
  for (const [terms, now, later, atHotel] of table) {
    const { collected: _, ...dues } = schedule(terms)
    assert.deepEqual(dues, { now, later, atHotel }, JSON.stringify(terms))
  }
})

test('a balance is due a day before the fee exceeds the deposit, at the latest three days before check-in', () => {
  assert.equal(schedule({ type: 'prepay' }).collected, null)
  assert.equal(schedule({ type: 'at_hotel' }).collected, null)
  assert.equal(schedule(oneNight).collected, at('2027-05-07', '15:00'))
  assert.equal(BALANCE_LEAD, 3 * 24 * 3_600_000)
  const small: PaymentTerms = { type: 'deposit', deposit: { of: 'percent', value: 1_000 } }
  assert.equal(schedule(small).collected, at('2027-05-06', '18:00'))
  assert.equal(CHARGE_LEAD, 24 * 3_600_000)
})

test('a guarantee is captured at the moment from which cancelling costs something', () => {
  assert.equal(schedule(guarantee).collected, at('2027-05-07', '18:00'))
})

test('a fee in force when booking is due at once, also for deposits and guarantees', () => {
  const afterFirst = at('2027-05-07', '18:00')
  assert.deepEqual(schedule(guarantee, afterFirst), {
    now: 100_00,
    later: 300_00,
    atHotel: 10_00,
    collected: at('2027-05-09', '18:00'),
  })
  const small: PaymentTerms = { type: 'deposit', deposit: { of: 'percent', value: 1_000 } }
  // Within three days of check-in a deposit rate is due in full at once.
  for (const terms of [small, third]) assert.equal(schedule(terms, afterFirst).now, 400_00)
  assert.equal(schedule(third, at('2027-05-07', '14:59')).now, 120_00)
  const afterAll = at('2027-05-09', '20:00')
  for (const terms of [guarantee, small, third, oneNight]) {
    assert.deepEqual(schedule(terms, afterAll), { now: 400_00, later: 0, atHotel: 10_00, collected: null })
  }
})

test('if the collection time has passed, everything is due at once', () => {
  assert.deepEqual(schedule(oneNight, at('2027-05-07', '15:00')), {
    now: 400_00,
    later: 0,
    atHotel: 10_00,
    collected: null,
  })
  assert.equal(schedule(oneNight, at('2027-05-07', '14:59')).now, 100_00)
})

test('an order waits for a payment only if something is paid or held now', () => {
  const needs = (terms: PaymentTerms) => needsPayment(terms, schedule(terms))
  assert.ok(needs({ type: 'prepay' }))
  assert.ok(needs(guarantee))
  assert.ok(needs({ type: 'deposit', deposit: { of: 'percent', value: 1 } }))
  assert.ok(!needs({ type: 'deposit', deposit: { of: 'percent', value: 0 } }))
  assert.ok(!needs({ type: 'at_hotel' }))
  assert.ok(!needsPayment({ type: 'prepay' }, { now: 0, later: 0, atHotel: 5 }))
  assert.ok(!needsPayment(guarantee, { now: 0, later: 0, atHotel: 5 }))
})

test('dues add up to the total, and every fee is covered by payments when it begins', () => {
  const anyHour = fc.integer({ min: -24 * 14, max: 20 })
  const random = [anyProduct, anyTerms, anyPolicy, anyParty, anyNights, anyCurrency, anyHour] as const
  fc.assert(
    fc.property(...random, (product, payment, cancellation, party, nights, currency, hour) => {
      const conversion = between('CNY', currency)
      const sold = { ...product, plan: { ...product.plan, payment } }
      const price = convertPrice(
        priceStay(sold, distributeGuests(party), nights.length, nights, 0, 1, 'CNY'),
        conversion,
      )
      const arrival = dateOf(FIRST_DAY + 20)
      const checkIn = at(arrival, '15:00')
      const now = checkIn + hour * 3_600_000
      const deadlines = deadlinesOf(convertPolicy(cancellation, conversion), arrival, zone)
      const rooms = price.rooms.map((room) => ({ price: room, fees: feesOf(deadlines, room, now) }))
      const { rooms: dues, collected } = paymentScheduleOf(rooms, convertTerms(payment, conversion), {
        now,
        checkIn,
      })
      const all = sumDues(dues)
      assert.equal(all.now + all.later + all.atHotel, totalOf(price))
      assert.equal(
        linesOf(price).reduce((sum, line) => (line.atHotel ? sum + line.amount : sum), 0),
        all.atHotel,
      )
      assert.equal(collected === null, all.later === 0)
      if (collected !== null) assert.ok(now < collected && collected <= checkIn)
      for (const [room, { fees }] of rooms.entries()) {
        const due = dues[room]!
        assert.ok(due.now >= 0 && due.later >= 0 && due.atHotel >= 0)
        assert.ok(due.now >= windowAt(fees, now).fee)
        for (const { from, fee } of fees) {
          if (from === null || (collected !== null && from >= collected)) continue
          assert.ok(fee <= due.now)
        }
      }
    }),
    RUNS,
  )
})
