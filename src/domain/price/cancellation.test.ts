import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between } from '#test/support/random-facts.ts'
import { cityTax, guests, sample, vat } from '#test/support/sample-products.ts'
import { withPoints } from '../loyalty/points.ts'
import { EVERYTHING } from '../money/portion.ts'
import { instantOf, isoInstant } from '../time/zone-time.ts'
import type { CancellationPolicy, FeeWindow } from './cancellation.ts'
import {
  convertPolicy,
  deadlinesOf,
  feesOf,
  freeUntil,
  isFreeAt,
  labelAt,
  noShowOutcome,
  policyOf,
  sumFees,
  sumWindows,
  windowAt,
  windowsOf,
} from './cancellation.ts'
import { priceStay } from './price-lines.ts'

const zone = 'Europe/Paris'
const arrival = '2027-03-29'
const room = priceStay(sample({ charges: [cityTax] }), [guests(2)], 3, [300_00, 100_00, 100_00], 0, 1, 'EUR')
  .rooms[0]!

const policy = (...steps: CancellationPolicy['steps']): CancellationPolicy => ({ steps, noShow: EVERYTHING })
const from = (daysBefore: number, time: string) => ({ daysBefore, time })
const percent = (value: number) => ({ of: 'percent', value }) as const
const shown = (windows: readonly FeeWindow[]) =>
  windows.map((window) => [
    window.from && isoInstant(window.from, zone),
    window.to && isoInstant(window.to, zone),
    window.fee,
    window.rest,
  ])

test('a deadline is an instant in the hotel’s zone, also across a clock change', () => {
  const steps = policy(
    { from: from(3, '18:00'), fee: { of: 'nights', value: 1 } },
    { from: from(1, '18:00'), fee: percent(10_000) },
  )
  assert.deepEqual(shown(feesOf(deadlinesOf(steps, arrival, zone), room)), [
    [null, '2027-03-26T18:00:00+01:00', 0, 500_00],
    ['2027-03-26T18:00:00+01:00', '2027-03-28T18:00:00+02:00', 300_00, 200_00],
    ['2027-03-28T18:00:00+02:00', null, 500_00, 0],
  ])
})

test('non-refundable is one window, and so is always free', () => {
  assert.deepEqual(shown(feesOf(deadlinesOf(policy({ from: null, fee: EVERYTHING }), arrival, zone), room)), [
    [null, null, 500_00, 0],
  ])
  assert.deepEqual(shown(feesOf(deadlinesOf(policy(), arrival, zone), room)), [[null, null, 0, 500_00]])
})

test('steps are sorted, the fee never falls, and a step without effect adds no window', () => {
  const muddled = policy(
    { from: from(1, '12:00'), fee: percent(2_000) },
    { from: from(5, '12:00'), fee: percent(5_000) },
    { from: from(2, '12:00'), fee: percent(5_000) },
    { from: from(0, '12:00'), fee: percent(8_000) },
    { from: from(0, '12:00'), fee: percent(9_000) },
  )
  assert.deepEqual(shown(feesOf(deadlinesOf(muddled, arrival, zone), room)), [
    [null, '2027-03-24T12:00:00+01:00', 0, 500_00],
    ['2027-03-24T12:00:00+01:00', '2027-03-29T12:00:00+02:00', 250_00, 250_00],
    ['2027-03-29T12:00:00+02:00', null, 450_00, 50_00],
  ])
})

test('a fee from the booking on precedes the first deadline', () => {
  const steps = policy({ from: from(1, '12:00'), fee: EVERYTHING }, { from: null, fee: percent(1_000) })
  assert.deepEqual(shown(feesOf(deadlinesOf(steps, arrival, zone), room)), [
    [null, '2027-03-28T12:00:00+02:00', 50_00, 450_00],
    ['2027-03-28T12:00:00+02:00', null, 500_00, 0],
  ])
})

test('an amount paid at the hotel is neither retained nor refunded', () => {
  const atHotel = priceStay(
    sample({ plan: { payment: { type: 'at_hotel' } } }),
    [guests(2)],
    1,
    [100_00],
    0,
    1,
    'EUR',
  )
  const windows = feesOf(
    deadlinesOf(policy({ from: null, fee: EVERYTHING }), arrival, zone),
    atHotel.rooms[0]!,
  )
  assert.deepEqual(shown(windows), [[null, null, 0, 0]])
})

