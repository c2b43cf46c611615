import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { HotelDay, HotelStatement } from '#contract/desk/extranet.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask, confirmContactOf, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { beginStays, completeStays } from '../advance-order-states.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
let now = start
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
const [s_d, e_d] = ['2027-02-12', '2027-02-15']
const email = 'g7731x@example.com'
await confirmContactOf(db, 1, email)

const { hotel } = await findRate(app, { payment: 'prepay', s_d, e_d, left: 4 })
const [elsewhere] = await db<{ id: string }[]>`select id from hotels where id <> ${hotel} order by id limit 1`
const keeper = await haveStaff(db, { role: 'hotelier', hotels: [hotel] })
const stranger = await haveStaff(db, { role: 'hotelier', hotels: [elsewhere!.id] })
const finance = await haveStaff(db, { role: 'finance' })

const send = async (method: 'GET' | 'POST', path: string, body: object, member: Staff) =>
  askDesk(app, path, { method, headers: await staffHeaders(db, member, { now }), body })
const get = (path: string, body: object, member = keeper) => send('GET', path, body, member)
const post = (path: string, body: object, member = keeper) => send('POST', path, body, member)

async function paid() {
  now = start
  const { rate } = await findRate(app, { payment: 'prepay', hotel, s_d, e_d })
  const fields = {
    'contact[name]': 'Grace Adeyemi',
    'contact[email]': email,
    'contact[phone]': '+8613912345678',
  }
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote, fields), {
    headers: { authentic: '1' },
  })
  const { order_id: orderId, order_no: number, due_now } = body.data as unknown as Booked
  await settleDue(app.booking, { orderId, kind: 'captured', ...due_now, now })
  return { orderId, number }
}
const show = async (number: string) => (await get('orders/show', { number })).data as DeskOrder
const dayOf = async (member = keeper) => (await get('extranet/day', { hotel }, member)).data as HotelDay

test('the contact of a guest is sent to a hotelier only around the stay, and not found outside it', async () => {
  const { number } = await paid()
  const found = async (q: string) => {
    const { data } = await get('orders/list', { q, view: 'all' })
    return data.list.some((row: { number: string }) => row.number === number)
  }
  const searched = [email, 'g7731x@', 'g7731x', '13912345678']
  for (const [date, why] of [
    [addDays(s_d, -8), 'early'],
    [addDays(s_d, -7), null],
    [addDays(e_d, 3), null],
    [addDays(e_d, 4), 'late'],
  ] as const) {
    now = Date.parse(`${date}T12:00:00Z`)
    const said = await get('orders/show', { number })
    const { order, contact_hidden: hidden } = said.data as DeskOrder
    assert.equal(hidden?.why ?? null, why, date)
    assert.equal(order.contact.email, why ? '' : email)
    assert.equal(said.text.includes(email), why === null, date)
    assert.equal(said.text.includes('13912345678'), why === null, date)
    for (const q of searched) assert.equal(await found(q), why === null, `${date} ${q}`)
    assert.ok(await found('Adeyemi'), 'the name is found')
    assert.ok(await found(number))
    const staff = await get('orders/show', { number }, finance)
    assert.equal((staff.data as DeskOrder).order.contact.email, email)
  }
})

test('an arrival is marked, undone and audited; a no-show is refused for a guest who arrived', async () => {
  const { number, orderId } = await paid()
  const early = await show(number)
  const mark = (arrived: boolean, version: number) => post('orders/arrived', { number, version, arrived })
  assert.equal((await mark(true, early.order.version)).reason, 'not_arrivable')
  now = Date.parse(early.actions.no_show.from) + 60_000
  const line = (await dayOf()).arrivals.find((guest) => guest.number === number)!
  assert.deepEqual([line.arrived_at, line.arrived.why, line.no_show.why], [null, null, null])
  const req_id = 'arrival-1'
  const body = { number, version: line.version, arrived: true, req_id }
  const arrived = await post('orders/arrived', body)
  assert.notEqual((arrived.data as DeskOrder).arrived_at, null)
  assert.equal((await post('orders/arrived', body)).data.order.version, arrived.data.order.version)
  const after = await show(number)
  assert.equal(after.actions.no_show.why, 'arrived')
  const noShow = (version: number) => post('orders/no_show', { number, version })
  assert.equal((await noShow(after.order.version)).reason, 'not_arrivable')
  const undone = await mark(false, after.order.version)
  assert.equal((undone.data as DeskOrder).arrived_at, null)
  const noted = await noShow(undone.data.order.version)
  assert.equal((noted.data as DeskOrder).not_arrived, true)
  const back = await mark(true, noted.data.order.version)
  assert.deepEqual([back.data.not_arrived, back.data.arrived_at !== null], [false, true])
  const rows = await db<{ action: string }[]>`
    select action from audit_log where object_kind = 'order' and object_id = ${orderId} order by id`
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['arrival_marked', 'arrival_undone', 'no_show_noted', 'arrival_marked'],
  )
})

