import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between } from '#test/support/random-facts.ts'
import { cityTax, guests, sample, vat } from '#test/support/sample-products.ts'
import { offerOf } from '../price/offer.ts'
import { totalOf } from '../price/stay-price.ts'
import { decideCancellation } from './cancel-order.ts'
import {
  bookedRoom,
  duesOfOrder,
  isMixedOrder,
  nightPrices,
  priceOfOrder,
  roomNames,
  saleOf,
  salesOf,
  takeOrderSnapshot,
  windowsOfOrder,
  withoutRooms,
} from './order-snapshot.ts'

const hotelTimes = { currency: 'EUR', zone: 'Europe/Paris', checkInFrom: '15:00', checkOutUntil: '11:00' }
const now = Date.parse('2026-11-15T08:00:00Z')
const stay = { arrival: '2026-12-12', departure: '2026-12-15' }
const party = { rooms: 2, adults: 3, ages: [4] }
const product = sample({
  charges: [vat, cityTax],
  plan: { payment: { type: 'deposit', deposit: { of: 'percent', value: 3_000 } } },
})
const prices = [100_00, 120_00, 140_00]
const wanted = { product, stay, guests: [guests(2), guests(1, 4)], prices, at: 0, step: 1 }
const offer = offerOf(wanted, hotelTimes, between('EUR', 'CNY'), now)
const name = (en: string) => ({ en, zh: `中${en}` })
const order = takeOrderSnapshot({
  offer,
  product: { hotel: '17', room: '3', rate: '9' },
  names: { hotel: name('Hotel'), room: name('Double'), rate: name('Flexible') },
  stay,
  party,
  hotelTimes,
  toCny: between('CNY', 'CNY'),
  promotion: null,
  bookedAt: now,
})

test('an order stores everything that was agreed, as plain data', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(order)), order)
  assert.deepEqual(
    order.rooms.map((room) => room.guests),
    wanted.guests,
  )
  assert.equal(order.checkOut, Date.parse('2026-12-15T11:00:00+01:00'))
  assert.equal(order.zone, 'Europe/Paris')
  assert.deepEqual(order.conversion, between('EUR', 'CNY'))
})

test('price, dues and windows of an order are those of the offer', () => {
  assert.deepEqual(priceOfOrder(order), offer.price)
  assert.deepEqual(duesOfOrder(order), offer.dues)
  assert.deepEqual(windowsOfOrder(order), offer.windows)
})

test('prices by night add up to the room line of all rooms', () => {
  const nights = nightPrices(order)
  assert.deepEqual(
    nights.map(({ date }) => date),
    ['2026-12-12', '2026-12-13', '2026-12-14'],
  )
  const roomLines = order.rooms.flatMap(({ price }) => price.lines.filter(({ kind }) => kind === 'room'))
  assert.equal(
    nights.reduce((sum, { amount }) => sum + amount, 0),
    roomLines.reduce((sum, { amount }) => sum + amount, 0),
  )
})

test('in every window, a cancellation refunds the amount that the window states', () => {
  for (const { from, fee, refund } of windowsOfOrder(order)) {
    const moment = from ?? now
    const isCollected = order.collected !== null && order.collected <= moment
    const paid = order.rooms.map(({ dues }) => (isCollected ? dues.now + dues.later : dues.now))
    const rooms = order.rooms.map((room, at) =>
      bookedRoom(room, { id: String(at + 1), cancelled: false, paid: paid[at]!, held: 0 }),
    )
    const decision = decideCancellation({ state: 'confirmed', rooms }, moment)
    assert.ok(decision.ok)
    assert.deepEqual([decision.value.fee, decision.value.refund], [fee, refund])
  }
})

test('an order without a cancelled room equals an order of the other rooms', () => {
  const rest = withoutRooms(order, new Set([0]))
  assert.equal(rest.rooms.length, 1)
  assert.equal(
    totalOf(priceOfOrder(rest)),
    totalOf(offer.price) - totalOf({ ...offer.price, rooms: [offer.price.rooms[0]!] }),
  )
  assert.deepEqual(rest.inHouse.rooms, [offer.inHouse.rooms[1]])
})

const sale = (room: string, rate: string) => ({
  product: { hotel: '17', room, rate },
  names: { room: name(`Room ${room}`), rate: name(`Rate ${rate}`) },
  terms: offer.terms,
})
const several = (parts: Parameters<typeof takeOrderSnapshot>[0]['parts'] & object) =>
  takeOrderSnapshot({
    offer,
    ...sale('3', '9'),
    names: { hotel: name('Hotel'), ...sale('3', '9').names },
    parts,
    stay,
    party: {
      rooms: parts.length,
      adults: parts.reduce((sum, { party }) => sum + party.adults, 0),
      ages: parts.flatMap(({ party }) => party.ages),
    },
    hotelTimes,
    toCny: between('CNY', 'CNY'),
    promotion: null,
    bookedAt: now,
  })

test('an order of several room types stores for each room as which type and rate it was sold', () => {
  const mixed = several([
    { sale: sale('3', '9'), party: { rooms: 1, adults: 2, ages: [] } },
    { sale: sale('4', '8'), party: { rooms: 1, adults: 1, ages: [4] } },
  ])
  assert.ok(isMixedOrder(mixed))
  assert.equal(saleOf(mixed, 0).product.room, '3')
  assert.equal(saleOf(mixed, 1).product.rate, '8')
  assert.equal(roomNames(mixed, 'en'), 'Room 3 + Room 4')
  assert.equal(roomNames(withoutRooms(mixed, new Set([0])), 'en'), 'Room 4')
  assert.deepEqual(
    salesOf(mixed).map(({ rooms }) => rooms),
    [1, 1],
  )
  assert.deepEqual(mixed.rooms[1]!.guests, { adults: 1, ages: [4] })
})

test('two quotes of the same room type and rate are an order of one rate', () => {
  const party = { rooms: 1, adults: 2, ages: [] }
  const same = several([
    { sale: sale('3', '9'), party },
    { sale: sale('3', '9'), party },
  ])
  assert.ok(!isMixedOrder(same))
  assert.equal(roomNames(same, 'zh'), '中Room 3')
})

test('quotes of one rate whose guests are not those of one quote for the whole party are a mixed order', () => {
  const one = (adults: number) => ({ sale: sale('3', '9'), party: { rooms: 1, adults, ages: [] } })
  assert.ok(!isMixedOrder(several([one(2), one(1)])))
  const uneven = several([one(1), one(3)])
  assert.ok(isMixedOrder(uneven))
  assert.deepEqual(
    uneven.rooms.map(({ guests }) => guests.adults),
    [1, 3],
  )
  assert.deepEqual(
    salesOf(uneven).map(({ rooms }) => rooms),
    [2],
  )
})
