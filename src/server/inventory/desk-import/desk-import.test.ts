import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { bookingFields, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests } from '#test/support/guests.ts'
import { bring, example, now, snapshot } from '#test/support/inventory.ts'
import { purgeImports } from './purge-imports.ts'
import { runImport } from './run-import.ts'

const guest = { id: '1', guestId: '1', account: 'guest1@example.com' }
const app = await testApp({ clock: () => now, findSession: async () => guest })
const { db } = app
await bring(db, example)
await haveGuests(db, [1])
const revenue = await haveStaff(db, { role: 'revenue' })
const other = await haveStaff(db, { role: 'admin' })

const call = async (
  path: string,
  body: object,
  { method = 'POST' as 'GET' | 'POST', member = revenue, lang = 'en' } = {},
) =>
  askDesk(app, `imports/${path}`, {
    method,
    body: { lang, ...body },
    headers: await staffHeaders(db, member, { now }),
  })
const get = (path: string, body: object, lang = 'en') => call(path, body, { method: 'GET', lang })
let fetched = 0
const run = (id: string) =>
  runImport(
    {
      db,
      now: () => now,
      fetchPictures: async () => {
        fetched += 1
      },
    },
    id,
  )

/** Sends files and runs the check. */
async function checked(files: Readonly<Record<string, string>>, complete = false) {
  const { data } = await call('start', {})
  for (const [name, text] of Object.entries(files)) {
    const said = await call('file', { id: data.id, name, part: 0, file: new File([text], name) })
    assert.equal(said.code, 1, said.text)
  }
  const asked = await call('check', { id: data.id, complete })
  assert.equal(asked.data.state, 'checking', asked.text)
  await run(data.id)
  return (await get('show', { id: data.id })).data
}
async function applied(files: Readonly<Record<string, string>>, complete = false) {
  const { id } = await checked(files, complete)
  assert.equal((await call('apply', { id })).data.state, 'applying')
  await run(id)
  const shown = (await get('show', { id })).data
  assert.equal(shown.state, 'applied', JSON.stringify(shown))
  return id as string
}
async function undone(id: string) {
  assert.equal((await call('undo', { id })).data.state, 'undoing')
  await run(id)
  const shown = (await get('show', { id })).data
  assert.equal(shown.state, 'undone')
  return shown.left_over.map(({ text }: { text: string }) => text) as string[]
}

const roomHead =
  'hotel,code,name_en,name_zh,picture,beds,size_m2,included_adults,max_adults,max_guests,units,amenities'
const loft = 'LYON-01,loft,Loft,阁楼房,double,1 king,30,2,2,3,2,'
const attic = { 'rooms.csv': `${roomHead}\n${loft}\n` }
const prices = (price: string, from = '2027-03-01', to = '2027-03-05') => ({
  'calendars.csv': `hotel,room,rate,from,to,prices\nLYON-01,double,,${from},${to},${price}\n`,
})

test('faults are listed by file, line and column in the language of the member, and nothing changes', async () => {
  const before = await snapshot(db)
  const shown = await checked({
    'rooms.csv': `${roomHead}\n${loft.replace(',30,', ',many,')}\n`,
    'notes.txt': 'x',
  })
  assert.equal(shown.state, 'faulty')
  assert.deepEqual(
    shown.fault_list.map(({ file, line, column }: { file: string; line: number; column: string }) => [
      file,
      line,
      column,
    ]),
    [
      ['notes.txt', null, null],
      ['rooms.csv', 2, 'size_m2'],
    ],
  )
  const zh = (await get('show', { id: shown.id }, 'zh')).data
  assert.equal(zh.fault_list[1].text, '“many”不是1到5000之间的整数')
  assert.equal((await call('apply', { id: shown.id })).reason, 'already_decided')
  assert.equal(await snapshot(db), before)
})

