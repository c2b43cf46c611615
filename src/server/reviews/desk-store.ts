import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { type ReviewRow, reviewColumns } from './store.ts'

type Listed = {
  /** Hotels that the member may see; null for all. */
  readonly hotels: readonly Id[] | null
  readonly hotel: Id | null
  readonly isAnswered: boolean
}

const listed = (db: Db, { hotels, hotel, isAnswered }: Listed) => db`
  state = 'published' and (reply is not null) = ${isAnswered}
  ${hotels === null ? db`` : db`and hotel_id = any(${[...hotels]}::bigint[])`}
  ${hotel === null ? db`` : db`and hotel_id = ${hotel}`}`

/** Published reviews of the member's hotels, the newest first. */
export const listForHotels = (
  db: Db,
  { before, limit, ...which }: Listed & { before: Id | null; limit: number },
) => db<ReviewRow[]>`
  select ${reviewColumns(db)} from guest_reviews where ${listed(db, which)}
    ${before === null ? db`` : db`and id < ${before}`}
  order by id desc limit ${limit}`

/** Stops counting at `most`. */
export async function countForHotels(db: Db, which: Listed, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (select from guest_reviews where ${listed(db, which)} limit ${most}) found`
  return row!.count
}
