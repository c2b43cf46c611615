import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bring, database, example, folderOf, snapshot } from '#test/support/inventory.ts'
import { faultIn } from '#words/desk/import-faults.ts'
import { type Fault, faultText } from '../csv/fault.ts'

const db = await database()
await bring(db, example)
const before = await snapshot(db)

const heads = {
  hotels:
    'code,name_en,name_zh,city,district,address_en,address_zh,lat,lon,time_zone,currency,stars,amenities,check_in_from,check_out_until,pets,phone',
  texts: 'hotel,locale,description',
  rooms: 'hotel,code,name_en,name_zh,beds,size_m2,included_adults,max_adults,max_guests,units,amenities',
  rates:
    'hotel,code,name_en,name_zh,percent,single_use,extra_adult,board,board_price,children,payment,cancellation,no_show,rooms',
  calendars: 'hotel,room,rate,from,to,prices,units',
  restrictions: 'hotel,room,rate,kind,from,to,weekdays,value',
  taxes: 'hotel,kind,name_en,name_zh,of,value,collected',
  promotions: 'code,of,value,currency,booked_from,booked_until,min_nights',
  images: 'hotel,room,url,alt_en,alt_zh',
} as const
type File = keyof typeof heads

/** A valid row of each file; a mistake replaces cells. */
const rows: Readonly<Record<File, string>> = {
  hotels:
    'NEW-{n},New,新,europe-france-lyon,,1 rue,街1号,45.76,4.83,Europe/Paris,EUR,3,wifi,15:00,11:00,no,+33 4 72 00 00 00',
  texts: 'LYON-01,en,Quiet rooms.',
  rooms: 'LYON-01,r{n},Room,客房,1 king,20,2,2,3,4,tv',
  rates: 'LYON-01,p{n},Plan,方案,90,90,10,room_only,0,5 0 0%,prepay,1d18:00 1n,100%,',
  calendars: 'LYON-01,double,,2027-03-01,2027-03-02,90 95,',
  restrictions: 'LYON-01,double,,min_stay,2027-03-01,2027-03-02,67,2',
  taxes: 'LYON-01,fee,Fee {n},费用,amount,5,added',
  promotions: 'SPRING{n},percent,10,,2027-01-01T00:00:00Z,2027-02-01T00:00:00Z,1',
  images: 'LYON-01,,https://pictures.example.com/{n}.jpg,Front,正面',
}

type Mistake = readonly [what: string, file: File, column: string, cell: string, reported?: string]
const mistakes: readonly Mistake[] = [
  ['no code', 'hotels', 'code', ''],
  ['a space in a code', 'hotels', 'code', 'NEW 1'],
  ['a name that is too long', 'hotels', 'name_en', 'x'.repeat(201)],
  ['a city that does not exist', 'hotels', 'city', 'europe-france-atlantis'],
  ['a city by name', 'hotels', 'city', 'Lyon'],
  ['a district of another city', 'hotels', 'district', 'asia-china-hangzhou'],
  ['a latitude beyond the pole', 'hotels', 'lat', '95'],
  ['a hotel far from its city', 'hotels', 'lat', '40.1'],
  ['a longitude in words', 'hotels', 'lon', 'east'],
  ['an unknown time zone', 'hotels', 'time_zone', 'Mars/Olympus'],
  ['a malformed currency', 'hotels', 'currency', 'euro'],
  ['a currency without a rate', 'hotels', 'currency', 'XYZ'],
  ['six stars', 'hotels', 'stars', '6'],
  ['an unknown amenity', 'hotels', 'amenities', 'wifi moat'],
  ['an impossible time', 'hotels', 'check_in_from', '25:00'],
  ['an unknown word for pets', 'hotels', 'pets', 'maybe'],
  ['a telephone without its country', 'hotels', 'phone', '04 72 00 00'],
  ['an unknown hotel', 'texts', 'hotel', 'NOWHERE'],
  ['an unknown language', 'texts', 'locale', 'fr'],
  ['an empty text', 'texts', 'description', ''],
  ['a text that is too long', 'texts', 'description', 'x'.repeat(8_001)],
  ['beds without a number', 'rooms', 'beds', 'king'],
  ['an unknown bed', 'rooms', 'beds', '1 emperor'],
  ['a negative size', 'rooms', 'size_m2', '-20'],
  ['more included than allowed adults', 'rooms', 'included_adults', '3'],
  ['more adults than guests', 'rooms', 'max_adults', '9'],
  ['a fraction of a room', 'rooms', 'units', '1.5'],
  ['a percentage with three decimals', 'rates', 'percent', '88.555'],
  ['a percentage of zero', 'rates', 'percent', '0'],
  ['a negative price', 'rates', 'extra_adult', '-10'],
  ['a third decimal of an amount', 'rates', 'board_price', '14.505'],
  ['an unknown board', 'rates', 'board', 'lunch'],
  ['a malformed age band', 'rates', 'children', 'five free'],
  ['age bands that do not rise', 'rates', 'children', '"12 5 0%; 5 0 0%"'],
  ['an unknown payment', 'rates', 'payment', 'cash'],
  ['a prepayment above the whole', 'rates', 'payment', 'deposit 130%'],
  ['a malformed cancellation', 'rates', 'cancellation', 'never'],
  ['a malformed fee', 'rates', 'no_show', 'all'],
  ['an unknown room in a rate', 'rates', 'rooms', 'castle'],
  ['an unknown room in a calendar', 'calendars', 'room', 'castle'],
  ['an unknown rate in a calendar', 'calendars', 'rate', 'nothing'],
  ['a rate without own prices in a calendar', 'calendars', 'rate', 'flex'],
  ['a date of another country', 'calendars', 'from', '01/03/2027'],
  ['a day that does not exist', 'calendars', 'from', '2027-02-30'],
  ['a range that ends before it begins', 'calendars', 'to', '2027-02-01'],
  ['another number of prices than nights', 'calendars', 'prices', '90 95 99'],
  ['a price in words', 'calendars', 'prices', 'ninety 95'],
  ['units that are no number', 'calendars', 'units', 'x'],
  ['an unknown restriction', 'restrictions', 'kind', 'holiday'],
  ['an unknown weekday', 'restrictions', 'weekdays', '89'],
  ['a minimum stay of zero', 'restrictions', 'value', '0'],
  ['a tax of an unknown base', 'taxes', 'of', 'turnover'],
  ['a percentage above the limit', 'taxes', 'value', 'ten'],
  ['an unknown collection', 'taxes', 'collected', 'later'],
  ['a promotion code in small letters', 'promotions', 'code', 'spring'],
  ['an amount without its currency', 'promotions', 'of', 'amount', 'currency'],
  ['a currency beside a percentage', 'promotions', 'currency', 'EUR'],
  ['a moment without an offset', 'promotions', 'booked_from', '2027-01-01'],
  ['a promotion that ends before it begins', 'promotions', 'booked_until', '2026-01-01T00:00:00Z'],
  ['a picture by http', 'images', 'url', 'http://pictures.example.com/1.jpg'],
]

