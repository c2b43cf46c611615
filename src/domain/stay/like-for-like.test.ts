import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import { ok } from '../result.ts'
import { boards } from './board.ts'
import type { ComparableOffer } from './like-for-like.ts'
import { boardPricesOf, flexibilityPriceOf, likeForLike } from './like-for-like.ts'

const bare: ComparableOffer = {
  total: 1_000,
  currency: 'CNY',
  board: 'room_only',
  freeCancellation: false,
  boardPrices: { breakfast: 90, half_board: 250 },
  flexibilityPrice: 70,
}
const full: ComparableOffer = { ...bare, total: 1_120, board: 'breakfast', freeCancellation: true }

function comparePair(first: ComparableOffer, second: ComparableOffer) {
  const [a, b] = likeForLike([first, second])
  if (!a!.ok) return a!
  if (!b!.ok) return b!
  return ok({ a: a!.value, b: b!.value, difference: b!.value.total - a!.value.total })
}

test('missing breakfast and missing flexibility are added before two offers are compared', () => {
  assert.deepEqual(comparePair(bare, full), {
    ok: true,
    value: {
      a: {
        total: 1_160,
        additions: [
          { what: 'breakfast', amount: 90 },
          { what: 'free_cancellation', amount: 70 },
        ],
      },
      b: { total: 1_120, additions: [] },
      difference: -40,
    },
  })
})

test('a fuller board adds its price difference', () => {
  const comparison = comparePair(
    { ...full, total: 1_120 },
    { ...bare, board: 'half_board', freeCancellation: true },
  )
  assert.ok(comparison.ok)
  assert.deepEqual(comparison.value.a, { total: 1_280, additions: [{ what: 'half_board', amount: 160 }] })
  assert.equal(comparison.value.difference, -280)
  const odd = comparePair(
    { ...full, boardPrices: { breakfast: 90, half_board: 80 } },
    { ...full, board: 'half_board' },
  )
  assert.ok(odd.ok)
  assert.equal(odd.value.a.total, 1_120)
})

test('without a known price for the difference, offers cannot be compared', () => {
  const why = (a: ComparableOffer, b: ComparableOffer) => {
    const comparison = comparePair(a, b)
    return comparison.ok ? null : comparison.refusal
  }
  assert.equal(why({ ...bare, boardPrices: {} }, full), 'board_price_unknown')
  assert.equal(why(full, { ...bare, boardPrices: {} }), 'board_price_unknown')
  assert.equal(
    why({ ...full, boardPrices: { half_board: 9 } }, { ...full, board: 'half_board' }),
    'board_price_unknown',
  )
  assert.equal(why({ ...bare, flexibilityPrice: null }, full), 'flexibility_price_unknown')
  assert.equal(why(bare, { ...full, currency: 'USD' }), 'other_currency')
  assert.equal(why({ ...full, boardPrices: {}, flexibilityPrice: null }, full), null)
})

test('the prices of breakfast and flexibility are derived from a hotel’s own offers', () => {
  const offers = [
    { total: 1_000, board: 'room_only', freeCancellation: false },
    { total: 1_080, board: 'room_only', freeCancellation: true },
    { total: 1_100, board: 'breakfast', freeCancellation: false },
    { total: 1_170, board: 'breakfast', freeCancellation: true },
    { total: 990, board: 'half_board', freeCancellation: false },
  ] as const
  const prices = boardPricesOf([offers])
  assert.deepEqual(prices, { breakfast: 90, half_board: 0 })
  assert.equal(flexibilityPriceOf(offers[0], offers, prices), 80)
  assert.equal(flexibilityPriceOf(offers[2], offers, prices), 70)
  assert.deepEqual(boardPricesOf([offers.slice(2)]), { breakfast: 0, half_board: 0 })
  assert.deepEqual(boardPricesOf([]), {})
  assert.equal(flexibilityPriceOf(offers[4], offers.slice(4), prices), null)
})

test('breakfast costs the same in every room, regardless of rounding', () => {
  const single = [
    { total: 1_000, board: 'room_only', freeCancellation: true },
    { total: 1_090, board: 'breakfast', freeCancellation: true },
  ] as const
  const double = [
    { total: 1_500, board: 'room_only', freeCancellation: true },
    { total: 1_591, board: 'breakfast', freeCancellation: true },
  ] as const
  assert.deepEqual(boardPricesOf([single, double]), { breakfast: 90 })
  const onlyWithDinner = [{ total: 1_700, board: 'half_board', freeCancellation: true }] as const
  assert.deepEqual(boardPricesOf([single, onlyWithDinner]), { breakfast: 90 })
})

test('a non-refundable offer is raised by its own distance to free cancellation', () => {
  const offers = [
    { total: 1_000, board: 'room_only', freeCancellation: false },
    { total: 1_100, board: 'room_only', freeCancellation: false },
    { total: 1_290, board: 'breakfast', freeCancellation: true },
  ] as const
  const prices = { breakfast: 90 }
  assert.equal(flexibilityPriceOf(offers[0], offers, prices), 200)
  assert.equal(flexibilityPriceOf(offers[1], offers, prices), 100)
  assert.equal(flexibilityPriceOf(offers[0], offers, {}), null)
})

test('the comparison is symmetric, and an offer equals itself', () => {
  const anyOffer: fc.Arbitrary<ComparableOffer> = fc.record({
    total: fc.nat(100_000),
    currency: fc.constant('CNY'),
    board: fc.constantFrom(...boards),
    freeCancellation: fc.boolean(),
    boardPrices: fc.constantFrom(
      { breakfast: 90, half_board: 250, full_board: 400, all_inclusive: 700 },
      { breakfast: 60 },
    ),
    flexibilityPrice: fc.option(fc.nat(500)),
  })
  fc.assert(
    fc.property(anyOffer, anyOffer, (a, b) => {
      const there = comparePair(a, b)
      const back = comparePair(b, a)
      assert.equal(there.ok, back.ok)
      if (!there.ok || !back.ok) return
      assert.equal(there.value.difference, 0 - back.value.difference)
      assert.ok(there.value.a.total >= a.total && there.value.b.total >= b.total)
      assert.deepEqual(comparePair(a, a), {
        ok: true,
        value: { a: { total: a.total, additions: [] }, b: { total: a.total, additions: [] }, difference: 0 },
      })
    }),
    RUNS,
  )
})

test('several offers are each raised to the fullest board and to free cancellation, or name the unknown price', () => {
  const dinner = { ...bare, total: 1_300, board: 'half_board' } as const
  const [a, b, c] = likeForLike([bare, full, { ...dinner, flexibilityPrice: null }])
  assert.equal(a!.ok && a!.value.total, 1_320)
  assert.equal(b!.ok && b!.value.total, 1_280)
  assert.deepEqual(c, { ok: false, refusal: 'flexibility_price_unknown' })
})

test('if breakfast is always included, dinner still has a price', () => {
  const offers = [
    { total: 1_000, board: 'breakfast', freeCancellation: true },
    { total: 1_150, board: 'half_board', freeCancellation: true },
  ] as const
  assert.deepEqual(boardPricesOf([offers]), { breakfast: 0, half_board: 150 })
  const [breakfast] = likeForLike(
    offers.map((offer) => ({ ...bare, ...offer, boardPrices: boardPricesOf([offers]) })),
  )
  assert.equal(breakfast!.ok && breakfast!.value.total, 1_150)
})
