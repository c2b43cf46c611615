import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Order } from '#contract/booking.ts'
import type { ChangeOption, ChangePreview } from '#contract/changes.ts'
import type { PaymentType } from '#contract/prices.ts'
import { byJob } from '#domain/actor.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { memoryProvider } from '#test/support/memory-provider.ts'
import { transaction } from '../../db/database.ts'
import { setUnits } from '../../inventory/set-units.ts'
import { finishPayment } from '../../payments/finish-payment.ts'
import { advancePayments } from '../../payments/operations/advance-payment.ts'
import { startPayment } from '../../payments/start-payment.ts'
import { paidOrders } from '../paid-orders.ts'
import { recordGrant } from '../settlement/grant-refund.ts'
import { readRevisions } from '../store.ts'
import { expireOverdueChanges } from './expire-change.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
const [s_d, e_d] = ['2027-02-12', '2027-02-15']
let now = start
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db, booking } = app
await fillForBooking(app, start, 20)
await haveGuests(
  db,
  Array.from({ length: 60 }, (_, at) => at + 1),
)
await db`delete from restrictions`
const memory = memoryProvider({ now: () => now, isRefused: () => false, onRenewed: () => {} })
const providers = new Map([['paypal' as const, memory.provider]])
const payments = { ...app.payments, providers, orders: paidOrders({ ...booking, methods: ['paypal'] }) }
const { hotel, room } = await findRate(app, { payment: 'prepay', free: true, s_d, e_d: '2027-02-25' })
await db`update room_types set units = 40 where hotel_id = ${hotel}`
let before = await takenNights(db)
const units = (n: number) => transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units: n }))

beforeEach(async () => {
  now = start
  await db`delete from inventory_nights where room_type_id in (select id from room_types where hotel_id = ${hotel})`
  await db`truncate orders, order_directory, payment_directory, requests cascade`
  await units(40)
  before = await takenNights(db)
})

const as = (guest: number | string) => ({ headers: { authentic: `${guest}` } })
let requests = 0
const reqId = () => `change-${++requests}-${'x'.repeat(8)}`

type Stay = {
  s_d?: string
  e_d?: string
  rooms?: number
  payment?: PaymentType
  /** Null: any hotel. */
  hotel?: string | null
  more?: Record<string, unknown>
}
async function book(guest: number, { payment = 'prepay', more = {}, hotel: at = hotel, ...stay }: Stay = {}) {
  const asked = { s_d, e_d, rooms: 1, ...stay }
  const found = await findRate(app, {
    ...(at ? { hotel: at } : {}),
    ...{ payment, free: true, adults: 2 * asked.rooms },
    ...asked,
  })
  const fields = bookingFields(found.rate.quote, { rooms: asked.rooms, ...more })
  const { body } = await ask(app, 'hot/r_commit', fields, as(guest))
  assert.equal(body.code, 1, JSON.stringify(body))
  const { order_id: id } = body.data as unknown as { order_id: string }
  return { id, guest: `${guest}`, room: found.room.id, rate: found.rate.rate }
}
type Booked = Awaited<ReturnType<typeof book>>

async function pay({ id, guest }: Booked): Promise<boolean> {
  const asked = { orderId: id, guestId: guest, method: 'paypal' as const }
  const started = await startPayment(payments, asked)
  if (!started.ok) return false
  await finishPayment(payments, asked)
  await advancePayments(payments)
  return true
}
const sameHotelRate = async () =>
  (await findRate(app, { hotel, payment: 'prepay', free: true, s_d, e_d })).rate

async function paidBooking(guest: number, stay: Stay = {}) {
  const order = await book(guest, stay)
  assert.ok(await pay(order))
  return order
}

