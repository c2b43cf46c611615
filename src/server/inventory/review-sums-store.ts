import type { ReviewSums } from '#domain/hotel/review-sums.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type SampleSums = { count: number; histogram: number[]; scores: number[] | null }

const sampleColumns = (db: Db) => db`
  sample_reviews as count, coalesce(sample_histogram, histogram) as histogram,
  array_to_json(case when sample_histogram is null then scores else sample_scores end) as scores`

export async function readSampleSums(db: Db, hotelId: Id): Promise<SampleSums | null> {
  const [row] = await db<SampleSums[]>`select ${sampleColumns(db)} from hotels where id = ${hotelId}`
  return row ?? null
}

/** The sums of a hotel's sample reviews. Locks the hotel until the transaction ends. */
export async function lockSampleSums(tx: Tx, hotelId: Id): Promise<SampleSums | null> {
  const [row] = await tx<SampleSums[]>`
    select ${sampleColumns(tx)} from hotels where id = ${hotelId} for update`
  return row ?? null
}

export async function writeReviewSums(tx: Tx, hotelId: Id, samples: SampleSums, sums: ReviewSums) {
  await tx`
    update hotels set sample_histogram = ${samples.histogram}::int[], sample_scores = ${samples.scores}::smallint[],
      review_count = ${sums.count}, histogram = ${[...sums.histogram]}::int[], score = ${sums.score},
      scores = ${[...sums.scores]}::smallint[]
    where id = ${hotelId}`
}
