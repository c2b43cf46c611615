import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests } from '#test/support/guests.ts'
import { assessAllHotels, assessChangedHotels } from '../../inventory/assess-hotels.ts'
import { findDeskHotels, type HotelFilter } from './list-store.ts'

const now = Date.parse('2027-05-01T08:00:00Z')
const guest = { id: '1', guestId: '1', account: 'guest1@example.com' }
const app = await testApp({ clock: () => now, findSession: async () => guest })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
await assessAllHotels(db, now)

const admin = await haveStaff(db, { role: 'admin' })
const asked = async (path: string, body: object, member = admin, method: 'GET' | 'POST' = 'POST') =>
  askDesk(app, path, { method, body, headers: await staffHeaders(db, member, { now }) })
const list = (query: object, member = admin) => asked('hotels/list', query, member, 'GET')
const ids = (said: Awaited<ReturnType<typeof list>>) => said.data.list.map(({ id }: { id: string }) => id)

const whyNotShown = async (id: string) =>
  (await app.http.inject({ url: `/api/hot/h_detail?id=${id}` })).json().data.reason

const [sample] = await db<
  { id: string; name: string; zh: string; code: string; city: string; country: string }[]
>`
  select hotels.id, hotels.name_en as name, hotels.name_zh as zh, code, places.name_en as city, places.country
  from hotels join places on places.id = city where state = 'open' order by hotels.id desc limit 1`

test('a hotel is found by its name in either language, its city, code and number', async () => {
  for (const q of [sample!.name, sample!.zh, sample!.city, sample!.code, sample!.id])
    assert.ok(ids(await list({ q })).includes(sample!.id), q)
})

test('a misspelt name finds similar ones', async () => {
  const said = await list({ q: `${sample!.name.slice(0, 3)}x${sample!.name.slice(3)}` })
  assert.equal(said.data.is_similar, true)
  assert.ok(ids(said).includes(sample!.id))
})

test('drawn pictures do not count as photographs, and the fault is named and counted', async () => {
  const said = await list({ q: sample!.id })
  assert.equal(said.data.list[0].quality.levels.photographs, 0)
  assert.ok(said.data.list[0].quality.faults.includes('no_photographs'))
  assert.ok(said.data.facets.faults.no_photographs > 0)
})

test('pages follow each other without gaps, newest first and by quality', async () => {
  const [{ count } = { count: 0 }] = await db<{ count: number }[]>`select count(*)::int as count from hotels`
  for (const sort of ['newest', 'quality']) {
    const found: string[] = []
    let query: object = { sort }
    for (;;) {
      const said = await list(query)
      found.push(...ids(said))
      if (said.data.is_end) break
      const last = said.data.list.at(-1)
      query = { sort, after: last.id, after_quality: last.quality.score }
    }
    assert.equal(new Set(found).size, count)
    assert.equal(found.length, count)
  }
})

test('filters narrow the list: fault, quality, state and country', async () => {
  assert.equal((await list({ faults: 'no_rooms' })).data.list.length, 0)
  assert.ok((await list({ below: 100 })).data.list.length > 0)
  assert.equal((await list({ states: 'draft' })).data.list.length, 0)
  assert.ok(ids(await list({ country: sample!.country })).includes(sample!.id))
})

test('a hotelier sees only their hotels, in the list, the counts and the bulk change', async () => {
  const [other] = await db<
    { id: string }[]
  >`select id from hotels where id <> ${sample!.id} order by id limit 1`
  const hotelier = await haveStaff(db, { role: 'hotelier', hotels: [other!.id] })
  const said = await list({}, hotelier)
  assert.deepEqual(ids(said), [other!.id])
  assert.equal(said.data.facets.all, 1)
  const body = { ids: [sample!.id], state: 'closed' }
  assert.equal((await asked('hotels/set_states', body, hotelier)).data.changing, 0)
  const [row] = await db<{ state: string }[]>`select state from hotels where id = ${sample!.id}`
  assert.equal(row!.state, 'open')
})

