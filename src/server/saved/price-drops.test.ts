import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { priceHotelAt } from '#test/support/hotel-prices.ts'
import { cheapestTotal } from '../hotels/rooms-and-quotes/cheapest-total.ts'
import { tellPriceDrops } from './tell-price-drops.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now, 40)
await haveGuests(db, [1, 2, 3])
const dates = { s_d: '2027-02-12', e_d: '2027-02-15' }
const stay = { arrival: dates.s_d, departure: dates.e_d }
const { hotel } = await findRate(app, dates)
const setPrice = (price: number) => priceHotelAt(db, { hotel, stay, price, now })
await setPrice(60_000)

const as = (guest: string) => ({ headers: { authentic: guest } })
const change = (guest: string, fields: object) => ask(app, 'order/collect_list', fields, as(guest))
const mails = (guest: string) => mailbox(app, `guest${guest}@example.com`)
const nextNight = () => {
  now += 86_400_000
  return tellPriceDrops(app.booking)
}
const watched = async (guest: string, fields: object = {}) => {
  const { body } = await change(guest, { title: 'New Year away', ...dates, ...fields })
  const list = String(body.data.list)
  await ask(app, 'hot/h_collect', { id: hotel, list }, as(guest))
  return list
}

test('a subscriber is notified of a price drop once, and again only of a further drop', async () => {
  await watched('1', { alerts: '1' })
  await watched('2')
  await nextNight()
  assert.deepEqual(await mails('1'), [])

  await setPrice(54_000)
  await nextNight()
  const [mail] = await mails('1')
  assert.equal(mail!.subject, 'A price dropped in “New Year away”')
  assert.match(mail!.text, /CN¥[\d,.]+ for 12 – 15 Feb, CN¥[\d,.]+ less/)
  assert.deepEqual(await mails('2'), [])

  await nextNight()
  await setPrice(53_900)
  await nextNight()
  assert.equal((await mails('1')).length, 1)
  await setPrice(48_000)
  await nextNight()
  assert.equal((await mails('1')).length, 2)
})

test('alerts of one list are stopped by a one-click POST without a session', async () => {
  const [mail] = await mails('1')
  const { token } = /stop-alerts#(?<token>[\w-]+)/.exec(mail!.text)!.groups!
  const oneClick = await app.http.inject({
    method: 'POST',
    url: `/api/hot/stop_alerts?token=${token}&lang=en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  assert.deepEqual(oneClick.json(), {
    code: 1,
    msg: 'You’ll get no more of these emails',
    data: { name: 'New Year away' },
  })
  const again = await ask(app, 'hot/stop_alerts', { token })
  assert.equal(again.body.data.reason, 'link_invalid')
  await setPrice(30_000)
  await nextNight()
  assert.equal((await mails('1')).length, 2)
})

test('a price that was not stored is stored first', async () => {
  const list = await watched('3', { alerts: '1' })
  await db`update favourites set noted = null where guest_id = 3`
  await nextNight()
  assert.deepEqual(await mails('3'), [])
  await setPrice(20_000)
  await nextNight()
  assert.equal((await mails('3')).length, 1)
  await change('3', { list, alerts: '0' })
  await setPrice(10_000)
  await nextNight()
  assert.equal((await mails('3')).length, 1)
})

test('without an e-mail address alerts are refused with a message', async () => {
  await db`update accounts set email = null, mobile = '+8613800138000' where id = 2`
  const { status, body } = await change('2', { title: 'By text', alerts: '1' })
  assert.deepEqual([status, body.data.reason], [409, 'no_email'])
  assert.equal(body.msg, 'Please add an email address to your account first')
})

test('the total in a mail equals that of the list', async () => {
  const { body } = await ask(app, 'hot/r_detail', { id: hotel, ...dates }, { method: 'GET' })
  const rooms = body.data.rooms as { rates: { price: { total: { amount: number } } }[] }[]
  const least = Math.min(...rooms.flatMap(({ rates }) => rates.map(({ price }) => price.total.amount)))
  const rates = await app.booking.rates()
  const party = { rooms: 1, adults: 2, ages: [] }
  const total = await cheapestTotal(db, { id: hotel, stay, party, currency: 'CNY', rates, now })
  assert.equal(total!.amount, least)
})
