import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addedNights, nightMoves, type OccupiedNights } from './night-moves.ts'

const stay = (roomTypeId: string, first: number, last: number, rooms = 1): OccupiedNights => ({
  roomTypeId,
  nights: Array.from({ length: last - first + 1 }, (_, at) => `2027-03-${`${first + at}`.padStart(2, '0')}`),
  rooms,
})

test('a later stay returns its first nights and takes new ones; the nights in common stay occupied', () => {
  assert.deepEqual(nightMoves([stay('7', 9, 11)], [stay('7', 10, 13)]), [
    { roomTypeId: '7', nights: ['2027-03-09'], rooms: -1 },
    { roomTypeId: '7', nights: ['2027-03-12', '2027-03-13'], rooms: 1 },
  ])
})

test('moves follow the lock order of the inventory: room type by number, then night', () => {
  const moves = nightMoves([stay('10', 9, 10)], [stay('9', 9, 10)])
  assert.deepEqual(
    moves.map(({ roomTypeId, rooms }) => [roomTypeId, rooms]),
    [
      ['9', 1],
      ['10', -1],
    ],
  )
})

test('another number of rooms moves only the difference', () => {
  assert.deepEqual(nightMoves([stay('7', 9, 10, 2)], [stay('7', 10, 11, 3)]), [
    { roomTypeId: '7', nights: ['2027-03-09'], rooms: -2 },
    { roomTypeId: '7', nights: ['2027-03-10'], rooms: 1 },
    { roomTypeId: '7', nights: ['2027-03-11'], rooms: 3 },
  ])
})

const occupancies = fc.array(
  fc
    .tuple(
      fc.constantFrom('3', '20'),
      fc.integer({ min: 1, max: 20 }),
      fc.nat(6),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([type, first, more, rooms]) => stay(type, first, first + more, rooms)),
  { maxLength: 3 },
)
const count = (some: readonly OccupiedNights[]) => {
  const all: Record<string, number> = {}
  for (const { roomTypeId, nights, rooms } of some)
    for (const night of nights) all[`${roomTypeId} ${night}`] = (all[`${roomTypeId} ${night}`] ?? 0) + rooms
  return Object.fromEntries(Object.entries(all).filter(([, rooms]) => rooms !== 0))
}

test('the old occupancy and the moves give the new one; holding the added nights first changes nothing', () => {
  fc.assert(
    fc.property(occupancies, occupancies, (before, after) => {
      assert.deepEqual(count([...before, ...nightMoves(before, after)]), count(after))
      const held = addedNights(before, after)
      const rest = nightMoves([...before, ...held], after)
      assert.ok(rest.every(({ rooms }) => rooms < 0))
      assert.deepEqual(count([...before, ...held, ...rest]), count(after))
    }),
  )
})
