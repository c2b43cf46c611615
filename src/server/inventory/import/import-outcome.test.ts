import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bring, broken, database, example, folderOf, snapshot } from '#test/support/inventory.ts'
import { type Fault, faultText } from '../csv/fault.ts'

const none = {
  ...{
    hotels: 0,
    texts: 0,
    rooms: 0,
    rates: 0,
    calendars: 0,
    restrictions: 0,
    taxes: 0,
    promotions: 0,
    images: 0,
  },
}
const changesOf = async (db: Awaited<ReturnType<typeof database>>) =>
  (await db`select 1 from hotel_changes`).length

test('the number of changed rows is reported: all, none, or one', async () => {
  const db = await database()
  const first = await bring(db, example)
  assert.deepEqual(first.changed, {
    ...{ hotels: 2, texts: 4, rooms: 4, rates: 5, calendars: 5, restrictions: 4, taxes: 3, promotions: 2 },
    images: 0,
  })
  const changes = await changesOf(db)
  assert.deepEqual((await bring(db, example)).changed, none)
  assert.equal(await changesOf(db), changes, 'who holds copies is not told of an import that changed nothing')
  const edits: readonly [string, (text: string) => string, object][] = [
    ['hotels.csv', (text) => text.replace(',EUR,3,', ',EUR,4,'), { hotels: 1 }],
    ['rooms.csv', (text) => text.replace('18,2,2,3,16', '18,2,2,3,17'), { rooms: 1, hotels: 1 }],
    ['taxes.csv', (text) => text.replace('person,night', 'room,night'), { taxes: 1, rooms: 1 }],
    [
      'calendars.csv',
      (text) => text.replace('148 162 162 148', '148 162 162 150'),
      { calendars: 1, taxes: 1 },
    ],
  ]
  for (const [file, change, expected] of edits)
    assert.deepEqual((await bring(db, broken(file, change))).changed, { ...none, ...expected }, file)
})

test('a dry run reports the same and changes nothing', async () => {
  const db = await database()
  const dry = await bring(db, example, { dryRun: true })
  assert.deepEqual([dry.imported, dry.hotels, dry.changed?.rooms], [true, 2, 4])
  assert.equal((await db`select 1 from hotels`).length, 0)
  await bring(db, example)
  const before = await snapshot(db)
  const edited = broken('rooms.csv', (text) => text.replace('18,2,2,3,16', '18,2,2,3,17'))
  assert.deepEqual((await bring(db, edited, { dryRun: true })).changed, { ...none, rooms: 1 })
  assert.equal(await snapshot(db), before)
  const faulty = await bring(
    db,
    broken('rooms.csv', (text) => text.replace('1 king', 'king')),
    { dryRun: true },
  )
  assert.deepEqual([faulty.imported, faulty.faults > 0], [false, true])
})

test('hotels that sell nothing and pictures that were never stored give warnings', async () => {
  const db = await database()
  const warned: Fault[] = []
  const onWarning = (warning: Fault) => warned.push(warning)
  await bring(db, example, { onWarning })
  assert.deepEqual(warned, [])
  const id = '0123456789abcdef0123456789abcdef'
  const head =
    'hotel,code,name_en,name_zh,picture,beds,size_m2,included_adults,max_adults,max_guests,units,amenities'
  const folder = broken(
    'images.csv',
    () => `hotel,room,url,alt_en,alt_zh\nLYON-01,,/media/photographs/${id},Front,正面\n`,
  )
  await bring(db, folder, { onWarning })
  assert.deepEqual(warned.splice(0).map(faultText), [
    `images.csv:2 url: /media/photographs/${id} was never taken in and is not shown; take it in by: npm run ops -- photographs FOLDER`,
  ])
  await bring(
    db,
    folderOf({ 'rooms.csv': `${head}\nLYON-01,attic,Attic,阁楼,double,1 king,12,1,1,1,1,\n` }),
    { onWarning, complete: true },
  )
  assert.deepEqual(warned.splice(0).map(faultText), [
    'rooms.csv:2 code: room attic of hotel LYON-01 has no prices: nobody can book it',
  ])
  await db`update room_types set state = 'closed' where code = 'attic'`
  await bring(db, folderOf({ 'texts.csv': 'hotel,locale,description\nLYON-01,en,Quiet.\n' }), { onWarning })
  assert.deepEqual(warned.map(faultText), ['hotels.csv code: hotel LYON-01 has no rooms: nobody can book it'])
})