test(`${mistakes.length} kinds of mistakes are reported in one round by file, line and column`, async () => {
  const lines: Record<string, string[]> = Object.fromEntries(
    Object.keys(heads).map((file) => [file, [heads[file as File]]]),
  )
  const expected = mistakes.map(([what, file, column, cell, reported = column], n) => {
    const columns = heads[file].split(',')
    // The age bands hold no comma in the valid row.
    const cells = rows[file].replaceAll('{n}', String(n)).split(',')
    cells[columns.indexOf(column)] = cell
    lines[file]!.push(cells.join(','))
    return { what, place: `${file}.csv:${lines[file]!.length} ${reported}` }
  })
  const files = Object.entries(lines).map(([file, own]) => [`${file}.csv`, `${own.join('\n')}\n`])
  await reported(Object.fromEntries(files), expected)
})

type Expected = { readonly what: string; readonly place: string }

/** Every fault is found at its place, in both languages, and nothing is written. */
async function reported(files: Readonly<Record<string, string | Buffer>>, expected: readonly Expected[]) {
  const faults: Fault[] = []
  const { imported } = await bring(db, folderOf(files), { onFault: (fault) => faults.push(fault) })
  assert.equal(imported, false)
  const places = faults.map((fault) => faultText(fault).split(': ')[0]!)
  for (const { what, place } of expected)
    assert.ok(places.includes(place), `${what}: ${place} is missing in\n${faults.map(faultText).join('\n')}`)
  for (const { reason } of faults) {
    assert.notEqual(faultIn(reason, 'zh'), reason, 'without Chinese')
    assert.equal(faultIn(reason, 'en'), reason)
  }
  assert.equal(await snapshot(db), before)
  return faults
}

const whole: readonly (readonly [what: string, file: string, text: string | Buffer, place: string])[] = [
  ['a missing column', 'texts.csv', 'hotel,locale\nLYON-01,en\n', 'texts.csv:1 description'],
  ['an unknown column', 'texts.csv', `${heads.texts},colour\n${rows.texts},red\n`, 'texts.csv:1 colour'],
  ['a column twice', 'texts.csv', `${heads.texts},locale\n${rows.texts},en\n`, 'texts.csv:1 locale'],
  ['semicolons', 'texts.csv', 'hotel;locale;description\n', 'texts.csv:1'],
  ['an empty file', 'texts.csv', '', 'texts.csv:1'],
  ['too many fields', 'texts.csv', `${heads.texts}\n${rows.texts},more\n`, 'texts.csv:2'],
  ['a quote that is not closed', 'texts.csv', `${heads.texts}\nLYON-01,en,"Quiet\n`, 'texts.csv:2'],
  ['a quote inside a field', 'texts.csv', `${heads.texts}\nLYON-01,en,A "quiet" room\n`, 'texts.csv:2'],
  ['text after a quote', 'texts.csv', `${heads.texts}\nLYON-01,en,"Quiet"x\n`, 'texts.csv:2'],
  [
    'another encoding',
    'texts.csv',
    Buffer.from(`${heads.texts}\nLYON-01,en,Gen\u00e8ve\n`, 'latin1'),
    'texts.csv:2 description',
  ],
  ['an unknown file', 'prices.csv', 'x\n', 'prices.csv'],
  ['no JSON', 'texts.ndjson', '{"hotel":\n', 'texts.ndjson:1'],
  ['a row twice', 'rooms.csv', `${heads.rooms}\n${rows.rooms}\n${rows.rooms}\n`, 'rooms.csv:3'],
]
for (const [what, file, text, place] of whole)
  test(`a mistake of the whole file is reported: ${what}`, async () => {
    const content = typeof text === 'string' ? text.replaceAll('{n}', '1') : text
    await reported({ [file]: content }, [{ what, place }])
  })

test('a byte-order mark is no mistake', async () => {
  const { told } = await bring(db, folderOf({ 'texts.csv': `\ufeff${heads.texts}\n${rows.texts}\n` }), {
    dryRun: true,
  })
  assert.deepEqual(told, [])
})
