import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { type ReviewRow, type ReviewState, reviewColumns } from './store.ts'

export type DeskReviewRow = ReviewRow & {
  readonly guestId: Id
  readonly marks: readonly (number | null)[]
  readonly decidedAt: number | null
}

const columns = (db: Db) => db`
  ${reviewColumns(db)}, account_id as "guestId", array_to_json(marks) as marks, (extract(epoch from decided_at) * 1000)::float8 as "decidedAt"`

export const listWaiting = (db: Db, state: ReviewState, limit: number) => db<DeskReviewRow[]>`
  select ${columns(db)} from guest_reviews where state = ${state} order by id limit ${limit}`

export const listDecided = (db: Db, since: number, limit: number) => db<DeskReviewRow[]>`
  select ${columns(db)} from guest_reviews where decided_at >= ${new Date(since)} order by decided_at desc limit ${limit}`

export async function readReview(db: Db, id: Id): Promise<DeskReviewRow | null> {
  const [row] = await db<DeskReviewRow[]>`select ${columns(db)} from guest_reviews where id = ${id}`
  return row ?? null
}

export const readWaits = (db: Db, since: number) => db<{ seconds: number }[]>`
  select extract(epoch from decided_at - written_at)::int as seconds from guest_reviews
  where decided_at >= ${new Date(since)} order by decided_at desc limit 2000`
