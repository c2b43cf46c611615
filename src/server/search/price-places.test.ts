import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PriceCalendar } from '#contract/hotels.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { openPlaces } from '../places/open-places.ts'
import { pricePlaces } from './price-places.ts'

test('a city’s price is the cheapest night of its calendar in the coming 30 days', async () => {
  const now = Date.parse('2027-03-01T00:00:00Z')
  const app = await testApp({ clock: () => now })
  await fillCatalogue(app.db, { hotels: 40, now })
  await pricePlaces({ db: app.db, places: app.places, now: () => now }, null)
  const index = await openPlaces({ db: app.db, now: () => now })()
  const cities = [...index.byId.values()].filter(({ kind, hotels }) => kind === 'city' && hotels > 0)
  const priced = cities.filter(({ nightFrom }) => nightFrom !== null)
  assert.ok(priced.length > 0)
  const city = priced[0]!
  const today = dateIn(city.zone, now)
  const answer = await app.http.inject({
    url: `/api/hot/r_calendar?kw=${city.slug}&from=${today}&to=${addDays(today, 29)}&rooms=1&adults=2`,
  })
  const calendar: PriceCalendar = answer.json().data
  assert.equal(city.nightFrom, Math.min(...calendar.flatMap(({ total }) => total?.amount ?? [])))
})
