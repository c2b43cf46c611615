import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeForm } from '#contract/encode.ts'
import type { RoomList, SplitStays } from '#contract/hotels.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const app = await testApp({ clock: () => now })
await fillForBooking(app, now, 300)
const s_d = '2027-03-16'
const stay = { s_d, e_d: addDays(s_d, 6), rooms: 1, adults: 2, currency: 'CNY' }

const ask = async <Answer>(name: string, input: object) => {
  const answer = await app.http.inject({ url: `/api/hot/${name}?${encodeForm({ ...input, lang: 'en' })}` })
  return answer.json<{ code: number; data: Answer }>()
}
const roomsOf = async (id: string, dates = {}) =>
  (await ask<RoomList>('r_detail', { id, ...stay, ...dates })).data.rooms
const splits = async (id: string, dates = {}) =>
  (await ask<SplitStays>('split_stay', { id, ...stay, ...dates })).data

/** A hotel of the largest city with two rooms for the stay and for each half of it. */
async function hotelWithTwoRooms() {
  const hotels = await app.db<{ id: string }[]>`
    select h.id from hotels h join places p on p.id = h.city
    where p.hotels = (select max(hotels) from places where kind = 'city') order by h.id`
  for (const { id } of hotels) {
    const found = await Promise.all(
      [{}, { e_d: addDays(s_d, 3) }, { s_d: addDays(s_d, 3) }].map((dates) => roomsOf(id, dates)),
    )
    const sold = found.map((rooms) => rooms.filter(({ rates }) => rates.length > 0).map((room) => room.id))
    const both = sold[0]!.filter((room) => sold.every((some) => some.includes(room)))
    if (both.length >= 2) return { id, rooms: found[0]!.map((room) => room.id), both }
  }
  throw new Error('no hotel has two rooms')
}

const { id, rooms, both } = await hotelWithTwoRooms()
const [first, second] = both as [string, string]
/** Before the city is loaded: these rows are not announced. */
async function sellOut(room: string, nights: readonly number[]) {
  for (const night of nights)
    await app.db`
      insert into inventory_nights (room_type_id, night, free) values (${room}, ${addDays(s_d, night)}, 0)
      on conflict (room_type_id, night, hotel_id) do update set free = 0`
}
await sellOut(first, [3, 4, 5])
await sellOut(second, [0, 1, 2])
for (const room of rooms) if (room !== first && room !== second) await sellOut(room, [0, 1, 2, 3, 4, 5])

const cheapest = async (hotel: string, room: string, dates: { s_d: string; e_d: string }) => {
  const rates = (await roomsOf(hotel, dates)).find((one) => one.id === room)?.rates ?? []
  return Math.min(...rates.map(({ price }) => price.total.amount))
}

test('two rooms of the hotel are offered where none covers the stay, at the prices of its page', async () => {
  const { list, rooms: table } = await splits(id)
  const { parts, total, distance_m } = list[0]!
  assert.equal(distance_m, null)
  assert.deepEqual(
    parts.map(({ hotel, offer, s_d, e_d }) => [hotel.id, offer.room, s_d, e_d]),
    [
      [id, first, s_d, addDays(s_d, 3)],
      [id, second, addDays(s_d, 3), addDays(s_d, 6)],
    ],
  )
  assert.equal(total.amount, parts[0]!.offer.total.amount + parts[1]!.offer.total.amount)
  const nights = new Map(table.map((room) => [room.id, room.free]))
  assert.deepEqual(nights.get(first), [true, true, true, false, false, false])
  assert.deepEqual(nights.get(second), [false, false, false, true, true, true])
})

test('every part costs what the page of its hotel shows for its dates', async () => {
  const { list } = await splits(id)
  assert.ok(list.length > 0)
  for (const { parts } of list)
    for (const { hotel, offer, s_d, e_d } of parts)
      assert.equal(offer.total.amount, await cheapest(hotel.id, offer.room, { s_d, e_d }))
})

test('a second hotel is within a walk, and one part is in the hotel asked for', async () => {
  const { list } = await splits(id)
  for (const { parts, distance_m } of list.slice(1)) {
    assert.ok(distance_m !== null && distance_m <= 2_000)
    assert.equal(parts.filter(({ hotel }) => hotel.id === id).length, 1)
  }
})

test('nothing is offered beside a room that covers the stay, nor for one night', async () => {
  assert.deepEqual(await splits(id, { e_d: addDays(s_d, 3) }), { list: [], rooms: [] })
  assert.deepEqual(await splits(id, { s_d: addDays(s_d, 3), e_d: addDays(s_d, 4) }), { list: [], rooms: [] })
})

test('a stay in the past and an unknown hotel are refused', async () => {
  const past = await ask<{ fields: object }>('split_stay', {
    id,
    ...stay,
    s_d: '2026-11-01',
    e_d: '2026-11-03',
  })
  assert.deepEqual(past.data.fields, { s_d: 'Your stay can’t start before today' })
  assert.equal((await ask<{ reason: string }>('split_stay', { ...stay, id: '1' })).data.reason, 'not_found')
})
