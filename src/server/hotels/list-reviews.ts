import type { Review, ReviewPage, ReviewQuery } from '#contract/reviews.ts'
import {
  compareGroups,
  countGroups,
  queryWords,
  type ReviewOrder,
  type ReviewSlice,
  sliceSources,
} from '#domain/hotel/review-order.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { presentSample, type SampledReview, sampledReviews } from '../demo-loader/sampled-reviews.ts'
import { countPublished, listPublished, type PublishedQuery } from '../reviews/list-published.ts'
import { presentScores } from './present.ts'
import { type SampledHotel, type Sampling, sampledHotel } from './sampled-hotel.ts'

/**
 * Reviews of a hotel: guests' own before samples, which are older than the catalogue. Samples are not stored, but
 * generated from the hotel.
 */
export async function listReviews(sampling: Sampling, query: ReviewQuery, locale: Locale) {
  const sampled = await sampledHotel(sampling, query.id)
  if (!sampled.ok) return sampled
  const { hotel } = sampled.value
  const { db } = sampling
  const order: ReviewOrder = { sort: query.sort, first: query.lang_first ? (query.lang ?? locale) : null }
  const asked: PublishedQuery = {
    hotelId: hotel.id,
    score: query.score ?? null,
    kind: query.kind ?? null,
    locale: query.all_languages ? null : (query.lang ?? null),
    words: queryWords(query.q ?? ''),
  }
  const samples = samplesOf(sampled.value, asked, order)
  const counts = {
    guests: await countPublished(db, asked),
    samples: countGroups(samples.map(({ review }) => groupOf(review))),
  }
  const read = async ({ source, ...part }: ReviewSlice): Promise<Review[]> =>
    source === 'samples'
      ? samples.slice(part.offset, part.offset + part.limit).map((sample) => presentSample(hotel, sample))
      : listPublished(db, asked, { ...part, order, zone: hotel.zone, shownIn: locale })
  const window = { offset: (query.page - 1) * query.page_size, limit: query.page_size }
  const parts = await Promise.all(sliceSources(counts, order, window).map(read))
  const total = [...counts.guests, ...counts.samples].reduce((sum, { count }) => sum + count, 0)
  return ok<ReviewPage>({
    list: parts.flat(),
    total,
    page: query.page,
    page_size: query.page_size,
    histogram: Object.fromEntries(hotel.histogram.map((count, at) => [String(at + 1), count])),
    scores: presentScores(hotel),
    sample: hotel.sampleReviews > 0,
  })
}

const groupOf = ({ lang, score }: SampledReview['review']) => ({ locale: lang, score })

function samplesOf(
  { hotel, facts, madeOn }: SampledHotel,
  { score, kind, locale, words }: PublishedQuery,
  order: ReviewOrder,
): SampledReview[] {
  if (!facts || !madeOn) return []
  const hasWords = (sample: SampledReview) => {
    if (words.length === 0) return true
    const { title, text, reply } = presentSample(hotel, sample)
    const written = `${title} ${text} ${reply ?? ''}`.toLowerCase()
    return words.every((word) => written.includes(word))
  }
  return sampledReviews(facts, madeOn)
    .filter((review) => score === null || review.score === score)
    .filter((review) => kind === null || review.kind === kind)
    .filter((review) => locale === null || review.lang === locale)
    .map((review) => ({ facts, review }))
    .filter(hasWords)
    .sort((a, b) => compareGroups(groupOf(a.review), groupOf(b.review), order))
}
