import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'

export type MessageRow = {
  readonly id: Id
  readonly orderId: Id
  readonly at: number
  readonly byHotel: boolean
  readonly text: string
  readonly lang: Locale
}

const messageColumns = (db: Db) => db`
  id, order_id as "orderId", (extract(epoch from at) * 1000)::float8 as at, staff_id is not null as "byHotel", text, lang`

/** The latest messages of each order, the oldest first. */
export const readMessages = (db: Db, orderIds: readonly Id[], most = 200) => db<MessageRow[]>`
  select message.* from unnest(${[...orderIds]}::bigint[]) as thread (order_id),
    lateral (
      select ${messageColumns(db)} from hotel_messages
      where hotel_messages.order_id = thread.order_id order by id desc limit ${most}
    ) message
  order by message.id`

export type NewMessage = {
  readonly orderId: Id
  readonly guestId: Id
  readonly hotelId: Id
  /** Null for a message of the guest. */
  readonly staffId: Id | null
  readonly text: string
  readonly lang: Locale
  readonly now: number
}

/** An answer of the hotel ends the waiting time; further messages of the guest do not restart it. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<Id> {
  const at = new Date(message.now)
  const waiting = message.staffId === null ? at : null
  await tx`
    insert into hotel_threads (order_id, account_id, hotel_id, last_at, waiting_since)
    values (${message.orderId}, ${message.guestId}, ${message.hotelId}, ${at}, ${waiting})
    on conflict (order_id) do update set last_at = excluded.last_at,
      waiting_since = case when excluded.waiting_since is null then null
        else coalesce(hotel_threads.waiting_since, excluded.waiting_since) end`
  const [made] = await tx<{ id: Id }[]>`
    insert into hotel_messages (order_id, at, staff_id, text, lang)
    values (${message.orderId}, ${at}, ${message.staffId}, ${message.text}, ${message.lang}) returning id`
  return made!.id
}

export type ThreadRow = { readonly orderId: Id; readonly waitingSince: number | null }

type Listed = {
  /** Hotels that the member may see; null for all. */
  readonly hotels: readonly Id[] | null
  readonly hotel: Id | null
  readonly isAnswered: boolean
}

const listed = (db: Db, { hotels, hotel, isAnswered }: Listed) => db`
  (waiting_since is null) = ${isAnswered}
  ${hotels === null ? db`` : db`and hotel_id = any(${[...hotels]}::bigint[])`}
  ${hotel === null ? db`` : db`and hotel_id = ${hotel}`}`

/** Threads by their last message, the newest first; `before` is the order of the last one seen. */
export const listThreads = (
  db: Db,
  { before, limit, ...which }: Listed & { before: Id | null; limit: number },
) => db<ThreadRow[]>`
  select order_id as "orderId", (extract(epoch from waiting_since) * 1000)::float8 as "waitingSince"
  from hotel_threads where ${listed(db, which)}
    ${before === null ? db`` : db`and (last_at, order_id) < (select last_at, order_id from hotel_threads where order_id = ${before})`}
  order by last_at desc, order_id desc limit ${limit}`

/** Stops counting at `most`. */
export async function countThreads(db: Db, which: Listed, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count
    from (select from hotel_threads where ${listed(db, which)} limit ${most}) found`
  return row!.count
}

export const listMessagesOf = (db: Db, guestId: Id) => db`
  select order_id as "orderId", at, case when staff_id is null then 'guest' else 'hotel' end as by, text
  from hotel_messages
  where order_id in (select order_id from hotel_threads where account_id = ${guestId}) order by id limit 10000`

export async function deleteThreadsOf(tx: Tx, guestId: Id) {
  await tx`delete from hotel_threads where account_id = ${guestId}`
}

export async function moveThreads(tx: Tx, from: Id, into: Id) {
  await tx`update hotel_threads set account_id = ${into} where account_id = ${from}`
}

export async function deleteThreadsBefore(tx: Tx, before: Date) {
  await tx`delete from hotel_threads where last_at < ${before}`
}
