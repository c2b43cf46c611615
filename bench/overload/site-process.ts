// Our server with its pages and 300 demonstration hotels, with enough rooms and guests for every booking of a run.

import type { HotelPage } from '#contract/search.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { createApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { manyBookings, testSecret } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { testDatabase } from '#test/support/database.ts'
import { sessionByNumber } from '#test/support/guests.ts'
import { hotelIds, prepare } from '../booking/booking-store.ts'
import { freshQueries, pathOf } from '../search/queries.ts'
import type { Offered } from './storm-requests.ts'

const HOTELS = 300
const GUESTS = 200_000
const PRODUCTS = 20
const SEARCHES = 20_000

process.env.NODE_ENV = 'production'
const { db, drop } = await testDatabase()
const settings = readSettings({
  ...{ LOG_LEVEL: 'silent', PORT: '0', DEMO_HOTELS: '0', SECRET: testSecret },
  ...{ LIMITS: manyBookings, LIMITS_SCALE: '100000', UNPAID_ORDERS: '1000' },
})
const app = await createApp({ db, settings, pages: await loadBuiltPages(), findSession: sessionByNumber })
const now = Date.now()
await fillForBooking({ ...app, db }, now, HOTELS)
await prepare(db, GUESTS)

const today = dateIn('UTC', now)
const arrival = addDays(today, 40)
const quotes: string[] = []
for (let at = 0; at < PRODUCTS; at++) {
  const s_d = addDays(arrival, at)
  const e_d = addDays(s_d, 1 + (at % 3))
  quotes.push((await findRate({ ...app, db }, { payment: 'at_hotel', s_d, e_d })).rate.quote)
}
const queries = freshQueries(await app.places(), today, SEARCHES)
const pictures = new Set<string>()
for (const query of queries.slice(0, 100)) {
  const found = (await app.http.inject(pathOf(query))).json() as { data: Partial<HotelPage> }
  for (const { images } of found.data.list ?? [])
    for (const { card, url } of images) pictures.add(card ?? url)
}
await app.listen({ port: 0, host: '127.0.0.1' })

process.on('disconnect', () => {
  const end = () => process.exit(0)
  app.http.close().then(drop, drop).then(end, end)
})
const offered: Offered = {
  quotes,
  searches: queries.map((query) => pathOf(query)),
  pictures: [...pictures],
  pages: ['/', '/zh', ...(await hotelIds(db)).map((id) => `/hotels/${id}`)],
}
process.send!({ port: (app.http.server.address() as { port: number }).port, offered })
