import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RatePick } from '../rates/rates.ts'
import { chosenMix, groupsOf, type MixRoom, mixRooms, overbookedRoom, quotesOfMix } from './room-mix.ts'

const pick = (room: string, rate: string, amount: number, left: number | null = null) =>
  ({
    room: { id: room, name: room },
    rate: { rate, quote: `${room}.${rate}`, left, price: { total: { amount, currency: 'CNY' } } },
  }) as unknown as RatePick

const twin = pick('twin', 'saver', 500_00, 2)
const suite = pick('suite', 'flexible', 900_00)
const rooms: MixRoom[] = [
  { guests: { adults: 2, ages: [] }, picks: [suite, twin] },
  { guests: { adults: 1, ages: [] }, picks: [suite, twin] },
]

test('guests are asked for by their room, each group once', () => {
  assert.deepEqual(groupsOf({ rooms: 3, adults: 5, ages: [4] }), [
    { adults: 2, ages: [] },
    { adults: 1, ages: [4] },
  ])
  const list = { rooms: [{ ...twin.room, rates: [twin.rate] }] } as never
  const mixed = mixRooms({ rooms: 2, adults: 3, ages: [] }, [{ guests: { adults: 2, ages: [] }, list }])
  assert.deepEqual(
    mixed.map(({ picks }) => picks.length),
    [1, 0],
  )
})

test('each room begins with the rate of the page, else the cheapest, until the guest chooses', () => {
  assert.deepEqual(chosenMix(rooms, [], 'suite.flexible'), [suite, suite])
  assert.deepEqual(chosenMix(rooms, [], 'gone.rate'), [twin, twin])
  assert.deepEqual(chosenMix(rooms, [undefined, 'suite.flexible'], null), [twin, suite])
})

test('a room type is not chosen more often than it is free', () => {
  assert.equal(overbookedRoom([twin, twin]), null)
  assert.deepEqual(overbookedRoom([twin, twin, twin]), { room: twin.room, left: 2 })
  assert.equal(overbookedRoom([suite, suite, suite]), null)
})

test('a mix is booked by one quote for each room', () => {
  assert.deepEqual(quotesOfMix([twin, twin, suite]), ['twin.saver', 'twin.saver', 'suite.flexible'])
  assert.equal(quotesOfMix([twin, null]), null)
})