async function read<Value>(path: string, query: Record<string, string>, guest: string) {
  const answer = await app.http.inject({ url: `/api/${path}?${new URLSearchParams(query)}`, ...as(guest) })
  return answer.json<{ code: number; data: Value & { reason?: string } }>()
}
const simulate = ({ id, guest }: Booked, stay: Omit<Stay, 'payment' | 'more'> = {}) => {
  const rooms = stay.rooms ?? 1
  return read<ChangePreview>(
    'order/change_sim',
    { id, s_d: stay.s_d ?? s_d, e_d: stay.e_d ?? e_d, rooms: `${rooms}`, adults: `${2 * rooms}` },
    guest,
  )
}
async function sameRate(order: Booked, stay: Parameters<typeof simulate>[1]): Promise<ChangeOption> {
  const { data } = await simulate(order, stay)
  const option = data.options?.find(({ same_rate }) => same_rate)
  assert.ok(option, JSON.stringify(data))
  return option
}
const commit = ({ id, guest }: Booked, sealed: string, req_id = reqId()) =>
  ask(app, 'order/change', { id, sealed, req_id }, as(guest))
const detail = async ({ id, guest }: Booked) => (await read<Order>('order/o_detail', { id }, guest)).data
const booksAgree = async () => assert.deepEqual(await checkBooks(db, before), [])

test('two nights later and one more: the added nights are held, and the payment of the difference changes the stay', async () => {
  const order = await paidBooking(1)
  const wanted = { s_d: '2027-02-14', e_d: '2027-02-18' }
  const option = await sameRate(order, wanted)
  assert.ok(option.difference.amount > 0)
  assert.equal(option.fee.amount, 0)
  assert.equal(option.difference.amount, option.price.due_now.amount - option.paid.amount)
  const { body } = await commit(order, option.sealed)
  assert.deepEqual(body.data.due, option.difference, JSON.stringify(body))
  assert.equal(body.data.revision, 1)
  const held = await detail(order)
  assert.equal(held.stay.s_d, s_d)
  assert.equal(held.change?.stay.s_d, wanted.s_d)
  assert.equal(held.payment.means[0]?.amount.amount, option.difference.amount)
  await booksAgree()

  assert.ok(await pay(order))
  const changed = await detail(order)
  assert.deepEqual([changed.stay.s_d, changed.stay.e_d], [wanted.s_d, wanted.e_d])
  assert.deepEqual(changed.price.total, option.price.total)
  assert.equal(changed.payment.captured.amount, option.price.due_now.amount)
  assert.deepEqual(
    changed.revisions.map(({ n, what }) => [n, what]),
    [
      [1, 'booked'],
      [2, 'changed'],
    ],
  )
  assert.equal(changed.change, null)
  await booksAgree()
  const mails = await db<{ kind: string }[]>`
    select kind from outbox where starts_with(event, ${`order:${order.id}:`}) order by id`
  assert.deepEqual(
    mails.map(({ kind }) => kind),
    ['order_payment_due', 'order_confirmed', 'order_change_due', 'order_changed'],
  )
})

test('a shorter stay applies at once and refunds the difference to the original payment', async () => {
  const order = await paidBooking(2)
  const option = await sameRate(order, { e_d: '2027-02-14' })
  assert.ok(option.difference.amount < 0)
  const { body } = await commit(order, option.sealed)
  assert.deepEqual([body.data.due, body.data.revision], [null, 2])
  await advancePayments(payments)
  const changed = await detail(order)
  assert.equal(changed.payment.refunded.amount, -option.difference.amount)
  assert.equal(changed.stay.e_d, '2027-02-14')
  await booksAgree()
})

test('the same request is executed once', async () => {
  const order = await paidBooking(3)
  const { sealed } = await sameRate(order, { e_d: '2027-02-14' })
  const req_id = reqId()
  const answers = await Promise.all([commit(order, sealed, req_id), commit(order, sealed, req_id)])
  assert.deepEqual(answers[0]!.body, answers[1]!.body)
  assert.equal((await readRevisions(db, order.id)).length, 2)
  await booksAgree()
})

test('an unpaid change ends after 30 minutes, returns only its nights, and a late payment is refunded', async () => {
  const order = await paidBooking(4)
  const option = await sameRate(order, { e_d: '2027-02-17' })
  await commit(order, option.sealed)
  const asked = { orderId: order.id, guestId: order.guest, method: 'paypal' as const }
  const started = await startPayment(payments, asked)
  assert.ok(started.ok)
  now += 31 * 60_000
  await expireOverdueChanges(booking)
  await expireOverdueChanges(booking)
  await booksAgree()
  const stands = await detail(order)
  assert.deepEqual([stands.stay.e_d, stands.state, stands.change], [e_d, 'confirmed', null])
  assert.equal(stands.actions.change, null)
  await finishPayment(payments, asked)
  await advancePayments(payments)
  await booksAgree()
  assert.equal((await detail(order)).stay.e_d, e_d)
})

