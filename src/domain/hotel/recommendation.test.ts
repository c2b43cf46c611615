import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { AROUND_A_SPOT, IN_A_CITY, median, recommendationOf } from './recommendation.ts'

const usual = { score: 84, reviews: 200, metres: 2_000, total: 900_00, middle: 1_000_00 }
const rank = (change: Partial<typeof usual | { score: null }>) =>
  recommendationOf({ ...usual, ...change }, IN_A_CITY)

test('better, cheaper and closer hotels rank higher', () => {
  assert.ok(rank({ score: 90 }) > rank({}))
  assert.ok(rank({ total: 800_00 }) > rank({}))
  assert.ok(rank({ metres: 500 }) > rank({}))
})

test('a few high scores weigh less than many', () => {
  assert.ok(rank({ score: 98, reviews: 3 }) < rank({ score: 92, reviews: 400 }))
  assert.equal(rank({ score: null }), rank({ score: 75 }))
})

test('around a point of interest distance weighs more than in a city', () => {
  const near = { ...usual, metres: 300, score: 78 }
  const far = { ...usual, metres: 9_000, score: 90 }
  assert.ok(recommendationOf(near, AROUND_A_SPOT) > recommendationOf(far, AROUND_A_SPOT))
})

test('the ranking does not depend on the currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1000 }), (total, rate) => {
      const other = rank({ total: total * rate, middle: usual.middle * rate })
      assert.ok(Math.abs(other - rank({ total })) <= 1)
    }),
  )
})

test('the score is a whole number from 0 to 1,000,000', () => {
  const anyFacts = fc.record({
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    reviews: fc.integer({ min: 0, max: 100_000 }),
    metres: fc.integer({ min: 0, max: 20_000_000 }),
    total: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    middle: fc.integer({ min: 0, max: 1_000_000_000 }),
  })
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const rankScore = recommendationOf(facts, IN_A_CITY)
      assert.ok(Number.isInteger(rankScore) && rankScore >= 0 && rankScore <= 1_000_000)
    }),
  )
})

test('the median is one of the totals, the lower of two middle ones', () => {
  assert.equal(median(Float64Array.of(5, 1, 30)), 5)
  assert.equal(median(Float64Array.of(4, 1, 3, 2)), 2)
  assert.equal(median(new Float64Array()), 0)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 60 }), (totals) => {
      const inOrder = totals.toSorted((a, b) => a - b)
      assert.equal(median(Float64Array.from(totals)), inOrder[Math.floor((totals.length - 1) / 2)])
    }),
  )
})
