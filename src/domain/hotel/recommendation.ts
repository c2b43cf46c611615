/** What the default order of a list looks at. */
export interface Recommended {
  /** The guests' score in tenths, from how many reviews; null without any. */
  readonly score: number | null
  readonly reviews: number
  /** From the centre of what was asked for. */
  readonly metres: number
  /** The cheapest total for the stay, and the middle one of all hotels that can be booked; null when it cannot be. */
  readonly total: number | null
  readonly middle: number
}

/** How much each part weighs, in percent, and at which distance a hotel is half as close as one on the spot. */
export interface RecommendationWeights {
  readonly quality: number
  readonly value: number
  readonly closeness: number
  readonly halfAt: number
}

/** In a city guests look at the house first; around a station, an airport or a sight at the way first. */
export const IN_A_CITY: RecommendationWeights = { quality: 50, value: 30, closeness: 20, halfAt: 3_000 }
export const AROUND_A_SPOT: RecommendationWeights = { quality: 35, value: 20, closeness: 45, halfAt: 1_500 }

/** A house with few reviews is taken for an average one, as if it had so many of that score beside its own. */
const ASSUMED_REVIEWS = 25
const ASSUMED_SCORE = 75
const WORST = 50
const BEST = 100
const A_WHOLE = 10_000

/**
 * How far up a hotel stands, from 0 to 1,000,000: a whole number, so that two machines order alike. Quality is the
 * score, moved towards the average where reviews are few; value is the price against the middle one of the place, so
 * that it does not depend on the currency; closeness halves with the distance. Nobody can pay for a place.
 */
export function recommendationOf(
  { score, reviews, metres, total, middle }: Recommended,
  { quality, value, closeness, halfAt }: RecommendationWeights,
): number {
  const counted = score === null ? 0 : reviews
  const mean = ((score ?? 0) * counted + ASSUMED_SCORE * ASSUMED_REVIEWS) / (counted + ASSUMED_REVIEWS)
  const good = Math.min(1, Math.max(0, (mean - WORST) / (BEST - WORST)))
  const cheap = total === null ? 0 : middle / (middle + total)
  const close = halfAt / (halfAt + metres)
  return Math.round(A_WHOLE * (quality * good + closeness * close + value * cheap))
}

/** The middle one; of two the lower. Nothing for nothing. */
export function median(totals: ArrayLike<number>): number {
  return new Float64Array(totals).sort()[Math.floor((totals.length - 1) / 2)] ?? 0
}