test('a price that rose in between is refused, and the stay stands', async () => {
  const order = await paidBooking(5)
  const option = await sameRate(order, { e_d: '2027-02-17' })
  await db`update rate_plans set percent = percent + 500 where id = ${order.rate}`
  const { body } = await commit(order, option.sealed)
  await db`update rate_plans set percent = percent - 500 where id = ${order.rate}`
  assert.equal(body.data.reason, 'sim_changed')
  assert.equal((await detail(order)).stay.e_d, e_d)
  await booksAgree()
})

test('added nights that are sold out in between are refused; the booked nights count as free for their own guest', async () => {
  const order = await paidBooking(6)
  const option = await sameRate(order, { s_d: '2027-02-13', e_d: '2027-02-16' })
  await db`update inventory_nights set free = 0 where room_type_id = ${order.room} and night between ${s_d} and '2027-02-14'`
  await db`
    insert into inventory_nights (room_type_id, night, free) values (${order.room}, '2027-02-15', 0)
    on conflict (room_type_id, night, hotel_id) do update set free = 0`
  const { body } = await commit(order, option.sealed)
  assert.deepEqual([body.data.reason, body.data.why], ['stay_unavailable', 'sold_out'])
  await db`update inventory_nights set free = 40 where room_type_id = ${order.room} and night = '2027-02-15'`
  const { data } = (await commit(order, option.sealed)).body
  assert.equal(data.reason, undefined)
  if (data.due) assert.ok(await pay(order))
  assert.equal((await detail(order)).stay.s_d, '2027-02-13')
})

test('without a rate for the stay there is one reason and the nearest stay', async () => {
  const order = await paidBooking(7)
  await db`
    insert into inventory_nights (room_type_id, night, free)
    select id, '2027-02-20', 0 from room_types where hotel_id = ${hotel}`
  const { data } = await simulate(order, { s_d: '2027-02-20', e_d: '2027-02-21' })
  assert.deepEqual([data.options, data.reason], [[], 'sold_out'])
  assert.ok(data.nearest)
  const near = await simulate(order, data.nearest)
  assert.deepEqual(data.nearest_difference, near.data.options[0]!.difference)
})

test('cancelling while a change waits returns both stays and refunds what was paid', async () => {
  const order = await paidBooking(8)
  const option = await sameRate(order, { s_d: '2027-02-14', e_d: '2027-02-18' })
  await commit(order, option.sealed)
  const { data } = await read<{ sim: string }>('order/s_cancel', { id: order.id }, order.guest)
  const { body } = await ask(app, 'order/o_cancel', { id: order.id, sim: data.sim, req_id: reqId() }, as(8))
  assert.equal(body.code, 1, JSON.stringify(body))
  await advancePayments(payments)
  assert.equal(await pay(order), false)
  await booksAgree()
})

test('a second change replaces the one that waits', async () => {
  const order = await paidBooking(9)
  const first = await sameRate(order, { s_d: '2027-02-14', e_d: '2027-02-18' })
  await commit(order, first.sealed)
  const second = await sameRate(order, { e_d: '2027-02-16' })
  const { body } = await commit(order, second.sealed)
  assert.deepEqual(body.data.due, second.difference, JSON.stringify(body))
  await booksAgree()
  assert.ok(await pay(order))
  const changed = await detail(order)
  assert.deepEqual([changed.stay.s_d, changed.stay.e_d], [s_d, '2027-02-16'])
  await booksAgree()
})

test('rooms are added and given up, each with its own money', async () => {
  const order = await paidBooking(10, { rooms: 2 })
  const more = await sameRate(order, { rooms: 3 })
  await commit(order, more.sealed)
  assert.ok(await pay(order))
  await booksAgree()
  assert.equal((await detail(order)).rooms.length, 3)
  const fewer = await sameRate(order, { rooms: 1 })
  await commit(order, fewer.sealed)
  await advancePayments(payments)
  const changed = await detail(order)
  assert.deepEqual(
    changed.rooms.map(({ state }) => state),
    ['confirmed', 'cancelled', 'cancelled'],
  )
  assert.equal(changed.stay.rooms, 1)
  assert.equal(changed.payment.captured.amount - changed.payment.refunded.amount, fewer.price.due_now.amount)
  await booksAgree()
})

