import type { Review } from '#contract/reviews.ts'
import type { Locale } from '#domain/locale.ts'
import type { Zone } from '#domain/zone-time.ts'
import type { Db } from '../db/database.ts'
import { presentReview } from './present.ts'
import { findPublished, type PublishedQuery } from './store.ts'

type Asked = PublishedQuery & { zone: Zone; shownIn: Locale; offset: number; limit: number }

/** What guests said of a hotel, newest first; `total` counts them all. */
export async function listPublished(
  db: Db,
  { zone, shownIn, offset, limit, ...query }: Asked,
): Promise<{ list: Review[]; total: number }> {
  const { rows, total } = await findPublished(db, query, offset, limit)
  return { list: rows.map((row) => presentReview(row, { zone, locale: shownIn })), total }
}
