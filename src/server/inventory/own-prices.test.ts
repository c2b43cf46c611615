import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import {
  bring,
  broken,
  contents,
  database,
  example,
  folder,
  folderOf,
  now,
  snapshot,
} from '#test/support/inventory.ts'
import { transaction } from '../db/database.ts'
import { calendarPrices } from './calendar-bytes.ts'
import { emptyInventory } from './catalogue-store.ts'
import { type Fault, faultText } from './csv/fault.ts'
import { exportInventory } from './export-inventory.ts'
import { rollCalendars } from './roll-calendars.ts'
import { setPrices } from './set-prices.ts'

const calendar = (...lines: string[]) =>
  folderOf({ 'calendars.csv': `hotel,room,rate,from,to,prices,units\n${lines.join('\n')}\n` })

const db = await database()
beforeEach(() => bring(db, example))

/** Prices of the garden room from a night in December on: its own, and those of the plan with own prices. */
async function pricesOf(nights = 3) {
  const rows = await db<{ rate: string | null; unit: number; prices: Buffer; first: number }[]>`
    select rate_plans.code as rate, unit, prices, date '2026-12-24' - base_date as first
    from price_calendars join room_types on room_types.id = room_type_id
      left join rate_plans on rate_plans.id = rate_plan_id
    where room_types.code = 'garden' order by rate nulls first`
  return Object.fromEntries(
    rows.map(({ rate, unit, prices, first }) => [
      rate ?? 'room',
      [...calendarPrices(prices, unit).slice(first, first + nights)],
    ]),
  )
}

test('own prices of a rate are merged into its calendar, beside the room’s', async () => {
  assert.deepEqual(await pricesOf(), { room: [68_000, 68_000, 68_000], early: [56_000, 56_000, 56_000] })
  const lines = ['HZ-01,garden,early,2026-12-25,,505.50,', 'HZ-01,garden,,2026-12-26,,700,']
  const { told, changed } = await bring(db, calendar(...lines))
  assert.deepEqual([told, changed?.calendars], [[], 2])
  assert.deepEqual(await pricesOf(), { room: [68_000, 68_000, 70_000], early: [56_000, 50_550, 56_000] })
  assert.equal((await bring(db, calendar(...lines))).changed?.calendars, 0)
})

test('own prices of a rate survive export, wipe and import, as CSV and as NDJSON', async () => {
  for (const format of ['csv', 'ndjson'] as const) {
    const [one, two] = [folder(), folder()]
    await exportInventory(db, { folder: one, format })
    assert.match(readFileSync(join(one, `rates.${format}`), 'utf8'), /early.*own/)
    await transaction(db, (tx) => emptyInventory(tx))
    assert.deepEqual((await bring(db, one)).told, [])
    await exportInventory(db, { folder: two, format })
    assert.equal(contents(two), contents(one))
  }
})

test('prices for a rate without own prices or an unknown rate, and units by rate, are reported', async () => {
  const before = await snapshot(db)
  const lines = [
    'HZ-01,garden,breakfast,2026-12-25,,500,',
    'HZ-01,garden,late,2026-12-25,,500,',
    'HZ-01,garden,early,2026-12-25,,500,3',
  ]
  assert.deepEqual((await bring(db, calendar(...lines))).told, [
    'calendars.csv:4 units: must be empty beside a rate: rooms are counted for all rates together',
    'calendars.csv:2 rate: rate "breakfast" of hotel HZ-01 takes the prices of its rooms; one with prices of its own has "own" as its percent',
    'calendars.csv:3 rate: hotel HZ-01 has no rate "late"',
  ])
  assert.equal(await snapshot(db), before)
  await bring(db, calendar(...lines), { skipBad: true })
  assert.equal(await snapshot(db), before)
})

test('a rate that drops its own prices uses the room’s, and one without any prices gives a warning', async () => {
  const warned: Fault[] = []
  const rates = readFileSync(join(example, 'rates.csv'), 'utf8')
  await bring(db, folderOf({ 'rates.csv': rates.replace(',own,', ',90,') }))
  assert.deepEqual(await pricesOf(), { room: [68_000, 68_000, 68_000] })
  await bring(db, folderOf({ 'rates.csv': rates }), { onWarning: (warning) => warned.push(warning) })
  assert.deepEqual(warned.map(faultText), [
    'rates.csv:6 code: rate early of hotel HZ-01 is to have prices of its own and has none: nobody can book it',
  ])
  const both = broken('rates.csv', (text) => text.replace(',own,', ',90,'))
  assert.match((await bring(db, both)).told.join(), /calendars\.csv:8 rate: rate "early".*takes the prices/)
})

test('prices of single nights are set for a plan, and only for one of the hotel with own prices', async () => {
  const [garden, double] = await Promise.all(
    ['garden', 'double'].map(async (code) => {
      const [row] = await db<{ id: string }[]>`select id from room_types where code = ${code}`
      return row!.id
    }),
  )
  const plans = await db<{ code: string; id: string }[]>`select code, id from rate_plans`
  const planOf = (code: string) => plans.find((plan) => plan.code === code)!.id
  const set = (roomTypeId: string, ratePlanId: string) =>
    transaction(db, (tx) =>
      setPrices(tx, { roomTypeId, ratePlanId, prices: [{ night: '2026-12-25', price: 49_900 }], now }),
    )
  assert.ok((await set(garden!, planOf('early'))).ok)
  assert.deepEqual(await pricesOf(), { room: [68_000, 68_000, 68_000], early: [56_000, 49_900, 56_000] })
  const changes = await db<{ room: string }[]>`
    select room_type_id as room from hotel_changes where room_type_id is not null`
  assert.deepEqual([...changes], [{ room: garden }], 'who holds copies is told of the room')
  for (const [room, plan] of [
    [garden, 'breakfast'],
    [double, 'early'],
  ] as const)
    assert.deepEqual(await set(room!, planOf(plan)), { ok: false, refusal: 'not_found' })
})

test('with a new month calendars of plans roll like those of rooms', async () => {
  assert.equal(await rollCalendars(db, Date.parse('2026-12-02T00:00:00Z')), 5)
  assert.deepEqual(await pricesOf(), { room: [68_000, 68_000, 68_000], early: [56_000, 56_000, 56_000] })
})
