import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCurrency, anyNights, anyParty, anyProduct, between, RUNS } from '#test/support/random-facts.ts'
import { cityTax, guests, sample, vat } from '#test/support/sample-products.ts'
import { converter } from '../money/exchange.ts'
import { distributeGuests } from '../stay/party.ts'
import { priceStay } from './price-lines.ts'
import { stayTotal } from './prices.ts'
import {
  amountOf,
  convertPrice,
  linesOf,
  nightlyOf,
  paidToUs,
  roomTotalOf,
  soldByUs,
  totalOf,
} from './stay-price.ts'

const calendar = [800_00, 900_00, 1_000_00]
const priced = (product = sample({}), rooms = [guests(2)], nights = calendar) =>
  priceStay(product, rooms, nights.length, nights, 0, 1, 'CNY')

test('a stay is itemised as on a hotel bill', () => {
  const product = sample({
    plan: { board: 'breakfast', boardPrice: 48_00 },
    charges: [vat, { ...vat, kind: 'fee', name: { en: 'Service', zh: '服务费' }, value: 1_000 }, cityTax],
  })
  const price = priced(product, [guests(3, 5)])
  assert.deepEqual(
    linesOf(price).map(({ kind, name, amount, atHotel }) => [kind, name.en, amount, atHotel]),
    [
      ['room', '1 room, 3 nights', 2_700_00, false],
      ['extra', 'Extra adults', 450_00, false],
      ['extra', 'Children', 180_00, false],
      ['extra', 'Breakfast', 504_00, false],
      ['tax', 'VAT', 230_04, false],
      ['tax', 'City tax', 22_50, true],
      ['fee', 'Service', 383_40, false],
    ],
  )
  assert.deepEqual(linesOf(price)[0]?.name.zh, '1间房，3晚')
  assert.equal(totalOf(price), 4_469_94)
  assert.equal(paidToUs(price.rooms[0]!), 4_469_94 - 22_50)
  assert.equal(soldByUs(price.rooms[0]!), 3_834_00)
})

test('percentages that are rounded together share the sum', () => {
  const product = sample({ charges: [vat, { ...vat, kind: 'fee', value: 1_000 }] })
  const shown = (nights: number[]) =>
    linesOf(priced(product, [guests(2)], nights)).map(({ kind, amount }) => [kind, amount])
  assert.deepEqual(shown([9]), [
    ['room', 9],
    ['fee', 1],
  ])
  assert.deepEqual(shown([103]), [
    ['room', 103],
    ['tax', 6],
    ['fee', 10],
  ])
})

test('lines have names in both languages and unique keys', () => {
  const product = sample({ plan: { board: 'half_board', boardPrice: 48_00 }, charges: [vat] })
  assert.deepEqual(
    linesOf(priced(product, [guests(3, 5)])).map(({ key, name }) => [key, name.zh]),
    [
      ['room', '1间房，3晚'],
      ['adults', '加人'],
      ['children', '儿童'],
      ['board', '早餐和晚餐'],
      ['charge 0', '增值税'],
    ],
  )
})

test('nights are read at the given offset and step', () => {
  const price = priceStay(sample({}), [guests(2)], 2, [0, 5, 100, 0, 7, 200, 0, 9, 300], 2, 3, 'CNY')
  assert.deepEqual(price.rooms[0]?.nights, [100, 200])
})

test('lines of several rooms are merged, and a zero line is omitted', () => {
  const price = priced(sample({ charges: [vat] }), [guests(2), guests(1)], [100_00])
  assert.deepEqual(
    linesOf(price).map(({ name, amount }) => [name.en, amount]),
    [
      ['2 rooms, 1 night', 190_00],
      ['VAT', 11_40],
    ],
  )
  assert.deepEqual(price.rooms.map(roomTotalOf), [106_00, 95_40])
})

test('an included tax is shown as part of the price', () => {
  const price = priced(
    sample({ charges: [{ ...vat, collected: 'included' }] }),
    [guests(2)],
    [106_00, 106_00],
  )
  assert.deepEqual(
    linesOf(price).map(({ kind, amount }) => [kind, amount]),
    [
      ['room', 200_00],
      ['tax', 12_00],
    ],
  )
  assert.deepEqual(price.rooms[0]?.nights, [100_00, 100_00])
})

