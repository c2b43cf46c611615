import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import { calendarFor, nightBySum, sumOfNights, UNAVAILABLE } from './price-calendars.ts'
import { calendarPrice } from './prices.ts'
import { whyNotNights } from './restrictions.ts'

const ofRoom = { planId: null, prices: [100] }
const ofSaver = { planId: 'saver', prices: [70] }

test('a plan without its own prices uses the room type’s, regardless of other plans', () => {
  const plan = { id: 'flexible', ownPrices: false }
  assert.equal(calendarFor(plan, [ofSaver, ofRoom]), ofRoom)
  assert.equal(calendarFor({ ...plan, id: 'saver' }, [ofSaver, ofRoom]), ofRoom)
})

test('a plan with its own prices never uses those of the room type or of another plan', () => {
  assert.equal(calendarFor({ id: 'saver', ownPrices: true }, [ofRoom, ofSaver]), ofSaver)
  assert.equal(calendarFor({ id: 'member', ownPrices: true }, [ofRoom, ofSaver]), null)
})

test('a sum is added to each night that has a price', () => {
  assert.equal(nightBySum(68_000, 3_050), 71_050)
  assert.equal(nightBySum(68_000, -3_050), 64_950)
  assert.equal(nightBySum(0, 3_000), 0)
})

test('a night whose price the sum uses up has no price, never one below zero', () => {
  assert.equal(nightBySum(3_000, -3_000), 0)
  assert.equal(nightBySum(3_000, -3_001), 0)
  assert.equal(nightBySum(3_000, -2_999), 1)
})

test('the sum equals the calendar price, or infinity if a night cannot be sold', () => {
  const cell = fc.record({
    price: fc.nat({ max: 3 }),
    free: fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(8, 9, 10, 126, 127, 128, 199, 200, 255)),
  })
  const stay = fc.record({
    columns: fc.integer({ min: 1, max: 8 }),
    nights: fc.integer({ min: 1, max: 5 }),
    before: fc.nat({ max: 3 }),
    wanted: fc.constantFrom(1, 2, 3, 9, 127, 128, 200),
    cells: fc.array(cell, { minLength: 64, maxLength: 64 }),
  })
  fc.assert(
    fc.property(stay, ({ columns, nights, before, wanted, cells }) => {
      const prices = Int32Array.from(cells, ({ price }) => price)
      const free = Uint8Array.from(cells, ({ free: left }) => left)
      const at = before * columns
      const sums = Array.from({ length: columns }, (_, column) =>
        sumOfNights(nights, wanted, prices, free, at + column, columns),
      )
      const expected = Array.from({ length: columns }, (_, column) =>
        whyNotNights(nights, wanted, prices, free, at + column, columns) === null
          ? calendarPrice(nights, prices, at + column, columns)
          : null,
      )
      const told = sums.map((sum) => (sum === UNAVAILABLE ? null : sum))
      assert.deepEqual(told, expected)
    }),
    RUNS,
  )
})
