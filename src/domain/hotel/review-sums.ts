export const reviewCategories = ['cleanliness', 'comfort', 'location', 'service', 'value'] as const
export type ReviewCategory = (typeof reviewCategories)[number]

/** Aggregated reviews: a histogram of scores 1 to 10, and averages in tenths, overall and per category. */
export type ReviewSums = {
  readonly count: number
  readonly histogram: readonly number[]
  readonly score: number | null
  readonly scores: readonly (number | null)[]
}

/** Sums of guests' own reviews: a histogram of whole scores, and sum and count per category. */
export type GuestSums = {
  readonly histogram: readonly number[]
  readonly marks: readonly { readonly sum: number; readonly count: number }[]
}

type Samples = Pick<ReviewSums, 'count' | 'histogram' | 'scores'>

/**
 * Sums of sample reviews and guest reviews. Always recomputed from both, so that errors cannot accumulate.
 */
export function combineReviewSums(samples: Samples, guests: GuestSums): ReviewSums {
  const histogram = guests.histogram.map((count, at) => count + (samples.histogram[at] ?? 0))
  const count = histogram.reduce((sum, of) => sum + of, 0)
  const points = histogram.reduce((sum, of, at) => sum + of * (at + 1), 0)
  return {
    count,
    histogram,
    score: meanInTenths(points, count),
    scores: guests.marks.map((own, at) => {
      const sampled = samples.scores[at] ?? null
      const sampleCount = sampled === null ? 0 : samples.count
      return meanInTenths(own.sum + ((sampled ?? 0) * sampleCount) / 10, own.count + sampleCount)
    }),
  }
}

const meanInTenths = (sum: number, count: number) => (count === 0 ? null : Math.round((sum * 10) / count))
