import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Currency } from '#domain/money/currency.ts'
import type { Conversion, RateTable } from '#domain/money/exchange.ts'
import { conversionBetween } from '#domain/money/exchange.ts'
import type { Portion } from '#domain/money/portion.ts'
import { EVERYTHING } from '#domain/money/portion.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { Charge } from '#domain/price/charges.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import type { Product, ProductFacts, RatePlan, Restriction, RoomType } from '#domain/price/product.ts'
import { productOf } from '#domain/price/product.ts'
import { EVERY_WEEKDAY } from '#domain/price/restrictions.ts'
import { boards } from '#domain/stay/board.ts'
import type { Party } from '#domain/stay/party.ts'
import { MAX_CHILD_AGE, MAX_ROOMS } from '#domain/stay/party.ts'
import { dayOf } from '#domain/time/plain-date.ts'

/** Number of random cases per property. */
export const RUNS = { numRuns: 10_000 }

/** Currencies with zero, two and three decimals, weak and strong. */
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

const anyCharge: fc.Arbitrary<Charge> = fc
  .record({
    kind: fc.constantFrom('tax', 'fee'),
    percent: fc.boolean(),
    points: fc.integer({ min: 0, max: 2500 }),
    amount: fc.integer({ min: 0, max: 5000 }),
    per: fc.constantFrom('room', 'person'),
    each: fc.constantFrom('night', 'stay'),
    maxNights: fc.option(fc.integer({ min: 1, max: 8 })),
    fromAge: fc.constantFrom(0, 0, 3, 12, 18),
    collected: fc.constantFrom('included', 'added', 'at_hotel'),
  } as const)
  .map(({ percent, points, amount, ...charge }) => ({
    ...charge,
    name: { en: 'Charge', zh: '税费' },
    of: percent ? 'percent' : 'amount',
    value: percent ? points : amount,
  }))

const anyPortion: fc.Arbitrary<Portion> = fc.oneof(
  fc.record({ of: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ of: fc.constant('nights' as const), value: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ of: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 60_000 }) }),
)

export const anyPolicy: fc.Arbitrary<CancellationPolicy> = fc.record({
  steps: fc.array(
    fc.record({
      from: fc.option(
        fc.record({
          daysBefore: fc.integer({ min: 0, max: 10 }),
          time: fc.constantFrom('00:00', '02:30', '12:00', '18:00', '23:59'),
        }),
        { freq: 8 },
      ),
      fee: anyPortion,
    }),
    { maxLength: 4 },
  ),
  noShow: anyPortion,
})

export const anyTerms: fc.Arbitrary<PaymentTerms> = fc.oneof(
  fc.record({ type: fc.constantFrom('prepay' as const, 'guarantee' as const, 'at_hotel' as const) }),
  fc.record({ type: fc.constant('deposit' as const), deposit: anyPortion }),
)

const anyBands = fc.uniqueArray(fc.integer({ min: 0, max: 16 }), { maxLength: 3 }).chain((ages) =>
  fc.tuple(
    ...ages
      .sort((a, b) => a - b)
      .map((toAge) =>
        fc.record({
          toAge: fc.constant(toAge),
          perNight: fc.integer({ min: 0, max: 20_000 }),
          board: fc.integer({ min: 0, max: 10_000 }),
        }),
      ),
  ),
)

const anyPlan: fc.Arbitrary<RatePlan> = fc.record({
  percent: fc.oneof(fc.constant(10_000), fc.integer({ min: 5000, max: 13_000 })),
  singleUse: fc.oneof(fc.constant(10_000), fc.integer({ min: 6000, max: 10_000 })),
  extraAdult: fc.integer({ min: 0, max: 30_000 }),
  board: fc.constantFrom(...boards),
  boardPrice: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 15_000 })),
  children: anyBands,
  payment: anyTerms,
  cancellation: fc.constant({ steps: [], noShow: EVERYTHING }),
})

export const anyRoom: fc.Arbitrary<RoomType> = fc.record({
  includedAdults: fc.integer({ min: 1, max: 3 }),
  maxAdults: fc.integer({ min: 1, max: 5 }),
  maxGuests: fc.integer({ min: 1, max: 7 }),
})

export const FIRST_DAY = dayOf('2026-11-15')

export const anyRestriction: fc.Arbitrary<Restriction> = fc
  .record({
    kind: fc.constantFrom(
      'closed',
      'closed_to_arrival',
      'closed_to_departure',
      'min_stay',
      'max_stay',
      'min_stay_through',
      'max_stay_through',
      'min_advance',
      'max_advance',
    ),
    from: fc.integer({ min: FIRST_DAY - 5, max: FIRST_DAY + 40 }),
    length: fc.integer({ min: 0, max: 20 }),
    weekdays: fc.oneof(fc.constant(EVERY_WEEKDAY), fc.integer({ min: 0, max: 127 })),
    value: fc.integer({ min: 1, max: 12 }),
  } as const)
  .map(({ length, ...restriction }) => ({ ...restriction, to: restriction.from + length }))

export const anyFacts: fc.Arbitrary<ProductFacts> = fc.record({
  column: fc.constant(0),
  room: anyRoom,
  plan: anyPlan,
  charges: fc.array(anyCharge, { maxLength: 4 }),
  restrictions: fc.constant([]),
})

export const anyProduct: fc.Arbitrary<Product> = anyFacts.map(productOf)

export const anyRestrictedProduct: fc.Arbitrary<Product> = fc
  .record({
    room: anyRoom,
    plan: anyPlan,
    restrictions: fc.array(anyRestriction, { maxLength: 4 }),
  })
  .map((facts) => productOf({ column: 0, charges: [], ...facts }))

/** A calendar of up to 14 nights, all with a price. */
export const anyNights = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 400_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 1_000_000_000 }) },
  ),
  { minLength: 1, maxLength: 14 },
)
