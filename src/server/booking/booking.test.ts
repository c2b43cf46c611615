import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked, Order, OrderPage } from '#contract/booking.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, confirmContactOf, mailbox, signUp, usualContact } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { documentVersion } from '../documents/read-document.ts'
import { editRequests } from './edit-requests.ts'
import { expireHold } from './expire-hold.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app
await fillForBooking(app, now)
const s_d = '2027-02-12'
const e_d = '2027-02-15'

const guest = await signUp(app, 'booker@lodestar.example')
await confirmContactOf(db, guest.id, usualContact)
const as = { headers: guest.auth, cookie: guest.cookie }
const book = async (fields: object) => {
  const { status, body } = await ask(app, 'hot/r_commit', fields, as)
  return {
    status,
    ...(body as unknown as { code: number; msg: string; data: Booked & Record<string, unknown> }),
  }
}
const read = async <Data>(path: string, fields: object = {}) =>
  (await ask(app, path, fields, { ...as, method: 'GET' })).body as unknown as { code: number; data: Data }
const freeOn = async (room: string, night: string) => {
  const [row] = await db<{ free: number }[]>`
    select coalesce((select free from inventory_nights where room_type_id = ${room} and night = ${night}),
      (select units from room_types where id = ${room})) as free`
  return row!.free
}

test('a stay paid at the hotel is confirmed at once: nights are taken, an event and a mail are written', async () => {
  const { room, rate } = await findRate(app, { payment: 'at_hotel', s_d, e_d })
  const before = await freeOn(room.id, s_d)
  const { data } = await book(bookingFields(rate.quote, { consent_abroad: '1' }))
  assert.equal(data.state, 'confirmed')
  assert.equal(data.pay_before, null)
  assert.deepEqual(data.price.total, rate.price.total)
  assert.equal(await freeOn(room.id, s_d), before - 1)
  const { data: order } = await read<Order>('order/o_detail', { id: data.order_id })
  assert.deepEqual(
    order.events.map(({ kind, state, by }) => [kind, state, by]),
    [['booked', 'confirmed', 'guest']],
  )
  const consent = { consent_abroad: documentVersion('privacy') }
  assert.deepEqual(
    order.events[0]!.facts,
    consent,
    'the version that was consented to, at the time of booking',
  )
  assert.deepEqual(order.price, { ...data.price })
  assert.deepEqual(order.rooms[0]!.guests, [{ first: 'Ada', last: 'Lovelace' }])
  const [mail] = await mailbox(app, 'ada@lodestar.example')
  assert.match(mail!.subject, new RegExp(data.order_no))
})

test('an order with an amount due is held for thirty minutes, then its nights are free again', async () => {
  const { room, rate } = await findRate(app, { payment: 'prepay', s_d, e_d })
  const before = await freeOn(room.id, s_d)
  const { data } = await book(bookingFields(rate.quote))
  assert.equal(data.state, 'held')
  assert.deepEqual(data.due_now, rate.price.due_now)
  assert.equal(Date.parse(data.pay_before!), now + 30 * 60_000)
  now += 30 * 60_000
  const { data: late } = await read<Order>('order/o_detail', { id: data.order_id })
  assert.equal(late.state, 'expired')
  assert.equal(await freeOn(room.id, s_d), before - 1)
  const ended = [1, 2].map(() => expireHold(app.booking, { orderId: data.order_id }))
  assert.deepEqual((await Promise.all(ended)).toSorted(), [false, true])
  assert.equal(await freeOn(room.id, s_d), before)
})

test('an account can commit an offer once', async () => {
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d, e_d })
  const first = await book(bookingFields(rate.quote))
  const second = await book(bookingFields(rate.quote))
  assert.deepEqual(
    [second.status, second.data.reason, second.data.order_id],
    [409, 'quote_used', first.data.order_id],
  )
})

test('rooms are cancelled one by one, and the nights of each return to inventory', async () => {
  const found = await findRate(app, { payment: 'at_hotel', s_d, e_d, rooms: 2, adults: 4, left: 3 })
  const before = await freeOn(found.room.id, s_d)
  const { data } = await book(bookingFields(found.rate.quote, { rooms: 2 }))
  assert.equal(await freeOn(found.room.id, s_d), before - 2)
  const { data: order } = await read<Order>('order/o_detail', { id: data.order_id })
  for (const [at, { id: room }] of order.rooms.entries()) {
    const { data: shown } = await read<{ sim: string }>('order/s_cancel', { id: data.order_id, room })
    const fields = { id: data.order_id, room, sim: shown.sim, req_id: `cancel-room-${data.order_id}-${at}` }
    const { body } = await ask(app, 'order/r_cancel', fields, as)
    const after = body.data as unknown as Order
    assert.equal(after.state, at === 0 ? 'confirmed' : 'cancelled')
    assert.equal(await freeOn(found.room.id, s_d), before - 1 + at)
    // One room is left after the first cancellation; an ended order shows what was booked.
    const left = at === 0 ? { rooms: 1, adults: 2 } : { rooms: 2, adults: 4 }
    const { data: page } = await read<OrderPage>('order/o_list', {})
    const listed = page.list.find(({ order_id }) => order_id === data.order_id)!
    for (const { stay } of [after, listed]) assert.deepEqual({ rooms: stay.rooms, adults: stay.adults }, left)
  }
})

