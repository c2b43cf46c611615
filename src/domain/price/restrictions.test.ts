import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyRestriction, FIRST_DAY } from '#test/support/random-facts.ts'
import { guests, restrict, sample } from '#test/support/sample-products.ts'
import type { RoomGuests } from '../stay/party.ts'
import { dayOf } from '../time/plain-date.ts'
import type { Restriction } from './product.ts'
import type { Reason } from './restrictions.ts'
import {
  areDatesRefused,
  earlier,
  reachOf,
  reasonNearestToSale,
  reasons,
  roomsLeft,
  shownRoomsLeft,
  whyNotStay,
} from './restrictions.ts'

const today = dayOf('2026-11-15')
const friday = dayOf('2026-11-20')
const prices = Array(40).fill(500_00)
const free = Array(40).fill(3)

const ask = (
  restrictions: readonly Restriction[],
  { arrival = friday, nights = 3, rooms = [guests(2)] as RoomGuests[] } = {},
) => whyNotStay(sample({ restrictions }), { arrival, nights, today }, rooms, prices, free, arrival - today, 1)

test('a stay without restrictions can be sold', () => {
  assert.equal(ask([]), null)
})

test('a closed night blocks every stay that includes it, and no other', () => {
  const closed = [restrict('closed', friday + 2, friday + 2)]
  assert.equal(ask(closed), 'closed')
  assert.equal(ask(closed, { nights: 2 }), null)
  assert.equal(ask(closed, { arrival: friday + 2 }), 'closed')
  assert.equal(ask(closed, { arrival: friday + 3 }), null)
})

test('closed to arrival checks the first day only, closed to departure the check-out day only', () => {
  const noArrival = [restrict('closed_to_arrival', friday, friday)]
  assert.equal(ask(noArrival), 'closed_to_arrival')
  assert.equal(ask(noArrival, { arrival: friday - 1 }), null)
  assert.equal(ask(noArrival, { arrival: friday - 3 }), null)
  const noDeparture = [restrict('closed_to_departure', friday + 3, friday + 3)]
  assert.equal(ask(noDeparture), 'closed_to_departure')
  assert.equal(ask(noDeparture, { nights: 4 }), null)
  assert.equal(ask(noDeparture, { arrival: friday + 3 }), null)
})

test('minimum and maximum by arrival apply to the first day, through to every night', () => {
  const table = [
    [restrict('min_stay', friday, friday, 4), friday, 3, 'min_stay'],
    [restrict('min_stay', friday, friday, 3), friday, 3, null],
    [restrict('min_stay', friday, friday, 4), friday - 1, 3, null],
    [restrict('max_stay', friday, friday, 2), friday, 3, 'max_stay'],
    [restrict('max_stay', friday, friday, 3), friday, 3, null],
    [restrict('max_stay', friday, friday, 2), friday - 1, 3, null],
    [restrict('min_stay_through', friday, friday, 4), friday - 2, 3, 'min_stay_through'],
    [restrict('min_stay_through', friday, friday, 3), friday - 2, 3, null],
    [restrict('min_stay_through', friday, friday, 4), friday - 3, 3, null],
    [restrict('max_stay_through', friday, friday, 2), friday - 2, 3, 'max_stay_through'],
    [restrict('max_stay_through', friday, friday, 3), friday - 2, 3, null],
    [restrict('max_stay_through', friday, friday, 2), friday - 3, 3, null],
  ] as const
  for (const [restriction, arrival, nights, reason] of table) {
    assert.equal(ask([restriction], { arrival, nights }), reason, `${restriction.kind} ${arrival - friday}`)
  }
})

test('the advance window is counted in days before arrival', () => {
  const within = [restrict('min_advance', friday, friday, 5), restrict('max_advance', friday, friday, 5)]
  assert.equal(ask(within), null)
  assert.equal(ask([restrict('min_advance', friday, friday, 6)]), 'too_late')
  assert.equal(ask([restrict('max_advance', friday, friday, 4)]), 'too_early')
  assert.equal(ask([restrict('min_advance', friday, friday, 60)], { arrival: friday - 1 }), null)
  assert.equal(ask([restrict('max_advance', friday, friday, 1)], { arrival: friday + 1 }), null)
})

