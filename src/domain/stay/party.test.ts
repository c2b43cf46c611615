import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyParty, RUNS } from '#test/support/random-facts.ts'
import { distributeGuests, faultOfParty, roomsThatHold } from './party.ts'

test('guests are distributed round-robin over rooms, adults first, then children as given', () => {
  assert.deepEqual(distributeGuests({ rooms: 1, adults: 2, ages: [4, 9] }), [{ adults: 2, ages: [4, 9] }])
  assert.deepEqual(distributeGuests({ rooms: 2, adults: 3, ages: [4, 9] }), [
    { adults: 2, ages: [9] },
    { adults: 1, ages: [4] },
  ])
  assert.deepEqual(distributeGuests({ rooms: 2, adults: 2, ages: [4, 9, 1] }), [
    { adults: 1, ages: [4, 1] },
    { adults: 1, ages: [9] },
  ])
  assert.deepEqual(distributeGuests({ rooms: 3, adults: 2, ages: [] }), [
    { adults: 1, ages: [] },
    { adults: 1, ages: [] },
    { adults: 0, ages: [] },
  ])
})

test('invalid numbers are named', () => {
  const table = [
    [{ rooms: 9, adults: 36, ages: [0, 17] }, null],
    [{ rooms: 2, adults: 1, ages: [] }, null],
    [{ rooms: 0, adults: 2, ages: [] }, 'rooms'],
    [{ rooms: 10, adults: 10, ages: [] }, 'rooms'],
    [{ rooms: 1.5, adults: 2, ages: [] }, 'rooms'],
    [{ rooms: 1, adults: 0, ages: [] }, 'adults'],
    [{ rooms: 1, adults: 37, ages: [] }, 'adults'],
    [{ rooms: 1, adults: 1, ages: Array(37).fill(5) }, 'children'],
    [{ rooms: 1, adults: 1, ages: [18] }, 'ages'],
    [{ rooms: 1, adults: 1, ages: [-1] }, 'ages'],
    [{ rooms: 1, adults: 1, ages: [3.5] }, 'ages'],
  ] as const
  for (const [party, fault] of table) assert.equal(faultOfParty(party), fault, JSON.stringify(party))
})

test('every guest has exactly one room, and rooms differ by one guest at most', () => {
  fc.assert(
    fc.property(anyParty, (party) => {
      const rooms = distributeGuests(party)
      assert.equal(rooms.length, party.rooms)
      assert.equal(
        rooms.reduce((all, room) => all + room.adults, 0),
        party.adults,
      )
      assert.deepEqual(rooms.flatMap((room) => room.ages).sort(), [...party.ages].sort())
      const sizes = rooms.map((room) => room.adults + room.ages.length)
      assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1)
      assert.ok(rooms.every((room) => room.adults > 0))
    }),
    RUNS,
  )
})

test('random parties are valid parties', () => {
  fc.assert(fc.property(anyParty, (party) => assert.equal(faultOfParty(party), null)))
})

test('the smallest number of rooms that holds a party is found, or none', () => {
  const twin = { maxGuests: 2, maxAdults: 2 }
  const family = { maxGuests: 4, maxAdults: 3 }
  assert.equal(roomsThatHold({ rooms: 1, adults: 7, ages: [] }, [twin]), 4)
  assert.equal(roomsThatHold({ rooms: 1, adults: 7, ages: [] }, [twin, family]), 3)
  assert.equal(roomsThatHold({ rooms: 2, adults: 4, ages: [3, 5, 8] }, [twin]), 4)
  assert.equal(roomsThatHold({ rooms: 1, adults: 1, ages: [3, 5] }, [twin]), null)
  assert.equal(roomsThatHold({ rooms: 1, adults: 36, ages: [] }, [twin]), null)
  assert.equal(roomsThatHold({ rooms: 1, adults: 2, ages: [] }, []), null)
})