test('a guest can neither see, cancel nor pay the order of another guest', async () => {
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d, e_d })
  const { data } = await book(bookingFields(rate.quote))
  const other = await signUp(app, 'other@lodestar.example')
  const asOther = { headers: other.auth, cookie: other.cookie, method: 'GET' as const }
  for (const path of ['order/o_detail', 'order/s_cancel', 'order/query_order_status']) {
    assert.equal((await ask(app, path, { id: data.order_id }, asOther)).status, 404)
  }
})

test('orders are listed by tab with counts, and found by number, hotel and guest', async () => {
  const { data: all } = await read<OrderPage>('order/o_list')
  const { data: upcoming } = await read<OrderPage>('order/o_list', { state: 'upcoming' })
  assert.equal(upcoming.total, all.counts.upcoming)
  assert.ok(all.counts.cancelled >= 2)
  const one = upcoming.list[0]!
  for (const q of [one.order_no, one.order_no.toLowerCase().slice(0, 6), one.hotel.name, 'lovelace']) {
    const { data } = await read<OrderPage>('order/o_list', { q })
    assert.ok(
      data.list.some(({ order_id }) => order_id === one.order_id),
      q,
    )
  }
})

test('a listed order shows how it ended, and every order its payment methods', async () => {
  const { data: ended } = await read<OrderPage>('order/o_list', { state: 'cancelled' })
  const kinds = new Set(ended.list.map(({ last_event }) => last_event.kind))
  assert.deepEqual([...kinds].toSorted(), ['cancelled', 'expired'])
  const cancelled = ended.list.find(({ state }) => state === 'cancelled')!
  assert.equal(cancelled.last_event.facts.fee, 0)
  assert.equal(cancelled.reviewed, false)
  const { data: order } = await read<Order>('order/o_detail', { id: cancelled.order_id })
  assert.deepEqual(order.payment.methods, app.booking.methods)
  assert.notEqual(order.rooms[0]!.name_other, order.rooms[0]!.name)
})

test('a risen price is refused with a new quote, a fallen price applies to the booking', async () => {
  const found = await findRate(app, { payment: 'at_hotel', s_d, e_d })
  const percent = (by: number) =>
    db`update rate_plans set percent = percent * ${by}::float8 where id = ${found.rate.rate}`
  await percent(1.1)
  const risen = await book(bookingFields(found.rate.quote))
  assert.deepEqual(
    [risen.status, risen.data.reason, risen.data.verdict],
    [409, 'price_changed', 'price_rose'],
  )
  const renewed = risen.data as unknown as { quote: string; price: { total: { amount: number } } }
  assert.ok(renewed.price.total.amount > found.rate.price.total.amount)
  await percent(0.5)
  const fallen = await book(bookingFields(renewed.quote))
  assert.equal(fallen.code, 1)
  assert.ok(fallen.data.price.total.amount < found.rate.price.total.amount)
})

test('the last room is sold once, to the first request; several guests can commit one offer', async () => {
  const { room, rate } = await findRate(app, { payment: 'at_hotel', s_d, e_d })
  await db`
    insert into inventory_nights (room_type_id, night, free) values (${room.id}, '2027-02-13', 1)
    on conflict (room_type_id, night, hotel_id) do update set free = 1`
  const guests = await Promise.all([1, 2, 3, 4].map((n) => signUp(app, `racer${n}@lodestar.example`)))
  const answers = await Promise.all(
    guests.map(({ account, auth, cookie }) =>
      ask(app, 'hot/r_commit', bookingFields(rate.quote, { 'contact[email]': account }), {
        headers: auth,
        cookie,
      }),
    ),
  )
  const reasons = answers.map(({ body }) => body.data.reason ?? 'booked').toSorted()
  assert.equal(reasons.filter((reason) => reason === 'booked').length, 1)
  for (const reason of reasons) assert.ok(['booked', 'sold_out', 'stay_unavailable'].includes(reason), reason)
  assert.equal(await freeOn(room.id, '2027-02-13'), 0)
})

test('arrival time and requests are changed until check-in, once per request, by their guest alone', async () => {
  const { rate } = await findRate(app, { payment: 'at_hotel', s_d, e_d })
  const { data } = await book(bookingFields(rate.quote))
  const id = data.order_id
  const edit = (fields: object, who = as) => ask(app, 'order/requests', { id, ...fields }, who)
  const fields = { req_id: `requests-${id}`, arrival: '18:00', wishes: 'A quiet room' }
  const { body: edited } = await edit(fields)
  const order = edited.data as unknown as Order
  assert.deepEqual([order.arrival, order.wishes, order.actions.requests], ['18:00', 'A quiet room', null])
  const { body: repeated } = await edit(fields)
  assert.equal((repeated.data as unknown as Order).version, order.version)
  assert.equal((await edit({ req_id: `requests-wrong-${id}`, arrival: '25:00' })).status, 400)
  const other = await signUp(app, 'requests@lodestar.example')
  const asOther = { headers: other.auth, cookie: other.cookie }
  assert.equal((await edit({ ...fields, req_id: `requests-other-${id}` }, asOther)).status, 404)
  const atCheckIn = { ...app.booking, now: () => Date.parse(order.check_in) }
  const [owner] = await app.db<{ guestId: string }[]>`
    select account_id as "guestId" from orders where id = ${id}`
  const late = await transaction(app.db, (tx) => editRequests(atCheckIn, tx, { id, ...owner! }))
  assert.deepEqual(late, { ok: false, refusal: 'requests_closed' })
})
