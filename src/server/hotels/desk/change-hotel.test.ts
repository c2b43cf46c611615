import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { undoOf } from '#domain/hotel/hotel-fields.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields } from '#test/support/bookings.ts'
import { askDesk, haveStaff, type Said, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests } from '#test/support/guests.ts'
import { importInventory } from '../../inventory/import/import-inventory.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const guest = { id: '1', guestId: '1', account: 'guest1@example.com' }
const app = await testApp({ clock: () => now, findSession: async () => guest })
const { db } = app
await importInventory(db, { folder: join(import.meta.dirname, '../../../../examples/inventory'), now })
await haveGuests(db, [1])
const admin = await haveStaff(db, { role: 'admin' })
const other = await haveStaff(db, { role: 'content' })
const [hotel] = await db<{ id: string; code: string; currency: string }[]>`
  select id, code, currency from hotels order by id limit 1`
const id = hotel!.id

const post = async (path: string, body: object, member = admin) =>
  askDesk(app, `hotels/${path}`, { body, headers: await staffHeaders(db, member, { now }) })
const show = async (member = admin, of = id) =>
  askDesk(app, 'hotels/show', {
    method: 'GET',
    body: { id: of },
    headers: await staffHeaders(db, member, { now }),
  })
const fieldsOf = async () => (await show()).data.fields as Record<string, string>
/** Saves values over those that are stored now. */
const save = async (values: Record<string, string>, member = admin): Promise<Said> => {
  const fields = await fieldsOf()
  const changes = Object.entries(values).map(([key, to]) => ({ key, from: fields[key] ?? '', to }))
  return post('change', { id, changes }, member)
}

test('facts, texts and policies are saved, audited and shown to guests', async () => {
  const said = await save({
    'facts||name_en': 'Willow Ferry',
    'facts||renovated': '2023',
    'facts||amenities': 'wifi bar',
    'texts|en|description': 'A former ferry house on the canal.',
  })
  assert.equal(said.code, 1, said.text)
  assert.equal(said.data.fields['facts||renovated'], '2023')
  const shown = (await app.http.inject({ url: `/api/hot/h_detail?lang=en&id=${id}` })).json().data
  assert.equal(shown.name, 'Willow Ferry')
  const [entry] = said.data.history
  assert.equal(entry.action, 'hotel_changed')
  assert.equal(entry.after['facts||renovated'], '2023')
})

test('a changed language marks the other as older', async () => {
  await save({ 'texts|zh|description': '运河边的旧渡口客栈。'.repeat(12) })
  const said = await save({ 'texts|en|description': 'A former ferry house on the canal. '.repeat(8) })
  assert.ok(said.data.text_changed.en !== null)
  await db`update hotel_texts set changed_at = changed_at - interval '1 day' where hotel_id = ${id} and locale = 'zh'`
  const again = await save({ 'texts|en|description': 'A ferry house on the canal, once. '.repeat(8) })
  assert.ok(again.data.quality.faults.includes('old_chinese'))
})

test('values are checked by the rules of an import, field by field, in the language of the member', async () => {
  const said = await save({ 'facts||stars': '9', 'facts||lat': '0', 'facts||name_en': '' })
  assert.equal(said.reason, 'invalid_input')
  assert.deepEqual(Object.keys(said.data.fields).sort(), ['facts||lat', 'facts||name_en', 'facts||stars'])
  assert.equal(said.data.fields['facts||stars'], 'Enter 0 to 5.')
  const unknown = await post('change', { id, changes: [{ key: 'facts||seed', from: '', to: '1' }] })
  assert.equal(unknown.reason, 'invalid_input')
})

test('edits of different fields merge, and a second edit of the same field is refused with the present value', async () => {
  const seen = await fieldsOf()
  const change = (key: string, to: string) => ({ id, changes: [{ key, from: seen[key]!, to }] })
  assert.equal((await post('change', change('facts||floors', '4'))).code, 1)
  assert.equal((await post('change', change('facts||opened', '1990'), other)).code, 1)
  const late = await post('change', change('facts||floors', '5'), other)
  assert.deepEqual([late.status, late.reason], [409, 'hotel_changed'])
  assert.deepEqual(late.data.conflicts, [
    { key: 'facts||floors', from: seen['facts||floors'], to: '5', now: '4' },
  ])
  const merged = { id, changes: [{ key: 'facts||floors', from: '4', to: '5' }] }
  assert.equal((await post('change', merged, other)).data.fields['facts||floors'], '5')
})

