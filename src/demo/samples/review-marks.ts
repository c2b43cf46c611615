import { type ReviewCategory, reviewCategories } from '#domain/hotel/review-sums.ts'
import { createRandom } from '../random.ts'

export { type ReviewCategory, reviewCategories }
export type TravellerKind = 'business' | 'couple' | 'family' | 'friends' | 'solo'

/** Inputs of the sample reviews; all are columns of the hotel. */
export type ReviewFacts = Readonly<{ seed: number; stars: number; centreMetres: number; count: number }>

/** A sample review without its words. */
export type ReviewMarks = Readonly<{
  /** 0 is the newest. */
  at: number
  /** Out of 10. */
  score: number
  marks: Readonly<Record<ReviewCategory, number>>
}>

export type ReviewSums = Readonly<{
  /** How many gave 1, 2, … 10. */
  histogram: readonly number[]
  /** Average overall and by category, in tenths. */
  score: number
  scores: Readonly<Record<ReviewCategory, number>>
}>

/** The hotel's average score in tenths: slightly higher with stars, plus a random deviation. */
function qualityOf({ seed, stars }: Pick<ReviewFacts, 'seed' | 'stars'>): number {
  return createRandom(seed, 'quality').bell(62, 90) + stars * 2 - 2
}

type Visit = (at: number, score: number, marks: Uint8Array) => void

/** Visits the reviews one by one, newest first; the array of marks is reused. */
function eachReview(facts: ReviewFacts, visit: Visit): void {
  const quality = qualityOf(facts)
  const leanings = leaningsOf(facts)
  const random = createRandom(facts.seed, 'reviews')
  const marks = new Uint8Array(reviewCategories.length)
  for (let at = 0; at < facts.count; at++) {
    const score = mark(random.bell(quality - 26, quality + 24))
    for (let i = 0; i < marks.length; i++) marks[i] = mark(score * 10 + leanings[i]! + random.int(-8, 8))
    visit(at, score, marks)
  }
}

/** The hotel's deviation per category, in category order. */
function leaningsOf({ seed, centreMetres }: ReviewFacts): number[] {
  const house = createRandom(seed, 'categories')
  const location = centreMetres < 1_500 ? [2, 8] : centreMetres > 6_000 ? [-8, 0] : [-4, 5]
  const ranges = [[-4, 6], [-5, 5], location, [-5, 6], [-7, 4]]
  return ranges.map(([low, high]) => house.int(low!, high!))
}

export function reviewMarks(facts: ReviewFacts): ReviewMarks[] {
  const reviews: ReviewMarks[] = []
  eachReview(facts, (at, score, marks) => reviews.push({ at, score, marks: byCategory(marks) }))
  return reviews
}

/** The sums of the same reviews, without allocating them. */
export function reviewSums(facts: ReviewFacts): ReviewSums {
  const histogram = Array.from({ length: 10 }, () => 0)
  const sums = reviewCategories.map(() => 0)
  let total = 0
  eachReview(facts, (_, score, marks) => {
    histogram[score - 1]! += 1
    total += score
    for (let i = 0; i < marks.length; i++) sums[i]! += marks[i]!
  })
  const tenths = (sum: number) => Math.round((sum * 10) / facts.count)
  return { histogram, score: tenths(total), scores: byCategory(sums.map(tenths)) }
}

function byCategory(values: ArrayLike<number>): Record<ReviewCategory, number> {
  const [cleanliness = 0, comfort = 0, location = 0, service = 0, value = 0] = Array.from(values)
  return { cleanliness, comfort, location, service, value }
}

const mark = (tenths: number) => Math.min(10, Math.max(1, Math.round(tenths / 10)))
