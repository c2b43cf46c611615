import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { BookedRoom, CancellableOrder } from './cancel-order.ts'
import { decideCancellation, isStillTrue } from './cancel-order.ts'
import type { CancellationWindow } from './cancellation.ts'
import { RUNS } from './random-facts.test.ts'

const HOUR = 3_600_000
const DEADLINE = 100 * HOUR

const windows = (paid: number, fee: number, points = 0): CancellationWindow[] => [
  { from: null, to: DEADLINE, fee: 0, refund: paid, pointsLost: 0, pointsBack: points },
  { from: DEADLINE, to: null, fee, refund: paid - fee, pointsLost: points, pointsBack: 0 },
]
const room = (id: string, paid: number, fee: number, cancelled = false): BookedRoom => ({
  id,
  cancelled,
  windows: windows(paid, fee),
})
const order = (change: Partial<CancellableOrder> = {}): CancellableOrder => ({
  state: 'confirmed',
  rooms: [room('a', 600, 200), room('b', 400, 100)],
  paid: 1_000,
  ...change,
})
const decided = (...asked: Parameters<typeof decideCancellation>) => {
  const decision = decideCancellation(...asked)
  assert.ok(decision.ok)
  return decision.value
}

test('the whole order costs the fees of its rooms', () => {
  assert.deepEqual(decided(order(), 0), {
    rooms: ['a', 'b'],
    fee: 0,
    refund: 1_000,
    pointsLost: 0,
    pointsBack: 0,
    window: { from: null, to: DEADLINE },
    giveBack: 1_000,
    keep: 0,
    owed: 0,
    whole: true,
    until: HOUR / 6,
  })
  const late = decided(order(), DEADLINE)
  assert.deepEqual([late.fee, late.refund, late.giveBack, late.keep], [300, 700, 700, 300])
  assert.deepEqual(late.window, { from: DEADLINE, to: null })
})

test('one room costs its own fee, and the rest of the order stays', () => {
  const one = decided(order(), DEADLINE, 'b')
  assert.deepEqual([one.rooms, one.fee, one.refund, one.giveBack, one.whole], [['b'], 100, 300, 300, false])
})

test('after one room was cancelled only the others count', () => {
  const rest = order({ rooms: [room('a', 600, 200, true), room('b', 400, 100)], paid: 400 })
  const all = decided(rest, DEADLINE)
  assert.deepEqual([all.rooms, all.fee, all.giveBack, all.whole], [['b'], 100, 300, true])
})

test('only the part that was paid goes back, each room its own', () => {
  const deposit = decided(order({ paid: 300 }), 0, 'a')
  assert.deepEqual([deposit.refund, deposit.giveBack], [600, 180])
  const late = decided(order({ paid: 300 }), DEADLINE, 'a')
  assert.deepEqual([late.fee, late.keep, late.owed, late.giveBack], [200, 180, 20, 0])
})

test('a hold that was not captured yields the fee', () => {
  const held = decided(order({ paid: 0 }), DEADLINE)
  assert.deepEqual([held.fee, held.keep, held.owed, held.giveBack], [300, 0, 300, 0])
})

test('a simulation ends after ten minutes, or with its window', () => {
  assert.equal(decided(order(), DEADLINE - HOUR).until, DEADLINE - HOUR + 10 * 60_000)
  assert.equal(decided(order(), DEADLINE - 60_000).until, DEADLINE)
  assert.equal(decided(order(), DEADLINE).until, DEADLINE + 10 * 60_000)
})

test('what cannot be cancelled is refused', () => {
  const refused = (...asked: Parameters<typeof decideCancellation>) => {
    const decision = decideCancellation(...asked)
    return decision.ok ? null : decision.refusal
  }
  assert.equal(refused(order({ state: 'held' }), 0), null)
  assert.equal(refused(order({ state: 'staying' }), 0), 'not_cancellable')
  assert.equal(refused(order({ state: 'cancelled' }), 0), 'not_cancellable')
  assert.equal(refused(order(), 0, 'c'), 'not_found')
  const gone = order({ rooms: [room('a', 600, 200, true), room('b', 400, 100)] })
  assert.equal(refused(gone, 0, 'a'), 'not_cancellable')
  assert.equal(refused(order({ rooms: [room('a', 600, 200, true)] }), 0), 'not_cancellable')
})

test('a simulation is executed only while it is true', () => {
  const shown = decided(order(), 0)
  assert.ok(isStillTrue(shown, decided(order(), HOUR)))
  assert.ok(!isStillTrue(shown, decided(order(), DEADLINE)))
  assert.ok(!isStillTrue(shown, decided(order(), 0, 'a')))
  assert.ok(!isStillTrue(decided(order(), 0, 'a'), shown))
  for (const change of [
    { fee: 1 },
    { refund: 1 },
    { giveBack: 1 },
    { pointsBack: 1 },
    { rooms: ['a', 'c'] },
    { rooms: ['a', 'b', 'c'] },
  ]) {
    assert.ok(!isStillTrue(shown, { ...shown, ...change }), JSON.stringify(change))
  }
})

test('whatever the order of cancelling, all that was paid is kept or given back', () => {
  const anyRooms = fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.nat(100)), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(anyRooms, fc.array(fc.nat(4)), fc.integer({ min: 0, max: 200 }), (facts, picks, hour) => {
      const rooms = facts.map(([paid, part], at) => room(String(at), paid, Math.floor((paid * part) / 100)))
      const total = facts.reduce((sum, [paid]) => sum + paid, 0)
      let open = order({ rooms, paid: total })
      let settled = 0
      const cancel = (pick?: string) => {
        const decision = decideCancellation(open, hour * HOUR, pick)
        if (!decision.ok) return
        const { giveBack, keep, fee, refund, rooms: gone } = decision.value
        assert.deepEqual([giveBack, keep], [refund, fee])
        settled += giveBack + keep
        open = {
          ...open,
          paid: open.paid - giveBack - keep,
          rooms: open.rooms.map((one) => (gone.includes(one.id) ? { ...one, cancelled: true } : one)),
        }
      }
      for (const pick of picks) cancel(String(pick))
      cancel()
      assert.equal(settled, total)
      assert.equal(open.paid, 0)
    }),
    RUNS,
  )
})
