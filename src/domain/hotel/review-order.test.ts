import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RUNS } from '#test/support/random-facts.ts'
import type { Locale } from '../text/locale.ts'
import {
  compareGroups,
  countGroups,
  queryWords,
  type ReviewOrder,
  reviewSorts,
  sliceSources,
} from './review-order.ts'

type Review = { source: 'guests' | 'samples'; locale: Locale; score: number; age: number }

const anyReview: fc.Arbitrary<Review> = fc.record({
  source: fc.constantFrom('guests', 'samples'),
  locale: fc.constantFrom<Locale>('en', 'zh'),
  score: fc.integer({ min: 1, max: 10 }),
  age: fc.nat(99),
})
const anyOrder: fc.Arbitrary<ReviewOrder> = fc.record({
  sort: fc.constantFrom(...reviewSorts),
  first: fc.constantFrom<Locale | null>('en', 'zh', null),
})
const bySource = (a: Review, b: Review) => Number(a.source === 'samples') - Number(b.source === 'samples')
const inOrder = (reviews: readonly Review[], order: ReviewOrder) =>
  reviews.toSorted((a, b) => compareGroups(a, b, order) || bySource(a, b) || a.age - b.age)
test('pages over two sources, concatenated, are the whole list in order', () => {
  fc.assert(
    fc.property(
      fc.array(anyReview, { maxLength: 40 }),
      anyOrder,
      fc.integer({ min: 1, max: 7 }),
      (reviews, order, size) => {
        const sources = {
          guests: inOrder(
            reviews.filter(({ source }) => source === 'guests'),
            order,
          ),
          samples: inOrder(
            reviews.filter(({ source }) => source === 'samples'),
            order,
          ),
        }
        const counts = { guests: countGroups(sources.guests), samples: countGroups(sources.samples) }
        const pages = Array.from({ length: Math.ceil(reviews.length / size) + 1 }, (_, page) =>
          sliceSources(counts, order, { offset: page * size, limit: size }).flatMap(
            ({ source, offset, limit }) => sources[source].slice(offset, offset + limit),
          ),
        )
        assert.deepEqual(pages.flat(), inOrder(reviews, order))
      },
    ),
    RUNS,
  )
})

test('reviews in the reader’s language come first under every sort order', () => {
  const order: ReviewOrder = { sort: 'highest', first: 'zh' }
  const groups = [
    { locale: 'en', score: 10 },
    { locale: 'zh', score: 3 },
    { locale: 'zh', score: 9 },
  ] as const
  assert.deepEqual(
    groups.toSorted((a, b) => compareGroups(a, b, order)).map(({ locale, score }) => [locale, score]),
    [
      ['zh', 9],
      ['zh', 3],
      ['en', 10],
    ],
  )
})

test('a review query is a few case-insensitive words', () => {
  assert.deepEqual(queryWords('  Quiet\tROOM '), ['quiet', 'room'])
  assert.equal(queryWords('a '.repeat(40)).length, 8)
  assert.deepEqual(queryWords(' '), [])
})