test('the preview names each changed cell, and applying changes exactly that', async () => {
  const shown = await checked({ ...attic, ...prices('111') })
  assert.deepEqual(shown.counts, {
    rooms: { added: 1, changed: 0, removed: 0 },
    calendars: { added: 0, changed: 1, removed: 0 },
  })
  const changes = (await get('changes', { id: shown.id })).data.list
  assert.deepEqual(
    changes.map(({ kind, name }: { kind: string; name: string }) => [kind, name]),
    [
      ['added', 'LYON-01 · loft'],
      ['changed', 'LYON-01 · double · 2027-03-01 – 2027-03-05'],
    ],
  )
  assert.deepEqual(changes[1].cells, [{ column: 'prices', before: '96', after: '111' }])
  const before = await snapshot(db)
  const asked = { id: shown.id, req_id: 'apply-once-1' }
  await call('apply', asked)
  assert.equal((await call('apply', asked)).code, 1, 'a repeated request is answered')
  await run(shown.id)
  const stored = await snapshot(db)
  assert.notEqual(stored, before)
  await run(shown.id)
  assert.equal(await snapshot(db), stored, 'a job that runs again applies nothing')
  assert.equal(fetched, 1)
  const [entry] =
    await db`select actor_name as name, action from audit_log where action = 'inventory_imported'`
  assert.equal(entry!.name, revenue.name)
  assert.deepEqual(await undone(shown.id), [])
  assert.equal(await snapshot(db), before)
})

test('a complete import names what it removes, and undo brings it back in its place', async () => {
  const before = await snapshot(db)
  const taxes =
    'hotel,kind,name_en,name_zh,of,value,per,each,max_nights,from_age,collected\nLYON-01,tax,Tourist tax,旅游税,amount,2.10,person,night,,18,at_hotel\n'
  const files = {
    'taxes.csv': taxes,
    'texts.csv': 'hotel,locale,description\nHZ-01,en,Nine rooms.\n',
    'rooms.csv': `${roomHead}\nHZ-01,suite,Bamboo Suite,竹影套房,suite,1 king + 1 sofa_bed,55,2,3,4,2,private_bathroom\n`,
  }
  const shown = await checked(files, true)
  assert.deepEqual(
    shown.unnamed.map(({ text }: { text: string }) => text),
    ['HZ-01: description in zh', 'HZ-01: garden', 'LYON-01: VAT'],
  )
  await call('apply', { id: shown.id })
  await run(shown.id)
  assert.notEqual(await snapshot(db), before)
  assert.deepEqual(await undone(shown.id), [])
  assert.equal(await snapshot(db), before)
})

test('undo leaves rows and nights that somebody changed since, and names them', async () => {
  const before = await snapshot(db)
  const id = await applied({
    ...prices('140', '2027-04-01', '2027-04-04'),
    'texts.csv': 'hotel,locale,description\nLYON-01,en,Quiet rooms.\n',
  })
  const later = await applied(prices('150', '2027-04-02', '2027-04-02'))
  await db`update hotel_texts set description = 'Later.' where description = 'Quiet rooms.'`
  assert.deepEqual(await undone(id), [
    'LYON-01 · en: changed since the import',
    'LYON-01 · double · 2027-04-01 – 2027-04-04: changed since the import',
  ])
  const text = await snapshot(db)
  assert.match(text, /Later\./)
  assert.deepEqual(await undone(later), [])
  const [kept] = (await get('changes', { id: later })).data.list
  assert.equal(kept.cells[0].before, '140', 'the later import brought back what it found')
  await applied(prices('96', '2027-04-02', '2027-04-02'))
  await db`update hotel_texts set description = ${before.match(/LYON-01,en,"([^"]+)"/)![1]!} where description = 'Later.'`
  assert.equal(await snapshot(db), before)
})

test('a catalogue that changed after the preview gives a new preview instead of another result', async () => {
  const first = await checked(prices('170', '2027-05-01', '2027-05-02'))
  await applied(prices('160', '2027-05-01', '2027-05-01'))
  await call('apply', { id: first.id })
  await run(first.id)
  const shown = (await get('show', { id: first.id })).data
  assert.deepEqual([shown.state, shown.is_outdated], ['ready', true])
  const [price] = (await get('changes', { id: first.id })).data.list
  assert.deepEqual(price.cells, [{ column: 'prices', before: '96–160', after: '170' }])
  await call('apply', { id: first.id })
  await run(first.id)
  assert.equal((await get('show', { id: first.id })).data.state, 'applied')
  await undone(first.id)
})

test('a hotel that was added and booked stays, the others of its import are closed', async () => {
  const read = async (name: string) =>
    (await get('template', { file: name })).data.text.replaceAll('LYON-01', 'NEW-01') as string
  const files: Record<string, string> = {}
  for (const name of ['hotels', 'texts', 'rooms', 'rates', 'calendars'])
    files[`${name}.csv`] = await read(name)
  const lines = files['hotels.csv']!.trim().split('\r\n')
  files['hotels.csv'] = [...lines, lines[1]!.replace('NEW-01', 'NEW-02')].join('\r\n')
  const id = await applied(files)
  const open = () => db`select code from hotels where code like 'NEW-%' and state = 'open' order by code`
  assert.equal((await open()).length, 2)
  const [hotel] = await db<{ id: string }[]>`select id from hotels where code = 'NEW-01'`
  const { rate } = await findRate(app, { hotel: hotel!.id, s_d: '2027-02-01', e_d: '2027-02-02' })
  const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), { headers: { authentic: '1' } })
  assert.equal(booked.body.code, 1, JSON.stringify(booked.body))
  const left = await undone(id)
  assert.deepEqual(left, ['NEW-01: has bookings', 'NEW-01 · double: has bookings'])
  assert.deepEqual(
    (await open()).map(({ code }) => code),
    ['NEW-01'],
  )
})

