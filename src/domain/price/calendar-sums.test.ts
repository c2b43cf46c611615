import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import { NOT_HAD, sumOfNights } from './calendar-sums.ts'
import { calendarPrice } from './prices.ts'
import { whyNotNights } from './restrictions.ts'

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
      const told = sums.map((sum) => (sum === NOT_HAD ? null : sum))
      assert.deepEqual(told, expected)
    }),
    RUNS,
  )
})