test('a repeated request is answered once', async () => {
  const fields = await fieldsOf()
  const body = {
    id,
    changes: [{ key: 'facts||floors', from: fields['facts||floors']!, to: '7' }],
    req_id: 'same-request-1',
  }
  await post('change', body)
  const before = (await show()).data.history.length
  assert.equal((await post('change', body)).code, 1)
  assert.equal((await show()).data.history.length, before)
})

test('editors see each other', async () => {
  assert.deepEqual((await post('watch', { id })).data.editors, [])
  assert.deepEqual((await post('watch', { id }, other)).data.editors, [{ id: admin.id, name: admin.name }])
})

const room = {
  name_en: 'Ferry Loft',
  name_zh: '渡口阁楼',
  picture: 'suite',
  beds: '1 king',
  size_m2: '52',
  included_adults: '2',
  max_adults: '2',
  max_guests: '3',
  units: '3',
  amenities: 'balcony',
  state: 'open',
}
const plan = {
  name_en: 'Flexible',
  name_zh: '灵活价',
  percent: '100',
  single_use: '100',
  extra_adult: '80',
  board: 'room_only',
  board_price: '0',
  children: '5 0 0%; 12 80 50%',
  payment: 'prepay',
  cancellation: '3d18:00 1n; 0d12:00 100%',
  no_show: '100%',
  rooms: 'loft',
  state: 'open',
}
const keyed = (start: string, columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([column, value]) => [`${start}|${column}`, value]))

test('a room, a rate and prices are added, booked by a guest, and then protected by the order', async () => {
  const added = await save({ ...keyed('rooms|loft', room), ...keyed('rates|loftflex', plan) })
  assert.equal(added.code, 1, added.text)
  const priced = await post('prices', {
    id,
    room: 'loft',
    from: '2026-12-01',
    to: '2027-03-31',
    price: 90_000,
  })
  assert.equal(priced.code, 1, priced.text)
  assert.equal(priced.data.prices.find((one: { room: string }) => one.room === 'loft').until, '2027-03-31')

  const url = `/api/hot/r_detail?lang=en&id=${id}&s_d=2026-12-24&e_d=2026-12-26&rooms=1&adults=2&currency=CNY`
  const rooms = (await app.http.inject({ url })).json()
  const loft = rooms.data.rooms.find(({ name }: { name: string }) => name === 'Ferry Loft')
  assert.ok(loft, JSON.stringify(rooms).slice(0, 400))
  const { quote } = loft.rates[0]
  const booked = await ask(app, 'hot/r_commit', bookingFields(quote), { headers: { authentic: '1' } })
  assert.equal(booked.body.code, 1)
  const number = (booked.body.data as { order_no: string }).order_no

  const closing = await save({ 'rooms|loft|state': 'closed' })
  assert.deepEqual([closing.status, closing.reason], [409, 'orders_ahead'])
  assert.deepEqual(closing.data.orders, [{ number, arrival: '2026-12-24', departure: '2026-12-26' }])
  assert.equal(closing.data.from, '2026-12-26')
  const [sold] = await db<{ code: string }[]>`
    select code from rate_plans join orders on rate_plan_id = rate_plans.id where number = ${number}`
  assert.equal((await save({ [`rates|${sold!.code}|state`]: 'closed' })).reason, 'orders_ahead')
  const fewer = await save({ 'rooms|loft|units': '0' })
  assert.equal(fewer.reason, 'orders_ahead')
  assert.deepEqual([fewer.data.orders[0].number, fewer.data.from], [number, '2026-12-26'])
  for (const change of [
    { 'rooms|loft|max_adults': '1', 'rooms|loft|included_adults': '1' },
    { 'rooms|loft|max_guests': '1', 'rooms|loft|max_adults': '1', 'rooms|loft|included_adults': '1' },
    { 'rooms|loft|beds': '1 single' },
    { [`rates|${sold!.code}|rooms`]: 'double' },
  ]) {
    const said = await save(change)
    assert.deepEqual([said.reason, said.data.orders?.[0].number], ['orders_ahead', number], said.text)
    assert.equal(said.data.from, '2026-12-26')
  }
  assert.equal((await save({ 'rooms|loft|max_guests': '2', 'rooms|loft|beds': '2 single' })).code, 1)
  assert.equal((await save({ 'facts||currency': 'USD' })).reason, 'orders_ahead')
  assert.equal((await save({ 'rooms|loft|units': '1' })).code, 1)

  assert.equal((await post('close_from', { id, room: 'loft', from: '2026-12-26' })).code, 1)
  const later = url.replace('2026-12-24', '2027-01-10').replace('2026-12-26', '2027-01-12')
  const after = (await app.http.inject({ url: later })).json().data.rooms ?? []
  const rest = after.find(({ name }: { name: string }) => name === 'Ferry Loft')
  assert.equal(rest?.rates.length ?? 0, 0)
})

