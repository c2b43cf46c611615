import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import type { FeeWindow } from '../price/cancellation.ts'
import type { BookedRoom, CancellableOrder, Cancellation } from './cancel-order.ts'
import { decideCancellation, isCancellationUnchanged, withoutFees } from './cancel-order.ts'

const HOUR = 3_600_000
const DEADLINE = 100 * HOUR

const fees = (ours: number, fee: number, points = 0): FeeWindow[] => [
  { from: null, to: DEADLINE, fee: 0, rest: ours, pointsLost: 0, pointsBack: points },
  { from: DEADLINE, to: null, fee, rest: ours - fee, pointsLost: points, pointsBack: 0 },
]
const room = (id: string, ours: number, fee: number, change: Partial<BookedRoom> = {}): BookedRoom => ({
  id,
  cancelled: false,
  fees: fees(ours, fee),
  paid: ours,
  held: 0,
  ...change,
})
const order = (change: Partial<CancellableOrder> = {}): CancellableOrder => ({
  state: 'confirmed',
  rooms: [room('1', 600, 200), room('2', 400, 100)],
  ...change,
})
const decided = (...asked: Parameters<typeof decideCancellation>) => {
  const decision = decideCancellation(...asked)
  assert.ok(decision.ok)
  return decision.value
}
const ids = ({ rooms }: Cancellation) => rooms.map(({ id }) => id)

test('without fees everything paid, held or redeemed in points is returned, regardless of the policy', () => {
  const paid = room('1', 600, 200, { fees: fees(600, 200, 50) })
  const held = room('2', 400, 400, { paid: 0, held: 400 })
  const waived = decided(withoutFees(order({ rooms: [paid, held] }), DEADLINE), DEADLINE)
  const { fee, refund, capture, release, pointsLost, pointsBack, window } = waived
  assert.deepEqual([fee, refund, capture, release], [0, 600, 0, 400])
  assert.deepEqual([pointsLost, pointsBack, window], [0, 50, { from: null, to: null }])
  assert.equal(decideCancellation(withoutFees(order({ state: 'completed' }), 0), 0).ok, false)
})

test('the whole order costs the fees of its rooms', () => {
  const { rooms, ...free } = decided(order(), 0)
  assert.deepEqual(free, {
    fee: 0,
    refund: 1_000,
    capture: 0,
    release: 0,
    pointsLost: 0,
    pointsBack: 0,
    window: { from: null, to: DEADLINE },
    whole: true,
    until: HOUR / 6,
  })
  assert.deepEqual(
    rooms.map(({ id, refund }) => [id, refund]),
    [
      ['1', 600],
      ['2', 400],
    ],
  )
  const late = decided(order(), DEADLINE)
  assert.deepEqual([late.fee, late.refund], [300, 700])
  assert.deepEqual(late.window, { from: DEADLINE, to: null })
})

test('one room costs its own fee, and the rest of the order stays', () => {
  const one = decided(order(), DEADLINE, '2')
  assert.deepEqual([ids(one), one.fee, one.refund, one.whole], [['2'], 100, 300, false])
})

test('after one room was cancelled only the others count', () => {
  const rest = order({ rooms: [room('1', 600, 200, { cancelled: true, paid: 0 }), room('2', 400, 100)] })
  const all = decided(rest, DEADLINE)
  assert.deepEqual([ids(all), all.fee, all.refund, all.whole], [['2'], 100, 300, true])
})

test('the refund is the amount paid less the fee, never below zero', () => {
  const deposit = order({ rooms: [room('1', 600, 200, { paid: 180 }), room('2', 400, 100, { paid: 120 })] })
  assert.equal(decided(deposit, 0).refund, 300)
  const late = decided(deposit, DEADLINE)
  assert.deepEqual(
    late.rooms.map(({ fee, refund }) => [fee, refund]),
    [
      [180, 0],
      [100, 20],
    ],
  )
  assert.deepEqual([late.fee, late.refund, late.capture], [280, 20, 0])
})

test('the fee is captured from a hold and the rest is released', () => {
  const held = order({ rooms: [room('1', 600, 200, { paid: 0, held: 600 })] })
  const free = decided(held, 0)
  assert.deepEqual([free.fee, free.capture, free.release, free.refund], [0, 0, 600, 0])
  const late = decided(held, DEADLINE)
  assert.deepEqual([late.fee, late.capture, late.release, late.refund], [200, 200, 400, 0])
})

