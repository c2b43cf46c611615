import { combineReviewSums, type GuestSums, type ReviewSums } from '#domain/hotel/review-sums.ts'
import type { Db } from '../db/database.ts'
import { readSampleSums } from '../inventory/recount-reviews.ts'
import type { DeskReviewRow } from './inbox-store.ts'
import { readGuestSums } from './store.ts'

export { type DeskReviewRow, listDecided, listWaiting, readReview, readWaits } from './inbox-store.ts'

/** The sums of the hotel without and with a review, whatever its state is. */
export async function previewSums(
  db: Db,
  review: DeskReviewRow,
): Promise<{ without: ReviewSums; with: ReviewSums } | null> {
  const [samples, guests] = await Promise.all([
    readSampleSums(db, review.hotelId),
    readGuestSums(db, review.hotelId),
  ])
  if (!samples) return null
  const combined = (sums: GuestSums) => combineReviewSums({ ...samples, scores: samples.scores ?? [] }, sums)
  const isCounted = review.state === 'published'
  return {
    without: combined(isCounted ? shifted(guests, review, -1) : guests),
    with: combined(isCounted ? guests : shifted(guests, review, 1)),
  }
}

const shifted = (sums: GuestSums, { score, marks }: DeskReviewRow, by: 1 | -1): GuestSums => ({
  histogram: sums.histogram.map((count, at) => (at === score - 1 ? count + by : count)),
  marks: sums.marks.map(({ sum, count }, at) => {
    const mark = marks[at] ?? null
    return mark === null ? { sum, count } : { sum: sum + by * mark, count: count + by }
  }),
})