test('every change can be undone from the history; an added room is closed', async () => {
  const before = await fieldsOf()
  await save({ 'facts||pets': 'fee', 'facts||smoking': 'outside' })
  const [entry] = (await show()).data.history
  const changes = undoOf(entry.before, entry.after)
  const undone = await post('change', { id, changes, undoes: entry.id })
  assert.equal(undone.code, 1, undone.text)
  assert.equal(undone.data.fields['facts||pets'], before['facts||pets'])
  assert.equal(undone.data.history[0].reason, `undo ${entry.id}`)

  await save(keyed('rooms|attic', room))
  const [addition] = (await show()).data.history
  const closed = await post('change', { id, changes: undoOf(addition.before, addition.after) })
  assert.equal(closed.data.fields['rooms|attic|state'], 'closed')
})

test('taxes and photographs are lists that are saved whole', async () => {
  const tax = {
    kind: 'tax',
    name_en: 'VAT',
    name_zh: '增值税',
    of: 'percent',
    value: '6',
    collected: 'added',
  }
  const rest = { per: 'room', each: 'stay', max_nights: '', from_age: '0' }
  const said = await save({ 'taxes||list': JSON.stringify([{ ...tax, ...rest }]) })
  assert.equal(said.code, 1, said.text)
  assert.equal(JSON.parse(said.data.fields['taxes||list'])[0].value, '6')
  const wrong = await save({ 'taxes||list': JSON.stringify([{ ...tax, ...rest, value: 'much' }]) })
  assert.deepEqual(Object.keys(wrong.data.fields), ['taxes|0|value'])
})

const upload = (bytes: Buffer, member = admin) =>
  post('photograph', { id, file: new File([Uint8Array.from(bytes)], 'front.jpg') }, member)

test('a photograph is checked and stored on the server, ordered by the list, and shown to guests', async () => {
  const colour = (background: string) =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const [first, second] = [await upload(await colour('#345')), await upload(await colour('#a63'))]
  assert.ok(first.data.shown.endsWith('.webp'), first.text)
  const image = (url: string, alt: string) => ({
    url,
    room: '',
    alt_en: alt,
    alt_zh: alt,
    category: 'exterior',
  })
  const list = [image(second.data.url, 'Canal front'), image(first.data.url, '')]
  const said = await save({ 'images||list': JSON.stringify(list) })
  assert.equal(said.code, 1, said.text)
  assert.ok(said.data.quality.faults.includes('no_alt_text'))
  assert.deepEqual(
    said.data.pictures.map(({ url }: { url: string }) => url),
    [second.data.url, first.data.url],
  )
  const shown = (await app.http.inject({ url: `/api/hot/h_detail?lang=en&id=${id}` })).json().data
  assert.equal(shown.gallery[0].alt, 'Canal front')
  assert.equal((await upload(Buffer.from('<script>'))).data.reason, 'wrong_type')
})

test('another hotelier gets 404 for everything of the hotel', async () => {
  const stranger = await haveStaff(db, { role: 'hotelier', hotels: [] })
  assert.equal((await show(stranger)).status, 404)
  const change = { id, changes: [{ key: 'facts||floors', from: '', to: '9' }] }
  assert.equal((await post('change', change, stranger)).status, 404)
  assert.equal((await post('watch', { id }, stranger)).status, 404)
  assert.equal((await upload(Buffer.from('x'), stranger)).status, 404)
  const own = await haveStaff(db, { role: 'hotelier', hotels: [id] })
  assert.equal((await show(own)).code, 1)
  assert.equal((await save({ 'facts||floors': '9' }, own)).code, 1)
})

test('without a translation engine no draft is offered', async () => {
  assert.equal((await show()).data.can_translate, false)
  assert.equal((await post('draft_text', { id, text: 'Hello', to: 'zh' })).reason, 'translation_failed')
})
