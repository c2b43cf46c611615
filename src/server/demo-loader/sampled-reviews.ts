import type { Review } from '#contract/reviews.ts'
import type { SampleFacts } from '#demo/samples/sample-facts.ts'
import { reviewText, type SampleReview, sampleReviews } from '#demo/samples/sample-reviews.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { type Instant, instantOf, isoInstant } from '#domain/time/zone-time.ts'
import { createLru } from '../cache/lru.ts'

export type { SampleFacts } from '#demo/samples/sample-facts.ts'
export type SampledReview = { readonly facts: SampleFacts; readonly review: SampleReview }

const kept = createLru<SampleReview[]>({ max: 500 })

/** The samples of a hotel are deterministic; the last few are cached across pages. */
export function sampledReviews(facts: SampleFacts, madeOn: PlainDate): SampleReview[] {
  const key = `${madeOn} ${JSON.stringify(facts)}`
  const reviews = kept.get(key) ?? sampleReviews(facts, madeOn)
  kept.set(key, reviews)
  return reviews
}

/** The newest sample review in a language. */
export function newestSample(facts: SampleFacts, madeOn: PlainDate, locale: string): SampledReview | null {
  const review = sampleReviews(facts, madeOn).find(({ lang }) => lang === locale)
  return review ? { facts, review } : null
}

/** A sample review with its text, which is generated on demand. */
export function presentSample(
  hotel: { readonly id: string; readonly zone: string },
  { facts, review }: SampledReview,
): Review {
  return {
    id: `sample-${hotel.id}-${review.at + 1}`,
    score: review.score,
    ...reviewText(facts, review),
    kind: review.kind,
    lang: review.lang,
    at: isoInstant(momentOf(review, hotel), hotel.zone),
    images: [],
    sample: true,
    verified: false,
  }
}

export const momentOf = ({ date, hour }: SampleReview, { zone }: { readonly zone: string }): Instant =>
  instantOf(date, `${String(hour).padStart(2, '0')}:00`, zone)