test('an exception in a step is reported as failed and the files can be checked again', async () => {
  const { id } = await checked(prices('180', '2027-06-01', '2027-06-02'))
  await call('apply', { id })
  await db`alter table price_calendars add constraint no_change check (unit > 1000000) not valid`
  await assert.rejects(run(id))
  await db`alter table price_calendars drop constraint no_change`
  assert.equal((await get('show', { id })).data.state, 'failed')
  assert.equal((await call('check', { id })).data.state, 'checking')
  await run(id)
  assert.equal((await get('show', { id })).data.state, 'ready')
})

test('files belong to the member who started, in parts, up to 20 MB', async () => {
  const { data } = await call('start', {})
  const part = (bytes: number, n: number, member = revenue) =>
    call(
      'file',
      { id: data.id, name: 'texts.csv', part: n, file: new File([new Uint8Array(bytes)], 'texts.csv') },
      { member },
    )
  assert.equal((await part(10, 0, other)).reason, 'not_found')
  for (let n = 0; n < 5; n++) assert.equal((await part(4 * 1024 * 1024, n)).code, 1)
  assert.equal((await part(1, 5)).reason, 'import_too_large')
  const { data: halves } = await call('start', {})
  const text = 'hotel,locale,description\nLYON-01,en,Quiet rooms.\n'
  for (const [n, piece] of [text.slice(0, 30), text.slice(30)].entries())
    await call('file', { id: halves.id, name: 'texts.csv', part: n, file: new File([piece], 'texts.csv') })
  await call('check', { id: halves.id })
  await run(halves.id)
  assert.equal((await get('show', { id: halves.id })).data.counts.texts.changed, 1)
})

test('an export can be imported again, cells that look like formulas are escaped', async () => {
  await db`update hotels set name_en = '=HYPERLINK("x")' where code = 'LYON-01'`
  const hotels = (await get('export', { file: 'hotels', q: 'LYON' })).data
  assert.equal(hotels.name, 'hotels.csv')
  assert.match(hotels.text, /"'=HYPERLINK\(""x""\)"/)
  assert.ok(!hotels.text.includes('HZ-01'))
  assert.deepEqual((await checked({ 'hotels.csv': hotels.text })).counts, {})
  assert.ok(!(await get('export', { file: 'hotels', country: 'CN' })).data.text.includes('LYON-01'))
  const calendars = (await get('export', { file: 'calendars' })).data
  assert.deepEqual((await checked({ 'calendars.csv': calendars.text })).counts, {})
})

test('the hotels of the demonstration stay as they are', async () => {
  await db`insert into hotels (demo, state, code, city, name_en, name_zh, stars, address_en, address_zh, lat, lon, time_zone,
      currency, check_in_from, check_out_until, pets, smoking, kind, setting, centre_m, region, seed)
    select true, 'open', 'DEMO-1', city, 'Demo', '演示', 3, 'x', 'x', lat, lon, time_zone, currency, check_in_from,
      check_out_until, pets, smoking, kind, setting, centre_m, region, seed from hotels where code = 'LYON-01'`
  await applied(prices('190', '2027-07-01', '2027-07-02'))
  assert.equal((await db`select from hotels where code = 'DEMO-1' and state = 'open'`).length, 1)
})

test('files are deleted after a week, changes after a month, imports after three', async () => {
  const day = 86_400_000
  const counts = async () =>
    Promise.all(
      ['import_files', 'import_changes', 'imports'].map(
        async (table) => (await db`select from ${db(table)}`).length > 0,
      ),
    )
  await purgeImports(db, now + 8 * day)
  assert.deepEqual(await counts(), [false, true, true])
  await purgeImports(db, now + 31 * day)
  assert.deepEqual(await counts(), [false, false, true])
  await purgeImports(db, now + 91 * day)
  assert.deepEqual(await counts(), [false, false, false])
})
