import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyFacts, anyNights, anyParty, anyProduct, RUNS } from '#test/support/random-facts.ts'
import { cityTax, guests, sample, vat } from '#test/support/sample-products.ts'
import type { RoomGuests } from '../stay/party.ts'
import { distributeGuests } from '../stay/party.ts'
import { stayTotal } from './prices.ts'
import type { Product } from './product.ts'
import { productOf } from './product.ts'

const threeNights = [800_00, 900_00, 1_000_00]
const total = (product: Product, rooms: readonly RoomGuests[], nights: readonly number[] = threeNights) =>
  stayTotal(product, rooms, nights.length, nights, 0, 1)

test('the calendar price covers the included adults; fewer pay the same, a single adult pays less', () => {
  assert.equal(total(sample({}), [guests(2)]), 2_700_00)
  assert.equal(total(sample({}), [guests(1)]), 2_430_00)
  assert.equal(total(sample({ plan: { singleUse: 10_000 } }), [guests(1)]), 2_700_00)
  assert.equal(total(sample({ room: { includedAdults: 3 } }), [guests(2)]), 2_700_00)
})

test('a plan is a percentage of the calendar', () => {
  assert.equal(total(sample({ plan: { percent: 9_000 } }), [guests(2)]), 2_430_00)
  assert.equal(total(sample({ plan: { percent: 11_550 } }), [guests(2)]), 3_118_50)
  assert.equal(total(sample({ plan: { percent: 9_000 } }), [guests(1)]), 2_187_00)
})

test('nights are summed first and rounded once', () => {
  const product = sample({ plan: { percent: 9_500 } })
  assert.equal(total(product, [guests(2)], [99, 99, 99]), 282)
  assert.equal(total(product, [guests(2)], [99]), 94)
})

test('extra adults are charged by the night', () => {
  assert.equal(total(sample({}), [guests(3)]), 2_700_00 + 3 * 150_00)
  assert.equal(total(sample({ room: { includedAdults: 1 } }), [guests(3)]), 2_700_00 + 3 * 2 * 150_00)
})

test('children are charged by their age band, regardless of free beds', () => {
  assert.equal(total(sample({}), [guests(2, 2)]), 2_700_00)
  assert.equal(total(sample({}), [guests(2, 3)]), 2_700_00 + 3 * 60_00)
  assert.equal(total(sample({}), [guests(2, 11, 3, 1)]), 2_700_00 + 3 * 2 * 60_00)
  assert.equal(total(sample({}), [guests(1, 11)]), 2_700_00 + 3 * 60_00)
})

test('a child older than every band is an adult to the hotel', () => {
  assert.equal(total(sample({}), [guests(2, 12)]), total(sample({}), [guests(3)]))
  assert.equal(total(sample({}), [guests(1, 12)]), 2_700_00)
  assert.equal(total(sample({ plan: { children: [] } }), [guests(2, 0)]), total(sample({}), [guests(3)]))
})

test('board is charged per person and night, for children in part', () => {
  const breakfast = sample({ plan: { board: 'breakfast', boardPrice: 48_00 } })
  assert.equal(total(breakfast, [guests(2)]), 2_700_00 + 3 * 2 * 48_00)
  assert.equal(total(breakfast, [guests(2, 1)]), 2_700_00 + 3 * 2 * 48_00)
  assert.equal(total(breakfast, [guests(2, 5)]), 2_700_00 + 3 * (2 * 48_00 + 60_00 + 24_00))
  assert.equal(total(breakfast, [guests(2, 12)]), 2_700_00 + 3 * (3 * 48_00 + 150_00))
})

test('each room is priced for its own guests and the total is their sum', () => {
  assert.equal(total(sample({}), [guests(2), guests(1), guests(2, 5)]), 2_700_00 + 2_430_00 + 2_880_00)
})

test('percentage taxes apply to room and extras, and included charges are not added again', () => {
  const breakfast = { board: 'breakfast', boardPrice: 50_00 } as const
  assert.equal(total(sample({ charges: [vat] }), [guests(2)]), 2_862_00)
  assert.equal(total(sample({ charges: [vat], plan: breakfast }), [guests(2)]), 3_180_00)
  assert.equal(total(sample({ charges: [{ ...vat, collected: 'at_hotel' }] }), [guests(2)]), 2_862_00)
  assert.equal(total(sample({ charges: [{ ...vat, collected: 'included' }] }), [guests(2)]), 2_700_00)
})

test('percentages are rounded together', () => {
  const two = sample({ charges: [vat, { ...vat, kind: 'fee', value: 1_000 }] })
  assert.equal(total(two, [guests(2)], [9]), 10)
  assert.equal(total(two, [guests(2)], [103]), 119)
})

test('amounts are charged per room or person, per night or stay', () => {
  const amount = { ...vat, of: 'amount', value: 10_00 } as const
  const table = [
    [{ per: 'room', each: 'night' }, 30_00],
    [{ per: 'room', each: 'stay' }, 10_00],
    [{ per: 'person', each: 'night' }, 3 * 3 * 10_00],
    [{ per: 'person', each: 'stay' }, 3 * 10_00],
    [{ per: 'person', each: 'night', fromAge: 5 }, 3 * 3 * 10_00],
    [{ per: 'person', each: 'night', fromAge: 6 }, 3 * 2 * 10_00],
    [{ per: 'person', each: 'stay', fromAge: 18 }, 2 * 10_00],
    [{ per: 'room', each: 'night', fromAge: 18 }, 30_00],
    [{ per: 'room', each: 'night', maxNights: 2 }, 20_00],
    [{ per: 'person', each: 'night', maxNights: 1, fromAge: 18 }, 2 * 10_00],
    [{ per: 'room', each: 'stay', maxNights: 1 }, 10_00],
  ] as const
  const withoutCharges = total(sample({}), [guests(2, 5)])
  for (const [rule, expected] of table) {
    const product = sample({ charges: [{ ...amount, ...rule }] })
    assert.equal(total(product, [guests(2, 5)]) - withoutCharges, expected, JSON.stringify(rule))
  }
})

