import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { setUnits } from '../inventory/set-units.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
let now = start
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, start, 20)
await haveGuests(
  db,
  Array.from({ length: 250 }, (_, at) => at + 1),
)
await db`delete from restrictions`
const first = '2027-02-12'
const { hotel, room } = await findRate(app, { payment: 'at_hotel', s_d: first, e_d: addDays(first, 6) })

/** A quote of this room for each stay of one to four nights within the six. */
async function quotesOfStays(): Promise<string[]> {
  const quotes: string[] = []
  for (let from = 0; from < 5; from++) {
    for (let nights = 1; nights <= Math.min(4, 6 - from); nights++) {
      const stay = { s_d: addDays(first, from), e_d: addDays(first, from + nights) }
      const found = await findRate(app, { payment: 'at_hotel', hotel, ...stay })
      assert.equal(found.room.id, room.id)
      quotes.push(found.rate.quote)
    }
  }
  return quotes
}

const commitAs = (guest: number, quote: string) =>
  ask(app, 'hot/r_commit', bookingFields(quote), { headers: { authentic: `${guest}` } })

test('two hundred guests compete for the last rooms with overlapping stays, and no night is oversold', async () => {
  await db`delete from inventory_nights where room_type_id = ${room.id}`
  await transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units: 3 }))
  const before = await takenNights(db)
  const quotes = await quotesOfStays()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => commitAs(at + 1, quotes[(at * 7) % quotes.length]!)),
  )
  const reasons = Map.groupBy(answers, ({ body }) => (body.code === 1 ? 'booked' : body.data.reason!))
  assert.deepEqual(
    [...reasons.keys()].filter((reason) => !['booked', 'sold_out', 'stay_unavailable'].includes(reason)),
    [],
  )
  const [{ orders, free }] = await db<[{ orders: number; free: number[] }]>`
    select (select count(*)::int from orders) as orders,
      (select array_agg(free order by night) from inventory_nights where room_type_id = ${room.id}) as free`
  assert.equal(orders, reasons.get('booked')!.length)
  // Stays of one night were refused as well, so no such night can still be free.
  assert.deepEqual(free.slice(0, 5), [0, 0, 0, 0, 0])
  assert.deepEqual(await checkBooks(db, before), [])
})

test('more concurrent commits than connections do not deadlock when keys and rates are read again', async () => {
  const stay = { s_d: '2027-03-12', e_d: '2027-03-13' }
  const { rate } = await findRate(app, { payment: 'at_hotel', ...stay })
  await db`update rate_plans set percent = percent + 1 where id = ${rate.rate}`
  // Keys and rates are cached for a minute.
  now += 2 * 60_000
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => commitAs(at + 201, rate.quote)))
  assert.deepEqual([...new Set(answers.map(({ body }) => body.data.reason))], ['price_changed'])
})