test('a stay that is paid at the hotel changes at once without money', async () => {
  const order = await book(11, { payment: 'at_hotel', hotel: null })
  const option = await sameRate(order, { e_d: '2027-02-18' })
  assert.equal(option.difference.amount, 0)
  const { body } = await commit(order, option.sealed)
  assert.deepEqual([body.data.due, body.data.revision], [null, 2])
  await booksAgree()
})

test('a change to another rate of the hotel moves the nights between room types', async () => {
  const order = await paidBooking(12)
  const { data } = await simulate(order)
  const other = data.options.find(({ room, payment }) => room !== order.room && payment === 'prepay')
  assert.ok(other)
  await commit(order, other.sealed)
  if (other.difference.amount > 0) assert.ok(await pay(order))
  await advancePayments(payments)
  assert.equal((await detail(order)).rooms[0]!.room_type, other.room)
  await booksAgree()
})

test('outside free cancellation the night given up is charged, at most the cancellation fee', async () => {
  const order = await paidBooking(13)
  const { free_until } = (await detail(order)).cancellation
  now = Date.parse(free_until!) + 60_000
  const { data } = await read<{ sim: string; fee: { amount: number } }>(
    'order/s_cancel',
    { id: order.id },
    order.guest,
  )
  const option = await sameRate(order, { s_d: addDays(s_d, 1) })
  assert.ok(option.fee.amount > 0 && option.fee.amount <= data.fee.amount)
  await commit(order, option.sealed)
  await advancePayments(payments)
  if (option.difference.amount > 0) await pay(order)
  const changed = await detail(order)
  assert.ok(
    changed.price.lines.some(({ kind, amount }) => kind === 'fee' && amount.amount === option.fee.amount),
  )
  await booksAgree()
})

test('a grant in between ends the waiting change and returns its nights', async () => {
  const order = await paidBooking(21)
  const option = await sameRate(order, { e_d: '2027-02-17' })
  await commit(order, option.sealed)
  const grant = {
    orderId: order.id,
    refund: 5_000,
    points: 0,
    key: `grant:${order.id}`,
    now,
    by: byJob('test'),
  }
  await transaction(db, (tx) => recordGrant(booking, tx, grant))
  assert.equal((await detail(order)).change, null)
  assert.equal(await pay(order), false)
  await advancePayments(payments)
  assert.equal((await detail(order)).stay.e_d, e_d)
  await booksAgree()
})

test('after the arrival a waiting change no longer applies, and its payment is refunded', async () => {
  const order = await paidBooking(22)
  const option = await sameRate(order, { s_d: '2027-02-14', e_d: '2027-02-18' })
  await commit(order, option.sealed)
  const asked = { orderId: order.id, guestId: order.guest, method: 'paypal' as const }
  await startPayment(payments, asked)
  await db`update orders set arrived_at = ${new Date(now)} where id = ${order.id}`
  await finishPayment(payments, asked)
  await advancePayments(payments)
  const { stay, change } = await detail(order)
  assert.deepEqual([stay.s_d, stay.e_d, change], [s_d, e_d, null])
  const [late] =
    await db`select refunded::int from payments where order_id = ${order.id} order by id desc limit 1`
  assert.equal(late!.refunded, option.difference.amount)
  await booksAgree()
})

test('waiting changes count as holds of the account', async () => {
  const orders = []
  for (let n = 0; n <= booking.holdLimits.perAccount; n++) orders.push(await paidBooking(23))
  const answers = []
  for (const order of orders) {
    const option = await sameRate(order, { e_d: '2027-02-17' })
    answers.push((await commit(order, option.sealed)).body)
  }
  assert.deepEqual(
    answers.map(({ code, data }) => (code === 1 ? 'held' : data.reason)),
    [...Array.from({ length: booking.holdLimits.perAccount }, () => 'held'), 'too_many_holds'],
  )
  await booksAgree()
})

