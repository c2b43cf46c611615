import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import { type NightSeller, splitStays } from './split-stay.ts'

/** A room with a price for each night; null is sold out. */
const room = (
  hotel: string,
  name: string | null,
  prices: readonly (number | null)[],
  mostNights = 30,
): NightSeller => ({
  hotel,
  room: name,
  totalOf: (first, nights) => {
    const asked = prices.slice(first, first + nights)
    if (nights > mostNights || asked.includes(null)) return null
    return asked.reduce<number>((sum, price) => sum + price!, 0)
  },
})
const brief = (splits: ReturnType<typeof splitStays>) =>
  splits.map(({ parts, total }) => [
    total,
    ...parts.map(({ seller, first, nights }) => [seller.hotel, seller.room, first, nights]),
  ])

test('two rooms of the hotel come first, then two hotels', () => {
  const sellers = [
    room('a', 'twin', [10, 10, 10, null, null, null]),
    room('a', 'double', [null, null, 30, 20, 20, 20]),
    room('b', null, [1, 1, 1, 1, null, null]),
  ]
  assert.deepEqual(brief(splitStays(6, 'a', sellers)), [
    [90, ['a', 'twin', 0, 3], ['a', 'double', 3, 3]],
    [44, ['b', null, 0, 4], ['a', 'double', 4, 2]],
  ])
})

test('nothing is offered beside a room that covers the stay, whatever its price', () => {
  const sellers = [room('a', 'twin', [1, null]), room('a', 'double', [null, 1]), room('a', 'suite', [99, 99])]
  assert.deepEqual(splitStays(2, 'a', sellers), [])
  assert.equal(splitStays(2, 'a', sellers.slice(0, 2)).length, 1)
})

test('another hotel that covers the stay is no split', () => {
  assert.deepEqual(splitStays(3, 'a', [room('b', null, [1, 1, 1])]), [])
})

test('one night cannot be split, nor a night that nobody sells', () => {
  assert.deepEqual(splitStays(1, 'a', [room('a', 'twin', [null])]), [])
  const sellers = [room('a', 'twin', [1, null, null]), room('a', 'double', [null, null, 1])]
  assert.deepEqual(splitStays(3, 'a', sellers), [])
})

test('a room is not offered twice in a row to evade its longest stay', () => {
  assert.deepEqual(splitStays(4, 'a', [room('a', 'twin', [1, 1, 1, 1], 3)]), [])
})

test('with equal totals the longer uninterrupted part wins, then the later move', () => {
  const sellers = [room('a', 'twin', [5, 5, 5, null]), room('a', 'double', [null, 5, 5, 5])]
  assert.deepEqual(brief(splitStays(4, 'a', sellers)), [[20, ['a', 'twin', 0, 3], ['a', 'double', 3, 1]]])
})

const prices = fc.array(fc.option(fc.integer({ min: 5, max: 40 })), { minLength: 7, maxLength: 7 })

test('the cheapest of every move and pair is found', () => {
  const rooms = fc.tuple(prices, prices, prices)
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 7 }), rooms, fc.tuple(prices, prices), (nights, own, near) => {
      const sellers = own.map((some, at) => room('a', `r${at}`, some))
      const others = near.map((some, at) => room(`b${at}`, null, some))
      const totals = (before: NightSeller[], after: NightSeller[]) =>
        before.flatMap((one) =>
          after.flatMap((other) =>
            Array.from({ length: nights - 1 }, (_, at) => {
              const [first, second] = [one.totalOf(0, at + 1), other.totalOf(at + 1, nights - at - 1)]
              return one === other || first === null || second === null ? Infinity : first + second
            }),
          ),
        )
      const isCovered = sellers.some(({ totalOf }) => totalOf(0, nights) !== null)
      const least = [
        Math.min(...totals(sellers, sellers)),
        Math.min(...totals(sellers, others), ...totals(others, sellers)),
      ]
      assert.deepEqual(
        splitStays(nights, 'a', [...sellers, ...others]).map(({ total }) => total),
        isCovered ? [] : least.filter(Number.isFinite),
      )
    }),
    RUNS,
  )
})
