import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked, Order } from '#contract/booking.ts'
import type { PriceCalendar, ProductRules, RoomList } from '#contract/hotels.ts'
import type { HotelPage } from '#contract/search.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields } from '#test/support/bookings.ts'
import { eventually } from '#test/support/eventually.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { example } from '#test/support/inventory.ts'
import { settleDue } from '#test/support/settle-due.ts'
import { findLowerPrices } from '../../booking/reprice-order.ts'
import { transaction } from '../../db/database.ts'
import { importInventory } from '../../inventory/import/import-inventory.ts'
import { setPrices } from '../../inventory/set-prices.ts'

// The garden room costs 680 a night, and 560 by the rate "early", which has prices of its own.

const now = Date.parse('2026-11-15T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db, places, booking } = app
await importInventory(db, { folder: example, now })
await places()
await haveGuests(db, [1])
const as = { headers: { authentic: '1' } }
const [ids] = await db<{ hotel: string; room: string; rate: string }[]>`
  select hotels.id as hotel, room_types.id as room, rate_plans.id as rate
  from hotels join room_types on room_types.hotel_id = hotels.id join rate_plans on rate_plans.hotel_id = hotels.id
  where room_types.code = 'garden' and rate_plans.code = 'early'`
const { hotel, room, rate } = ids!
const stay = { s_d: '2027-01-12', e_d: '2027-01-14', rooms: '1', adults: '2', currency: 'CNY' }

async function read<Data>(path: string, fields: Record<string, string>): Promise<Data> {
  const { body } = await ask(app, path, fields, { method: 'GET' })
  assert.equal(body.code, 1, JSON.stringify(body))
  return body.data as Data
}
const rateOnPage = async () => {
  const { rooms } = await read<RoomList>('hot/r_detail', { id: hotel, ...stay })
  return rooms.find(({ id }) => id === room)!.rates.find((one) => one.rate === rate)!
}
const setNight = (price: number) =>
  transaction(db, (tx) =>
    setPrices(tx, { roomTypeId: room, ratePlanId: rate, prices: [{ night: '2027-01-13', price }], now }),
  )
const commit = async (quote: string) => (await ask(app, 'hot/r_commit', bookingFields(quote), as)).body
const cardOffer = async () => {
  const { list } = await read<HotelPage>('hot/hlis', { kw: 'asia-china-hangzhou', ...stay })
  return list.find(({ id }) => id === hotel)!.offer!
}

test('a plan with prices of its own costs the same in list, page, calendar, quote and booking', async () => {
  const onPage = await rateOnPage()
  assert.deepEqual(onPage.price.total, { amount: 112_000, currency: 'CNY' })
  assert.deepEqual(
    onPage.nights.map(({ price }) => price.amount),
    [52_830, 52_830],
    'without the tax that the price holds',
  )
  const offer = await cardOffer()
  assert.deepEqual([offer.room, offer.rate, offer.total.amount], [room, rate, 112_000])
  const [day] = await read<PriceCalendar>('hot/r_calendar', {
    id: hotel,
    ...{ from: stay.s_d, to: stay.s_d, adults: '2', currency: 'CNY' },
  })
  assert.equal(day!.total!.amount, 56_000)
  const quoted = await read<ProductRules>('hot/r_regular', { quote: onPage.quote })
  assert.deepEqual([quoted.verdict, quoted.price], ['stands', onPage.price])
  const booked = await commit(onPage.quote)
  assert.deepEqual((booked.data as unknown as Booked).price.total, onPage.price.total)
})

test('a new price of a plan is in the list at once, and invalidates an older quote', async () => {
  const { quote } = await rateOnPage()
  await setNight(60_000)
  const offer = await eventually(cardOffer, ({ total }) => total.amount === 116_000)
  assert.equal(offer.total.amount, 116_000)
  const { data } = await commit(quote)
  assert.deepEqual([data.reason, data.verdict], ['price_changed', 'price_rose'])
})

test('a lower price of the booked plan is found, independent of the price of the room', async () => {
  await setNight(60_000)
  const { quote } = await rateOnPage()
  const order = (await commit(quote)).data as unknown as Booked
  await settleDue(booking, {
    orderId: order.order_id,
    kind: 'captured',
    amount: order.due_now.amount,
    currency: order.due_now.currency,
    now,
  })
  const offered = async () => {
    await findLowerPrices(booking)
    const { body } = await ask(app, 'order/o_detail', { id: order.order_id }, { ...as, method: 'GET' })
    return (body.data as unknown as Order).rerate?.saving.amount ?? null
  }
  const prices = [{ night: '2027-01-13', price: 10_000 }]
  await transaction(db, (tx) => setPrices(tx, { roomTypeId: room, prices, now }))
  assert.equal(await offered(), null)
  await setNight(50_000)
  assert.equal(await offered(), 10_000)
})

test('a plan without a price for a night is not sold that night, though the room is', async () => {
  await setNight(0)
  const { rooms } = await read<RoomList>('hot/r_detail', { id: hotel, ...stay })
  const garden = rooms.find(({ id }) => id === room)!
  assert.ok(garden.rates.length > 0 && garden.rates.every((one) => one.rate !== rate))
  assert.equal(garden.refused.find((one) => one.rate === rate)?.reason, 'no_rate')
})
