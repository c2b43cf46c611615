import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SavedPage, SharedList } from '#contract/saved.ts'
import { MOST_FAVOURITES, MOST_LISTS, UNDO_LIFE } from '#domain/hotel/favourites.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { eventually } from '#test/support/eventually.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { priceHotelAt } from '#test/support/hotel-prices.ts'
import { pricedWithRead } from './list-saved.ts'
import { purgeSaved } from './purge-saved.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now, 40)
await haveGuests(db, [1, 2, 3, 4, 5, 6, 7, 8])
const dates = { s_d: '2027-02-12', e_d: '2027-02-15' }
const stay = { arrival: dates.s_d, departure: dates.e_d }
const { hotel } = await findRate(app, dates)
const others = (
  await db<{ id: string }[]>`select id from hotels where id <> ${hotel} and state = 'open' order by id`
).map(({ id }) => id)
const [second, third] = others as [string, string]
const setPrice = (price: number) => priceHotelAt(db, { hotel, stay, price, now })
await setPrice(60_000)

const as = (guest: string) => ({ headers: { authentic: guest } })
const save = (guest: string, fields: object) => ask(app, 'hot/h_collect', fields, as(guest))
const change = (guest: string, fields: object) => ask(app, 'order/collect_list', fields, as(guest))
const answer = (guest: string, fields: object = {}) =>
  ask(app, 'order/collect_lis', fields, { ...as(guest), method: 'GET' })
const read = async (guest: string, fields: object = {}) =>
  (await answer(guest, fields)).body.data as unknown as SavedPage
const shared = (token: string) => ask(app, 'hot/shared_list', { token }, { method: 'GET' })
const makeList = async (guest: string, title: string, fields: object = {}) =>
  String((await change(guest, { title, ...fields })).body.data.list)

test('a guest without favourites has no lists, with a successful response', async () => {
  const page = await read('1')
  assert.deepEqual([page.lists, page.list, page.total, page.current], [[], [], 0, null])
})

test('a hotel saved without a list is in a default list named in the reader’s language', async () => {
  await save('1', { id: hotel })
  const { lists, list, current } = await read('1')
  assert.deepEqual([lists[0]!.name, lists[0]!.unnamed, lists[0]!.hotels], ['Saved hotels', true, 1])
  assert.equal(current, lists[0]!.id)
  assert.equal((await read('1', { lang: 'zh' })).lists[0]!.name, '我的收藏')
  // No dates were given, so nothing is priced.
  assert.deepEqual(
    [list[0]!.id, list[0]!.stay, list[0]!.offer, list[0]!.saved_total],
    [hotel, null, null, null],
  )
  assert.ok(list[0]!.place)
})

test('a list with dates prices its hotels for them and shows the change since they were saved', async () => {
  const list = await makeList('2', 'New Year away', dates)
  await save('2', { id: hotel, list })
  const before = (await read('2', { list })).list[0]!
  assert.deepEqual(before.stay, dates)
  assert.deepEqual(before.saved_total, before.offer!.total)
  assert.equal(before.change!.amount, 0)

  await setPrice(50_000)
  const page = await eventually(
    () => read('2', { list }),
    ({ list: [one] }) => one!.change!.amount !== 0,
  )
  const after = page.list[0]!
  assert.deepEqual(after.saved_total, before.saved_total)
  assert.equal(after.change!.amount, after.offer!.total.amount - before.saved_total!.amount)
  assert.ok(after.change!.amount < 0)
  assert.equal(page.lists.find(({ id }) => id === list)!.fallen, 1)

  // For other dates nothing is compared.
  now += 86_400_000
  await change('2', { list, s_d: '2027-03-01', e_d: '2027-03-03', adults: '1' })
  const moved = (await read('2', { list })).list[0]!
  assert.deepEqual([moved.stay, moved.change!.amount], [{ s_d: '2027-03-01', e_d: '2027-03-03' }, 0])
  assert.equal(moved.noted_at!.slice(0, 10), '2027-01-11')
  assert.equal(moved.saved_at.slice(0, 10), '2027-01-10')

  await change('2', { list, no_dates: '1' })
  assert.deepEqual((await read('2', { list })).list[0]!.stay, null)
})

