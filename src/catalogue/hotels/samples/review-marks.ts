import { createRandom } from '../random.ts'

export const reviewCategories = ['cleanliness', 'comfort', 'location', 'service', 'value'] as const
export type ReviewCategory = (typeof reviewCategories)[number]
export type TravellerKind = 'business' | 'couple' | 'family' | 'friends' | 'solo'

/** What reviews are made of; all of it stands in the hotel's row. */
export type ReviewFacts = Readonly<{ seed: number; stars: number; centreMetres: number; count: number }>

/** A sample review without its words. */
export type ReviewMarks = Readonly<{
  /** 0 is the newest. */
  at: number
  /** Of 10. */
  score: number
  marks: Readonly<Record<ReviewCategory, number>>
}>

export type ReviewSums = Readonly<{
  /** How many gave 1, 2, … 10. */
  histogram: readonly number[]
  /** Mean of all, and by category, in tenths. */
  score: number
  scores: Readonly<Record<ReviewCategory, number>>
}>

/** What guests of this house think on average, in tenths: better houses a little better, some above, some below. */
export function qualityOf({ seed, stars }: Pick<ReviewFacts, 'seed' | 'stars'>): number {
  return createRandom(seed, 'quality').bell(62, 90) + stars * 2 - 2
}

export function reviewMarks(facts: ReviewFacts): ReviewMarks[] {
  const quality = qualityOf(facts)
  const house = createRandom(facts.seed, 'categories')
  const leaning: Record<ReviewCategory, number> = {
    cleanliness: house.int(-4, 6),
    comfort: house.int(-5, 5),
    location:
      facts.centreMetres < 1_500
        ? house.int(2, 8)
        : facts.centreMetres > 6_000
          ? house.int(-8, 0)
          : house.int(-4, 5),
    service: house.int(-5, 6),
    value: house.int(-7, 4),
  }
  const random = createRandom(facts.seed, 'reviews')
  return Array.from({ length: facts.count }, (_, at) => {
    const score = mark(random.bell(quality - 26, quality + 24))
    const near = (category: ReviewCategory) => mark(score * 10 + leaning[category] + random.int(-8, 8))
    const [cleanliness, comfort, location, service, value] = reviewCategories.map(near) as [
      number,
      number,
      number,
      number,
      number,
    ]
    return { at, score, marks: { cleanliness, comfort, location, service, value } }
  })
}

export function reviewSums(reviews: readonly ReviewMarks[]): ReviewSums {
  const histogram = Array.from({ length: 10 }, () => 0)
  for (const { score } of reviews) histogram[score - 1]! += 1
  const tenths = (of: (review: ReviewMarks) => number) =>
    Math.round((reviews.reduce((sum, review) => sum + of(review), 0) * 10) / reviews.length)
  return {
    histogram,
    score: tenths(({ score }) => score),
    scores: {
      cleanliness: tenths(({ marks }) => marks.cleanliness),
      comfort: tenths(({ marks }) => marks.comfort),
      location: tenths(({ marks }) => marks.location),
      service: tenths(({ marks }) => marks.service),
      value: tenths(({ marks }) => marks.value),
    },
  }
}

const mark = (tenths: number) => Math.min(10, Math.max(1, Math.round(tenths / 10)))
