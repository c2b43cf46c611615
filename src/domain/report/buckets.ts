/** First and last days between booking and arrival of each bucket of the lead time; null is open. */
export const leadBuckets: readonly (readonly [from: number, to: number | null])[] = [
  [0, 0],
  [1, 1],
  [2, 3],
  [4, 7],
  [8, 14],
  [15, 30],
  [31, 60],
  [61, null],
]

/** Nights of each bucket of the length of stay. */
export const stayBuckets: readonly (readonly [from: number, to: number | null])[] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, null],
]

const bucketIn = (buckets: typeof leadBuckets, value: number) =>
  buckets.findIndex(([from, to]) => value >= from && (to === null || value <= to))

export const leadBucketOf = (days: number): number => bucketIn(leadBuckets, days)
export const stayBucketOf = (nights: number): number => bucketIn(stayBuckets, nights)

/** The bucket in which half of all are reached; null if there are none. */
export function medianBucket(counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let reached = 0
  return counts.findIndex((count) => (reached += count) * 2 >= all)
}

export const sources = ['direct', 'agent', 'desk'] as const
export type Source = (typeof sources)[number]

/** Steps of the way to a booking; the last step is a booking itself. */
export const steps = ['search', 'hotel', 'prices', 'checkout'] as const
export type Step = (typeof steps)[number]
