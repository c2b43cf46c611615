import assert from 'node:assert/strict'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bring, broken, contents, database, example, folder, now, snapshot } from '#test/support/inventory.ts'
import { transaction } from '../../db/database.ts'
import { fillCatalogue, rebuildCatalogue } from '../../demo-loader/fill-catalogue.ts'
import { calendarPrices } from '../calendar-bytes.ts'
import { emptyInventory } from '../catalogue-store.ts'
import { exportInventory } from '../export-inventory.ts'
import { importInventory } from './import-inventory.ts'

test('the example is imported, and a second import changes nothing', async () => {
  const db = await database()
  const first = await bring(db, example)
  assert.deepEqual(first.told, [])
  assert.deepEqual({ imported: first.imported, hotels: first.hotels }, { imported: true, hotels: 2 })
  const before = await snapshot(db)
  assert.equal((await bring(db, example)).imported, true)
  assert.equal(await snapshot(db), before)

  const [row] = await db<{ prices: Buffer; unit: number }[]>`
    select prices, unit from price_calendars join room_types on room_types.id = room_type_id where code = 'double'`
  const prices = calendarPrices(row!.prices, row!.unit)
  assert.deepEqual([...prices.slice(34, 41)], [9_600, 14_800, 16_200, 16_200, 14_800, 9_600, 9_600])
  const [state] = await db`select source, state, hotels from catalogue`
  assert.deepEqual({ ...state }, { source: 'own', state: 'ready', hotels: 2 })
})

test('export, wipe, import and export give the same bytes, as CSV and as NDJSON', async () => {
  const db = await database()
  await fillCatalogue(db, { hotels: 24, now })
  for (const format of ['csv', 'ndjson'] as const) {
    const [one, two] = [folder(), folder()]
    await exportInventory(db, { folder: one, format })
    await transaction(db, (tx) => emptyInventory(tx))
    const { imported, told } = await bring(db, one)
    assert.deepEqual({ imported, told }, { imported: true, told: [] })
    await exportInventory(db, { folder: two, format })
    assert.equal(contents(two), contents(one))
  }
})

test('an operator’s inventory replaces the demonstration', async () => {
  const db = await database()
  await fillCatalogue(db, { hotels: 20, now })
  await bring(db, example)
  const [{ hotels, demo }] = await db<[{ hotels: number; demo: number }]>`
    select count(*)::int as hotels, (count(*) filter (where demo))::int as demo from hotels`
  assert.deepEqual({ hotels, demo }, { hotels: 2, demo: 0 })
  const [{ sum }] = await db<
    [{ sum: number }]
  >`select sum(hotels)::int as sum from places where kind = 'city'`
  assert.equal(sum, 2)
})

test('demonstration hotels that an order refers to are closed instead of deleted, and cannot be wiped', async () => {
  const db = await database()
  await fillCatalogue(db, { hotels: 6, now })
  await db`create table some_orders (hotel_id bigint references hotels)`
  await db`insert into some_orders select min(id) from hotels`
  await assert.rejects(rebuildCatalogue(db, { hotels: 3, now }), { code: '23503' })
  assert.equal((await bring(db, example)).hotels, 2)
  const states = await db`select state, count(*)::int as hotels from hotels where demo group by state`
  assert.deepEqual([...states], [{ state: 'closed', hotels: 6 }])
})