test('changes to a rate that is paid at the hotel have the limit of such bookings', async () => {
  await db`
    update rate_plans set payment = '{"type":"at_hotel"}'
    where id = (select id from rate_plans where hotel_id = ${hotel} and id <> ${(await sameHotelRate()).rate} limit 1)`
  const reasons = []
  for (let n = 0; n <= booking.unpaidOrders; n++) {
    const order = await paidBooking(24)
    const { data } = await simulate(order)
    const option = data.options.find(({ payment }) => payment === 'at_hotel')
    assert.ok(option, JSON.stringify(data.options.map(({ payment }) => payment)))
    const { body } = await commit(order, option.sealed)
    reasons.push(body.code === 1 ? 'changed' : body.data.reason)
  }
  assert.deepEqual(reasons, [
    ...Array.from({ length: booking.unpaidOrders }, () => 'changed'),
    'too_many_unpaid',
  ])
})

test('no change with a difference to pay is held shortly before the balance is due', async () => {
  const order = await book(25, { payment: 'deposit', hotel: null })
  assert.ok(await pay(order))
  const { dues } = await detail(order)
  const balance = dues.find(({ kind }) => kind === 'balance')!
  now = Date.parse(balance.due_at!) - 5 * 60_000
  const { data } = await simulate(order, { e_d: '2027-02-17' })
  const option = data.options.find(({ difference }) => difference.amount > 0)
  assert.ok(option, JSON.stringify(data))
  const { body } = await commit(order, option.sealed)
  assert.equal(body.data.reason, 'not_changeable')
  await booksAgree()
})

test('the bill names the company that the guest types, also after the stay', async () => {
  const order = await paidBooking(26)
  const edit = (fields: object) =>
    ask(app, 'order/edit', { id: order.id, ...fields, req_id: reqId() }, as(26))
  await edit({ bill_title: '星宿科技有限公司', tax_number: '91310000MA1K35XX7P' })
  assert.deepEqual((await detail(order)).bill, {
    title: '星宿科技有限公司',
    tax_number: '91310000MA1K35XX7P',
  })
  now = Date.parse(`${e_d}T12:00:00Z`)
  await edit({ bill_title: 'Lodestar Ltd' })
  assert.deepEqual((await detail(order)).bill, { title: 'Lodestar Ltd', tax_number: null })
  const { body } = await edit({ bill_title: 'Lodestar Ltd', tax_number: '<b>' })
  assert.equal(body.data.reason, 'invalid_input')
  await edit({ personal_bill: 1 })
  assert.equal((await detail(order)).bill, null)
  const stranger = await ask(app, 'order/edit', { id: order.id, bill_title: 'Mine', req_id: reqId() }, as(27))
  assert.equal(stranger.body.data.reason, 'not_found')
})

test('names are corrected until check-in without new prices', async () => {
  const order = await paidBooking(14)
  const fields = { id: order.id, req_id: reqId(), 'guests[0][first]': 'Augusta', 'guests[0][last]': 'King' }
  const { body: answer } = await ask(app, 'order/edit', fields, as(14))
  const body = answer as unknown as { data: Order }
  assert.deepEqual(body.data.rooms[0]!.guests, [{ first: 'Augusta', last: 'King' }])
  assert.deepEqual(body.data.revisions.length, 1)
  const two = { ...fields, req_id: reqId(), 'guests[1][first]': 'A', 'guests[1][last]': 'B' }
  assert.equal((await ask(app, 'order/edit', two, as(14))).body.data.reason, 'invalid_input')
  now = Date.parse(body.data.check_in)
  const late = await ask(app, 'order/edit', { ...fields, req_id: reqId() }, as(14))
  assert.equal(late.body.data.reason, 'requests_closed')
  await booksAgree()
})

test('a refund granted before a change is not charged again', async () => {
  const order = await paidBooking(17)
  const shorter = { e_d: '2027-02-14' }
  const before = await sameRate(order, shorter)
  const grant = { orderId: order.id, refund: 50_00, points: 0, key: `claim:${order.id}`, now }
  await transaction(db, (tx) => recordGrant(booking, tx, { ...grant, by: staffMember }))
  assert.equal((await sameRate(order, { s_d, e_d })).difference.amount, 0)
  const option = await sameRate(order, shorter)
  assert.equal(option.difference.amount, before.difference.amount)
  await commit(order, option.sealed)
  await advancePayments(payments)
  const { payment } = await detail(order)
  assert.equal(payment.captured.amount - payment.refunded.amount, option.price.due_now.amount - 50_00)
  await booksAgree()
})

