import { reviewText, type SampleReview, sampleReviews } from '#catalogue/hotels/samples/sample-reviews.ts'
import type { ReviewPage, ReviewQuery } from '#contract/reviews.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { ok, refuse } from '#domain/result.ts'
import { instantOf, isoInstant } from '#domain/zone-time.ts'
import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import { aroundHotel } from './around-hotel.ts'
import type { Catalogue } from './open-catalogue.ts'
import { presentScores, sampleFactsOf } from './present.ts'
import { findHotel, type HotelRow } from './store.ts'

type World = { db: Db; places: Places; catalogue: Catalogue }

/** Reviews of a hotel, newest first. Sample reviews are not stored: they follow from the hotel, word by word. */
export async function listReviews({ db, places, catalogue }: World, query: ReviewQuery) {
  const hotel = await findHotel(db, query.id)
  if (!hotel) return refuse('not_found')
  if (hotel.state === 'closed') return refuse('hotel_closed')
  const around = await aroundHotel(places, hotel)
  const { madeOn } = await catalogue()
  if (!around || !madeOn || hotel.sampleReviews === 0) return ok(pageOf(hotel, [], 0, query))

  const facts = sampleFactsOf(hotel, around)
  const found = sampleReviews(facts, madeOn).filter((review) => isAsked(review, query))
  const start = (query.page - 1) * query.page_size
  const list = found.slice(start, start + query.page_size).map((review) => ({
    id: `sample-${hotel.id}-${review.at + 1}`,
    score: review.score,
    ...reviewText(facts, review),
    kind: review.kind,
    lang: review.lang,
    at: instantText(review.date, review.hour, hotel.zone),
    images: [],
    sample: true,
  }))
  return ok(pageOf(hotel, list, found.length, query))
}

function isAsked({ score, kind, lang }: SampleReview, query: ReviewQuery): boolean {
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

const instantText = (date: PlainDate, hour: number, zone: string) =>
  isoInstant(instantOf(date, `${String(hour).padStart(2, '0')}:00`, zone), zone)