test('closing names the hotels with orders ahead, is audited, and guests no longer find the hotel', async () => {
  const day = (ahead: number) => new Date(now + ahead * 86_400_000).toISOString().slice(0, 10)
  const found = await findRate(app, { payment: 'prepay', s_d: day(30), e_d: day(32) })
  await ask(app, 'hot/r_commit', bookingFields(found.rate.quote), { headers: { authentic: '1' } })
  const body = { ids: [found.hotel], state: 'closed' }
  const preview = await asked('hotels/preview_states', body)
  assert.deepEqual(
    [preview.data.changing, preview.data.with_orders[0].orders, preview.data.with_orders[0].last_departure],
    [1, 1, day(32)],
  )
  assert.equal((await list({ q: found.hotel })).data.list[0].booked, 1)
  const done = await asked('hotels/set_states', { ...body, reason: 'The roof leaks' })
  assert.equal(done.data.changing, 1)
  assert.equal(await whyNotShown(found.hotel), 'hotel_closed')
  const [row] = await db<{ action: string; reason: string; before: object; after: object }[]>`
    select action, reason, before, after from audit_log where object_kind = 'hotel' order by id desc limit 1`
  assert.deepEqual(row, {
    action: 'hotel_closed',
    reason: 'The roof leaks',
    before: { state: 'open' },
    after: { state: 'closed' },
  })
  assert.equal((await asked('hotels/set_states', { ids: [found.hotel], state: 'open' })).data.changing, 1)
})

test('a draft is listed for staff, cannot be opened while it has no rooms, and does not exist for guests', async () => {
  const [city] = await db<{ slug: string }[]>`
    select slug from places join hotels on hotels.city = places.id order by hotels.id limit 1`
  const added = await asked('hotels/add', { name_en: 'Reed Court', name_zh: '苇庭', city: city!.slug })
  const { id } = added.data
  assert.equal((await list({ q: 'reed court' })).data.list[0].state, 'draft')
  const opening = await asked('hotels/set_states', { ids: [id], state: 'open' })
  assert.equal(opening.data.changing, 0)
  assert.deepEqual(opening.data.blocked[0].faults, [
    'no_rooms',
    'no_photographs',
    'no_english',
    'no_chinese',
    'no_address',
  ])
  assert.equal(await whyNotShown(id), 'not_found')
})

test('a change of prices is assessed by the next job', async () => {
  await db`update price_calendars set prices = decode(repeat('00', length(prices)), 'hex') where hotel_id = ${sample!.id}`
  await db`insert into hotel_changes (hotel_id, at) values (${sample!.id}, ${new Date(now)})`
  await assessChangedHotels(db, now)
  assert.ok((await list({ q: sample!.id })).data.list[0].quality.faults.includes('no_prices'))
})

test('the list reads indexes with 50,000 hotels', async () => {
  await db`
    insert into hotels (code, demo, state, city, stars, name_en, name_zh, address_en, address_zh, lat, lon, time_zone,
      currency, check_in_from, check_out_until, pets, smoking, kind, setting, region, seed, centre_m, quality, faults)
    select 'X' || n, false, case n % 50 when 0 then 'closed' else 'open' end, city, 3, md5(n::text), md5(n::text), '', '',
      0, 0, 'UTC', 'CNY', '14:00', '12:00', 'no', 'no', 'hotel', 'city', 'asia', n, 0, n % 11 * 10,
      case n % 400 when 0 then array['far_from_city'] else array['no_photographs'] end
    from generate_series(1, 50000) n, (select city from hotels order by id limit 1) as one`
  await db`vacuum analyze hotels`
  const none: HotelFilter = { hotels: null, words: null, states: [], faults: [], below: null, country: null }
  const plans: [string, Partial<HotelFilter>, 'newest' | 'quality'][] = [
    ['newest', {}, 'newest'],
    ['quality', {}, 'quality'],
    ['below', { below: 30 }, 'quality'],
    ['name', { words: { text: 'c4ca4238', isFuzzy: false } }, 'newest'],
    ['fault', { faults: ['far_from_city'] }, 'newest'],
    ['closed', { states: ['closed', 'draft'] }, 'newest'],
    ['own', { hotels: ['1', '2', '3'] }, 'newest'],
  ]
  for (const [name, filter, sort] of plans) {
    const keyset = { sort, after: '40000', quality: 0 } as const
    const rows = await db`explain ${findDeskHotels(db, { ...none, ...filter }, keyset, 51)}`
    const text = rows.map((row) => Object.values(row)[0]).join('\n')
    assert.match(text, /Scan/, name)
    assert.doesNotMatch(text, /Seq Scan on hotels/, `${name}\n${text}`)
  }
})
