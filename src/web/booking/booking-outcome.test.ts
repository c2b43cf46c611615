import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { Envelope } from '#contract/endpoint.ts'
import { bookStay } from '#contract/endpoints.ts'
import { refusals } from '#words/errors/refusals.ts'
import { afterBooking, isSameOffer, nameWithCity, outcomeOf, roomsAddress } from './booking-outcome.ts'

const money = (amount: number) => ({ amount, currency: 'CNY' })
const price = (total: number) => ({
  lines: [],
  total: money(total),
  due_now: money(total),
  due_later: money(0),
  due_at_hotel: money(0),
})
const cancellation = (fee: number) => ({
  label: 'free' as const,
  free_until: null,
  windows: [{ from: null, to: null, fee: money(fee), refund: money(0), uncharged: money(0) }],
})
const refused = (reason: string, data: object = {}, code = 409) =>
  outcomeOf({ code, msg: 'msg', data: { reason, ...data } } as Envelope<Booked>, 'en')

test('every refusal of the contract has its way forward; none is only an error', () => {
  const facts: Record<string, object> = {
    quote_used: { order_id: '9' },
    price_changed: {
      verdict: 'price_rose',
      quote: 'quote.n',
      price: price(2),
      cancellation: cancellation(0),
    },
  }
  const ways = bookStay.refusals.map((reason) => [
    reason,
    refused(reason, facts[reason], refusals[reason].code).is,
  ])
  assert.deepEqual(Object.fromEntries(ways), {
    quote_invalid: 'gone',
    quote_expired: 'expired',
    quotes_differ: 'gone',
    not_combinable: 'gone',
    price_changed: 'changed',
    sold_out: 'gone',
    stay_unavailable: 'gone',
    not_found: 'gone',
    hotel_closed: 'gone',
    promotion_invalid: 'wrong_fields',
    points_invalid: 'wrong_fields',
    too_many_unpaid: 'too_many_unpaid',
    contact_unconfirmed: 'unconfirmed',
    contact_missing: 'wrong_fields',
    quote_used: 'already_booked',
    too_many_holds: 'too_many_holds',
    // It is answered by trying again, under another number.
    request_reused: 'failed',
    // Its sentence says to try again later.
    feature_paused: 'failed',
  })
})

test('an invalid promotion or too many points are reported at their field with the reason', () => {
  assert.deepEqual(refused('promotion_invalid', { why: 'promotion_over' }, 400), {
    is: 'wrong_fields',
    faults: { promotion: 'This promo code has expired' },
  })
  assert.deepEqual(refused('points_invalid', {}, 400), { is: 'wrong_fields', faults: { points: 'msg' } })
})

test('faults are mapped to the fields of the form; a fault without a field is reported for the whole form', () => {
  const fields = { 'guests.1.last': 'a', 'contact.phone': 'b', quote: 'c' }
  assert.deepEqual(refused('invalid_input', { fields }, 400), {
    is: 'wrong_fields',
    faults: { 'guests.1.last': 'a', 'contact.phone': 'b' },
  })
  assert.equal(refused('invalid_input', { fields: { quote: 'c' } }, 400).is, 'failed')
})

test('a missing response is no refusal, an expired session leads to sign in, changed terms differ from changed prices', () => {
  assert.deepEqual(outcomeOf(null, 'en'), { is: 'unanswered' })
  assert.equal(refused('internal', {}, 504).is, 'unanswered')
  assert.equal(refused('session_expired', {}, 401).is, 'signed_out')
  const terms = { verdict: 'terms_changed', quote: 'q', price: price(1), cancellation: cancellation(0) }
  assert.deepEqual(refused('price_changed', terms), {
    is: 'changed',
    what: 'terms',
    offer: { quote: 'q', price: price(1), cancellation: cancellation(0) },
  })
})

test('an offer is the same when its amounts and its fees are', () => {
  const offer = { price: price(100), cancellation: cancellation(0) }
  assert.ok(isSameOffer(offer, { price: price(100), cancellation: cancellation(0) }))
  assert.ok(!isSameOffer(offer, { price: price(101), cancellation: cancellation(0) }))
  assert.ok(!isSameOffer(offer, { price: price(100), cancellation: cancellation(50) }))
})

test('a confirmed booking leads to its order, one to pay to where it is paid, and other rooms keep the stay', () => {
  assert.equal(afterBooking({ orderId: '4', isConfirmed: true }, 'zh'), '/zh/hotels/inquiryfee?order=4')
  assert.equal(afterBooking({ orderId: '4', isConfirmed: false }, 'en'), '/hotels/pay?order=4')
  const asked = {
    hotel: '5',
    room: '1',
    rate: '2',
    currency: 'CNY',
    s_d: '2027-01-01',
    e_d: '2027-01-03',
    rooms: 2,
    adults: 3,
    ages: [4],
  }
  assert.equal(
    roomsAddress(asked, 'en'),
    '/hotels/5?s_d=2027-01-01&e_d=2027-01-03&rooms=2&adults=3&ages%5B0%5D=4#rooms',
  )
})

test('a city that the name of the hotel contains is not repeated', () => {
  assert.equal(nameWithCity({ name: 'Heran Hotel', city: 'Shanghai' }, ', '), 'Heran Hotel, Shanghai')
  assert.equal(
    nameWithCity({ name: 'Fengchuan Hotel Shanghai', city: 'Shanghai' }, ', '),
    'Fengchuan Hotel Shanghai',
  )
})
