import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { Calendar } from '#contract/desk/calendar.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'

const now = Date.parse('2027-05-01T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
await fillForBooking(app, now, 20)
await haveGuests(app.db, [1])

test('a held order is counted by night, named when its room would go, and keeps its price', async () => {
  const found = await findRate(app, { payment: 'prepay', s_d: '2027-06-01', e_d: '2027-06-03' })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote), {
    headers: { authentic: '1' },
  })
  const order = body.data as unknown as Booked
  const member = await haveStaff(app.db, { role: 'revenue' })
  const headers = await staffHeaders(app.db, member, { now })
  const { hotel, room } = found
  const shown = await askDesk(app, 'calendar/show', {
    method: 'GET',
    body: { hotel, from: '2027-06-01', nights: '3' },
    headers,
  })
  const row = (shown.data as Calendar).rooms.find(({ id }) => id === room.id)!
  assert.deepEqual(row.held, [1, 1, 0])

  const change = (edit: object, seen: readonly (number | null)[]) =>
    askDesk(app, 'calendar/change', {
      body: { hotel, edit, rows: [{ room: room.id, plan: null, nights: ['2027-06-01'], seen }] },
      headers,
    })
  const fewer = await change({ field: 'units', value: 0 }, [row.own_units[0]!])
  assert.deepEqual([fewer.code, fewer.data.nights], [1, 0])
  assert.ok(fewer.data.refused[0].orders.includes(order.order_no))

  const totalOf = async () =>
    (await app.db`select total::text from orders where number = ${order.order_no}`)[0]!.total
  const before = await totalOf()
  const dearer = await change({ field: 'price', how: 'add', amount: 10_000 }, [row.prices[0]!])
  assert.deepEqual([dearer.data.nights, await totalOf()], [1, before])
})