test('a total in another currency is compared in that currency', async () => {
  const list = await makeList('2', 'In euros', dates)
  await save('2', { id: hotel, list })
  const [euro] = (await read('2', { list, currency: 'EUR' })).list
  assert.deepEqual([euro!.saved_total!.currency, euro!.change!.currency], ['EUR', 'EUR'])
  assert.ok(Math.abs(euro!.change!.amount) <= 2, String(euro!.change!.amount))
})

test('a hotel without dates of its list is priced for the dates it was saved with', async () => {
  await save('3', { id: hotel, ...dates })
  const [saved] = (await read('3')).list
  assert.deepEqual([saved!.stay, saved!.saved_total], [dates, saved!.offer!.total])
})

test('a hotel moves between lists, and removing a list keeps its hotels saved', async () => {
  const first = await makeList('4', 'Tokyo, again')
  await save('4', { id: hotel, list: first })
  await save('4', { id: hotel, list: 'By train' })
  const { lists } = await read('4')
  assert.deepEqual(
    lists.map(({ name, hotels }) => [name, hotels]),
    [
      ['Tokyo, again', 0],
      ['By train', 1],
    ],
  )
  await change('4', { list: lists[1]!.id, remove: '1' })
  const left = await read('4')
  assert.deepEqual(
    left.lists.map(({ name, hotels }) => [name, hotels]),
    [
      ['Tokyo, again', 0],
      ['Saved hotels', 1],
    ],
  )
  const unnamed = left.lists[1]!.id
  assert.equal((await change('4', { list: unnamed, remove: '1' })).body.data.reason, 'not_found')
})

test('a list is renamed, but not to the name of another', async () => {
  const list = await makeList('5', 'One')
  await makeList('5', 'Two')
  assert.equal((await change('5', { title: 'Two' })).body.data.reason, 'list_exists')
  const refused = await change('5', { list, title: 'Two' })
  assert.deepEqual(
    [refused.status, refused.body.data.reason, refused.body.msg],
    [409, 'list_exists', 'You already have a list with this name'],
  )
  assert.equal((await change('5', { list, title: 'One' })).body.code, 1)
  await change('5', { list, title: 'Three' })
  assert.deepEqual(
    (await read('5')).lists.map(({ name }) => name),
    ['Three', 'Two'],
  )
})

test('a removed hotel can be restored unchanged for a while', async () => {
  const list = await makeList('6', 'Undo', dates)
  await save('6', { id: hotel, list })
  const before = (await read('6', { list })).list[0]!
  now += 60_000
  await ask(app, 'order/cancelcollect', { id: hotel }, as('6'))
  assert.equal((await read('6', { list })).total, 0)
  await save('6', { id: hotel })
  const after = (await read('6', { list })).list[0]!
  assert.deepEqual([after.saved_at, after.saved_total], [before.saved_at, before.saved_total])

  await ask(app, 'order/cancelcollect', { id: hotel }, as('6'))
  now += UNDO_LIFE
  await purgeSaved(db, now)
  assert.equal((await db`select from favourites where guest_id = 6`).length, 0)
})

test('a link shows a list without its owner, and nothing once it is withdrawn', async () => {
  const list = await makeList('7', 'For the family', dates)
  await save('7', { id: hotel, list })
  const path = String((await change('7', { list, share: '1' })).body.data.share)
  const token = path.replace('/lists/', '')
  assert.ok(token.length >= 22, token)
  assert.equal((await change('7', { list, share: '1' })).body.data.share, path)
  const { body, text } = await shared(token)
  const seen = body.data as unknown as SharedList
  assert.deepEqual([seen.name, seen.list.map(({ id }) => id)], ['For the family', [hotel]])
  assert.ok(seen.list[0]!.offer)
  for (const personal of [
    'guest7',
    'saved_at',
    'saved_total',
    '"change"',
    'noted_at',
    'alerts',
    '"collected":true',
  ])
    assert.ok(!text.includes(personal), personal)

  await change('7', { list, share: '0' })
  assert.equal((await shared(token)).status, 404)
  const again = String((await change('7', { list, share: '1' })).body.data.share)
  assert.notEqual(again, path)
  assert.equal((await shared('x'.repeat(22))).body.data.reason, 'not_found')
})

