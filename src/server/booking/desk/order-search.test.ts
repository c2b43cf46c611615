import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { findOrders, wordsOf } from './find-orders.ts'
import { countDeskOrders, findDeskOrders, type OrderFilter } from './search-store.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
const { rate } = await findRate(app, { payment: 'prepay', s_d: '2027-02-12', e_d: '2027-02-15' })
const booked = await ask(app, 'hot/r_commit', bookingFields(rate.quote), { headers: { authentic: '1' } })
assert.equal(booked.body.code, 1)

const bulk = 30_000
const rare = 'zhou yifan'
// In batches: a statement of the pool ends within its timeout.
const batch = 5_000
for (let from = 1; from <= bulk; from += batch)
  await db`
  insert into orders (number, account_id, hotel_id, room_type_id, rate_plan_id, state, arrival, departure, check_in_at,
    check_out_at, currency, total, contact, search_text, guest_names, locale, quote_id, network, booked_at)
  select 'BULK' || n, account_id, hotel_id, room_type_id, rate_plan_id,
    (array['completed', 'cancelled', 'confirmed'])[1 + n % 3], arrival + n % 300, departure + n % 300, check_in_at,
    check_out_at, currency, total,
    jsonb_build_object('phone', '+86139' || lpad(n::text, 8, '0'), 'email', 'guest' || n || '@example.com'),
    case n when 5 then ${`harbour inn ${rare}`} else 'harbour inn 港湾 ' || md5(n::text) end,
    case n when 5 then ${rare} else md5(n::text) end, locale, 'bulk ' || n, '', booked_at + n * interval '1 minute'
  from generate_series(${from}::int, ${from + batch - 1}::int) n, (select * from orders order by id limit 1) model`
await db`
  insert into order_revisions (order_id, n, at, by, kind, total, snapshot)
  select id, 1, booked_at, 'guest', 'booked', total, '{}' from orders where number like 'BULK%'`
await db`
  insert into payments (order_id, method, way, attempt, amount, currency, charge_amount, charge_currency, out_no, title,
    locale, created_at)
  select id, case when id % 40 = 0 then 'unionpay' else 'paypal' end, 'charge', 1, 1, 'CNY', 1, 'CNY', number, '', 'en',
    booked_at from orders where number like 'BULK%'`
for (const table of ['orders', 'payments']) await db`vacuum analyze ${db(table)}`

const none: OrderFilter = {
  hotels: null,
  states: null,
  hotel: null,
  arriving: null,
  departing: null,
  booked: null,
  method: null,
  agent: null,
  unpaidBy: null,
  words: null,
  contactAt: null,
}
const page = { before: null, limit: 51 }
const numbersFor = async (q: string) =>
  (await findOrders(db, { ...none, words: wordsOf(q) }, page)).rows.map(({ number }) => number)

const searches: Record<string, OrderFilter> = {
  all: none,
  open: { ...none, states: ['held', 'payment_review', 'confirmed', 'staying'] },
  'open of one hotel': { ...none, states: ['held', 'confirmed'], hotels: ['17'] },
  text: { ...none, words: wordsOf(rare) },
  'two letters': { ...none, words: wordsOf('zh') },
  'similar names': { ...none, words: { by: 'similar_guest', text: 'zhou yifen' } },
  email: { ...none, words: wordsOf('guest77@') },
  telephone: { ...none, words: wordsOf('139 0000 5678') },
  arrival: { ...none, states: ['confirmed'], arriving: '2027-03-03' },
  'date of booking': { ...none, booked: { from: new Date(now), to: new Date(now + 3_600_000) } },
  'means of payment': { ...none, method: 'unionpay' },
}
for (const [name, filter] of Object.entries(searches))
  test(`the list by ${name} does not scan all orders`, async () => {
    const plan = await db`explain ${findDeskOrders(db, filter, page)}`
    const text = plan.map((row) => Object.values(row)[0]).join('\n')
    assert.doesNotMatch(text, /Seq Scan on (orders|payments|order_revisions)/, text)
  })

test('a frequent word reads only the newest orders, without its index', async () => {
  const filter = { ...none, words: wordsOf('harbour') }
  const found = await findOrders(db, filter, page)
  assert.deepEqual([found.isRecent, found.rows.length, found.rows[0]!.number], [true, 51, `BULK${bulk}`])
  const plan =
    await db`explain (analyze, costs off, timing off) ${findDeskOrders(db, filter, { ...page, recent: true })}`
  const text = plan.map((row) => Object.values(row)[0]).join('\n')
  assert.match(text, /orders_pkey/)
  assert.doesNotMatch(text, /orders_by_text|Seq Scan on orders/)
  assert.equal(await countDeskOrders(db, filter, { most: 200, recent: true }), 200)
})

test('a rare word is found among old orders, whole, by its beginning and misspelt', async () => {
  for (const q of ['Zhou Yifan', 'yifan', 'zh', 'Zhou Yifen', 'bulk5'])
    assert.deepEqual(await numbersFor(q), ['BULK5'], q)
  assert.deepEqual(await numbersFor('guest77@example.com'), ['BULK77'])
  assert.deepEqual(await numbersFor('139 0000 5678'), ['BULK5678'])
  assert.equal((await numbersFor('港湾')).length, 51)
})