test('a token of another order, an altered one and a foreign guest are refused', async () => {
  const [order, other] = [await paidBooking(15), await paidBooking(16)]
  const { sealed } = await sameRate(order, { e_d: '2027-02-14' })
  assert.equal((await commit(other, sealed)).body.data.reason, 'sim_changed')
  assert.equal((await commit(order, `${sealed}x`)).body.data.reason, 'sim_changed')
  assert.equal((await commit({ ...order, guest: '17' }, sealed)).body.data.reason, 'not_found')
  now += 11 * 60_000
  assert.equal((await commit(order, sealed)).body.data.reason, 'sim_changed')
  const held = await book(18)
  assert.equal((await simulate(held)).data.reason, 'not_changeable')
})

test('changes, cancellations, payments and expiries at the same instant: nothing is oversold and no stay is lost', async () => {
  await db`delete from inventory_nights where room_type_id = ${room.id}`
  await units(4)
  before = await takenNights(db)
  const stays = [0, 1, 2].map((day) => ({ s_d: addDays(s_d, day * 2), e_d: addDays(s_d, day * 2 + 2) }))
  const orders = await Promise.all(
    Array.from({ length: 9 }, async (_, at) => {
      const stay = stays[at % 3]!
      const found = await findRate(app, { hotel, payment: 'prepay', free: true, ...stay })
      assert.equal(found.room.id, room.id)
      const fields = bookingFields(found.rate.quote)
      const { body } = await ask(app, 'hot/r_commit', fields, as(20 + at))
      const { order_id: id } = body.data as unknown as { order_id: string }
      return { id, guest: `${20 + at}`, room: found.room.id, rate: found.rate.rate, ...stay }
    }),
  )
  for (const order of orders) assert.ok(await pay(order))
  await booksAgree()
  // Every night has four rooms and three guests.
  for (let round = 0; round < 6; round++) {
    await Promise.all(
      orders.flatMap((order, at) => {
        const { stay } = { stay: { s_d: order.s_d, e_d: addDays(order.e_d, 1 + (round % 2)) } }
        const moved = { s_d: addDays(s_d, (at + round) % 6), e_d: addDays(s_d, ((at + round) % 6) + 2) }
        return [
          tryChange(order, at % 2 ? stay : moved),
          tryChange(order, moved),
          (at + round) % 4 === 0 ? pay(order) : null,
          round === 5 && at === 0 ? cancelNow(order) : null,
        ]
      }),
    )
    if (round % 3 === 2) now += 31 * 60_000
    await Promise.all([expireOverdueChanges(booking), expireOverdueChanges(booking), ...orders.map(pay)])
    await advancePayments(payments)
    await booksAgree()
  }
  const states = await db<{ state: string }[]>`select state from orders`
  assert.ok(states.every(({ state }) => state === 'confirmed' || state === 'cancelled'))
  const made = await db<{ state: string }[]>`select distinct state from order_changes order by state`
  assert.deepEqual(
    made.map(({ state }) => state).filter((state) => state !== 'pending'),
    ['applied', 'dropped', 'expired'],
  )
  const [{ free }] = await db<[{ free: number }]>`
    select min(free)::int as free from inventory_nights where room_type_id = ${room.id}`
  assert.ok(free >= 0)
})

async function tryChange(order: Booked, stay: { s_d: string; e_d: string }) {
  const { data } = await simulate(order, stay)
  const option = data.options?.find(({ room: id, payment }) => id === room.id && payment === 'prepay')
  if (option) await commit(order, option.sealed)
}
async function cancelNow({ id, guest }: Booked) {
  const { data } = await read<{ sim: string }>('order/s_cancel', { id }, guest)
  if (data.sim) await ask(app, 'order/o_cancel', { id, sim: data.sim, req_id: reqId() }, as(guest))
}