const faulty: readonly [string, string, (text: string) => string | Buffer, RegExp][] = [
  [
    'a currency that is none',
    'hotels.csv',
    (text) => text.replace(',EUR,', ',euro,'),
    /^hotels\.csv:2 currency: "euro" is not a currency code/,
  ],
  [
    'a city that nobody knows',
    'hotels.csv',
    (text) => text.replace('europe-france-lyon', 'europe-france-lyonn'),
    /hotels\.csv:2 city: no city has the slug/,
  ],
  [
    'a hotel far from its city',
    'hotels.csv',
    (text) => text.replace('45.7601', '48.7601'),
    /hotels\.csv:2 lat: .*33\d km/,
  ],
  [
    'too many stars',
    'hotels.csv',
    (text) => text.replace(',EUR,3,', ',EUR,6,'),
    /hotels\.csv:2 stars: "6" is not a whole number from 0 to 5/,
  ],
  [
    'a missing name',
    'hotels.csv',
    (text) => text.replace('杭州竹隐小院', ''),
    /hotels\.csv:3 name_zh: is empty/,
  ],
  [
    'a hotel twice',
    'hotels.csv',
    (text) => `${text}${text.split('\n')[1]}\n`,
    /hotels\.csv:4 code: "LYON-01" stands there already, on line 2/,
  ],
  [
    'a missing column',
    'rooms.csv',
    (text) => text.replace(',units,', ',unit,'),
    /rooms\.csv:1 units: this column is missing/,
  ],
  [
    'an unknown column',
    'rooms.csv',
    (text) => text.replace(',units,', ',unit,'),
    /rooms\.csv:1 unit: there is no such column/,
  ],
  [
    'too few fields',
    'rooms.csv',
    (text) => text.replace(',3,private_bathroom bathtub living_room', ''),
    /rooms\.csv:5: has 10 fields, but the first line names 12/,
  ],
  [
    'more adults than guests',
    'rooms.csv',
    (text) => text.replace('18,2,2,3,16', '18,2,4,3,16'),
    /rooms\.csv:2 max_adults: is more than max_guests/,
  ],
  [
    'beds that cannot be read',
    'rooms.csv',
    (text) => text.replace('1 double,18', 'double,18'),
    /rooms\.csv:2 beds: "double" is not a number of beds/,
  ],
  [
    'a room of an unknown hotel',
    'rooms.csv',
    (text) => text.replace('HZ-01,suite', 'HZ-99,suite'),
    /rooms\.csv:5 hotel: no hotel has the code "HZ-99"/,
  ],
  [
    'a rate for a room that is not there',
    'rates.csv',
    (text) => text.replace('100%,double', '100%,twin'),
    /rates\.csv:4 rooms: hotel LYON-01 has no room "twin"/,
  ],
  [
    'a cancellation that cannot be read',
    'rates.csv',
    (text) => text.replace('booking 100%', 'never'),
    /rates\.csv:4 cancellation: "never" is not a step/,
  ],
  [
    'half a cent',
    'rates.csv',
    (text) => text.replace('14.50', '14.505'),
    /rates\.csv:3 board_price: "14\.505" is not an amount of EUR/,
  ],
  [
    'prices that do not fit the nights',
    'calendars.csv',
    (text) => text.replace('148 162 162 148', '148 162'),
    /calendars\.csv:3 prices: holds 2 prices for 4 nights/,
  ],
  [
    'a night that is none',
    'calendars.csv',
    (text) => text.replace('2026-12-05', '2026-02-30'),
    /calendars\.csv:3 from: "2026-02-30" is not a date/,
  ],
  [
    'a calendar of an unknown room',
    'calendars.csv',
    (text) => text.replace('HZ-01,suite', 'HZ-01,attic'),
    /calendars\.csv:7 room: hotel HZ-01 has no room "attic"/,
  ],
  [
    'a rule for an unknown rate',
    'restrictions.csv',
    (text) => text.replace(',saver,', ',savour,'),
    /restrictions\.csv:3 rate: hotel LYON-01 has no rate "savour"/,
  ],
  [
    'an end before its beginning',
    'restrictions.csv',
    (text) => text.replace('2027-05-04,1234567', '2027-04-04,1234567'),
    /restrictions\.csv:5 to: is before from/,
  ],
  [
    'a tax by nobody',
    'taxes.csv',
    (text) => text.replace('person,night', 'dog,night'),
    /taxes\.csv:3 per: "dog" is not one of room, person/,
  ],
  [
    'an amount without currency',
    'promotions.csv',
    (text) => text.replace('15,EUR', '15,'),
    /promotions\.csv:3 currency: is empty; an amount needs its currency/,
  ],
  [
    'a quote that never closes',
    'texts.csv',
    (text) => text.replace('midnight."', 'midnight.'),
    /texts\.csv:2: a quote is opened here and never closed|texts\.csv:2: text follows a closing quote/,
  ],
  [
    'bytes that are no text',
    'texts.csv',
    () => Buffer.from([0x68, 0xff, 0xfe, 0x00]),
    /texts\.csv:1: is not UTF-8/,
  ],
  ['an empty file', 'taxes.csv', () => '', /taxes\.csv:1: is empty; the first line must name the columns/],
]

test('every kind of fault is reported with file, line, column and reason, and changes nothing', async () => {
  const db = await database()
  await bring(db, example)
  const before = await snapshot(db)
  for (const [what, file, change, expected] of faulty) {
    const { imported, told } = await bring(db, broken(file, change))
    assert.equal(imported, false, what)
    assert.ok(
      told.some((line) => expected.test(line)),
      `${what}: ${told.join(' | ')}`,
    )
  }
  assert.equal(await snapshot(db), before)
})

test('an unknown file and an empty folder are reported', async () => {
  const db = await database()
  const odd = broken('taxes.csv', (text) => text)
  writeFileSync(join(odd, 'prices.csv'), 'a,b\n')
  assert.match((await bring(db, odd)).told.join(), /prices\.csv: is not a file of an inventory/)
  const empty = folder()
  assert.match((await bring(db, empty)).told.join(), /holds no \.csv or \.ndjson file/)
})