test('yesterday is too late and dates beyond the horizon are too early', () => {
  assert.equal(ask([], { arrival: today, nights: 1 }), null)
  const at = (arrival: number) =>
    whyNotStay(sample({}), { arrival, nights: 1, today }, [guests(2)], [1], [1], 0, 1)
  assert.equal(at(today - 1), 'too_late')
  assert.equal(at(today + 540), null)
  assert.equal(at(today + 541), 'too_early')
})

test('a range may be limited to weekdays', () => {
  const weekend = { ...restrict('closed_to_arrival', today, today + 30), weekdays: 0b1100000 }
  assert.equal(ask([weekend]), null)
  assert.equal(ask([weekend], { arrival: friday + 1 }), 'closed_to_arrival')
  assert.equal(ask([weekend], { arrival: friday + 2 }), 'closed_to_arrival')
  assert.equal(ask([weekend], { arrival: friday + 3 }), null)
  const closedSundays = { ...restrict('closed', today, today + 30), weekdays: 0b1000000 }
  assert.equal(ask([closedSundays], { nights: 2 }), null)
  assert.equal(ask([closedSundays]), 'closed')
})

test('every night needs a price and rooms for the whole party', () => {
  const why = (nightly: number[], left: number[], rooms = [guests(2)]) =>
    whyNotStay(sample({}), { arrival: friday, nights: 3, today }, rooms, nightly, left, 0, 1)
  assert.equal(why([1, 1, 1], [1, 1, 1]), null)
  assert.equal(why([1, 0, 1], [1, 1, 1]), 'no_rate')
  assert.equal(why([1, 1], [1, 1, 1]), 'no_rate')
  assert.equal(why([1, 1, 1], [1, 1, 0]), 'sold_out')
  assert.equal(why([1, 1, 1], [1, 1]), 'sold_out')
  assert.equal(why([1, 1, 1], [2, 1, 2], [guests(1), guests(1)]), 'sold_out')
  assert.equal(why([1, 1, 1], [2, 2, 2], [guests(1), guests(1)]), null)
  assert.equal(why([1, 1, 0], [0, 1, 1]), 'no_rate')
})

test('nights are read at the given offset and step', () => {
  const stay = { arrival: friday, nights: 2, today }
  const shard = [0, 9, 0, 9, 0, 9]
  assert.equal(whyNotStay(sample({}), stay, [guests(2)], shard, shard, 1, 2), null)
  assert.equal(whyNotStay(sample({}), stay, [guests(2)], shard, shard, 1, 1), 'no_rate')
  assert.equal(whyNotStay(sample({}), stay, [guests(2)], shard, [0, 9, 0, 0, 0, 9], 1, 2), 'sold_out')
})

test("a party must fit: an adult in every room, and no more guests than the room's capacity", () => {
  const table = [
    [[guests(3, 5)], null],
    [[guests(4)], 'occupancy'],
    [[guests(2, 5, 5, 5)], 'occupancy'],
    [[guests(3, 12)], 'occupancy'],
    [[guests(2, 12)], null],
    [[guests(2), guests(4)], 'occupancy'],
    [[guests(1), guests(0)], 'rooms'],
    [[guests(4), guests(0)], 'rooms'],
  ] as const
  for (const [rooms, reason] of table) {
    assert.equal(ask([], { rooms: [...rooms] }), reason, JSON.stringify(rooms))
  }
})

