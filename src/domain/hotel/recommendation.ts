/** Inputs of the default ranking. */
export interface RankingFacts {
  /** The guests' score in tenths; null without reviews. */
  readonly score: number | null
  readonly reviews: number
  /** Distance from the centre of the search. */
  readonly metres: number
  /**
   * The cheapest total for the stay, and the median over all bookable hotels; null when the hotel is not
   * bookable.
   */
  readonly total: number | null
  readonly middle: number
}

/** Weight of each part in percent, and the distance at which closeness is halved. */
export interface RecommendationWeights {
  readonly quality: number
  readonly value: number
  readonly closeness: number
  readonly halfAt: number
}

/**
 * In a city guests compare hotels first; around a station, an airport or a sight they compare distances
 * first.
 */
export const IN_A_CITY: RecommendationWeights = { quality: 50, value: 30, closeness: 20, halfAt: 3_000 }
export const AROUND_A_SPOT: RecommendationWeights = { quality: 35, value: 20, closeness: 45, halfAt: 1_500 }

/** Bayesian average: assumes this many extra reviews of average score, so that few reviews weigh little. */
const ASSUMED_REVIEWS = 25
const ASSUMED_SCORE = 75
const WORST = 50
const BEST = 100
const A_WHOLE = 10_000

/**
 * Rank score of a hotel, from 0 to 1,000,000: a whole number, so that all machines sort alike. Quality is the
 * score, moved towards the average when reviews are few. Value is the price relative to the median, so it
 * does not depend on the currency. Closeness halves with the distance. Payment never influences the ranking.
 */
export function recommendationOf(
  { score, reviews, metres, total, middle }: RankingFacts,
  { quality, value, closeness, halfAt }: RecommendationWeights,
): number {
  const counted = score === null ? 0 : reviews
  const mean = ((score ?? 0) * counted + ASSUMED_SCORE * ASSUMED_REVIEWS) / (counted + ASSUMED_REVIEWS)
  const good = Math.min(1, Math.max(0, (mean - WORST) / (BEST - WORST)))
  const cheap = total === null ? 0 : middle / (middle + total)
  const close = halfAt / (halfAt + metres)
  return Math.round(A_WHOLE * (quality * good + closeness * close + value * cheap))
}

/** The median, the lower of two middle ones; 0 for an empty list. */
export function median(totals: ArrayLike<number>): number {
  return new Float64Array(totals).sort()[Math.floor((totals.length - 1) / 2)] ?? 0
}
