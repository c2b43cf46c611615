import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked, CancellationPreview, Order } from '#contract/booking.ts'
import type { CombinedRooms, RoomList } from '#contract/hotels.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking } from '#test/support/bookings.ts'
import { ask, confirmContactOf, signUp, usualContact } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { listOrdersAhead } from './desk/hotel-orders-store.ts'
import { expireHold } from './expire-hold.ts'
import { countUnpaid } from './limits-store.ts'
import { ordersOn } from './occupied-nights.ts'
import { isStaySecured } from './settlement/confirmed-stays.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app
await fillForBooking(app, now)
const s_d = '2027-02-12'
const e_d = '2027-02-15'
const guest = await signUp(app, 'several@lodestar.example')
await confirmContactOf(db, guest.id, usualContact)
const as = { headers: guest.auth, cookie: guest.cookie }

const asList = (quotes: readonly string[]) =>
  Object.fromEntries(quotes.map((quote, at) => [`quotes[${at}]`, quote]))

type Answer<Data> = { code: number; msg: string; data: Data & { reason?: string; why?: string } }
const get = async <Data>(path: string, fields: object) =>
  (await ask(app, path, fields, { ...as, method: 'GET' })).body as unknown as Answer<Data>
const book = async (quotes: readonly string[], more: Record<string, unknown> = {}) => {
  const { quote: _, ...fields } = bookingFields('', { rooms: quotes.length, ...more })
  const { body } = await ask(app, 'hot/r_commit', { ...fields, ...asList(quotes) }, as)
  return body as unknown as Answer<Booked>
}
const show = async (id: string) => (await get<Order>('order/o_detail', { id })).data
const freeOn = async (room: string, night = s_d) => {
  const [row] = await db<{ free: number }[]>`
    select coalesce((select free from inventory_nights where room_type_id = ${room} and night = ${night}),
      (select units from room_types where id = ${room})) as free`
  return row!.free
}

type Pick = {
  room: string
  rate: string
  quote: string
  total: number
  payment: string
  label: string
  left: number
}

const listed = async (hotel: string, of: { s_d: string; e_d: string } = { s_d, e_d }, rooms = 1) => {
  const query = { id: hotel, ...of, rooms, adults: 2 * rooms, currency: 'CNY' }
  const { data } = await get<RoomList>('hot/r_detail', query)
  return (data.rooms ?? []).flatMap((room) =>
    room.rates.map(
      ({ rate, quote, price, payment, cancellation, left }): Pick => ({
        ...{ room: room.id, rate, quote, total: price.total.amount, payment },
        label: cancellation.label,
        left: left ?? 9,
      }),
    ),
  )
}

/** A hotel that sells two room types by rates of these kinds. */
async function findPair(is: (pick: Pick) => boolean, isOther: (pick: Pick) => boolean) {
  const hotels = await db<{ id: string }[]>`select id from hotels order by id`
  for (const { id } of hotels) {
    const picks = await listed(id)
    const plenty = picks.filter(({ left }) => left >= 3)
    for (const one of plenty.filter(is)) {
      const other = plenty.find((pick) => pick.room !== one.room && isOther(pick))
      if (other) return { hotel: id, one, other }
    }
  }
  throw new Error('no hotel sells such a pair')
}

const isSaver = ({ payment, label }: Pick) => payment === 'prepay' && label !== 'free'
const isPrepaid = ({ payment }: Pick) => payment === 'prepay'
const isFree = ({ payment, label }: Pick) => payment === 'prepay' && label === 'free'
const isPaidToUs = ({ payment }: Pick) => payment === 'prepay' || payment === 'deposit'
const isPaidThere = ({ payment }: Pick) => payment === 'at_hotel'

test('two room types at two rates are one order with one payment, each with the policy of its rate', async () => {
  const { one, other } = await findPair(isFree, isSaver)
  const before = [await freeOn(one.room), await freeOn(other.room)]
  const quotes = [one.quote, one.quote, other.quote]
  const { data: shown } = await get<CombinedRooms>('hot/r_rooms', { ...asList(quotes) })
  assert.equal(shown.price.total.amount, 2 * one.total + other.total)
  const { data } = await book(quotes)
  assert.equal(data.state, 'held')
  assert.deepEqual(data.price, shown.price)
  assert.deepEqual(await Promise.all([one, other].map(({ room }) => freeOn(room))), [
    before[0]! - 2,
    before[1]! - 1,
  ])

  const order = await show(data.order_id)
  assert.deepEqual(
    order.rooms.map(({ room_type, rate }) => [room_type, rate]),
    [one, one, other].map(({ room, rate }) => [room, rate]),
  )
  assert.deepEqual(
    order.rooms.map(({ cancellation }) => cancellation.label),
    ['free', 'free', other.label],
  )
  assert.deepEqual(
    order.dues.map(({ kind, amount }) => [kind, amount.amount]),
    [['first', data.due_now.amount]],
  )
  assert.deepEqual(
    (await ordersOn(db, { roomTypeId: other.room, night: s_d, limit: 9 })).includes(data.order_no),
    true,
  )

  now += 31 * 60_000
  await expireHold(app.booking, { orderId: data.order_id })
  assert.deepEqual(await Promise.all([one, other].map(({ room }) => freeOn(room))), before)
})

