import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AlertPage } from '#contract/alerts.ts'
import type { HotelPage } from '#contract/search.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { priceHotelAt } from '#test/support/hotel-prices.ts'
import { checkAlerts } from './check-alerts.ts'

let now = Date.parse('2027-01-10T00:40:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now, 40)
await haveGuests(db, [1, 2])
const { hotel } = await findRate(app, { s_d: '2027-02-12', e_d: '2027-02-14' })
const [{ city }] = await db<[{ city: string }]>`select city from hotels where id = ${hotel}`
const kw = (await app.places()).byId.get(Number(city))!.slug

const as = (guest: string) => ({ headers: { authentic: guest } })
let requests = 0
const watch = async (guest: string, add: Record<string, unknown>) => {
  const fields = Object.entries(add).map(([name, value]) => [`add[${name}]`, value])
  const body = { ...Object.fromEntries(fields), req_id: `flexible-request-${++requests}` }
  return (await ask(app, 'user/alerts', body, as(guest))).body
}
const list = async (guest: string) =>
  ((await ask(app, 'user/alerts', {}, { ...as(guest), method: 'GET' })).body.data as unknown as AlertPage)
    .list
const cheapest = async (fields: object) => {
  const query = { kw, sort: 'price', currency: 'CNY', ...fields }
  const { body } = await ask(app, 'hot/hlis', query, { method: 'GET' })
  return (body.data as unknown as HotelPage).list[0]!.offer!.total
}
const nextDay = () => {
  now += 86_400_000
  return checkAlerts({ ...app.booking, places: app.places })
}

test('a weekend in a month is watched by its cheapest stay, and the email links to the same search', async () => {
  const weekend = { weekend: '2027-02', adults: 2 }
  await watch('1', { kw, ...weekend })
  const [alert] = await list('1')
  assert.deepEqual(alert!.flexible, { weekend: '2027-02' })
  assert.deepEqual(alert!.now, await cheapest(weekend))
  await nextDay()
  assert.deepEqual(await mailbox(app, 'guest1@example.com'), [])

  const stay = { arrival: '2027-02-19', departure: '2027-02-21' }
  const price = 1_00
  await priceHotelAt(db, { hotel, stay, price, now })
  await nextDay()
  const [mail] = await mailbox(app, 'guest1@example.com')
  assert.match(mail!.subject, /A weekend in February 2027/)
  assert.match(mail!.text, new RegExp(`/hotel-search/${kw}\\?weekend=2027-02`))
  assert.deepEqual((await list('1'))[0]!.now, await cheapest(weekend))
})

test('days around a stay are watched until that stay', async () => {
  const around = { s_d: '2027-01-20', e_d: '2027-01-22', flex: 3, adults: 2 }
  await watch('2', { kw, ...around })
  const [alert] = await list('2')
  assert.deepEqual([alert!.flexible, alert!.stay.s_d], [{ flex: 3 }, '2027-01-20'])
  assert.deepEqual(alert!.now, await cheapest(around))
  now = Date.parse('2027-01-20T00:40:00Z')
  await checkAlerts({ ...app.booking, places: app.places })
  assert.equal((await list('2'))[0]!.state, 'ended')
})

test('a month that has passed, and flexible dates of one hotel, are refused', async () => {
  const past = await watch('2', { kw, weekend: '2026-12' })
  assert.deepEqual(Object.keys(past.data.fields as object), ['add.weekend'])
  const ofHotel = await watch('2', { hotel, weekend: '2027-03' })
  assert.deepEqual(Object.keys(ofHotel.data.fields as object), ['add.flex'])
})
