import assert from 'node:assert/strict'
import { test } from 'node:test'
import { childWithoutAge, partyOf, withAdults, withAge, withChildren, withRooms } from './party-draft.ts'

const pair = { rooms: 1, adults: 2, ages: [] }

test('fewer adults than rooms cannot be chosen: adults follow the rooms up, and do not fall below them', () => {
  assert.deepEqual(withRooms(pair, 4), { rooms: 4, adults: 4, ages: [] })
  assert.equal(withRooms(withRooms(pair, 4), 1).adults, 4)
  assert.equal(withAdults({ ...pair, rooms: 3, adults: 5 }, 2).adults, 3)
})

test('there are at most nine rooms and at least one', () => {
  assert.equal(withRooms(pair, 12).rooms, 9)
  assert.equal(withRooms(pair, 0).rooms, 1)
})

test('a new child has no age until one is chosen, and the other children keep theirs', () => {
  const two = withAge(withChildren(pair, 2), 0, 5)
  assert.deepEqual(two.ages, [5, null])
  assert.equal(childWithoutAge(two), 1)
  assert.deepEqual(withChildren(two, 3).ages, [5, null, null])
  assert.deepEqual(withChildren(two, 1).ages, [5])
  assert.equal(childWithoutAge(withChildren(two, 1)), null)
  assert.deepEqual(partyOf(two).ages, [5])
})
