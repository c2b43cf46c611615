import type { ReviewPage, ReviewQuery } from '#contract/reviews.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { type Sampling, sampledHotel } from '../demo-loader/sampled-hotel.ts'
import { presentSample, type SampledReview, sampledReviews } from '../demo-loader/sampled-reviews.ts'
import { listPublished } from '../reviews/list-published.ts'
import { presentScores } from './present.ts'
import type { HotelRow } from './store.ts'

/**
 * Reviews of a hotel, newest first: guests' own, then samples, which are older than the catalogue. Those are not stored:
 * they follow from the hotel, word by word.
 */
export async function listReviews(sampling: Sampling, query: ReviewQuery, locale: Locale) {
  const sampled = await sampledHotel(sampling, query.id)
  if (!sampled.ok) return sampled
  const { hotel, facts, madeOn } = sampled.value
  const start = (query.page - 1) * query.page_size
  const stays = await listPublished(sampling.db, {
    hotelId: hotel.id,
    score: query.score ?? null,
    kind: query.kind ?? null,
    locale: query.all_languages ? null : (query.lang ?? null),
    zone: hotel.zone,
    shownIn: locale,
    offset: start,
    limit: query.page_size,
  })
  if (!facts || !madeOn) return ok(pageOf(hotel, stays.list, stays.total, query))

  const found = sampledReviews(facts, madeOn).filter((review) => isAsked(review, query))
  const after = Math.max(0, start - stays.total)
  const samples = found
    .slice(after, after + query.page_size - stays.list.length)
    .map((review) => presentSample(hotel, { facts, review }))
  return ok(pageOf(hotel, [...stays.list, ...samples], stays.total + found.length, query))
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