test('with several reasons the first of the list is returned', () => {
  const all: Record<Exclude<Reason, 'rooms' | 'occupancy' | 'no_rate' | 'sold_out'>, Restriction> = {
    too_early: restrict('max_advance', friday, friday, 1),
    too_late: restrict('min_advance', friday, friday, 20),
    closed: restrict('closed', friday, friday),
    closed_to_arrival: restrict('closed_to_arrival', friday, friday),
    closed_to_departure: restrict('closed_to_departure', friday + 3, friday + 3),
    min_stay: restrict('min_stay', friday, friday, 9),
    min_stay_through: restrict('min_stay_through', friday, friday, 9),
    max_stay: restrict('max_stay', friday, friday, 1),
    max_stay_through: restrict('max_stay_through', friday, friday, 1),
  }
  for (const [first, reason] of reasons.entries()) {
    const broken = new Set<Reason>(reasons.slice(first))
    const restrictions = Object.entries(all)
      .filter(([kind]) => broken.has(kind as Reason))
      .map(([, restriction]) => restriction)
      .reverse()
    const rooms = broken.has('rooms') ? [guests(9), guests(0)] : [guests(broken.has('occupancy') ? 9 : 2)]
    const nightly = broken.has('no_rate') ? [5, 5, 0] : [5, 5, 5]
    const left = broken.has('sold_out') ? [0, 9, 9] : [9, 9, 9]
    const stay = { arrival: friday, nights: 3, today }
    assert.equal(whyNotStay(sample({ restrictions }), stay, rooms, nightly, left, 0, 1), reason)
  }
})

test('the list is closed: thirteen reasons, each once', () => {
  assert.deepEqual([...reasons].sort(), [
    'closed',
    'closed_to_arrival',
    'closed_to_departure',
    'max_stay',
    'max_stay_through',
    'min_stay',
    'min_stay_through',
    'no_rate',
    'occupancy',
    'rooms',
    'sold_out',
    'too_early',
    'too_late',
  ])
})

test('a product reports its first reason, a hotel the one nearest to a sale', () => {
  assert.equal(earlier(null, 'min_stay'), 'min_stay')
  assert.equal(earlier('sold_out', 'min_stay'), 'sold_out')
  assert.equal(earlier('min_stay', 'sold_out'), 'sold_out')
  assert.equal(reasonNearestToSale(null, 'occupancy'), 'occupancy')
  assert.equal(reasonNearestToSale('occupancy', 'sold_out'), 'sold_out')
  assert.equal(reasonNearestToSale('min_stay', 'sold_out'), 'min_stay')
})

test('rooms left is the minimum over the nights, and is shown when it is five or fewer', () => {
  assert.equal(roomsLeft([9, 4, 9, 2, 9, 7], 1, 2, 3), 2)
  assert.equal(roomsLeft([9, 4, 9, 2, 9, 7], 1, 2, 1), 4)
  assert.equal(roomsLeft([3, 9, 9], 0, 1, 3), 3)
  assert.equal(shownRoomsLeft(5), 5)
  assert.equal(shownRoomsLeft(6), null)
  assert.equal(shownRoomsLeft(1), 1)
})

test('every stay that a restriction refuses is within its reach', () => {
  const anyStay = fc.record({
    arrival: fc.integer({ min: FIRST_DAY, max: FIRST_DAY + 40 }),
    nights: fc.integer({ min: 1, max: 14 }),
    today: fc.integer({ min: FIRST_DAY - 14, max: FIRST_DAY }),
  })
  const refused = new Set<Restriction['kind']>()
  fc.assert(
    fc.property(anyRestriction, anyStay, (restriction, stay) => {
      if (!areDatesRefused([restriction], stay)) return
      refused.add(restriction.kind)
      const { from, to, leastNights, mostNights, leastAhead, mostAhead } = reachOf(restriction)
      const { arrival, nights } = stay
      const ahead = arrival - stay.today
      assert.ok(from <= arrival + nights && to >= arrival)
      assert.ok(nights >= leastNights && nights <= mostNights)
      assert.ok(ahead >= leastAhead && ahead <= mostAhead)
    }),
    { numRuns: 5_000 },
  )
  assert.equal(refused.size, 9, 'each kind refused somebody')
})
