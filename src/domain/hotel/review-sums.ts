export const reviewCategories = ['cleanliness', 'comfort', 'location', 'service', 'value'] as const
export type ReviewCategory = (typeof reviewCategories)[number]

/** What reviews come to: how many gave 1 to 10, and means in tenths, in all and by category. */
export type ReviewSums = {
  readonly count: number
  readonly histogram: readonly number[]
  readonly score: number | null
  readonly scores: readonly (number | null)[]
}

/** Of guests' own reviews: by whole score, and the sum and number of marks of each category. */
export type GuestSums = {
  readonly histogram: readonly number[]
  readonly marks: readonly { readonly sum: number; readonly count: number }[]
}

type Samples = Pick<ReviewSums, 'count' | 'histogram' | 'scores'>

/** Sample reviews and guests' own together. It is always made anew from both, so that nothing adds up wrongly. */
export function sumsTogether(samples: Samples, guests: GuestSums): ReviewSums {
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

/** A guest by a name that others may read: `Ada L.`, `李**`. */
export function reviewAuthor({ first, last }: { first: string; last: string }): string {
  if (/\p{Script=Han}/u.test(last)) return `${last}**`
  const [initial = ''] = last
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}
