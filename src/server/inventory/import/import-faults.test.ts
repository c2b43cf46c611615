import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bring, broken, database, example, folderOf, snapshot } from '#test/support/inventory.ts'

const db = await database()
await bring(db, example)
const before = await snapshot(db)

/** The faults of a folder that cannot be imported. */
async function toldOf(folder: string) {
  const { imported, told } = await bring(db, folder)
  assert.equal(imported, false)
  assert.equal(await snapshot(db), before)
  return told
}

test('a currency without an exchange rate is refused for a hotel and for a promotion', async () => {
  const hotel = await toldOf(broken('hotels.csv', (text) => text.replace(',EUR,', ',XYZ,')))
  assert.deepEqual(hotel, [
    'hotels.csv:2 currency: "XYZ" is no currency that this site has a rate of exchange for',
  ])
  const promotion = await toldOf(broken('promotions.csv', (text) => text.replace('15,EUR', '15,XYZ')))
  assert.deepEqual(promotion, [
    'promotions.csv:3 currency: "XYZ" is no currency that this site has a rate of exchange for',
  ])
})

test('unknown amenities and beds are refused, all of them at once', async () => {
  const hotels = await toldOf(
    broken('hotels.csv', (text) => text.replace(/\bwifi\b/, 'wifi moat drawbridge')),
  )
  assert.match(hotels[0]!, /^hotels\.csv:2 amenities: "moat", "drawbridge": no such id; they are wifi /)
  const rooms = await toldOf(
    broken('rooms.csv', (text) => text.replace('private_bathroom', 'throne').replace('1 king', '1 emperor')),
  )
  assert.match(rooms.join('\n'), /rooms\.csv:2 amenities: "throne": no such id; they are private_bathroom /)
  assert.match(rooms.join('\n'), /rooms\.csv:4 beds: "emperor" is no kind of bed; they are single /)
})

test('all faults of a file are reported in one run', async () => {
  const told = await toldOf(
    broken(
      'rates.csv',
      (text) =>
        `${text
          .replace('14.50', '14.505')
          .replace(
            'booking 100%',
            'never',
          )}"LYON-01"x,a\nLYON-01,b\nHZ-99,c,C,C,1001,0,x,lunch,0,,cash,never,nothing,\n`,
    ),
  )
  const lines = told.map((line) => line.split(': ')[0])
  assert.deepEqual(lines, [
    'rates.csv:3 board_price',
    'rates.csv:4 cancellation',
    'rates.csv:7',
    'rates.csv:8',
    'rates.csv:9 percent',
    'rates.csv:9 board',
    'rates.csv:9 hotel',
    'rates.csv:9 single_use',
  ])
})

test('a row of a faulty hotel is reported as such', async () => {
  const empty = await database()
  const { told } = await bring(
    empty,
    broken('hotels.csv', (text) => text.replace(',EUR,3,', ',EUR,9,')),
  )
  assert.equal(told[0], 'hotels.csv:2 stars: "9" is not a whole number from 0 to 5')
  assert.equal(
    told.find((line) => line.startsWith('rooms.csv:2')),
    'rooms.csv:2 hotel: the hotel "LYON-01" is faulty itself',
  )
})

test('a wrong header does not hide the faults below it', async () => {
  const told = await toldOf(
    broken('rooms.csv', (text) => text.replace(',units,', ',unit,').replace(',18,2,2,3,', ',0,2,2,3,')),
  )
  assert.deepEqual(
    told.filter((line) => line.startsWith('rooms.csv')).map((line) => line.split(': ')[0]),
    ['rooms.csv:1 units', 'rooms.csv:1 unit', 'rooms.csv:2 size_m2'],
  )
})

test('an unknown file does not hide the faults of the others', async () => {
  const folder = folderOf({ 'prices.csv': 'a,b\n', 'taxes.csv': 'hotel\n' })
  const told = await toldOf(folder)
  assert.ok(told.some((line) => line.startsWith('prices.csv: is not a file')))
  assert.ok(told.some((line) => line.startsWith('taxes.csv:1 kind: this column is missing')))
})

test('a wrong separator is reported', async () => {
  for (const [sign, name] of [
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ] as const) {
    const told = await toldOf(
      folderOf({
        'calendars.csv': `hotel,room,from,to,prices\nLYON-01,double,2027-01-01,,90\n`.replaceAll(',', sign),
      }),
    )
    assert.deepEqual(told, [
      `calendars.csv:1: the columns are parted by ${name}; part them by commas (in a spreadsheet: save as CSV, comma delimited)`,
    ])
  }
})

test('text in another encoding is reported with line, column and number of lines', async () => {
  const text =
    'hotel,locale,description\nLYON-01,en,Quiet.\nLYON-01,zh,\ufffd\nHZ-01,en,Calm.\nHZ-01,zh,\ufffd\n'
  const bytes = Buffer.from(text.replaceAll('\ufffd', '¤'), 'latin1')
  assert.deepEqual(await toldOf(folderOf({ 'texts.csv': bytes })), [
    'texts.csv:3 description: is not UTF-8 text; save the file as UTF-8',
    'texts.csv: so are 1 more lines',
  ])
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
  assert.deepEqual(await toldOf(folderOf({ 'texts.csv': wide })), [
    'texts.csv:1: is not UTF-8 text; save the file as UTF-8',
  ])
  const zero = '{"hotel":"LYON-01","locale":"en","description":"a\\u0000b"}\n'
  assert.deepEqual(await toldOf(folderOf({ 'texts.ndjson': zero })), [
    'texts.ndjson:1 description: is not UTF-8 text; save the file as UTF-8',
  ])
})

test('with --skip-bad a row with an unknown column is skipped too', async () => {
  const line = (more: object) =>
    JSON.stringify({ hotel: 'LYON-01', locale: 'en', description: 'New.', ...more })
  const folder = folderOf({ 'texts.ndjson': `${line({ colour: 'red' })}\n` })
  const { told, changed } = await bring(db, folder, { skipBad: true, dryRun: true })
  assert.match(told.join(), /texts\.ndjson:1 colour: there is no such column/)
  assert.equal(changed?.texts, 0)
})