const late = policy(
  { from: from(2, '18:00'), fee: percent(4_000) },
  { from: from(0, '18:00'), fee: EVERYTHING },
)
const windows = feesOf(deadlinesOf(late, arrival, zone), room)
const deadline = instantOf('2027-03-27', '18:00', zone)
const end = instantOf('2027-03-29', '18:00', zone)
const checkIn = instantOf(arrival, '15:00', zone)

test('the fee begins at the exact instant of the deadline', () => {
  assert.equal(windowAt(windows, deadline - 1).fee, 0)
  assert.equal(windowAt(windows, deadline).fee, 200_00)
  assert.equal(windowAt(windows, end - 1).fee, 200_00)
  assert.equal(windowAt(windows, end).fee, 500_00)
  assert.equal(windowAt(windows, -Infinity).fee, 0)
})

test('the label is free, partial or none by the current cost', () => {
  assert.equal(labelAt(windows, deadline - 1), 'free')
  assert.equal(labelAt(windows, deadline), 'partial')
  assert.equal(labelAt(windows, end), 'none')
})

test('free cancellation lasts until the deadline, never after check-in, and is null once check-in has begun', () => {
  const evening = feesOf(
    deadlinesOf(policy({ from: from(0, '18:00'), fee: EVERYTHING }), arrival, zone),
    room,
  )
  assert.equal(freeUntil(evening, deadline, checkIn), checkIn)
  assert.equal(labelAt(evening, checkIn), 'free')
  assert.equal(freeUntil(evening, checkIn, checkIn), null)

  assert.equal(freeUntil(windows, deadline - 1, checkIn), deadline)
  assert.equal(freeUntil(windows, deadline, checkIn), null)
  assert.equal(freeUntil(feesOf(deadlinesOf(policy(), arrival, zone), room), deadline, checkIn), checkIn)
})

test('a no-show costs the no-show fee, and at least the last fee', () => {
  const lenient = { ...late, noShow: percent(3_000) }
  const half = policy({ from: from(2, '18:00'), fee: percent(2_000) })
  assert.deepEqual(noShowOutcome(late, room, windows), {
    fee: 500_00,
    rest: 0,
    pointsLost: 0,
    pointsBack: 0,
  })
  assert.equal(noShowOutcome(lenient, room, windows).fee, 500_00)
  const oneNight = { ...half, noShow: { of: 'nights', value: 1 } } as const
  assert.equal(noShowOutcome(oneNight, room, feesOf(deadlinesOf(half, arrival, zone), room)).fee, 300_00)
})

test('an absolute fee is converted into the guest’s currency, and never exceeds the amount paid', () => {
  const fixed: CancellationPolicy = {
    steps: [{ from: null, fee: { of: 'amount', value: 50_00 } }],
    noShow: { of: 'amount', value: 80_00 },
  }
  assert.equal(feesOf(deadlinesOf(fixed, arrival, zone), room)[0]?.fee, 50_00)
  const inYen = convertPolicy(fixed, between('EUR', 'JPY'))
  assert.deepEqual(inYen.steps[0]?.fee, { of: 'amount', value: 8_931 })
  assert.deepEqual(inYen.noShow, { of: 'amount', value: 14_289 })
  assert.equal(inYen.steps[0]?.from, null)
})

test('points cover their part of the fee', () => {
  const paid = priceStay(sample({}), [guests(2)], 1, [100_00], 0, 1, 'CNY')
  const withHalf = withPoints(paid, 5_000, between('CNY', 'CNY')).rooms[0]!
  const [free, fee] = feesOf(
    deadlinesOf(policy({ from: from(1, '12:00'), fee: percent(3_000) }), arrival, zone),
    withHalf,
  )
  assert.deepEqual([free?.fee, free?.rest, free?.pointsLost, free?.pointsBack], [0, 50_00, 0, 5_000])
  assert.deepEqual([fee?.fee, fee?.rest, fee?.pointsLost, fee?.pointsBack], [15_00, 35_00, 1_500, 3_500])
})

test('a stay paid with points alone is still free, partial or lost', () => {
  const paid = priceStay(sample({}), [guests(2)], 1, [100_00], 0, 1, 'CNY')
  const inPoints = withPoints(paid, 10_000, between('CNY', 'CNY')).rooms[0]!
  const all = feesOf(deadlinesOf(late, arrival, zone), inPoints)
  assert.deepEqual(
    all.map(({ fee, rest, pointsLost, pointsBack }) => [fee, rest, pointsLost, pointsBack]),
    [
      [0, 0, 0, 10_000],
      [0, 0, 4_000, 6_000],
      [0, 0, 10_000, 0],
    ],
  )
  assert.equal(labelAt(all, deadline - 1), 'free')
  assert.equal(labelAt(all, deadline), 'partial')
  assert.equal(labelAt(all, end), 'none')
  assert.deepEqual(noShowOutcome(late, inPoints, all), {
    fee: 0,
    rest: 0,
    pointsLost: 10_000,
    pointsBack: 0,
  })
})

