import assert from 'node:assert/strict'
import { test } from 'node:test'
import { between } from '#test/support/random-facts.ts'
import { cityTax, flexible, guests, sample, vat } from '#test/support/sample-products.ts'
import { noConversion } from '../money/exchange.ts'
import { windowAt } from './cancellation.ts'
import { combineOffers, repriceOffers } from './combine-offers.ts'
import { offerOf } from './offer.ts'
import type { RatePlan } from './product.ts'
import { linesOf, totalOf } from './stay-price.ts'

const hotel = { currency: 'EUR', zone: 'Europe/Paris', checkInFrom: '15:00' }
const now = Date.parse('2026-11-15T08:00:00Z')
const stay = { arrival: '2026-12-12', departure: '2026-12-15' }
const strict: RatePlan['cancellation'] = {
  steps: [{ from: null, fee: { of: 'percent', value: 10_000 } }],
  noShow: { of: 'percent', value: 10_000 },
}
const everything = { of: 'percent', value: 10_000 } as const

function offer(
  plan: Partial<RatePlan>,
  rooms = 1,
  departure = stay.departure,
  conversion = between('EUR', 'CNY'),
) {
  const product = sample({ charges: [vat, cityTax], plan })
  const wanted = {
    product,
    stay: { ...stay, departure },
    guests: Array.from({ length: rooms }, () => guests(2)),
    prices: [100_00, 120_00, 140_00],
    at: 0,
    step: 1,
  }
  return offerOf(wanted, hotel, conversion, now)
}
const combined = (parts: readonly ReturnType<typeof offer>[]) => {
  const result = combineOffers(parts, now)
  assert.ok(result.ok)
  return result.value
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

test('the price, the dues and the fees of combined offers are the sums of the parts', () => {
  const parts = [offer({}, 2), offer({ cancellation: strict }), offer({ payment: { type: 'at_hotel' } })]
  const whole = combined(parts)
  assert.equal(whole.rooms.length, 4)
  assert.equal(totalOf(whole.price), sum(parts.map(({ price }) => totalOf(price))))
  assert.equal(totalOf(whole.inHouse), sum(parts.map(({ inHouse }) => totalOf(inHouse))))
  for (const due of ['now', 'later', 'atHotel'] as const)
    assert.equal(whole.dues[due], sum(parts.map(({ dues }) => dues[due])))
  for (const days of [0, 20, 26.9, 27.1, 30]) {
    const at = now + days * 86_400_000
    assert.equal(windowAt(whole.windows, at).fee, sum(parts.map(({ windows }) => windowAt(windows, at).fee)))
  }
  assert.equal(whole.noShow, sum(parts.map(({ noShow }) => noShow)))
})

test('each room keeps the fees of its own rate', () => {
  const [free, saver] = [offer({}), offer({ cancellation: strict })]
  const whole = combined([free, saver])
  assert.deepEqual(whole.rooms[0]!.fees, free.rooms[0]!.fees)
  assert.deepEqual(whole.rooms[1]!.fees, saver.rooms[0]!.fees)
  assert.equal(whole.label, 'partial')
  assert.equal(whole.freeUntil, null)
})

test('the payment of the whole is the one that asks the most when booking', () => {
  const [there, deposit] = [
    offer({ payment: { type: 'at_hotel' } }),
    offer({ payment: { type: 'deposit', deposit: { of: 'percent', value: 3_000 } } }),
  ]
  const whole = combined([there, offer({}), deposit])
  assert.equal(whole.terms.payment.type, 'deposit')
  assert.equal(whole.collected, deposit.collected)
  assert.equal(combined([there, offer({ payment: { type: 'guarantee' } })]).terms.payment.type, 'guarantee')
})

test('a room that is held and a room that is paid are not one payment', () => {
  const parts = [offer({ payment: { type: 'guarantee' } }), offer({})]
  assert.deepEqual(combineOffers(parts, now), { ok: false, refusal: 'not_combinable' })
})

test('offers for other dates, or at another exchange rate, are not combined', () => {
  const differ = { ok: false, refusal: 'quotes_differ' }
  assert.deepEqual(combineOffers([offer({}), offer({}, 1, '2026-12-14')], now), differ)
  assert.deepEqual(
    combineOffers([offer({}), offer({}, 1, stay.departure, noConversion('EUR', '2026-11-15'))], now),
    differ,
  )
  assert.deepEqual(combineOffers([], now), differ)
})

test('a lower price keeps the terms of each room', () => {
  const parts = [offer(flexible), offer({ cancellation: { ...strict, noShow: everything } })]
  const { price } = combined(parts)
  const lower = {
    ...price,
    rooms: price.rooms.map((room) => ({
      ...room,
      lines: [
        ...room.lines,
        {
          key: 'promotion',
          kind: 'promotion' as const,
          name: { en: 'Less', zh: '减' },
          amount: -100_00,
          atHotel: false,
        },
      ],
    })),
  }
  const repriced = repriceOffers(parts, lower, now)
  assert.ok(repriced.ok)
  const { rooms, dues } = repriced.value
  assert.equal(totalOf(repriced.value.price), totalOf(price) - 200_00)
  assert.equal(windowAt(rooms[0]!.fees, now).fee, 0)
  assert.equal(windowAt(rooms[1]!.fees, now).fee, parts[1]!.dues.now - 100_00)
  assert.equal(dues.now, sum(parts.map((part) => part.dues.now)) - 200_00)
})

test('the line of the rooms states their number, and boards that differ have lines of their own', () => {
  const parts = [
    offer({ board: 'breakfast', boardPrice: 10_00 }, 2),
    offer({ board: 'half_board', boardPrice: 40_00 }),
    offer({}),
  ]
  const lines = linesOf(combined(parts).price)
  assert.match(lines[0]!.name.en, /^4 rooms, 3 nights$/)
  assert.equal(lines.filter(({ kind }) => kind === 'extra').length, 2)
  assert.equal(lines.filter(({ kind }) => kind === 'tax').length, 2)
  assert.equal(sum(lines.map(({ amount }) => amount)), totalOf(combined(parts).price))
})

test('lines that are paid at the hotel are not merged with lines that are paid to us', () => {
  const there = offer({ payment: { type: 'at_hotel' } }, 2)
  for (const parts of [
    [there, offer({})],
    [offer({}), there],
  ]) {
    const whole = combined(parts)
    const lines = linesOf(whole.price)
    const sumThere = sum(lines.filter(({ atHotel }) => atHotel).map(({ amount }) => amount))
    assert.equal(sumThere, whole.dues.atHotel)
    const local = linesOf(whole.inHouse).filter(({ atHotel }) => atHotel)
    assert.equal(
      sum(local.map(({ amount }) => amount)),
      sum(parts.flatMap(({ inHouse }) => linesOf(inHouse).flatMap((one) => (one.atHotel ? one.amount : [])))),
    )
    const rooms = lines.filter(({ kind }) => kind === 'room').map(({ name, atHotel }) => [name.en, atHotel])
    assert.deepEqual(
      new Map(rooms as [string, boolean][]),
      new Map([
        ['1 room, 3 nights', false],
        ['2 rooms, 3 nights', true],
      ]),
    )
  }
})
