import { combineReviewSums, type GuestSums } from '#domain/hotel/review-sums.ts'
import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'
import { recordChanges } from './record-changes.ts'
import { lockSampleSums, writeReviewSums } from './review-sums-store.ts'

/**
 * A hotel's score and counts, made anew of its samples and of what guests said. The hotel is locked first and guests'
 * sums are read then: of two who count at once, the second counts what the first wrote.
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