test('with --skip-bad the rest is imported', async () => {
  const db = await database()
  const { imported, told, hotels } = await bring(
    db,
    broken('hotels.csv', (text) => text.replace(',EUR,', ',euro,')),
    { skipBad: true },
  )
  assert.equal(imported, true)
  assert.equal(hotels, 1)
  assert.ok(
    told.some((line) => /hotels\.csv:2/.test(line)) && told.some((line) => /rooms\.csv:2 hotel/.test(line)),
  )
})

test('NDJSON gives the same result as CSV', async () => {
  const db = await database()
  const to = broken('taxes.csv', () => '')
  rmSync(join(to, 'taxes.csv'))
  writeFileSync(
    join(to, 'taxes.ndjson'),
    '{"hotel":"LYON-01","kind":"tax","name_en":"VAT","name_zh":"增值税","of":"percent","value":10,"collected":"included"}\n\nnot json\n',
  )
  assert.match((await bring(db, to)).told.join(), /taxes\.ndjson:3: is not a JSON object/)
  writeFileSync(
    join(to, 'taxes.ndjson'),
    '{"hotel":"LYON-01","kind":"tax","name_en":"VAT","name_zh":"增值税","of":"percent","value":10,"collected":"included"}',
  )
  assert.deepEqual((await bring(db, to)).told, [])
})

test('changes that would break an order are refused: fewer rooms than booked, another currency, a removed room', async () => {
  const db = await database()
  await bring(db, example)
  await db`
    insert into inventory_nights (room_type_id, night, free)
    select id, '2026-12-24', units - 5 from room_types where code = 'double'`
  const fewer = await bring(
    db,
    broken('rooms.csv', (text) => text.replace('18,2,2,3,16', '18,2,2,3,4')),
  )
  assert.match(fewer.told.join(), /rooms\.csv:2 units: 5 rooms are booked for a night until 2026-12-24/)
  const other = await bring(
    db,
    broken('hotels.csv', (text) => text.replace(',EUR,', ',USD,')),
  )
  assert.match(other.told.join(), /hotels\.csv:2 currency: rooms are booked in EUR/)
  const without = await bring(
    db,
    broken('rooms.csv', (text) => text.replace(/LYON-01,double.*\n/, '')),
    { complete: true },
  )
  assert.match(without.told.join(), /rooms\.csv code: room "double" of hotel LYON-01 is missing, but booked/)
  const more = await bring(
    db,
    broken('rooms.csv', (text) => text.replace('18,2,2,3,16', '18,2,2,3,20')),
  )
  assert.deepEqual(more.told, [])
  const [{ free }] = await db<[{ free: number }]>`select free from inventory_nights`
  assert.equal(free, 15)
})

test('an interrupted import leaves everything unchanged', async () => {
  const db = await database()
  await bring(db, example)
  const before = await snapshot(db)
  const cut = importInventory(db, {
    folder: broken('rooms.csv', (text) => text.replaceAll('Room', 'Chamber')),
    now,
    progress: (rows) => {
      if (rows > 8) throw new Error('the power went')
    },
  })
  await assert.rejects(cut, /the power went/)
  assert.equal(await snapshot(db), before)
})

test('with --complete rows that a hotel no longer has are closed, with --replace hotels that are not named', async () => {
  const db = await database()
  await bring(db, example)
  const fewer = broken('rates.csv', (text) => text.replace(/LYON-01,saver.*\n/, ''))
  writeFileSync(
    join(fewer, 'restrictions.csv'),
    readFileSync(join(fewer, 'restrictions.csv'), 'utf8').replace(/.*saver.*\n/, ''),
  )
  const removed = await bring(db, fewer, { complete: true })
  assert.deepEqual(removed.told, [])
  assert.deepEqual(removed.unnamed, [
    { file: 'rates', text: 'LYON-01: saver' },
    { file: 'restrictions', text: 'LYON-01: min_advance from 2026-01-01 to 2029-12-31' },
  ])
  const [{ state }] = await db<[{ state: string }]>`select state from rate_plans where code = 'saver'`
  assert.equal(state, 'closed')

  const alone = folder()
  cpSync(example, alone, { recursive: true })
  for (const file of readdirSync(alone)) {
    const text = readFileSync(join(alone, file), 'utf8')
    writeFileSync(
      join(alone, file),
      text
        .split('\n')
        .filter((line) => !line.startsWith('LYON-01'))
        .join('\n'),
    )
  }
  assert.equal((await bring(db, alone, { replace: true })).hotels, 1)
  const closed = await db`select code from hotels where state = 'closed'`
  assert.deepEqual(
    closed.map(({ code }) => code),
    ['LYON-01'],
  )
})