test('a simulation expires after ten minutes, or with its fee window', () => {
  assert.equal(decided(order(), DEADLINE - HOUR).until, DEADLINE - HOUR + 10 * 60_000)
  assert.equal(decided(order(), DEADLINE - 60_000).until, DEADLINE)
  assert.equal(decided(order(), DEADLINE).until, DEADLINE + 10 * 60_000)
})

test('an order that cannot be cancelled is refused', () => {
  const refused = (...asked: Parameters<typeof decideCancellation>) => {
    const decision = decideCancellation(...asked)
    return decision.ok ? null : decision.refusal
  }
  assert.equal(refused(order({ state: 'held' }), 0), null)
  assert.equal(refused(order({ state: 'staying' }), 0), 'not_cancellable')
  assert.equal(refused(order({ state: 'cancelled' }), 0), 'not_cancellable')
  assert.equal(refused(order(), 0, '3'), 'not_found')
  const gone = order({ rooms: [room('1', 600, 200, { cancelled: true }), room('2', 400, 100)] })
  assert.equal(refused(gone, 0, '1'), 'not_cancellable')
  assert.equal(refused(order({ rooms: [room('1', 600, 200, { cancelled: true })] }), 0), 'not_cancellable')
})

test('a simulation is executed only while its result is unchanged', () => {
  const shown = decided(order(), 0)
  assert.ok(isCancellationUnchanged(shown, decided(order(), HOUR)))
  assert.ok(!isCancellationUnchanged(shown, decided(order(), DEADLINE)))
  assert.ok(!isCancellationUnchanged(shown, decided(order(), 0, '1')))
  assert.ok(!isCancellationUnchanged(decided(order(), 0, '1'), shown))
  const [first, second] = shown.rooms
  for (const part of ['fee', 'refund', 'capture', 'release', 'pointsLost', 'pointsBack'] as const) {
    const changed = { ...shown, rooms: [{ ...first!, [part]: 1 }, second!] }
    assert.ok(!isCancellationUnchanged(shown, changed), part)
  }
})

const anyRooms = fc.array(
  fc.record({
    ours: fc.integer({ min: 0, max: 90_000 }),
    feePart: fc.nat(100),
    paidPart: fc.nat(100),
    isHeld: fc.boolean(),
    points: fc.nat(5_000),
  }),
  { minLength: 1, maxLength: 5 },
)

test('cancelling room by room, in any order, refunds exactly as much as cancelling all at once', () => {
  fc.assert(
    fc.property(anyRooms, fc.array(fc.nat(4)), fc.integer({ min: 0, max: 200 }), (facts, picks, hour) => {
      const now = hour * HOUR
      const rooms = facts.map(({ ours, feePart, paidPart, isHeld, points }, at) => {
        const paid = Math.floor((ours * paidPart) / 100)
        const part = Math.floor((ours * feePart) / 100)
        return room(String(at), ours, part, {
          fees: fees(ours, part, points),
          paid,
          held: isHeld ? ours - paid : 0,
        })
      })
      const atOnce = decided(order({ rooms }), now)
      let open = order({ rooms })
      const settled = { fee: 0, refund: 0, capture: 0, release: 0, pointsLost: 0, pointsBack: 0 }
      const cancel = (pick?: string) => {
        const decision = decideCancellation(open, now, pick)
        if (!decision.ok) return
        for (const part of Object.keys(settled) as (keyof typeof settled)[])
          settled[part] += decision.value[part]
        const gone = ids(decision.value)
        open = {
          ...open,
          rooms: open.rooms.map((one) =>
            gone.includes(one.id) ? { ...one, cancelled: true, paid: 0, held: 0 } : one,
          ),
        }
      }
      for (const pick of picks) cancel(String(pick))
      cancel()
      for (const part of Object.keys(settled) as (keyof typeof settled)[])
        assert.equal(settled[part], atOnce[part], part)
      const paid = rooms.reduce((sum, one) => sum + one.paid, 0)
      assert.equal(settled.refund + settled.fee - settled.capture, paid)
    }),
    RUNS,
  )
})
