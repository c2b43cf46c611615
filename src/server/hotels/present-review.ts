import type { SampleFacts } from '#catalogue/hotels/samples/sample-facts.ts'
import { reviewText, type SampleReview } from '#catalogue/hotels/samples/sample-reviews.ts'
import type { Review } from '#contract/reviews.ts'
import { type Instant, instantOf, isoInstant } from '#domain/zone-time.ts'
import type { HotelRow } from './store.ts'

/** A sample review with its words; they are made when somebody reads them. */
export function presentSample(hotel: HotelRow, facts: SampleFacts, review: SampleReview): Review {
  return {
    id: `sample-${hotel.id}-${review.at + 1}`,
    score: review.score,
    ...reviewText(facts, review),
    kind: review.kind,
    lang: review.lang,
    at: isoInstant(momentOf(review, hotel), hotel.zone),
    images: [],
    sample: true,
  }
}

export const momentOf = ({ date, hour }: SampleReview, { zone }: Pick<HotelRow, 'zone'>): Instant =>
  instantOf(date, `${String(hour).padStart(2, '0')}:00`, zone)
