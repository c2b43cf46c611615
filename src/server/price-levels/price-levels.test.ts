import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PriceCalendar } from '#contract/hotels.ts'
import type { PriceLevelAnswer } from '#contract/price-levels.ts'
import { nightsToSample } from '#domain/price/price-level.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { eventually } from '#test/support/eventually.ts'
import { ask } from '#test/support/guests.ts'
import { priceHotelAt } from '#test/support/hotel-prices.ts'
import { samplePrices } from './sample-prices.ts'

let now = Date.parse('2027-01-10T19:25:00Z')
const app = await testApp({ clock: () => now })
const { db, places } = app
await fillForBooking(app, now, 40)
const dates = { s_d: '2027-02-09', e_d: '2027-02-11' }
const { hotel } = await findRate(app, dates)
const [{ currency } = { currency: '' }] = await db<{ currency: string }[]>`
  select currency from hotels where id = ${hotel}`
const stay = { arrival: dates.s_d, departure: dates.e_d }
const setPrice = (price: number) => priceHotelAt(db, { hotel, stay, price, now })
await setPrice(20_000)

const level = async (fields: object = {}) => {
  const { body } = await ask(app, 'hot/price_level', { id: hotel, ...dates, ...fields }, { method: 'GET' })
  return body.data as unknown as PriceLevelAnswer
}
const nightNow = async () => {
  const query = { id: hotel, from: '2027-02-09', to: '2027-02-10', currency }
  const { body } = await ask(app, 'hot/r_calendar', query, { method: 'GET' })
  return (body.data as unknown as PriceCalendar)[0]!.total!.amount
}
const rows = () =>
  db<{ day: string; hotels: number }[]>`
    select day::text as day, count(*)::int as hotels from price_samples group by day order by day`

test('a sample has the cheapest nights of every hotel, once a day', async () => {
  await samplePrices({ db, places, now: () => now }, null)
  await samplePrices({ db, places, now: () => now }, null)
  assert.deepEqual([...(await rows())], [{ day: '2027-01-10', hotels: 40 }])
  const [{ totals } = { totals: [] }] = await db<{ totals: (number | null)[] }[]>`
    select totals::float8[] as totals from price_samples where hotel_id = ${hotel}`
  const night = nightsToSample('2027-01-10')[4]!
  const query = { id: hotel, from: night, to: night, currency }
  const { body } = await ask(app, 'hot/r_calendar', query, { method: 'GET' })
  assert.equal(totals[4], (body.data as unknown as PriceCalendar)[0]!.total?.amount ?? null)
})

test('cities follow each other in jobs of their own', async () => {
  await db`delete from price_samples`
  const cities = await db<{ city: number }[]>`select distinct city::int as city from hotels order by 1`
  await samplePrices({ db, places, now: () => now, atOnce: 1 }, null)
  const [first] = await rows()
  assert.ok(first!.hotels < 40)
  const [job] = await db<{ payload: { place: number } }[]>`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'sample_prices_after'`
  assert.equal(job!.payload.place, cities[0]!.city)
  await samplePrices({ db, places, now: () => now }, job!.payload.place)
  assert.equal((await rows())[0]!.hotels, 40)
})

test('without enough samples nothing is said', async () => {
  assert.deepEqual(await level(), { stay: null, bands: [] })
  const none = await ask(app, 'hot/price_level', { id: '999999', ...dates }, { method: 'GET' })
  assert.equal(none.body.data.reason, 'not_found')
})

test('a price is low, usual or high beside the samples of the last three months', async () => {
  const usual = await nightNow()
  // Samples of earlier days, as if the price had moved by a tenth both ways.
  await db`
    insert into price_samples (hotel_id, day, currency, totals)
    select ${hotel}, ${'2027-01-10'}::date - n, ${currency},
      array(select (${usual} * (100 + (n % 21 - 10)) / 100)::bigint from generate_series(1, 14))
    from generate_series(1, 40) n`
  const found = await level()
  assert.equal(found.stay!.level, 'usual')
  assert.equal(found.stay!.series.length, 41)
  assert.ok(found.stay!.low.amount < found.stay!.nightly.amount)
  assert.ok(found.stay!.nightly.amount < found.stay!.high.amount)
  assert.ok(found.bands.some(({ month, weekend }) => month === '2027-02' && !weekend))

  await setPrice(16_000)
  const low = await eventually(level, ({ stay }) => stay?.level === 'low')
  assert.equal(low.stay!.level, 'low')
  await setPrice(26_000)
  const high = await eventually(level, ({ stay }) => stay?.level === 'high')
  assert.equal(high.stay!.level, 'high')

  const euros = await level({ currency: 'EUR' })
  assert.deepEqual([euros.stay!.level, euros.stay!.nightly.currency], ['high', 'EUR'])
  assert.equal((await level({ s_d: '2027-12-01', e_d: '2027-12-02' })).stay, null)
})

test('samples of another currency are not compared, and old ones are deleted', async () => {
  await db`update price_samples set currency = 'XXX'`
  assert.deepEqual(await level(), { stay: null, bands: [] })
  now = Date.parse(`${addDays('2027-01-10', 120)}T19:25:00Z`)
  for (let round = 0; round < 14; round++) await samplePrices({ db, places, now: () => now }, null)
  assert.deepEqual(
    (await rows()).map(({ day }) => day),
    ['2027-05-10'],
  )
})
