import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bring, broken, database, example, folderOf, snapshot } from '#test/support/inventory.ts'

const db = await database()
await bring(db, example)
const before = (await snapshot(db)).split('\n')

/** Imports these files over the example: the lines that went, the lines that came, and the report. */
async function changesOf(files: Record<string, string>, complete = false) {
  await bring(db, example, { complete: true })
  const { told, changed, unnamed } = await bring(db, folderOf(files), { complete })
  assert.deepEqual(told, [])
  const later = (await snapshot(db)).split('\n')
  return {
    gone: before.filter((line) => !later.includes(line)),
    added: later.filter((line) => !before.includes(line)),
    changed: Object.entries(changed!).filter(([, count]) => count > 0),
    unnamed: unnamed.map(({ file, text }) => `${file} ${text}`),
  }
}

const restriction =
  'hotel,room,rate,kind,from,to,weekdays,value\nHZ-01,suite,,closed,2027-02-01,2027-02-05,,\n'

test('one line of restrictions adds a rule and leaves the others', async () => {
  const { gone, added, changed, unnamed } = await changesOf({ 'restrictions.csv': restriction })
  assert.deepEqual(gone, [])
  assert.equal(added.length, 1)
  assert.match(added[0]!, /^HZ-01,suite,,closed,2027-02-01,2027-02-05/)
  assert.deepEqual(changed, [['restrictions', 1]])
  assert.deepEqual(unnamed, [
    'restrictions HZ-01: closed_to_arrival from 2026-01-01 to 2029-12-31 of room suite',
    'restrictions HZ-01: min_stay from 2027-04-30 to 2027-05-04',
  ])
})

test('a rule with the same room, rate, kind and dates gets the new value', async () => {
  const text = 'hotel,room,rate,kind,from,to,weekdays,value\nHZ-01,,,min_stay,2027-04-30,2027-05-04,,4\n'
  const { gone, added } = await changesOf({ 'restrictions.csv': text })
  assert.deepEqual(
    gone.map((line) => line.split(',').at(-1)),
    ['2'],
  )
  assert.deepEqual(
    added.map((line) => line.split(',').at(-1)),
    ['4'],
  )
})

test('a text in one language leaves the other', async () => {
  const { gone, added } = await changesOf({ 'texts.csv': 'hotel,locale,description\nHZ-01,en,Nine rooms.\n' })
  assert.equal(gone.length, 1)
  assert.match(gone[0]!, /^HZ-01,en/)
  assert.deepEqual(added, ['HZ-01,en,Nine rooms.'])
})

test('one room changes, the other stays open and in its place', async () => {
  const head =
    'hotel,code,name_en,name_zh,picture,beds,size_m2,included_adults,max_adults,max_guests,units,amenities'
  const suite = 'HZ-01,suite,Bamboo Suite,竹影套房,suite,1 king + 1 sofa_bed,55,2,3,4,3,private_bathroom'
  const loft = 'HZ-01,loft,Loft,阁楼房,double,1 king,30,2,2,3,2,'
  const { gone, added } = await changesOf({ 'rooms.csv': `${head}\n${suite}\n${loft}\n` })
  assert.equal(gone.length, 1)
  assert.equal(added.length, 2)
  const rooms = await db<{ code: string }[]>`
    select room_types.code from room_types join hotels on hotels.id = hotel_id
    where hotels.code = 'HZ-01' and room_types.state = 'open' order by position`
  assert.deepEqual(
    rooms.map(({ code }) => code),
    ['garden', 'suite', 'loft'],
  )
})

test('a tax of the same name is changed, another is added after it', async () => {
  const head = 'hotel,kind,name_en,name_zh,of,value,per,each,max_nights,from_age,collected'
  const rows =
    'LYON-01,tax,Tourist tax,旅游税,amount,2.10,person,night,,18,at_hotel\nLYON-01,fee,Linen,布草费,amount,5,,,,,added'
  const { gone, added } = await changesOf({ 'taxes.csv': `${head}\n${rows}\n` })
  assert.equal(gone.length, 1)
  assert.deepEqual(
    added.map((line) => line.split(',')[2]),
    ['Tourist tax', 'Linen'],
  )
})

test('the same partial files twice change nothing the second time', async () => {
  await changesOf({ 'restrictions.csv': restriction })
  const { changed } = await bring(db, folderOf({ 'restrictions.csv': restriction }))
  assert.ok(Object.values(changed!).every((count) => count === 0))
})

test('a complete file removes the rest of its hotel, and names it', async () => {
  const { gone, unnamed } = await changesOf({ 'restrictions.csv': restriction }, true)
  assert.equal(gone.length, 2)
  assert.equal(unnamed.length, 2)
})

test('faults of a hotel do not hide those of its rates', async () => {
  const folder = broken('hotels.csv', (text) =>
    text.replace('LYON-01,Hôtel', 'NEW-01,Hôtel').replace(',EUR,3,', ',EUR,9,'),
  )
  const { told } = await bring(
    db,
    folderOf({
      'hotels.csv': readFileSync(join(folder, 'hotels.csv')),
      'rates.csv':
        'hotel,code,name_en,name_zh,percent,single_use,extra_adult,board,board_price,children,payment,cancellation,no_show,rooms\nNEW-01,flex,Flexible,灵活取消,100,90,25.555,room_only,0,,cash,never,100%,\n',
    }),
  )
  const text = told.join('\n')
  for (const fault of [
    /hotels\.csv:2 stars/,
    /rates\.csv:2 extra_adult/,
    /rates\.csv:2 payment/,
    /rates\.csv:2 cancellation/,
  ])
    assert.match(text, fault)
})
