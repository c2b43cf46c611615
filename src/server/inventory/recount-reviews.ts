import { combineReviewSums, type GuestSums } from '#domain/hotel/review-sums.ts'
import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'
import { recordChanges } from './record-changes.ts'
import { lockSampleSums, writeReviewSums } from './review-sums-store.ts'

export { readSampleSums } from './review-sums-store.ts'

/**
 * Recomputes a hotel's score and counts from its samples and guests' reviews. The hotel is locked before the guests'
 * sums are read, so that of two concurrent counts the second sees the first.
 */
export async function recountReviews(tx: Tx, hotelId: Id, readGuestSums: () => Promise<GuestSums>) {
  const samples = await lockSampleSums(tx, hotelId)
  if (!samples) return
  const guests = await readGuestSums()
  await writeReviewSums(
    tx,
    hotelId,
    samples,
    combineReviewSums({ ...samples, scores: samples.scores ?? [] }, guests),
  )
  await recordChanges(tx, [{ hotelId }])
}