test('rooms together cost the sum of the rooms', () => {
  const other = feesOf(
    deadlinesOf(policy({ from: from(1, '12:00'), fee: percent(1_000) }), arrival, zone),
    room,
  )
  assert.deepEqual(shown(sumFees([windows, other])), [
    [null, '2027-03-27T18:00:00+01:00', 0, 1_000_00],
    ['2027-03-27T18:00:00+01:00', '2027-03-28T12:00:00+02:00', 200_00, 800_00],
    ['2027-03-28T12:00:00+02:00', '2027-03-29T18:00:00+02:00', 250_00, 750_00],
    ['2027-03-29T18:00:00+02:00', null, 550_00, 450_00],
  ])
  assert.deepEqual(sumFees([windows]), windows)
  assert.deepEqual(shown(sumFees([])), [[null, null, 0, 0]])
})

test('a filter can check whether a fee has begun without a price', () => {
  const deadlines = deadlinesOf(late, arrival, zone)
  assert.ok(isFreeAt(deadlines, deadline - 1))
  assert.ok(!isFreeAt(deadlines, deadline))
  assert.ok(isFreeAt([], end))
  assert.ok(isFreeAt([{ from: null, fee: percent(0) }], end))
  assert.ok(!isFreeAt([{ from: null, fee: percent(1) }], deadline))
  assert.ok(
    !isFreeAt(
      [
        { from: deadline, fee: percent(1) },
        { from: end, fee: percent(2) },
      ],
      deadline,
    ),
  )
})

test('without prepayment no deadline applies', () => {
  const plan = { cancellation: late, payment: { type: 'at_hotel' } } as const
  assert.deepEqual(policyOf(plan), { steps: [], noShow: EVERYTHING })
  assert.equal(policyOf({ ...plan, payment: { type: 'guarantee' } }), late)
})

test('a tax that is paid to us is refunded with the room', () => {
  const taxed = priceStay(sample({ charges: [vat] }), [guests(2)], 1, [100_00], 0, 1, 'EUR').rooms[0]!
  assert.equal(feesOf(deadlinesOf(policy(), arrival, zone), taxed)[0]?.rest, 106_00)
})

test('a late booking begins in the window at its booking time', () => {
  const fees = feesOf(deadlinesOf(late, arrival, zone), room, deadline)
  assert.deepEqual(shown(fees), [
    [null, '2027-03-29T18:00:00+02:00', 200_00, 300_00],
    ['2027-03-29T18:00:00+02:00', null, 500_00, 0],
  ])
})

const refunds = (all: ReturnType<typeof windowsOf>) => all.map(({ from, fee, refund }) => [from, fee, refund])

test('the refund is the amount paid so far less the fee, and each charge begins a window', () => {
  const collected = deadline - 1_000
  assert.deepEqual(refunds(windowsOf(windows, { now: 150_00, later: 350_00, collected })), [
    [null, 0, 150_00],
    [collected, 0, 500_00],
    [deadline, 200_00, 300_00],
    [end, 500_00, 0],
  ])
})

test('a fee above the amount paid refunds nothing and charges nothing', () => {
  assert.deepEqual(refunds(windowsOf(windows, { now: 150_00, later: 350_00, collected: end })), [
    [null, 0, 150_00],
    [deadline, 200_00, 0],
    [end, 500_00, 0],
  ])
  assert.deepEqual(refunds(windowsOf(windows, { now: 0, later: 0, collected: null })), [
    [null, 0, 0],
    [deadline, 200_00, 0],
    [end, 500_00, 0],
  ])
})

test('a charge at a deadline begins no window of its own, and rooms add up their refunds', () => {
  const one = windowsOf(windows, { now: 150_00, later: 350_00, collected: deadline })
  assert.deepEqual(refunds(one), [
    [null, 0, 150_00],
    [deadline, 200_00, 300_00],
    [end, 500_00, 0],
  ])
  assert.deepEqual(
    sumWindows([one, one]).map(({ refund }) => refund),
    [300_00, 600_00, 0],
  )
})

test('the label depends on the cost, not on the amount paid so far', () => {
  const deposit = windowsOf(windows, { now: 200_00, later: 300_00, collected: end })
  assert.equal(windowAt(deposit, deadline).refund, 0)
  assert.equal(labelAt(deposit, deadline), 'partial')
})
