import type { TravellerKind } from '#contract/reviews.ts'
import { type Actor, actorName } from '#domain/actor.ts'
import type { GroupCount, ReviewOrder } from '#domain/hotel/review-order.ts'
import type { GuestSums } from '#domain/hotel/review-sums.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'

export type ReviewState = 'waiting' | 'published' | 'refused'

export type NewReview = {
  orderId: Id
  guestId: Id
  hotelId: Id
  score: number
  marks: readonly (number | null)[]
  title: string
  text: string
  kind: TravellerKind | null
  locale: Locale
  author: string
  images: readonly string[]
  now: number
}

export type ReviewRow = {
  readonly id: Id
  readonly orderId: Id
  readonly hotelId: Id
  readonly state: ReviewState
  readonly score: number
  readonly title: string
  readonly text: string
  readonly kind: TravellerKind | null
  readonly locale: Locale
  readonly author: string
  readonly images: readonly string[]
  /** The hotel's reply. */
  readonly reply: string | null
  readonly writtenAt: number
}

export const reviewColumns = (db: Db) => db`
  id, order_id as "orderId", hotel_id as "hotelId", state, score, title, body as text, kind, locale, author, images, reply,
  (extract(epoch from written_at) * 1000)::float8 as "writtenAt"`

/** Null if the order has a review already. */
export async function insertReview(tx: Tx, review: NewReview): Promise<ReviewRow | null> {
  const { marks, images, now } = review
  const [made] = await tx<{ id: Id }[]>`
    insert into guest_reviews (order_id, account_id, hotel_id, score, marks, title, body, kind, locale, author, images,
      written_at)
    values (${review.orderId}, ${review.guestId}, ${review.hotelId}, ${review.score}, ${[...marks]}::smallint[],
      ${review.title}, ${review.text}, ${review.kind}, ${review.locale}, ${review.author}, ${[...images]}::text[],
      ${new Date(now)})
    on conflict do nothing returning id`
  if (!made) return null
  signalDesk(tx)
  const [row] = await tx<[ReviewRow]>`
    select ${reviewColumns(tx)} from guest_reviews where id = ${made.id} and hotel_id = ${review.hotelId}`
  return row
}

export async function hasReview(db: Db, { id, hotelId }: { id: Id; hotelId: Id }): Promise<boolean> {
  const rows = await db`select from guest_reviews where order_id = ${id} and hotel_id = ${hotelId}`
  return rows.length > 0
}

/** Null for a review of another hotel, unless `hotels` is null. */
export async function lockReview(
  tx: Tx,
  id: Id,
  hotels: readonly Id[] | null = null,
): Promise<ReviewRow | null> {
  const [row] = await tx<ReviewRow[]>`
    select ${reviewColumns(tx)} from guest_reviews
    where id = ${id} ${hotels === null ? tx`` : tx`and hotel_id = any(${[...hotels]}::bigint[])`} for update`
  return row ?? null
}

export async function writeDecision(
  tx: Tx,
  id: Id,
  { state, by, now }: { state: 'published' | 'refused'; by: Actor; now: number },
) {
  await tx`
    update guest_reviews set state = ${state}, decided_at = ${new Date(now)}, decided_by = ${actorName(by)}
      ${state === 'refused' ? tx`, images = '{}'` : tx``}
    where id = ${id}`
  signalDesk(tx)
}

/** Writes or removes the hotel's reply. */
export async function writeReply(tx: Tx, id: Id, reply: string | null, now: number) {
  await tx`
    update guest_reviews set reply = ${reply}, replied_at = ${reply === null ? null : new Date(now)} where id = ${id}`
}

export type PublishedQuery = {
  hotelId: Id
  score: number | null
  kind: TravellerKind | null
  locale: Locale | null
  /** In lower case; the review must contain all of them. */
  words: readonly string[]
}

const asked = (db: Db, { hotelId, score, kind, locale, words }: PublishedQuery) => db`
  hotel_id = ${hotelId} and state = 'published'
  ${score === null ? db`` : db`and score = ${score}`}
  ${kind === null ? db`` : db`and kind = ${kind}`}
  ${locale === null ? db`` : db`and locale = ${locale}`}
  ${
    words.length === 0
      ? db``
      : db`and (select bool_and(strpos(lower(concat_ws(' ', title, body, reply)), word) > 0)
             from unnest(${[...words]}::text[]) as word)`
  }`

export const countPublished = (db: Db, query: PublishedQuery) =>
  db<GroupCount[]>`
    select locale, score, count(*)::int as count from guest_reviews where ${asked(db, query)} group by locale, score`

const scoreOrders = { newest: 0, highest: -1, lowest: 1 } as const

/** Sorted; newest first if nothing else decides. */
export const findPublished = (
  db: Db,
  query: PublishedQuery,
  { sort, first }: ReviewOrder,
  { offset, limit }: { offset: number; limit: number },
) =>
  db<ReviewRow[]>`
    select ${reviewColumns(db)} from guest_reviews where ${asked(db, query)}
    order by (locale is distinct from ${first}::text and ${first !== null}), score * ${scoreOrders[sort]}::int, id desc
    offset ${offset} limit ${limit}`

/** Oldest first: the longest waiting is read first. */
export const listByState = (db: Db, state: ReviewState, limit: number) =>
  db<ReviewRow[]>`
    select ${reviewColumns(db)} from guest_reviews where state = ${state} order by id limit ${limit}`

/** Sums of the published reviews of a hotel. */
export async function readGuestSums(db: Db, hotelId: Id): Promise<GuestSums> {
  const [scores, marks] = await Promise.all([
    db<{ score: number; count: number }[]>`
      select score, count(*)::int as count from guest_reviews
      where hotel_id = ${hotelId} and state = 'published' group by score`,
    db<{ sum: number; count: number }[]>`
      select coalesce(sum(marks[at]), 0)::int as sum, count(marks[at])::int as count
      from generate_series(1, 5) as at
      left join guest_reviews on hotel_id = ${hotelId} and state = 'published'
      group by at order by at`,
  ])
  const counts = new Map(scores.map(({ score, count }) => [score, count]))
  return { histogram: Array.from({ length: 10 }, (_, at) => counts.get(at + 1) ?? 0), marks: [...marks] }
}

export const listReviewsOf = (db: Db, guestId: Id) => db`
  select (select number from orders where id = order_id) as order, state, score, title, body as text, kind, author, reply,
    to_json(written_at) #>> '{}' as at
  from guest_reviews where account_id = ${guestId} order by id limit 10000`

/** Returns the hotels whose published reviews were deleted. */
export async function deleteReviewsOf(tx: Tx, guestId: Id): Promise<Id[]> {
  const rows = await tx<{ hotelId: Id; state: ReviewState }[]>`
    delete from guest_reviews where account_id = ${guestId} returning hotel_id as "hotelId", state`
  const published = rows.filter(({ state }) => state === 'published').map(({ hotelId }) => hotelId)
  return [...new Set(published)].sort((a, b) => Number(a) - Number(b))
}

export async function moveReviews(tx: Tx, from: Id, into: Id) {
  await tx`update guest_reviews set account_id = ${into} where account_id = ${from}`
}
