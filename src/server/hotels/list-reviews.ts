import type { ReviewPage, ReviewQuery } from '#contract/reviews.ts'
import { ok } from '#domain/result.ts'
import { type Sampling, sampledHotel } from '../demo/sampled-hotel.ts'
import { presentSample, type SampledReview, sampledReviews } from '../demo/sampled-reviews.ts'
import { presentScores } from './present.ts'
import type { HotelRow } from './store.ts'

/** Reviews of a hotel, newest first. Sample reviews are not stored: they follow from the hotel, word by word. */
export async function listReviews(sampling: Sampling, query: ReviewQuery) {
  const sampled = await sampledHotel(sampling, query.id)
  if (!sampled.ok) return sampled
  const { hotel, facts, madeOn } = sampled.value
  if (!facts || !madeOn) return ok(pageOf(hotel, [], 0, query))

  const found = sampledReviews(facts, madeOn).filter((review) => isAsked(review, query))
  const start = (query.page - 1) * query.page_size
  const list = found
    .slice(start, start + query.page_size)
    .map((review) => presentSample(hotel, { facts, review }))
  return ok(pageOf(hotel, list, found.length, query))
}

function isAsked({ score, kind, lang }: SampledReview['review'], query: ReviewQuery): boolean {
  if (query.score !== undefined && score !== query.score) return false
  if (query.kind !== undefined && kind !== query.kind) return false
  return query.all_languages || query.lang === undefined || lang === query.lang
}

function pageOf(hotel: HotelRow, list: ReviewPage['list'], total: number, query: ReviewQuery): ReviewPage {
  return {
    list,
    total,
    page: query.page,
    page_size: query.page_size,
    histogram: Object.fromEntries(hotel.histogram.map((count, at) => [String(at + 1), count])),
    scores: presentScores(hotel),
    sample: hotel.sampleReviews > 0,
  }
}