test('another hotelier finds neither the day, the order nor the statement of a hotel', async () => {
  const { number } = await paid()
  for (const [path, body] of [
    ['extranet/day', { hotel }],
    ['statements/months', { hotel }],
    ['statements/show', { hotel, month: '2027-02' }],
    ['statements/file', { hotel, month: '2027-02' }],
    ['orders/show', { number }],
  ] as const)
    assert.equal((await get(path, body, stranger)).reason, 'not_found', path)
  const marked = await post('orders/arrived', { number, version: 1, arrived: true }, stranger)
  assert.equal(marked.reason, 'not_found')
})

test('a statement equals the money that stayed with us, and its rows add up', async () => {
  await paid()
  const noShow = await paid()
  now = Date.parse('2027-02-13T06:00:00Z')
  const { version } = (await show(noShow.number)).order
  await post('orders/no_show', { number: noShow.number, version })
  now = Date.parse('2027-02-14T12:00:00Z')
  await beginStays(app.booking)
  now = Date.parse('2027-02-17T00:00:00Z')
  await completeStays(app.booking)
  const statement = (await get('statements/show', { hotel, month: '2027-02' })).data as HotelStatement
  const [total] = statement.sums
  assert.ok(statement.rows.length >= 2)
  assert.deepEqual([statement.commission_rate, statement.is_default_rate], [1_200, true])
  for (const part of ['paid_to_us', 'at_hotel', 'discount', 'commission', 'net'] as const)
    assert.equal(
      total![part],
      statement.rows.reduce((sum, row) => sum + row[part], 0),
    )
  for (const row of statement.rows) {
    // `check-books` holds the paid dues equal to captures less refunds.
    const [money] = await db<{ paid: number; rate: number }[]>`
      select coalesce(sum((select sum(share) from unnest(shares) share)), 0)::float8 as paid,
        (select (snapshot #>> '{conversion,numerator}')::float8 / (snapshot #>> '{conversion,denominator}')::float8
         from current_orders where number = ${row.number}) as rate
      from order_dues where state = 'paid' and order_id = (select id from orders where number = ${row.number})`
    assert.ok(money!.paid > 0 && Math.abs(row.paid_to_us - money!.paid / money!.rate) <= 1, row.number)
  }
  const months = await get('statements/months', { hotel })
  assert.equal(months.data.months[0].month, '2027-02')
  const hotels = await get('statements/hotels', { month: '2027-02' }, finance)
  assert.deepEqual(
    hotels.data.list.map(({ id }: { id: string }) => id),
    [hotel],
  )
})

test('a commission applies from its month on and is changed by finance alone', async () => {
  now = Date.parse('2027-02-20T00:00:00Z')
  const change = { hotel, rate: 1_500, month: '2027-03' }
  assert.equal((await post('statements/commission', change)).reason, 'forbidden')
  assert.equal(
    (await post('statements/commission', { ...change, month: '2027-01' }, finance)).reason,
    'invalid_input',
  )
  const changed = await post('statements/commission', change, finance)
  assert.equal(changed.data.commission_rate, 1_500)
  const rateOf = async (month: string) =>
    ((await get('statements/show', { hotel, month })).data as HotelStatement).commission_rate
  assert.deepEqual([await rateOf('2027-02'), await rateOf('2027-04')], [1_200, 1_500])
})

test('a cell that begins like a formula is text in the CSV', async () => {
  await db`
    update orders set contact = contact || '{"name": "=HYPERLINK(1)"}' where hotel_id = ${hotel} and state = 'completed'`
  const file = await get('statements/file', { hotel, month: '2027-02' })
  assert.ok(file.data.text.includes("'=HYPERLINK(1)"))
  assert.equal(file.data.name, `statement-${hotel}-2027-02.csv`)
})