test('a guest cannot read, change or share another guest’s list', async () => {
  const list = await makeList('7', 'Mine alone')
  assert.equal((await answer('8', { list })).body.data.reason, 'not_found')
  for (const fields of [{ title: 'Yours' }, { share: '1' }, { alerts: '1' }, { remove: '1' }, dates])
    assert.equal(
      (await change('8', { list, ...fields })).body.data.reason,
      'not_found',
      JSON.stringify(fields),
    )
  const named = (await read('7')).lists.find(({ id }) => id === list)!
  assert.deepEqual([named.name, named.share, named.alerts, named.s_d], ['Mine alone', null, false, null])
})

test('a hotel that is no longer sold stays in its list and is marked closed', async () => {
  const list = await makeList('8', 'Gone')
  await save('8', { id: third, list })
  await db`update hotels set state = 'closed' where id = ${third}`
  const page = await eventually(
    () => read('8', { list }),
    ({ list: [one] }) => one?.closed === true,
  )
  assert.deepEqual([page.list[0]!.closed, page.list[0]!.offer, page.total], [true, null, 1])
  assert.ok(page.list[0]!.name && page.list[0]!.place)
  const [stored] = await db<{ score: number }[]>`select score from hotels where id = ${third}`
  assert.equal(page.list[0]!.score, stored!.score / 10)
})

test('past dates and dates too far ahead are refused at their field', async () => {
  for (const [s_d, e_d, sentence] of [
    ['2026-12-01', '2026-12-03', 'Your stay can’t start before today'],
    ['2029-12-01', '2029-12-03', 'You can book up to 540 days ahead'],
  ] as const) {
    const { body } = await change('8', { title: `For ${s_d}`, s_d, e_d })
    assert.deepEqual(body.data.fields, { s_d: sentence })
  }
})

test('the numbers of hotels and lists are limited', async () => {
  await db`
    insert into favourite_lists (guest_id, name, made_at)
    select 3, 'list ' || n, now() from generate_series(1, ${MOST_LISTS}) n`
  assert.equal((await change('3', { title: 'One more' })).body.data.reason, 'lists_full')
  assert.equal((await save('3', { id: second, list: 'One more' })).body.data.reason, 'lists_full')
  await db`
    insert into hotels select (jsonb_populate_record(
      hotels, jsonb_build_object('id', 900000 + n, 'code', 'copy ' || n, 'state', 'closed'))).*
    from hotels, generate_series(1, ${MOST_FAVOURITES}) n where hotels.id = ${hotel}`
  await db`
    insert into favourites (guest_id, hotel_id, list_id, saved_at)
    select 3, 900000 + n, (select min(id) from favourite_lists where guest_id = 3), now()
    from generate_series(1, ${MOST_FAVOURITES - 1}) n`
  const full = await save('3', { id: second })
  assert.deepEqual([full.status, full.body.data.reason], [409, 'favourites_full'])
  // A saved hotel can still be moved.
  assert.equal((await save('3', { id: hotel, list: 'list 1' })).body.code, 1)
})

test('one request prices the hotels of its page and a limited number of others', () => {
  const all = Array.from({ length: 200 }, (_, n) => n)
  const first = pricedWithRead(all.slice(0, 20), all)
  assert.deepEqual(first, all.slice(0, 30))
  assert.deepEqual(pricedWithRead(all.slice(150, 200), all), all.slice(150, 200))
  assert.deepEqual(pricedWithRead([5], all.slice(0, 6)), [5, 0, 1, 2, 3, 4])
})
