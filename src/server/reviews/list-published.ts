import type { Review } from '#contract/reviews.ts'
import type { ReviewOrder } from '#domain/hotel/review-order.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Zone } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { presentReview } from './present.ts'
import { findPublished, type PublishedQuery } from './store.ts'

export { countPublished, type PublishedQuery } from './store.ts'

type Part = { order: ReviewOrder; offset: number; limit: number; zone: Zone; shownIn: Locale }

/** A page of a hotel's guest reviews. */
export async function listPublished(
  db: Db,
  query: PublishedQuery,
  { order, offset, limit, zone, shownIn }: Part,
): Promise<Review[]> {
  const rows = await findPublished(db, query, order, { offset, limit })
  return rows.map((row) => presentReview(row, { zone, locale: shownIn }))
}
