import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AlertPage, PriceAlert } from '#contract/alerts.ts'
import type { HotelPage } from '#contract/search.ts'
import { MOST_ALERTS } from '#domain/price/price-alert.ts'
import { nightDates } from '#domain/stay/stay.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { priceHotelAt } from '#test/support/hotel-prices.ts'
import { transaction } from '../db/database.ts'
import { setNightUnits } from '../inventory/set-units.ts'
import { alertedCities } from './alert-store.ts'
import { checkAlerts } from './check-alerts.ts'
import { alertData } from './personal-data.ts'

let now = Date.parse('2027-01-10T00:40:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now, 40)
await haveGuests(db, [1, 2, 3, 4, 5, 6, 7, 8])
const dates = { s_d: '2027-02-12', e_d: '2027-02-15' }
const stay = { arrival: dates.s_d, departure: dates.e_d }
const { hotel } = await findRate(app, dates)
const setPrice = (price: number) => priceHotelAt(db, { hotel, stay, price, now })
await setPrice(60_000)

const as = (guest: string) => ({ headers: { authentic: guest } })
let requests = 0
const fieldsOf = (add: object) =>
  Object.fromEntries(Object.entries(add).map(([name, value]) => [`add[${name}]`, value]))
const change = (guest: string, fields: object, reqId = `alert-request-${++requests}`) =>
  ask(app, 'user/alerts', { ...fields, req_id: reqId }, as(guest))
const changed = async (guest: string, fields: object) =>
  (await change(guest, fields)).body.data as unknown as AlertPage
const watch = (guest: string, add: object = {}) => changed(guest, fieldsOf({ hotel, ...dates, ...add }))
const alerts = async (guest: string) =>
  (await ask(app, 'user/alerts', {}, { ...as(guest), method: 'GET' })).body.data as unknown as AlertPage
const only = async (guest: string): Promise<PriceAlert> => {
  const { list } = await alerts(guest)
  assert.equal(list.length, 1)
  return list[0]!
}
const mails = (guest: string) => mailbox(app, `guest${guest}@example.com`)
const check = () => checkAlerts({ ...app.booking, places: app.places })
const nextDay = () => {
  now += 86_400_000
  return check()
}

test('a guest is notified of a fall of five percent once, and again only of a further one', async () => {
  const { list, added } = await watch('1')
  assert.deepEqual([list.length, list[0]!.id, list[0]!.state], [1, added, 'active'])
  assert.deepEqual(list[0]!.start, list[0]!.now)
  await nextDay()
  assert.deepEqual(await mails('1'), [])

  await setPrice(58_000)
  await nextDay()
  assert.deepEqual(await mails('1'), [])
  await setPrice(55_000)
  await nextDay()
  const [mail] = await mails('1')
  assert.match(mail!.subject, /dropped to CN¥[\d,.]+ for 12 – 15 Feb$/)
  assert.match(mail!.text, /Total on 10 Jan: CN¥/)
  assert.match(mail!.text, new RegExp(`/hotels/${hotel}\\?s_d=2027-02-12&e_d=2027-02-15&rooms=1&adults=2`))

  await check()
  await nextDay()
  await setPrice(54_000)
  await nextDay()
  assert.equal((await mails('1')).length, 1)
  await setPrice(50_000)
  await nextDay()
  assert.equal((await mails('1')).length, 2)
  const seen = await only('1')
  assert.deepEqual([seen.told!.times, seen.told!.total], [2, seen.now])
  assert.equal(seen.series.length, 5)
  assert.ok(seen.series.every(({ on }, at) => at === 0 || on > seen.series[at - 1]!.on))
})

test('a total below the limit is reported, and a day has at most one message', async () => {
  const before = (await watch('2')).list[0]!.now!.amount
  const { list } = await watch('2', { limit: before - 300 })
  assert.deepEqual([list.length, list[0]!.limit!.amount], [1, before - 300])
  await setPrice(49_900)
  await nextDay()
  const [mail] = await mails('2')
  assert.match(mail!.text, /At or below your limit of CN¥/)
  await setPrice(40_000)
  await check()
  assert.equal((await mails('2')).length, 1)
  await nextDay()
  assert.equal((await mails('2')).length, 2)
})

test('a repeated request adds one alert', async () => {
  const add = fieldsOf({ hotel, ...dates, adults: 1 })
  const [first, again] = [
    await change('3', add, 'the-same-request'),
    await change('3', add, 'the-same-request'),
  ]
  assert.deepEqual(first.body, again.body)
  assert.equal((await alerts('3')).list.length, 1)
  await changed('3', { remove: (await only('3')).id })
  assert.deepEqual((await alerts('3')).list, [])
})

test('an alert is stopped by a one-click POST without a session; a repetition has the same answer', async () => {
  const [mail] = await mails('2')
  const { token } = /stop-alert#(?<token>[\w-]+)/.exec(mail!.text)!.groups!
  const oneClick = () =>
    app.http.inject({
      method: 'POST',
      url: `/api/user/stop_alert?token=${token}&lang=en`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const answer = (await oneClick()).json()
  assert.deepEqual([answer.code, answer.msg], [1, 'We’ve stopped this alert'])
  assert.deepEqual((await oneClick()).json(), answer)
  assert.deepEqual((await alerts('2')).list, [])
  const count = (await mails('2')).length
  await setPrice(20_000)
  await nextDay()
  assert.equal((await mails('2')).length, count)
  const wrong = await ask(app, 'user/stop_alert', { token: 'unknown' })
  assert.equal(wrong.body.data.reason, 'link_invalid')
})

test('a paused alert is not checked', async () => {
  const { id } = await only('1')
  const count = (await mails('1')).length
  await changed('1', { pause: id })
  await setPrice(10_000)
  await nextDay()
  assert.equal((await mails('1')).length, count)
  assert.equal((await only('1')).state, 'paused')
  await changed('1', { resume: id })
  await nextDay()
  assert.equal((await mails('1')).length, count + 1)
  assert.equal((await change('4', { pause: id })).body.data.reason, 'not_found')
})

test('a sold-out stay is reported when a room is available again', async () => {
  const rooms = await db<{ id: string }[]>`select id from room_types where hotel_id = ${hotel}`
  const setAll = (units: number | null) =>
    transaction(db, async (tx) => {
      const nights = nightDates(stay).map((night) => ({ night, units }))
      for (const { id } of rooms) await setNightUnits(tx, { roomTypeId: id, nights })
    })
  await watch('4')
  await setAll(0)
  await nextDay()
  const soldOut = await only('4')
  assert.deepEqual([soldOut.now, soldOut.series.at(-1)!.total], [null, null])
  assert.deepEqual(await mails('4'), [])
  await setAll(null)
  await nextDay()
  assert.match((await mails('4'))[0]!.subject, /has a room again for 12 – 15 Feb/)
})

test('a search is watched by its cheapest hotel that passes the filters', async () => {
  const { kw } = (
    await db<{ kw: string }[]>`
    select places.slug as kw from hotels join places on places.id = hotels.city where hotels.id = ${hotel}`
  )[0]!
  const query = { kw, ...dates, free_cancel: '1' }
  const asked = await ask(app, 'hot/hlis', { ...query, sort: 'price' }, { method: 'GET' })
  const [cheapest] = (asked.body.data as unknown as HotelPage).list
  const { list } = await changed('5', fieldsOf(query))
  assert.deepEqual(list[0]!.now, cheapest!.offer!.total)
  assert.deepEqual(list[0]!.found!.id, cheapest!.id)
  assert.equal(
    list[0]!.path,
    `/hotel-search/${kw}?s_d=2027-02-12&e_d=2027-02-15&rooms=1&adults=2&free_cancel=1`,
  )
  await priceHotelAt(db, { hotel: cheapest!.id, stay, price: 500, now })
  await nextDay()
  const [mail] = await mails('5')
  assert.match(mail!.text, /Your search in .+ The cheapest stay is now/)
})

test('a guest has a limited number of alerts, and impossible ones are refused', async () => {
  const room = (adults: number, e_d = dates.e_d) =>
    change('6', fieldsOf({ hotel, s_d: dates.s_d, e_d, adults }))
  for (let n = 0; n < MOST_ALERTS; n++)
    assert.equal((await room(1 + (n % 10), n < 10 ? '2027-02-13' : '2027-02-14')).status, 200)
  assert.equal((await room(1)).body.data.reason, 'alerts_full')
  const refused = async (add: object) => (await change('7', fieldsOf({ ...dates, ...add }))).body.data
  assert.equal((await refused({ hotel: '999999' })).reason, 'not_found')
  assert.equal((await refused({ kw: 'nowhere-at-all' })).reason, 'not_found')
  assert.equal((await refused({})).reason, 'invalid_input')
  assert.equal((await refused({ hotel, kw: 'kyoto' })).reason, 'invalid_input')
  assert.equal((await refused({ hotel, email: '0' })).reason, 'invalid_input')
  const today = new Date(now).toISOString().slice(0, 10)
  assert.equal((await refused({ hotel, s_d: today, e_d: dates.e_d })).reason, 'invalid_input')
  assert.equal((await refused({ hotel, currency: 'XXX' })).reason, 'invalid_input')
})

test('without an email address an alert may notify by push only', async () => {
  await db`update accounts set email = null, mobile = '+8613800138000' where id = 7`
  assert.equal((await change('7', fieldsOf({ hotel, ...dates }))).body.data.reason, 'no_email')
  const { list } = await watch('7', { email: '0', push: '1' })
  assert.deepEqual([list[0]!.email, list[0]!.push], [false, true])
  assert.equal((await change('7', { 'by[email]': '1' })).body.data.reason, 'no_email')
})

test('a row that cannot be read is skipped and recorded, and the others are checked', async () => {
  await watch('8')
  await db`update price_alerts set stay = '{"kind": "unknown"}' where guest_id = 7`
  const swept = await nextDay()
  assert.equal(swept.failed.length, 1)
  assert.ok(swept.done > 10)
  const [failed] = await db`select task, tries from failed_rows where task = 'check_price_alerts'`
  assert.equal(failed!.tries, 1)
  await db`delete from price_alerts where guest_id = 7`
})

test('alerts move to another account with it, and are exported and erased', async () => {
  const own = await alerts('8')
  await transaction(db, (tx) => alertData.move!(tx, { from: '8', into: '3', now }))
  assert.deepEqual(
    (await alerts('3')).list.map(({ id }) => id),
    own.list.map(({ id }) => id),
  )
  const read = JSON.stringify(await alertData.read(db, '3'))
  assert.match(read, /"arrival":"2027-02-12"/)
  assert.ok(!/token/.test(read))
  await transaction(db, (tx) => alertData.erase(tx, '3'))
  assert.deepEqual((await alerts('3')).list, [])
})

test('an alert ends on the day of arrival and is deleted a month later', async () => {
  now = Date.parse('2027-02-12T00:40:00Z')
  await check()
  assert.equal((await alerts('1')).list[0]!.state, 'ended')
  assert.deepEqual(await alertedCities(db, '2027-02-12'), [])
  now = Date.parse('2027-03-20T00:40:00Z')
  await check()
  assert.deepEqual((await alerts('1')).list, [])
})
