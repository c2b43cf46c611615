import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import type { Db } from '#server/db/database.ts'
import { testDatabase } from '#test/support/database.ts'
import { calendarPrices } from '../inventory/calendar-bytes.ts'
import { lineOf } from '../inventory/progress-bar.ts'
import { fillCatalogue, rebuildCatalogue } from './fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const database = async () => {
  const { db, drop } = await testDatabase()
  after(drop)
  return db
}

const tables = [
  'hotels',
  'hotel_texts',
  'room_types',
  'price_calendars',
  'rate_plans',
  'taxes',
  'restrictions',
  'inventory_nights',
  'promotions',
]
async function digest(db: Db): Promise<string> {
  const hash = createHash('sha256')
  for (const table of tables) {
    const [row] = await db.unsafe(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum, count(*)::int as rows from ${table} as t`,
    )
    hash.update(JSON.stringify(row))
  }
  return hash.digest('hex')
}

test('an interrupted filling continues with the same result', async () => {
  const whole = await database()
  const broken = await database()
  await fillCatalogue(whole, { hotels: 120, now, batch: 25 })
  const cut = fillCatalogue(broken, {
    hotels: 120,
    now,
    batch: 25,
    progress: (done) => {
      if (done >= 50) throw new Error('the power went')
    },
  })
  await assert.rejects(cut, /the power went/)
  const [{ state, filled }] = await broken<
    [{ state: string; filled: number }]
  >`select state, filled from catalogue`
  assert.deepEqual({ state, filled }, { state: 'filling', filled: 50 })
  assert.equal(await fillCatalogue(broken, { hotels: 120, now: now + 86_400_000 * 3, batch: 25 }), 'filled')
  assert.equal(await digest(broken), await digest(whole))
})

test('concurrent fillings do the work once, and a later start keeps it', async () => {
  const db = await database()
  const both = await Promise.all([1, 2].map(() => fillCatalogue(db, { hotels: 40, now })))
  assert.deepEqual(both.toSorted(), ['filled', 'kept'])
  assert.equal(await fillCatalogue(db, { hotels: 500, now }), 'kept')
  const [{ count }] = await db<[{ count: number }]>`select count(*)::int from hotels`
  assert.equal(count, 40)
})

test('without a demonstration the database stays empty', async () => {
  const db = await database()
  assert.equal(await fillCatalogue(db, { hotels: 0, now }), 'kept')
  assert.equal((await db`select 1 from catalogue`).length, 0)
})

test('rebuilding replaces all hotels, and places count them', async () => {
  const db = await database()
  await fillCatalogue(db, { hotels: 30, now })
  await rebuildCatalogue(db, { hotels: 60, seed: 7, now })
  const [{ hotels, seed }] = await db<[{ hotels: number; seed: number }]>`select hotels, seed from catalogue`
  assert.deepEqual({ hotels, seed }, { hotels: 60, seed: 7 })
  const [{ sum }] = await db<
    [{ sum: number }]
  >`select sum(hotels)::int as sum from places where kind = 'city'`
  assert.equal(sum, 60)
})

test('calendars have 604 nights from the day before the month, readable by SQL and by the server', async () => {
  const db = await database()
  await fillCatalogue(db, { hotels: 5, now })
  const [row] = await db<{ prices: Buffer; unit: number; base: string; third: number }[]>`
    select prices, unit, base_date::text as base,
      ('x' || encode(substring(prices from 9 for 4), 'hex'))::bit(32)::int as third
    from price_calendars order by room_type_id limit 1`
  const prices = calendarPrices(row!.prices, row!.unit)
  assert.equal(row!.base, '2026-10-31')
  assert.equal(prices.length, 604)
  assert.equal(prices[2], row!.third * row!.unit)
  assert.ok(prices.every((price) => price > 0))
})

test('sample bookings never exceed the units of a room type', async () => {
  const db = await database()
  await fillCatalogue(db, { hotels: 200, now })
  const [{ wrong, full }] = await db<[{ wrong: number; full: number }]>`
    select count(*) filter (where free + sample <> room_types.units)::int as wrong, count(*) filter (where free = 0)::int as full
    from inventory_nights join room_types on room_types.id = room_type_id`
  assert.equal(wrong, 0)
  assert.ok(full > 0)
})

test('progress reports count, speed and remaining time', () => {
  assert.match(
    lineOf('Filling', 'hotels', 500, 2_000, 2),
    /25 % {2}500 of 2,000 hotels, 250 hotels\/s, 6 s left/,
  )
  assert.match(
    lineOf('Filling', 'hotels', 1_500, 2_000, 2, 1_000),
    /1,500 of 2,000 hotels, 250 hotels\/s, 2 s left/,
  )
  assert.match(lineOf('Reading', 'rows', 1_000, null, 4), /1,000 rows, 250 rows\/s/)
})
