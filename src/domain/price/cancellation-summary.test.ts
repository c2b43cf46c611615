import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  anyCurrency,
  anyFacts,
  anyNights,
  anyParty,
  anyPolicy,
  anyTerms,
  between,
  FIRST_DAY,
  RUNS,
} from '#test/support/random-facts.ts'
import { converter } from '../money/exchange.ts'
import { percentOf } from '../money/rounding.ts'
import { distributeGuests } from '../stay/party.ts'
import { dateOf } from '../time/plain-date.ts'
import { instantOf } from '../time/zone-time.ts'
import { convertPolicy, deadlinesOf, feesOf, freeUntilOf, policyOf, sumFees } from './cancellation.ts'
import { cancellationSummaryOf, isUsualPrice, usualSummary } from './cancellation-summary.ts'
import { priceStay } from './price-lines.ts'
import { planPrice } from './prices.ts'
import { productOf } from './product.ts'
import { convertPrice } from './stay-price.ts'

const zone = 'Europe/Paris'
const arrival = dateOf(FIRST_DAY + 20)
const HOUR = 3_600_000

test('at a usual price the summary follows from the policy alone', () => {
  let compared = 0
  fc.assert(
    fc.property(
      anyFacts,
      anyPolicy,
      anyTerms,
      anyParty,
      anyNights,
      anyCurrency,
      anyCurrency,
      fc.integer({ min: -24 * 14, max: 24 }),
      (facts, cancellation, payment, party, calendar, from, to, hours) => {
        const product = productOf({ ...facts, plan: { ...facts.plan, cancellation, payment } })
        const rooms = distributeGuests(party)
        const conversion = between(from, to)
        const checkIn = instantOf(arrival, '15:00', zone)
        const now = checkIn + hours * HOUR
        const nights = calendar.length
        const policy = policyOf(product.plan)
        const usual = usualSummary(deadlinesOf(policy, arrival, zone), nights, now)
        const least = converter(conversion)(
          percentOf(planPrice(product, nights, calendar, 0, 1), product.singleUse),
        )
        if (!usual || !isUsualPrice(least, nights, calendar, 0, 1)) return
        compared += 1
        const price = convertPrice(priceStay(product, rooms, nights, calendar, 0, 1, from), conversion)
        const deadlines = deadlinesOf(convertPolicy(policy, conversion), arrival, zone)
        const windows = sumFees(price.rooms.map((room) => feesOf(deadlines, room)))
        const { label, firstFee } = usual
        const freeUntil = label === 'free' ? freeUntilOf(firstFee, now, checkIn) : null
        assert.deepEqual({ label, freeUntil }, cancellationSummaryOf(windows, now, checkIn))
      },
    ),
    RUNS,
  )
  assert.ok(compared > 500, String(compared))
})

const day = 24 * HOUR
const steps = [
  { from: 5 * day, fee: { of: 'percent', value: 5_000 } },
  { from: 8 * day, fee: { of: 'nights', value: 2 } },
] as const

test('cancelling is free, then costs a part, then everything', () => {
  const at = (now: number) => usualSummary(steps, 2, now)
  assert.deepEqual(at(0), { label: 'free', firstFee: 5 * day })
  assert.equal(at(5 * day)?.label, 'partial')
  assert.equal(at(8 * day)?.label, 'none')
  assert.deepEqual(usualSummary([], 2, 0), { label: 'free', firstFee: null })
})

test('absolute amounts and tiny percentages depend on the price', () => {
  const outlook = (of: 'percent' | 'nights' | 'amount', value: number) =>
    usualSummary([{ from: null, fee: { of, value } }], 2, 0)
  assert.equal(outlook('amount', 5_000), null)
  assert.equal(outlook('percent', 50), null)
  assert.equal(outlook('percent', 9_950), null)
  assert.deepEqual(outlook('percent', 10_000), { label: 'none', firstFee: null })
  assert.deepEqual(outlook('nights', 1), { label: 'partial', firstFee: null })
})