test('only included charges are deducted from the price', () => {
  const service = { ...vat, kind: 'fee', value: 1_000 } as const
  const levy = { ...cityTax, maxNights: null, value: 1_00 }
  const product = sample({ charges: [{ ...vat, collected: 'included' }, service, levy] })
  assert.deepEqual(
    linesOf(priced(product, [guests(2)], [106_00])).map(({ kind, amount }) => [kind, amount]),
    [
      ['room', 100_00],
      ['tax', 6_00],
      ['tax', 2_00],
      ['fee', 10_60],
    ],
  )
})

test('included amounts are deducted before included percentages, and never exceed the room price', () => {
  const levy = { ...cityTax, collected: 'included', value: 3_00, maxNights: 1, fromAge: 0 } as const
  const both = sample({ charges: [{ ...vat, collected: 'included' }, levy] })
  assert.deepEqual(
    linesOf(priced(both, [guests(2)], [106_00, 106_00])).map(({ amount }) => amount),
    [194_34, 11_66, 6_00],
  )
  const greedy = sample({
    charges: [
      { ...levy, value: 300_00 },
      { ...vat, collected: 'included' },
    ],
  })
  assert.deepEqual(
    linesOf(priced(greedy, [guests(2)], [100_00])).map(({ amount }) => amount),
    [0, 100_00],
  )
})

test('an included percentage for the first nights applies to those nights only', () => {
  const price = priced(
    sample({ charges: [{ ...vat, collected: 'included', maxNights: 1 }] }),
    [guests(2)],
    [106_00, 106_00],
  )
  assert.deepEqual(
    linesOf(price).map(({ amount }) => amount),
    [206_00, 6_00],
  )
})

test('at a rate paid at the hotel, every line is paid there', () => {
  const price = priced(sample({ plan: { payment: { type: 'at_hotel' } }, charges: [vat] }))
  assert.ok(linesOf(price).every(({ atHotel }) => atHotel))
  assert.equal(paidToUs(price.rooms[0]!), 0)
})

test('the room line is split over the nights in proportion to their prices', () => {
  assert.deepEqual(priced().rooms[0]?.nights, calendar)
  assert.deepEqual(
    priced(sample({ plan: { percent: 9_500 } }), [guests(2)], [99, 101, 99]).rooms[0]?.nights,
    [94, 96, 94],
  )
})

test('the price per night is the total divided by the nights', () => {
  assert.equal(nightlyOf(2_862_00, 3), 954_00)
  assert.equal(nightlyOf(100, 3), 33)
})

test('in another currency the total is converted, and the lines still add up', () => {
  const price = convertPrice(
    priced(sample({ charges: [vat, cityTax] }), [guests(2), guests(1)]),
    between('CNY', 'JPY'),
  )
  assert.equal(price.currency, 'JPY')
  assert.equal(totalOf(price), converter(between('CNY', 'JPY'))(2_862_00 + 2_575_80 + 22_50))
  assert.deepEqual(
    linesOf(price).map(({ amount }) => amount),
    [110_962, 6_658, 486],
  )
})

test('lines add up to the total in every currency, and nights to the room line', () => {
  fc.assert(
    fc.property(
      anyProduct,
      anyParty,
      anyNights,
      anyCurrency,
      anyCurrency,
      (product, party, nights, from, to) => {
        const rooms = distributeGuests(party)
        const total = stayTotal(product, rooms, nights.length, nights, 0, 1)
        const price = priceStay(product, rooms, nights.length, nights, 0, 1, from)
        const shown = convertPrice(price, between(from, to))
        for (const [stay, expected] of [
          [price, total],
          [shown, converter(between(from, to))(total)],
        ] as const) {
          assert.equal(totalOf(stay), expected)
          assert.equal(amountOf(linesOf(stay)), expected)
          for (const room of stay.rooms) {
            const own = room.lines.filter(({ kind }) => kind === 'room')
            assert.equal(own.length, 1)
            assert.equal(
              room.nights.reduce((sum, night) => sum + night, 0),
              own[0]!.amount,
            )
            assert.ok(room.lines.every(({ amount }) => amount >= 0 && Number.isSafeInteger(amount)))
          }
        }
      },
    ),
    RUNS,
  )
})