test('a city tax ends after its maximum nights and exempts children', () => {
  const product = sample({ charges: [cityTax] })
  const nights = Array(10).fill(100_00)
  assert.equal(total(product, [guests(2)], nights.slice(0, 7)), 700_00 + 7 * 2 * 2_50)
  assert.equal(total(product, [guests(2)], nights), 1_000_00 + 7 * 2 * 2_50)
  assert.equal(total(product, [guests(2, 2)], nights.slice(0, 3)), 300_00 + 3 * 2 * 2_50)
})

test('a percentage for the first nights applies to those nights only', () => {
  const product = sample({ charges: [{ ...vat, value: 1_000, maxNights: 2 }], plan: { boardPrice: 10_00 } })
  assert.equal(total(product, [guests(2)]), 2_760_00 + (1_700_00 + 40_00) / 10)
  assert.equal(total(product, [guests(2)], [800_00, 900_00]), 1_740_00 + 174_00)
  assert.equal(total(product, [guests(1)], [800_00, 900_00, 1]), 1_530_00 + 30_00 + 1 + 155_00)
})

test('nights are read at the given offset and step', () => {
  const shard = [0, 5, 100, 0, 7, 200, 0, 9, 300]
  assert.equal(stayTotal(sample({}), [guests(2)], 2, shard, 2, 3), 300)
  assert.equal(stayTotal(sample({}), [guests(2)], 2, Int32Array.from(shard), 5, 3), 500)
})

test('the precomputed sums contain every charge that can be summed', () => {
  const product = sample({
    charges: [
      vat,
      { ...vat, value: 1_000, collected: 'at_hotel' },
      { ...vat, value: 300, collected: 'included' },
      cityTax,
      { ...cityTax, per: 'room', value: 4_00, maxNights: null },
    ],
  })
  assert.equal(product.grossPercent, 11_600)
  assert.equal(product.chargedPerPersonNight, 2_50)
  assert.equal(product.chargedPerRoomNight, 4_00)
  assert.equal(product.summedUpTo, 7)
  assert.deepEqual(product.particularCharges, [cityTax])
  assert.equal(sample({ charges: [{ ...vat, maxNights: 2 }] }).summedUpTo, 0)
  assert.equal(sample({ charges: [{ ...cityTax, each: 'stay', maxNights: null }] }).summedUpTo, 0)
  assert.ok(sample({}).summedUpTo > 30)
})

test('another night never lowers the price', () => {
  fc.assert(
    fc.property(anyProduct, anyParty, anyNights, (product, party, nights) => {
      const rooms = distributeGuests(party)
      const shorter = total(product, rooms, nights.slice(0, -1))
      assert.ok(shorter <= total(product, rooms, nights))
    }),
    RUNS,
  )
})

test('another guest never lowers the price', () => {
  const anyNewcomer = fc.option(fc.integer({ min: 0, max: 17 }))
  fc.assert(
    fc.property(anyProduct, anyParty, anyNights, anyNewcomer, (product, party, nights, age) => {
      const [first, ...rest] = distributeGuests(party)
      assert.ok(first)
      const more =
        age === null
          ? { ...first, adults: first.adults + 1 }
          : { adults: first.adults, ages: [...first.ages, age] }
      assert.ok(total(product, [first, ...rest], nights) <= total(product, [more, ...rest], nights))
    }),
    RUNS,
  )
})

test('a more expensive board, calendar or charge never lowers the price', () => {
  fc.assert(
    fc.property(anyFacts, anyParty, anyNights, fc.nat(5_000), (facts, party, nights, more) => {
      const rooms = distributeGuests(party)
      const before = total(productOf(facts), rooms, nights)
      const { plan, charges } = facts
      const dearer = productOf({ ...facts, plan: { ...plan, boardPrice: plan.boardPrice + more } })
      assert.ok(before <= total(dearer, rooms, nights))
      const [first = 0, ...later] = nights
      assert.ok(before <= total(productOf(facts), rooms, [first + more, ...later]))
      const taxed = productOf({ ...facts, charges: [...charges, { ...vat, value: more }] })
      assert.ok(before <= total(taxed, rooms, nights))
    }),
    RUNS,
  )
})

test('rooms are priced one by one, at any offset of their nights', () => {
  fc.assert(
    fc.property(
      anyProduct,
      anyParty,
      anyNights,
      fc.integer({ min: 1, max: 5 }),
      (product, party, nights, step) => {
        const rooms = distributeGuests(party)
        const shard = new Float64Array(3 + nights.length * step)
        for (const [night, price] of nights.entries()) shard[3 + night * step] = price
        assert.equal(
          stayTotal(product, rooms, nights.length, shard, 3, step),
          rooms.reduce((sum, room) => sum + total(product, [room], nights), 0),
        )
      },
    ),
    RUNS,
  )
})
