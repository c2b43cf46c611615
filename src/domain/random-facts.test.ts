import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Currency } from './currency.ts'
import type { Conversion, RateTable } from './exchange.ts'
import { conversionBetween } from './exchange.ts'
import type { Party } from './party.ts'
import { faultOfParty, MAX_CHILD_AGE, MAX_ROOMS } from './party.ts'

/** How many random cases every property is shown with. */
export const RUNS = { numRuns: 10_000 }

/** Currencies without decimals, with two and with three, cheap and dear. */
export const rates: RateTable = {
  date: '2026-11-14',
  base: 'CNY',
  rates: {
    USD: '0.1402',
    EUR: '0.1211',
    GBP: '0.1067',
    JPY: '21.63',
    KRW: '204.7',
    VND: '3689.4',
    KWD: '0.04302',
    BHD: '0.05286',
    HKD: '1.0915',
    IDR: '2331.7',
    ISK: '17.72',
  },
}

export const currencies: readonly Currency[] = ['CNY', ...Object.keys(rates.rates)]

export function between(from: Currency, to: Currency): Conversion {
  const conversion = conversionBetween(rates, from, to)
  assert.ok(conversion)
  return conversion
}

export const anyCurrency = fc.constantFrom(...currencies)

export const anyAmount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 2_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 100_000_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20 }) },
)

export const anyParty: fc.Arbitrary<Party> = fc
  .record({
    rooms: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: MAX_ROOMS })),
    spare: fc.integer({ min: 0, max: 6 }),
    ages: fc.array(fc.integer({ min: 0, max: MAX_CHILD_AGE }), { maxLength: 5 }),
  })
  .map(({ rooms, spare, ages }) => ({ rooms, adults: rooms + spare, ages }))

test('random parties are such as a visitor may ask for', () => {
  fc.assert(
    fc.property(anyParty, (party) => {
      assert.equal(faultOfParty(party), null)
    }),
    RUNS,
  )
})
