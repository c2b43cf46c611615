import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { SharedTrip, TripList } from '#contract/trips.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
await fillForBooking(app, now)
await haveGuests(app.db, [1, 2])

async function book(s_d: string, e_d: string, guest = '1') {
  const { rate } = await findRate(app, { payment: 'at_hotel', free: true, s_d, e_d })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), {
    headers: { authentic: guest },
  })
  return (body.data as unknown as Booked).order_id
}
const as = (guest: string) => ({ headers: { authentic: guest } })
const trips = async (guest = '1') =>
  (await ask(app, 'order/trips', {}, { ...as(guest), method: 'GET' })).body.data as unknown as TripList
let requests = 0
const change = async (path: string, fields: object, guest = '1') =>
  (await ask(app, `order/${path}`, { ...fields, req_id: `trip-request-${++requests}` }, as(guest))).body
const opened = async (token: string, lang = 'en') =>
  (await ask(app, 'order/shared_trip', { token, lang }, { method: 'GET' })).body

const first = await book('2027-02-10', '2027-02-14')
const second = await book('2027-02-16', '2027-02-18')
await book('2027-04-01', '2027-04-02')

test('orders that follow each other are one trip with its gap, and a single order is none', async () => {
  const { list, apart } = await trips()
  assert.equal(list.length, 1)
  const [trip] = list
  assert.deepEqual(
    [trip!.id, trip!.s_d, trip!.e_d, trip!.nights, trip!.share, apart],
    [first, '2027-02-10', '2027-02-18', 6, null, []],
  )
  assert.deepEqual(trip!.gaps, [
    { s_d: '2027-02-14', e_d: '2027-02-16', nights: 2, after: first, before: second },
  ])
  assert.ok(trip!.orders.every(({ city, city_slug, guests }) => city && city_slug && guests.length > 0))
  assert.deepEqual((await trips('2')).list, [])
})

test('an order is taken out of its trip and returned; the name stays', async () => {
  const named = (await change('change_trip', { id: second, name: 'A week of snow' }))
    .data as unknown as TripList
  assert.equal(named.list[0]!.name, 'A week of snow')
  const out = (await change('change_trip', { id: second, apart: 1 })).data as unknown as TripList
  assert.deepEqual([out.list, out.apart.map(({ id }) => id)], [[], [second]])
  const back = (await change('change_trip', { id: second, apart: 0 })).data as unknown as TripList
  assert.deepEqual([back.list[0]!.name, back.apart], ['A week of snow', []])
  const plain = (await change('change_trip', { id: first, unnamed: 1 })).data as unknown as TripList
  assert.equal(plain.list[0]!.name, null)
  await change('change_trip', { id: first, name: 'A week of snow' })
  assert.equal((await change('change_trip', { id: second, apart: 1 }, '2')).data.reason, 'not_found')
})

test('a link shows the trip without numbers and money, until it is revoked or the trip is over', async () => {
  const fields = { id: first, share: 1, names: 0 }
  const { share } = ((await change('share_trip', fields)).data as unknown as TripList).list[0]!
  const token = share!.path.split('/').at(-1)!
  const seen = (await opened(token)).data as unknown as SharedTrip
  assert.deepEqual(
    seen.stops.map(({ guests, total }) => [guests, total]),
    [
      [[], null],
      [[], null],
    ],
  )
  assert.deepEqual([seen.name, seen.gaps[0]!.nights], ['A week of snow', 2])
  assert.ok(!/LS\w{9}|order_no|contact/.test(JSON.stringify(seen)))

  const more = await change('share_trip', { id: first, share: 1, names: 1, money: 1 })
  const again = (more.data as unknown as TripList).list[0]!.share!
  assert.deepEqual([again.path, again.opened, again.money], [share!.path, 1, true])
  const full = (await opened(token)).data as unknown as SharedTrip
  assert.ok(full.stops.every(({ guests, total }) => guests.length > 0 && total !== null))

  assert.equal((await change('share_trip', { id: first, share: 1 }, '2')).data.reason, 'not_found')
  const before = now
  now = Date.parse('2027-02-19T13:00:00Z')
  assert.equal((await opened(token)).data.reason, 'not_found')
  now = before
  const gone = (await change('share_trip', { id: first, share: 0 })).data as unknown as TripList
  assert.equal(gone.list[0]!.share, null)
  assert.equal((await opened(token)).data.reason, 'not_found')
})
