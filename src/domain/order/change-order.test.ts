import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { between } from '#test/support/random-facts.ts'
import { guests, sample } from '#test/support/sample-products.ts'
import { withPoints } from '../loyalty/points.ts'
import type { CancellationPolicy } from '../price/cancellation.ts'
import { windowAt } from '../price/cancellation.ts'
import { offerOf, repriceOffer } from '../price/offer.ts'
import type { PaymentTerms } from '../price/payment-types.ts'
import { nightsOf } from '../stay/stay.ts'
import { addDays } from '../time/plain-date.ts'
import { decideCancellation } from './cancel-order.ts'
import { duesAfterChange } from './change-dues.ts'
import {
  type Change,
  type ChangeableOrder,
  decideChange,
  isChangeUnchanged,
  shownOf,
} from './change-order.ts'
import { type Due, dueAmount, duesAtBooking, duesIn, reduceDues, roomShare } from './order-dues.ts'
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
  /** Points that pay a part of the price. */
  points?: number
}
function offered({
  arrival = '2027-03-09',
  nights = 3,
  price = 1_000_00,
  rooms = 1,
  policy = firstNight,
  payment = { type: 'prepay' },
  now = bookedAt,
  points = 0,
}: Sold = {}) {
  const stay = { arrival, departure: addDays(arrival, nights) }
  const sold = offerOf(
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
  const offer = points > 0 ? repriceOffer(sold, withPoints(sold.price, points, conversion), now) : sold
  const party = { rooms, adults: 2 * rooms, ages: [] }
  return {
    offer,
    stay,
    party,
    product: { hotel: '1', room: '2', rate: '3' },
    names: { hotel: both, room: both, rate: both },
  }
}

/** An order whose dues were paid or held in time. */
function paidOrder(sold: Sold = {}, paidUntil = bookedAt): ChangeableOrder {
  const { offer, ...rest } = offered(sold)
  const snapshot = takeOrderSnapshot({
    ...rest,
    offer,
    hotelTimes,
    toCny: conversion,
    promotion: null,
    bookedAt,
  })
  const { type } = snapshot.terms.payment
  const agreed = snapshot.rooms.map(({ dues }) => dues)
  const booked = duesAtBooking(agreed, { type }, { payBefore: bookedAt, collected: snapshot.collected })
  const dues = booked.flatMap((due, at): Due[] => {
    if (due.kind !== 'guarantee') {
      const isPaid = due.dueAt !== null && due.dueAt <= paidUntil
      return [{ ...due, id: `${at}`, state: isPaid ? 'paid' : 'open', paymentId: isPaid ? '1' : null }]
    }
    const begun = agreed.map(({ now }) => now)
    const held = agreed.map(({ later }) => later)
    const isCaptured = snapshot.collected !== null && snapshot.collected <= paidUntil
    return [
      { ...due, id: 'begun', kind: 'first', shares: begun, state: 'paid', paymentId: '1' },
      { ...due, id: 'held', shares: held, state: isCaptured ? 'paid' : 'held', paymentId: '1' },
    ]
  })
  const rooms = snapshot.rooms.map((_, position) => ({ position, isCancelled: false }))
  return { state: 'confirmed', snapshot, rooms, dues, notArrived: false, arrivedAt: null }
}

const change = (order: ChangeableOrder, sold: Sold, now: number) => {
  const decided = decideChange(order, { ...offered({ ...sold, now }), checkOutUntil: '11:00' }, now)
  assert.ok(decided.ok)
  return decided.value
}

/** The order after a change whose difference was paid and whose captures were confirmed. */
function changedOrder(order: ChangeableOrder, changed: Change, now: number): ChangeableOrder {
  const { snapshot, dropped, owed, toPay, balanceAt } = changed
  const settled = { shares: [toPay], dueAt: now, state: 'paid', paymentId: '2' } as const
  const difference: Due = { ...settled, id: `paid at ${now}`, kind: 'change' }
  const times = { collected: snapshot.collected, balanceAt, now }
  const after = duesAfterChange(toPay > 0 ? [...order.dues, difference] : order.dues, owed, times)
  const added = [...after.captures.map((due) => ({ ...due, state: 'paid' as const })), after.balance]
  return {
    ...order,
    snapshot,
    rooms: snapshot.rooms.map((_, position) => ({
      position,
      isCancelled: dropped.includes(position) || (order.rooms[position]?.isCancelled ?? false),
    })),
    dues: [
      ...after.dues,
      ...added.flatMap((due, at) => (due ? [{ ...due, id: `${order.dues.length + at}+` }] : [])),
    ],
  }
}
const granted = (order: ChangeableOrder, amount: number): ChangeableOrder => ({
  ...order,
  dues: reduceDues(order.dues, new Map([[0, amount]]), ['paid']).dues,
})
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

test('a granted refund is neither charged again nor refunded twice, also by a second change', () => {
  const order = granted(paidOrder(), 300_00)
  const moved = change(order, { arrival: '2027-03-19' }, free)
  assert.deepEqual(figures(moved), [0, 0, 0, 0])
  const again = change(changedOrder(order, moved, free), { arrival: '2027-03-21' }, free)
  assert.deepEqual([figures(again), again.granted], [[0, 0, 0, 0], 300_00])
  assert.equal(change(order, { nights: 2 }, free).refund, 1_000_00)
  assert.equal(change(order, { price: 50_00 }, free).refund, 2_700_00)
  const deposit = { payment: { type: 'deposit', deposit: { of: 'percent', value: 5_000 } } } as const
  const partly = change(granted(paidOrder(deposit), 300_00), { ...deposit, arrival: '2027-03-19' }, free)
  assert.deepEqual([partly.toPay, partly.refund, partly.balance], [0, 0, 1_500_00])
})

test('after a granted refund a stay that cannot be refunded costs the rest of its price', () => {
  const order = granted(paidOrder({ policy: nothingBack }), 300_00)
  assert.deepEqual(figures(change(order, {}, free)), [0, 0, 0, 0])
  assert.deepEqual(figures(change(order, { arrival: '2027-05-09' }, free)), [2_700_00, 3_000_00, 0, 3_000_00])
})

test('a begun fee and the fee of a room given up are captured from the hold', () => {
  const payment: PaymentTerms = { type: 'guarantee' }
  const order = paidOrder({ payment, rooms: 2, arrival: '2027-03-19' })
  const moved = change(order, { payment, rooms: 2 }, late)
  assert.deepEqual(figures(moved), [0, 0, 0, 0])
  const near = changedOrder(order, moved, late)
  assert.deepEqual(
    [roomShare(near.dues, 0, 'paid'), roomShare(near.dues, 1, 'paid'), roomShare(near.dues, 0, 'held')],
    [1_000_00, 1_000_00, 2_000_00],
  )
  const fewer = change(near, { payment, rooms: 1 }, late)
  assert.deepEqual([fewer.fee, fewer.refund, fewer.release], [1_000_00, 0, 2_000_00])
  const one = changedOrder(near, fewer, late)
  assert.deepEqual([roomShare(one.dues, 1, 'paid'), roomShare(one.dues, 1, 'held')], [1_000_00, 0])
  const longer = change(one, { payment, rooms: 1, nights: 4 }, late)
  assert.deepEqual([longer.refund, longer.release], [0, 0])
})

test('points that paid for nights given up are lost as their money would be', () => {
  const strict = { policy: nothingBack, points: 300_000 }
  const order = paidOrder(strict)
  const moved = change(order, { arrival: '2027-05-09' }, free)
  assert.deepEqual(
    [moved.toPay, moved.pointsLost, moved.pointsBack, moved.snapshot.rooms[0]!.price.points],
    [3_000_00, 300_000, 0, 0],
  )
  const longer = change(order, { nights: 4 }, free)
  assert.deepEqual([longer.toPay, longer.pointsLost], [1_000_00, 0])
  assert.equal(windowAt(longer.snapshot.rooms[0]!.fees, free).pointsLost, 300_000)
  const half = change(paidOrder({ ...strict, points: 150_000 }), { arrival: '2027-05-09' }, free)
  assert.deepEqual([half.fee, half.toPay, half.pointsLost], [1_500_00, 3_000_00, 150_000])
})

test('points of free nights move to the new stay; those of a begun fee and of a room given up are lost', () => {
  const order = paidOrder({ points: 300_000 })
  assert.deepEqual(change(order, { arrival: '2027-05-09' }, free).pointsLost, 0)
  const next = change(order, { arrival: '2027-03-10', nights: 2 }, late)
  assert.deepEqual([next.pointsLost, next.pointsBack, next.toPay], [100_000, 0, 0])
  const fewer = change(paidOrder({ rooms: 2, points: 600_000 }), { rooms: 1 }, late)
  assert.deepEqual([fewer.pointsLost, fewer.pointsBack, fewer.toPay], [100_000, 200_000, 0])
})

test('meals, deposits, the no-show fee, lost points and rooms given up are part of the figures shown', () => {
  const shown = shownOf(change(paidOrder({ rooms: 2 }), { rooms: 2 }, free))
  const { terms } = shown
  const deposit = (value: number): PaymentTerms => ({ type: 'deposit', deposit: { of: 'percent', value } })
  const others = [
    {
      ...shown,
      terms: { ...terms, board: terms.board === 'room_only' ? 'breakfast' : 'room_only' } as const,
    },
    { ...shown, terms: { ...terms, payment: deposit(1_000) } },
    { ...shown, noShow: [...shown.noShow.slice(0, -1), 1] },
    { ...shown, dropped: [1] },
    { ...shown, fees: shown.fees.map(([from, fee, rest]) => [from!, fee!, rest!, 7, 0]) },
  ]
  assert.ok(isChangeUnchanged(shown, structuredClone(shown)))
  for (const other of others) assert.ok(!isChangeUnchanged(shown, other))
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
    fc.property(
      solds,
      solds,
      fc.integer({ min: 0, max: 35 }),
      fc.nat(100),
      (before, after, days, refunded) => {
        const now = bookedAt + days * 86_400_000
        const booked = paidOrder({ ...before, arrival: '2027-03-09' }, now)
        const order = granted(booked, Math.floor((roomShare(booked.dues, 0, 'paid') * refunded) / 100))
        const cancelled = decideCancellation(cancellable(order), now)
        assert.ok(cancelled.ok)
        const changed = change(order, after, now)
        const back = ({ refund, release }: { refund: number; release: number }) => refund + release
        assert.ok(changed.fee <= cancelled.value.fee)
        assert.ok(back(changed) <= back(cancelled.value))
        const next = changedOrder(order, changed, now)
        const then = decideCancellation(cancellable(next), now)
        const returned = back(changed) + (then.ok ? back(then.value) : 0) - changed.toPay
        assert.ok(returned <= back(cancelled.value), `${returned} instead of ${back(cancelled.value)}`)
        const later = sum(changed.owed.map((one) => one.later))
        assert.ok(sum(duesIn(next.dues, 'held').map(dueAmount)) <= later)
        assert.ok(nightsOf(changed.snapshot.stay) > 0)
      },
    ),
    { numRuns: 2_000 },
  )
})
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const cancellable = ({ snapshot, rooms, dues }: ChangeableOrder) => ({
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
