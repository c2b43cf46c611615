import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { between } from '#test/support/random-facts.ts'
import { guests, sample } from '#test/support/sample-products.ts'
import type { CancellationPolicy } from '../price/cancellation.ts'
import { windowAt } from '../price/cancellation.ts'
import { offerOf } from '../price/offer.ts'
import type { PaymentTerms } from '../price/payment-types.ts'
import { nightsOf } from '../stay/stay.ts'
import { addDays } from '../time/plain-date.ts'
import { decideCancellation } from './cancel-order.ts'
import { duesAfterChange } from './change-dues.ts'
import { type ChangeableOrder, decideChange, isChangeUnchanged, shownOf } from './change-order.ts'
import { type Due, roomShare } from './order-dues.ts'
import { bookedRoom, takeOrderSnapshot } from './order-snapshot.ts'

const hotelTimes = { currency: 'CNY', zone: 'Asia/Tokyo', checkInFrom: '15:00', checkOutUntil: '11:00' }
const both = { en: 'name', zh: '名' }
const conversion = between('CNY', 'CNY')
const bookedAt = Date.parse('2027-02-01T08:00:00Z')
const free = Date.parse('2027-02-10T08:00:00Z')
const late = Date.parse('2027-03-08T10:00:00Z')
const firstNight: CancellationPolicy = {
  steps: [{ from: { daysBefore: 2, time: '18:00' }, fee: { of: 'nights', value: 1 } }],
  noShow: { of: 'percent', value: 10_000 },
}
const nothingBack: CancellationPolicy = {
  steps: [{ from: null, fee: { of: 'percent', value: 10_000 } }],
  noShow: { of: 'percent', value: 10_000 },
}

type Sold = {
  arrival?: string
  nights?: number
  price?: number
  rooms?: number
  policy?: CancellationPolicy
  payment?: PaymentTerms
  now?: number
}
function offered({
  arrival = '2027-03-09',
  nights = 3,
  price = 1_000_00,
  rooms = 1,
  policy = firstNight,
  payment = { type: 'prepay' },
  now = bookedAt,
}: Sold = {}) {
  const stay = { arrival, departure: addDays(arrival, nights) }
  const offer = offerOf(
    {
      product: sample({ plan: { cancellation: policy, payment } }),
      stay,
      guests: Array.from({ length: rooms }, () => guests(2)),
      prices: new Array(nights).fill(price),
      at: 0,
      step: 1,
    },
    hotelTimes,
    conversion,
    now,
  )
  const party = { rooms, adults: 2 * rooms, ages: [] }
  return {
    offer,
    stay,
    party,
    product: { hotel: '1', room: '2', rate: '3' },
    names: { hotel: both, room: both, rate: both },
  }
}

function paidOrder(sold: Sold = {}): ChangeableOrder {
  const { offer, ...rest } = offered(sold)
  const snapshot = takeOrderSnapshot({
    ...rest,
    offer,
    hotelTimes,
    toCny: conversion,
    promotion: null,
    bookedAt,
  })
  const shares = snapshot.rooms.map(({ dues }) => dues.now)
  const rooms = snapshot.rooms.map((_, position) => ({ position, isCancelled: false }))
  const dues: Due[] = [{ id: '1', kind: 'first', shares, dueAt: null, state: 'paid', paymentId: '1' }]
  return { state: 'confirmed', snapshot, rooms, dues, notArrived: false, arrivedAt: null }
}

const change = (order: ChangeableOrder, sold: Sold, now: number) => {
  const decided = decideChange(order, { ...offered({ ...sold, now }), checkOutUntil: '11:00' }, now)
  assert.ok(decided.ok)
  return decided.value
}
const figures = ({ fee, toPay, refund, difference }: ReturnType<typeof change>) => [
  fee,
  toPay,
  refund,
  difference,
]

test('inside free cancellation a change is free: one night later and one more costs the night', () => {
  const later = change(paidOrder(), { arrival: '2027-03-10', nights: 4 }, free)
  assert.deepEqual(figures(later), [0, 1_000_00, 0, 1_000_00])
  assert.equal(later.price, 4_000_00)
  const shorter = change(paidOrder(), { arrival: '2027-03-10', nights: 2 }, free)
  assert.deepEqual(figures(shorter), [0, 0, 1_000_00, -1_000_00])
})

test('afterwards the night given up is charged, at most the cancellation fee', () => {
  assert.deepEqual(
    figures(change(paidOrder(), { arrival: '2027-03-10', nights: 2 }, late)),
    [1_000_00, 0, 0, 0],
  )
  const two = change(paidOrder(), { arrival: '2027-03-11', nights: 1 }, late)
  assert.deepEqual(figures(two), [1_000_00, 0, 1_000_00, -1_000_00])
})

test('adding a night gives nothing up; the fee in force stays in force', () => {
  const longer = change(paidOrder(), { nights: 4 }, late)
  assert.deepEqual(figures(longer), [0, 1_000_00, 0, 1_000_00])
  const moved = change(paidOrder({ policy: nothingBack }), { nights: 4 }, late)
  assert.equal(moved.snapshot.rooms[0]!.fees[0]!.fee, 3_000_00)
})

test('a stay that cannot be refunded does not become refundable or cheaper by a change', () => {
  const strict = paidOrder({ policy: nothingBack })
  const cheaper = change(strict, { price: 600_00 }, free)
  assert.deepEqual(figures(cheaper), [1_200_00, 0, 0, 0])
  const flexible = change(strict, { arrival: '2027-05-09' }, free)
  assert.deepEqual(figures(flexible), [3_000_00, 3_000_00, 0, 3_000_00])
  const same = change(strict, {}, free)
  assert.equal(windowAt(same.snapshot.rooms[0]!.fees, free).fee, 3_000_00)
})

