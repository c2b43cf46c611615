import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { Today } from '#contract/desk/today.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
const found = await findRate(app, { payment: 'prepay', s_d: '2027-02-12', e_d: '2027-02-15' })
const { body } = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote), {
  headers: { authentic: '1' },
})
const order = body.data as unknown as Booked
await db`
  insert into payments (order_id, method, way, due_id, attempt, state, amount, currency, charge_amount, charge_currency, out_no,
    title, locale, captured, charge_captured, review, created_at)
  select id, 'unionpay', 'charge', (select d.id from order_dues d where d.order_id = orders.id limit 1), 1, 'captured', 10000, 'CNY', 10000, 'CNY', number || 'P1', 'A stay', 'en', 10000,
    10000, 'refund_refused', ${new Date(now - 3_600_000)}
  from orders where number = ${order.order_no}`

const [support, finance, revenue] = await Promise.all(
  (['support', 'finance', 'revenue'] as const).map((role) => haveStaff(db, { role })),
)
const today = async (member = support!) => {
  const said = await askDesk(app, 'today/show', {
    method: 'GET',
    headers: await staffHeaders(db, member, { now }),
  })
  assert.equal(said.code, 1, said.text)
  return said.data as Today
}

test('entries with the earliest deadline come first, and figures count the day', async () => {
  const { entries, figures, house } = await today()
  assert.deepEqual(
    entries.map(({ kind }) => kind),
    ['hold', 'payment'],
  )
  assert.equal(entries[0]!.order, order.order_no)
  assert.equal(entries[0]!.amount!.amount, order.due_now.amount)
  assert.equal(figures.booked.value, 1)
  assert.ok(figures.value.value > 0)
  assert.equal(house!.books_balance, true)
})

test('waiting entries are counted by section, as far as the member may open it', async () => {
  await db`
    insert into agents (account_id, name, channel, payout, statement, state, applied_at)
    values (1, 'Lin Wei', 'A column', 'PayPal', 'v1', 'applied', ${new Date(now)})`
  const counts = async (member = finance!) => {
    const headers = await staffHeaders(db, member, { now })
    return (await askDesk(app, 'today/counts', { method: 'GET', headers })).data
  }
  const none = { today: 1, payments: 0, inbox: 0, chat: 0, agents: 0, jobs: 0 }
  assert.deepEqual(await counts(), { ...none, today: 2, payments: 1, agents: 1 })
  assert.deepEqual(await counts(revenue), none)
  const keeper = await haveStaff(db, { role: 'hotelier', hotels: [found.hotel] })
  assert.deepEqual(await counts(keeper), none)
  await db`delete from agents`
})

test('a member without the permission for payments does not see their entries', async () => {
  assert.deepEqual(
    (await today(revenue)).entries.map(({ kind }) => kind),
    ['hold'],
  )
})

test('a hotelier sees entries of their own hotels only', async () => {
  const [other] = await db<{ id: string }[]>`select id from hotels where id <> ${found.hotel} limit 1`
  const keeper = await haveStaff(db, { role: 'hotelier', hotels: [found.hotel] })
  const stranger = await haveStaff(db, { role: 'hotelier', hotels: [other!.id] })
  assert.deepEqual(
    (await today(keeper)).entries.map(({ kind }) => kind),
    ['hold'],
  )
  const seen = await today(stranger)
  assert.deepEqual([seen.entries, seen.figures.booked.value, seen.house], [[], 0, null])
})

test('an entry is assigned to one person and released', async () => {
  const key = (await today()).entries[0]!.key
  const take = async (member: typeof support, isTaken: boolean) =>
    askDesk(app, 'today/take', {
      headers: await staffHeaders(db, member!, { now }),
      body: { key, take: isTaken },
    })
  assert.deepEqual((await take(support, true)).data.entries[0].taken_by, {
    id: support!.id,
    name: support!.name,
  })
  assert.equal((await take(finance, true)).reason, 'already_decided')
  assert.equal((await take(finance, false)).data.entries[0].taken_by.id, support!.id)
  assert.equal((await take(support, false)).data.entries[0].taken_by, null)
})

test('payments for review are listed with their order and leave the list with a reason', async () => {
  const headers = () => staffHeaders(db, finance!, { now })
  const listed = await askDesk(app, 'payments/list', { method: 'GET', headers: await headers() })
  assert.equal(listed.data.counts.review, 1)
  const [row] = listed.data.list
  assert.deepEqual([row.order, row.review, row.guest], [order.order_no, 'refund_refused', 'Ada Lovelace'])
  const shown = await askDesk(app, 'payments/show', {
    method: 'GET',
    headers: await headers(),
    body: { number: row.number },
  })
  assert.equal(shown.data.captured.amount, 10_000)
  const missing = { method: 'GET', headers: await headers(), body: { number: 'LSNOTHINGP1' } } as const
  assert.equal((await askDesk(app, 'payments/show', missing)).reason, 'not_found')
  const short = { headers: await headers(), body: { number: row.number, reason: 'x' } }
  assert.equal((await askDesk(app, 'payments/seen', short)).reason, 'invalid_input')
  const done = await askDesk(app, 'payments/seen', {
    headers: await headers(),
    body: { number: row.number, reason: 'Transferred by bank, reference 4711' },
  })
  assert.equal(done.data.payment.review, null)
  const [entry] =
    await db`select action, reason from audit_log where object_kind = 'payment' order by id desc limit 1`
  assert.deepEqual({ ...entry }, { action: 'payment_seen', reason: 'Transferred by bank, reference 4711' })
})