test('each room of a paid order is cancelled by its own policy and returns its own nights', async () => {
  const { one, other } = await findPair(isPaidThere, isPaidThere)
  const before = [await freeOn(one.room), await freeOn(other.room)]
  const { data } = await book([one.quote, other.quote])
  assert.equal(data.state, 'confirmed')
  const order = await show(data.order_id)
  const [, second] = order.rooms
  const asked = { id: data.order_id, room: second!.id }
  const { data: preview } = await get<CancellationPreview>('order/s_cancel', asked)
  const { body } = await ask(
    app,
    'order/r_cancel',
    { ...asked, sim: preview.sim, req_id: 'several-cancel-1' },
    as,
  )
  assert.equal(body.code, 1)
  assert.deepEqual(await Promise.all([one, other].map(({ room }) => freeOn(room))), [
    before[0]! - 1,
    before[1],
  ])
  const left = await show(data.order_id)
  assert.equal(left.price.total.amount, one.total)
  assert.deepEqual(
    left.rooms.map(({ state }) => state),
    ['confirmed', 'cancelled'],
  )
  const numbers = await ordersOn(db, { roomTypeId: other.room, night: s_d, limit: 9 })
  assert.ok(!numbers.includes(data.order_no), 'the cancelled room type is not occupied any more')
})

test('if one of the rooms is sold out nothing is booked', async () => {
  const { hotel, one, other } = await findPair(isPaidThere, isPaidThere)
  const before = await freeOn(one.room)
  const [row] = await db<{ units: number }[]>`select units from room_types where id = ${other.room}`
  await db`
    insert into inventory_nights (room_type_id, night, free, units) values (${other.room}, ${s_d}, 1, ${row!.units})
    on conflict (room_type_id, night, hotel_id) do update set free = 1`
  const fresh = await listed(hotel)
  const quote = (pick: Pick) =>
    fresh.find(({ room, rate }) => room === pick.room && rate === pick.rate)!.quote
  const refused = await book([quote(one), quote(other), quote(other)])
  assert.deepEqual([refused.data.reason, refused.data.why], ['stay_unavailable', 'sold_out'])
  assert.equal(await freeOn(one.room), before)
})

test('rooms of different hotels or dates, and a hold beside a payment, are refused', async () => {
  const { hotel, one } = await findPair(isPaidThere, isPaidThere)
  const others = await listed(hotel, { s_d, e_d: '2027-02-14' })
  const later = others.find(({ room, rate }) => room === one.room && rate === one.rate)!
  assert.equal((await book([one.quote, later.quote])).data.reason, 'quotes_differ')
  const elsewhere = await findPair(isFree, isSaver)
  assert.equal((await book([one.quote, elsewhere.one.quote])).data.reason, 'quotes_differ')
  const held = await findPair(({ payment }) => payment === 'guarantee', isPaidToUs)
  assert.equal((await book([held.one.quote, held.other.quote])).data.reason, 'not_combinable')
})

test('the same rooms in another order are the same booking', async () => {
  const { one, other } = await findPair(isPaidThere, isPaidThere)
  const first = await book([one.quote, other.quote])
  assert.equal(first.code, 1, first.msg)
  const again = await book([other.quote, one.quote])
  assert.equal(again.data.reason, 'quote_used')
  assert.equal(again.data.order_id, first.data.order_id)
})

test('one quote and a list of quotes at once are refused, and so is neither', async () => {
  const { one } = await findPair(isPaidThere, isPaidThere)
  const both = await ask(app, 'hot/r_commit', bookingFields(one.quote, asList([one.quote])), as)
  assert.equal(both.body.code, 400)
  const { quote: _, ...neither } = bookingFields('')
  assert.equal((await ask(app, 'hot/r_commit', neither, as)).body.code, 400)
})

test('an order of several room types cannot be changed, and says so', async () => {
  const { one, other } = await findPair(isPaidThere, isPaidThere)
  const order = await book([one.quote, other.quote])
  const id = order.data.order_id
  const shown = await show(id)
  assert.equal(shown.actions.change, 'not_changeable')
  assert.equal(shown.mixed, true)
})

