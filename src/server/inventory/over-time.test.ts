import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { fetchRates, openRates } from '../exchange/exchange-rates.ts'
import { readExchangeRates } from '../exchange/read-committed-rates.ts'
import { calendarPrices } from './calendar-bytes.ts'
import { rollCalendars } from './roll-calendars.ts'

const { db, drop } = await testDatabase()
after(drop)
const november = Date.parse('2026-11-15T08:00:00Z')
await fillCatalogue(db, { hotels: 6, now: november })

async function firstCalendar() {
  const [row] = await db<{ prices: Buffer; unit: number; base: string }[]>`
    select prices, unit, base_date::text as base from price_calendars order by room_type_id limit 1`
  return { base: row!.base, prices: [...calendarPrices(row!.prices, row!.unit)] }
}

test('calendars stay within a month and roll with a new one: past nights are dropped, the year repeats at the end', async () => {
  const before = await firstCalendar()
  assert.equal(await rollCalendars(db, november + 86_400_000), 0)
  assert.ok((await rollCalendars(db, Date.parse('2026-12-01T00:20:00Z'))) > 0)
  const { base, prices } = await firstCalendar()
  assert.equal(base, '2026-11-30')
  assert.equal(prices.length, 604)
  assert.deepEqual(prices.slice(0, 574), before.prices.slice(30))
  assert.deepEqual(prices.slice(574), before.prices.slice(240, 270))
})

test('calendars are full again after years of downtime', async () => {
  await rollCalendars(db, Date.parse('2029-03-05T00:00:00Z'))
  const { base, prices } = await firstCalendar()
  assert.equal(base, '2029-02-28')
  assert.ok(prices.length === 604 && prices.every((price) => price > 0))
  const [{ old }] = await db<[{ old: number }]>`select count(*)::int as old from inventory_nights`
  assert.equal(old, 0)
})

test('an operator’s calendar ends with nights without a price', async () => {
  await db`update hotels set demo = false`
  await rollCalendars(db, Date.parse('2029-04-02T00:00:00Z'))
  const { prices } = await firstCalendar()
  assert.ok(prices.slice(-31).every((price) => price === 0))
  assert.ok(prices[0]! > 0)
})

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })
const { rates } = readExchangeRates()

test('rates of a live source apply from their day on; an invalid response changes nothing', async () => {
  const now = () => november
  const source = { url: 'https://rates.example/latest', now: november }
  assert.equal((await openRates({ db, now })()).date, readExchangeRates().date)
  assert.match(await fetchRates(db, { ...source, get: answer({ date: 'soon' }) }), /not understood/)
  assert.match(await fetchRates(db, { ...source, get: answer({}, 503) }), /503/)
  assert.match(
    await fetchRates(db, {
      ...source,
      get: answer({ date: '2027-01-02', base: 'CNY', rates: { USD: 0.1 } }),
    }),
    /lacks/,
  )
  assert.equal((await openRates({ db, now })()).date, readExchangeRates().date)
  const live = { date: '2027-01-02', base: 'CNY', rates: { ...rates, USD: 0.1411 } }
  assert.equal(await fetchRates(db, { ...source, get: answer(live) }), 'stored')
  const table = await openRates({ db, now })()
  assert.deepEqual({ date: table.date, usd: table.rates.USD }, { date: '2027-01-02', usd: '0.1411' })
  const jump = { date: '2027-01-03', base: 'CNY', rates: { ...rates, USD: 0.1411, EUR: 0.2 } }
  assert.match(await fetchRates(db, { ...source, get: answer(jump) }), /held back: EUR from [\d.]+ to 0\.2$/)
  const held = await openRates({ db, now })()
  assert.deepEqual([held.date, held.rates.EUR], ['2027-01-03', rates.EUR])
  assert.deepEqual(held.heldBack, { EUR: '2027-01-02' })
})