test('the fee of a change is a line of the price and is not refunded later', () => {
  const shorter = change(paidOrder(), { arrival: '2027-03-10', nights: 2 }, late)
  const [room] = shorter.snapshot.rooms
  assert.deepEqual(
    room!.price.lines.filter(({ key }) => key === 'change_fee').map(({ amount }) => amount),
    [1_000_00],
  )
  assert.ok(room!.fees.every(({ fee }) => fee >= 1_000_00))
})

test('a room given up pays its cancellation fee, and its position keeps the old terms', () => {
  const order = paidOrder({ rooms: 2 })
  const fewer = change(order, { rooms: 1 }, late)
  assert.deepEqual(fewer.dropped, [1])
  assert.deepEqual(figures(fewer), [1_000_00, 0, 2_000_00, -2_000_00])
  const more = change(order, { rooms: 3 }, free)
  assert.equal(more.snapshot.rooms.length, 3)
  assert.equal(more.toPay, 3_000_00)
})

test('a change to a rate that is paid at the hotel refunds what was paid', () => {
  const atHotel = change(paidOrder(), { payment: { type: 'at_hotel' } }, free)
  assert.deepEqual(figures(atHotel), [0, 0, 3_000_00, -3_000_00])
  assert.equal(atHotel.price, 3_000_00)
})

test('a stay cannot be changed after check-in, unpaid, cancelled or during a capture', () => {
  const order = paidOrder()
  const refused = (changed: Partial<ChangeableOrder>, now = free) =>
    decideChange({ ...order, ...changed }, { ...offered(), checkOutUntil: '11:00' }, now).ok
  assert.equal(refused({}), true)
  assert.equal(refused({ state: 'held' }), false)
  assert.equal(refused({ state: 'cancelled' }), false)
  assert.equal(refused({}, order.snapshot.checkIn), false)
  assert.equal(refused({ notArrived: true }), false)
  assert.equal(refused({ dues: [{ ...order.dues[0]!, state: 'capturing' }] }), false)
})

test('figures shown are compared exactly', () => {
  const [one, other] = [{ nights: 4 }, { nights: 4, price: 1_000_01 }].map((sold) =>
    shownOf(change(paidOrder(), sold, free)),
  )
  assert.ok(isChangeUnchanged(one!, JSON.parse(JSON.stringify(one))))
  assert.ok(!isChangeUnchanged(one!, other!))
})

const policies = fc.constantFrom(
  firstNight,
  nothingBack,
  { ...firstNight, steps: [] },
  {
    ...firstNight,
    steps: [
      { from: { daysBefore: 20, time: '12:00' as const }, fee: { of: 'percent' as const, value: 3_000 } },
      { from: { daysBefore: 1, time: '12:00' as const }, fee: { of: 'percent' as const, value: 10_000 } },
    ],
  },
)
const solds = fc.record({
  arrival: fc.integer({ min: 0, max: 40 }).map((days) => addDays('2027-03-09', days)),
  nights: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 1, max: 2_000_00 }),
  rooms: fc.integer({ min: 1, max: 3 }),
  policy: policies,
  payment: fc.constantFrom<PaymentTerms>(
    { type: 'prepay' },
    { type: 'deposit', deposit: { of: 'percent', value: 3_000 } },
    { type: 'guarantee' },
    { type: 'at_hotel' },
  ),
})

test('a change never costs more than cancelling, nor returns more, also when the new stay is cancelled at once', () => {
  fc.assert(
    fc.property(solds, solds, fc.integer({ min: 0, max: 35 }), (before, after, days) => {
      const order = paidOrder({ ...before, arrival: '2027-03-09' })
      const now = bookedAt + days * 86_400_000
      const cancelled = decideCancellation(cancellable(order, order.dues), now)
      assert.ok(cancelled.ok)
      const changed = change(order, after, now)
      assert.ok(changed.fee <= cancelled.value.fee)
      assert.ok(changed.refund <= cancelled.value.refund)
      const paid: Due = { ...order.dues[0]!, id: '2', kind: 'change', shares: [changed.toPay] }
      const { dues } = duesAfterChange(changed.toPay > 0 ? [...order.dues, paid] : order.dues, changed.owed, {
        collected: changed.snapshot.collected,
        balanceAt: changed.balanceAt,
        now,
      })
      const rooms = changed.snapshot.rooms.map((_, position) => ({
        position,
        isCancelled: changed.dropped.includes(position),
      }))
      const then = decideCancellation(cancellable({ ...order, ...changed, rooms }, dues), now)
      const back = changed.refund + (then.ok ? then.value.refund : 0) - changed.toPay
      assert.ok(back <= cancelled.value.refund, `${back} instead of ${cancelled.value.refund}`)
      assert.ok(nightsOf(changed.snapshot.stay) > 0)
    }),
    { numRuns: 2_000 },
  )
})

const cancellable = (
  { snapshot, rooms }: Pick<ChangeableOrder, 'snapshot' | 'rooms'>,
  dues: readonly Due[],
) => ({
  state: 'confirmed' as const,
  rooms: rooms.map(({ position, isCancelled }) =>
    bookedRoom(snapshot.rooms[position]!, {
      id: `${position}`,
      cancelled: isCancelled,
      paid: roomShare(dues, position, 'paid', 'capturing'),
      held: roomShare(dues, position, 'held'),
    }),
  ),
})
