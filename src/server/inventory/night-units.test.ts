import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bring, contents, database, example, folder, folderOf, snapshot } from '#test/support/inventory.ts'
import { type Db, transaction } from '../db/database.ts'
import { emptyInventory } from './catalogue-store.ts'
import { exportInventory } from './export-inventory.ts'
import { takeNights } from './take-nights.ts'

const calendar = (...lines: string[]) =>
  folderOf({ 'calendars.csv': `hotel,room,from,to,prices,units\n${lines.join('\n')}\n` })
const rowsOf = async (db: Db) =>
  (
    await db<{ night: string; free: number; units: number | null }[]>`
      select night::text, free, units from inventory_nights order by night`
  ).map(({ night, free, units }) => `${night} ${free} of ${units ?? 'all'}`)
const doubles = async (db: Db) => {
  const [row] = await db<[{ hotelId: string; roomTypeId: string }]>`
    select hotel_id as "hotelId", id as "roomTypeId" from room_types where code = 'double'`
  return row
}

test('units are given for single nights, one for all or one for each, and the later line wins', async () => {
  const db = await database()
  await bring(db, example)
  const lines = [
    'LYON-01,double,2026-12-24,2026-12-26,,2',
    'LYON-01,double,2026-12-26,,,5 - 0',
    // Beyond the calendar, and in the past.
    'LYON-01,double,2020-01-01,2020-01-02,,1',
  ]
  assert.deepEqual((await bring(db, calendar(...lines))).told, [])
  const expected = ['2026-12-24 2 of 2', '2026-12-25 2 of 2', '2026-12-26 5 of 5', '2026-12-28 0 of 0']
  assert.deepEqual(await rowsOf(db), expected)
  const before = await snapshot(db)
  assert.deepEqual((await bring(db, calendar(...lines))).told, [])
  assert.equal(await snapshot(db), before)
  await bring(db, calendar('LYON-01,double,2026-12-24,,,- 3'))
  assert.deepEqual((await rowsOf(db)).slice(0, 2), ['2026-12-24 16 of all', '2026-12-25 3 of 3'])
})

test('units of nights survive export, wipe and import', async () => {
  const db = await database()
  await bring(db, example)
  await bring(db, calendar('LYON-01,double,2026-12-24,,,2 20 0', 'HZ-01,suite,2027-02-01,2027-02-10,,1'))
  for (const format of ['csv', 'ndjson'] as const) {
    const [one, two] = [folder(), folder()]
    await exportInventory(db, { folder: one, format })
    const rows = await rowsOf(db)
    await transaction(db, emptyInventory)
    assert.deepEqual((await bring(db, one)).told, [])
    assert.deepEqual(await rowsOf(db), rows)
    await exportInventory(db, { folder: two, format })
    assert.equal(contents(two), contents(one))
  }
})

test('a night with its own units keeps them when those of the room type change, and sells up to them', async () => {
  const db = await database()
  await bring(db, example)
  const room = await doubles(db)
  await bring(db, calendar('LYON-01,double,2026-12-24,,,18'))
  const take = (rooms: number) =>
    transaction(db, (tx) => takeNights(tx, { ...room, nights: ['2026-12-24'], rooms }))
  assert.ok((await take(17)).ok)
  assert.deepEqual((await bring(db, example)).told, [])
  assert.deepEqual(await rowsOf(db), ['2026-12-24 1 of 18'])
  assert.equal((await take(2)).ok, false)
  assert.ok((await take(1)).ok)
})

test('fewer units than booked are refused with the night, and nothing is changed', async () => {
  const db = await database()
  await bring(db, example)
  const room = await doubles(db)
  await transaction(db, (tx) => takeNights(tx, { ...room, nights: ['2026-12-25'], rooms: 3 }))
  const { told, imported } = await bring(db, calendar('LYON-01,double,2026-12-24,2026-12-26,,2'))
  assert.deepEqual(told, [
    'calendars.csv:2 units: 3 rooms are booked for the night of 2026-12-25; there cannot be fewer',
  ])
  assert.equal(imported, false)
  assert.deepEqual(await rowsOf(db), ['2026-12-25 13 of all'])
  assert.deepEqual((await bring(db, calendar('LYON-01,double,2026-12-25,,,3'))).told, [])
  assert.deepEqual(await rowsOf(db), ['2026-12-25 0 of 3'])
})

test('a line needs prices or units, and as many as nights', async () => {
  const db = await database()
  await bring(db, example)
  const { told } = await bring(
    db,
    calendar(
      'LYON-01,double,2026-12-24,2026-12-26,,',
      'LYON-01,double,2026-12-24,2026-12-26,,1 2',
      'LYON-01,double,2026-12-24,,90 95 99,1 2',
      'LYON-01,double,2026-12-24,,,many',
    ),
  )
  assert.deepEqual(told, [
    'calendars.csv:2 prices: is empty, and so is units; give one of them, or both',
    'calendars.csv:3 units: holds 2 numbers for 3 nights; give one, or one for each night',
    'calendars.csv:4 units: holds 2 numbers for 3 nights; give one, or one for each night',
    'calendars.csv:5 units: "many" is not a whole number from 0 to 10000',
  ])
})
