import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rate, room } from '#test/support/rates.ts'
import { filterRooms, isTooSmall, roomsEnough, usefulFilters } from './rate-filters.ts'

const twin = room('twin', [
  rate('saver', 100, 'room_only', 'none'),
  rate('flexible', 120, 'breakfast', 'free'),
])
const suite = room('suite', [rate('saver', 300, 'room_only', 'none')])

test('a filter is offered only where it tells rates apart', () => {
  assert.deepEqual(usefulFilters([twin, suite]), ['breakfast', 'free_cancellation'])
  assert.deepEqual(usefulFilters([suite]), [])
  assert.deepEqual(usefulFilters([]), [])
})

test('filtered rooms keep the rates that pass every filter, and rooms without any are left out', () => {
  const [only, ...others] = filterRooms([twin, suite], ['breakfast', 'free_cancellation'])
  assert.deepEqual(
    only?.rates.map(({ name }) => name),
    ['flexible'],
  )
  assert.equal(others.length, 0)
  assert.deepEqual(filterRooms([twin, suite], []), [twin, suite])
})

test('a room is too small when that is why nothing of it can be had', () => {
  assert.ok(isTooSmall({ ...suite, rates: [], reason: 'occupancy' }))
  assert.ok(!isTooSmall({ ...suite, rates: [], reason: 'sold_out' }))
  assert.ok(!isTooSmall(suite))
})

test('only where every room is too small, more rooms are counted', () => {
  const stay = { s_d: '2026-12-16', e_d: '2026-12-19', rooms: 1, adults: 7, ages: [] }
  const small = { ...suite, rates: [], reason: 'occupancy' as const }
  assert.equal(roomsEnough({ rooms: [small, { ...small, max_guests: 3, max_adults: 3 }], stay }), 3)
  assert.equal(roomsEnough({ rooms: [small, suite], stay }), null)
  assert.equal(roomsEnough({ rooms: [], stay }), null)
})