const cancelRoom = async (id: string, at: number, req_id: string) => {
  const room = (await show(id)).rooms[at]!.id
  const { data } = await get<CancellationPreview>('order/s_cancel', { id, room })
  const { body } = await ask(app, 'order/r_cancel', { id, room, sim: data.sim, req_id }, as)
  assert.equal(body.code, 1, JSON.stringify(body))
}

/** Whether a paid order would prove the stay, with and without its second room. */
const securedIfPaid = (id: string) =>
  transaction(db, async (tx) => {
    await tx`update order_dues set state = 'paid' where order_id = ${id}`
    const both = await isStaySecured(tx, id)
    await tx`update order_rooms set cancelled_at = now() where order_id = ${id} and position = 1`
    const first = await isStaySecured(tx, id)
    await tx`update order_rooms set cancelled_at = null where order_id = ${id}`
    await tx`update order_dues set state = 'open' where order_id = ${id}`
    return { both, first }
  })

test('an unpaid order is confirmed when the rooms left are all paid at the hotel', async () => {
  const countNow = () => transaction(db, (tx) => countUnpaid(tx, guest.id, now))
  const before = await countNow()
  const { one, other } = await findPair(isPrepaid, isPaidThere)
  const { data } = await book([one.quote, other.quote])
  assert.equal(data.state, 'held')
  const secured = await securedIfPaid(data.order_id)
  assert.deepEqual(
    secured,
    { both: false, first: true },
    'a payment proves nothing of a room paid at the hotel',
  )
  await cancelRoom(data.order_id, 0, 'several-cancel-2')
  const left = await show(data.order_id)
  assert.equal(left.state, 'confirmed')
  assert.equal(left.actions.pay, 'not_payable')
  now += 31 * 60_000
  assert.equal(await expireHold(app.booking, { orderId: data.order_id }), false)
  const mails = await db<{ event: string }[]>`
    select event from outbox where event like ${`order:${data.order_id}:confirmed:%`}`
  assert.equal(mails.length, 1)
  assert.equal(await countNow(), before + 1, 'no payment secures it')
  await cancelRoom(data.order_id, 1, 'several-cancel-3')
  assert.equal(await countNow(), before)
})

test('a quote is committed once, also among others', async () => {
  const { one, other } = await findPair(isPaidThere, isPaidThere)
  const first = await book([one.quote, other.quote])
  assert.equal(first.code, 1, first.msg)
  for (const quotes of [[one.quote], [other.quote, other.quote]]) {
    const again = await book(quotes)
    assert.deepEqual([again.data.reason, again.data.order_id], ['quote_used', first.data.order_id])
  }
  const single = await findPair(isPaidThere, isPaidThere)
  const alone = await book([single.one.quote])
  assert.equal((await book([single.one.quote, single.other.quote])).data.order_id, alone.data.order_id)
})

test('a room type is needed by the guests of its own rooms only', async () => {
  const { hotel, one } = await findPair(isPrepaid, isPrepaid)
  const forOne = { id: hotel, s_d, e_d, rooms: 1, adults: 1, currency: 'CNY' }
  const { data } = await get<RoomList>('hot/r_detail', forOne)
  const single = data.rooms.flatMap((room) =>
    room.id === one.room
      ? []
      : room.rates.flatMap((rate) => (rate.payment === 'prepay' ? [{ room, rate }] : [])),
  )[0]!
  const { data: made } = await book([one.quote, single.rate.quote])
  const numbers = async (room: string) =>
    (await listOrdersAhead(db, { hotelId: hotel, rooms: [room], moreAdults: 1 })).map(({ number }) => number)
  assert.ok((await numbers(one.room)).includes(made.order_no))
  assert.ok(!(await numbers(single.room.id)).includes(made.order_no))
})

test('one rate chosen for different guests by room is no order that changes as a whole', async () => {
  const { hotel, one } = await findPair(isPrepaid, isPrepaid)
  const quoteFor = async (adults: number) => {
    const { data } = await get<RoomList>('hot/r_detail', {
      id: hotel,
      s_d,
      e_d,
      rooms: 1,
      adults,
      currency: 'CNY',
    })
    return data.rooms.flatMap(({ rates }) => rates).find(({ rate }) => rate === one.rate)!.quote
  }
  const uneven = await book([await quoteFor(1), await quoteFor(2)])
  const order = await show(uneven.data.order_id)
  assert.equal(new Set(order.rooms.map(({ rate }) => rate)).size, 1)
  assert.equal(order.mixed, true)
  assert.equal(order.actions.change, 'not_changeable')
  const even = await book([one.quote, one.quote])
  assert.equal((await show(even.data.order_id)).mixed, false)
})
