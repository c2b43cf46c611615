import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyFacts, anyNights, anyParty, RUNS } from '#test/support/random-facts.ts'
import { distributeGuests } from '../stay/party.ts'
import { cheaperFrom, isNeverMoreExpensive } from './cheaper-plan.ts'
import { calendarPrice, stayTotal } from './prices.ts'
import { productOf } from './product.ts'

const anyLess = fc.record({
  percent: fc.oneof(fc.constant(0), fc.nat({ max: 2_000 })),
  boardPrice: fc.oneof(fc.constant(0), fc.nat({ max: 500 })),
  extraAdult: fc.oneof(fc.constant(0), fc.nat({ max: 500 })),
  singleUse: fc.oneof(fc.constant(0), fc.integer({ min: -2_000, max: 2_000 })),
})

test('terms that are never more expensive never give a higher total, and cheaper ones give a lower total', () => {
  let cheaper = 0
  fc.assert(
    fc.property(anyFacts, anyLess, anyParty, anyNights, (facts, less, party, nights) => {
      const { plan } = facts
      const lower = {
        ...plan,
        percent: Math.max(0, plan.percent - less.percent),
        boardPrice: Math.max(0, plan.boardPrice - less.boardPrice),
        extraAdult: Math.max(0, plan.extraAdult - less.extraAdult),
        singleUse: Math.min(10_000, plan.singleUse - less.singleUse),
      }
      const [a, b] = [productOf({ ...facts, plan: lower }), productOf(facts)]
      const rooms = distributeGuests(party)
      const isAlone = rooms.some(({ adults, ages }) => adults === 1 && ages.length === 0)
      const occupied = isAlone ? 'alone' : 'together'
      const total = (product: typeof a) => stayTotal(product, rooms, nights.length, nights, 0, 1)
      if (isNeverMoreExpensive(a, b, occupied)) assert.ok(total(a) <= total(b))
      if (calendarPrice(nights.length, nights, 0, 1) < cheaperFrom(a, b, occupied)) return
      cheaper += 1
      assert.ok(total(a) < total(b))
    }),
    RUNS,
  )
  assert.ok(cheaper > 1_000, `only ${cheaper} cases were cheaper`)
})

test('terms that cost one guest more and two guests less are neither', () => {
  const plan = { percent: 10_000, singleUse: 8_000, extraAdult: 0, boardPrice: 0 }
  const terms = (more: Partial<typeof plan>) =>
    ({ ...plan, ...more, children: [] }) as unknown as Parameters<typeof cheaperFrom>[0]
  const saver = terms({ percent: 9_000, singleUse: 10_000 })
  assert.equal(cheaperFrom(saver, terms({}), 'alone'), Number.POSITIVE_INFINITY)
  assert.equal(cheaperFrom(terms({}), saver, 'alone'), Number.POSITIVE_INFINITY)
  assert.ok(cheaperFrom(saver, terms({}), 'together') < 100)
})
