import type { FeedbackTopic, TicketState } from '#contract/feedback.ts'
import { type Actor, actorName } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'

export type Thread = { readonly id: Id; readonly number: string }
type About = { guestId: Id; orderId: Id | null; topic: FeedbackTopic }

/** Serialises the messages of a guest, so that two of them do not both open a thread. */
const lockGuest = (tx: Tx, guestId: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`tickets ${guestId}`}, 0))`

/** The open thread that the guest's next message joins. */
export async function lockThread(tx: Tx, { guestId, orderId, topic }: About): Promise<Thread | null> {
  await lockGuest(tx, guestId)
  const [row] = await tx<Thread[]>`
    select id, number from tickets
    where account_id = ${guestId} and state <> 'closed' and order_id is not distinct from ${orderId}::bigint
      and (order_id is not null or (topic = ${topic} and about is null))
    order by id desc limit 1 for update`
  return row ?? null
}

type NewThread = {
  number: string
  guestId: Id | null
  orderId: Id | null
  topic: FeedbackTopic
  about: string | null
  email: string | null
  locale: Locale
  now: number
}

export async function insertThread(tx: Tx, thread: NewThread): Promise<Thread> {
  const { number, guestId, orderId, topic, about, email, locale, now } = thread
  const [row] = await tx<Thread[]>`
    insert into tickets (number, account_id, order_id, topic, about, email, locale, opened_at, updated_at)
    values (${number}, ${guestId}, ${orderId}, ${topic}, ${about}, ${email}, ${locale}, ${new Date(now)},
      ${new Date(now)})
    returning id, number`
  return row!
}

export type Writer = 'guest' | 'staff'
type NewMessage = {
  by: Actor
  text: string
  /** The text that staff wrote, if a translation of it was sent. */
  original?: string | null
  files: readonly string[]
  now: number
}

/**
 * Returns the position of the message. A guest's message reopens the thread; a message of staff is unread until the
 * guest opens it.
 */
export async function addMessage(
  tx: Tx,
  { id }: Pick<Thread, 'id'>,
  { by, text, original = null, files, now }: NewMessage,
): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    insert into ticket_messages (ticket_id, n, by, actor, body, original, files, at)
    select ${id}, coalesce(max(n), 0) + 1, ${by.kind}, ${actorName(by)}, ${text}, ${original}, ${[...files]}::text[],
      ${new Date(now)}
    from ticket_messages where ticket_id = ${id} returning n`
  await tx`
    update tickets set updated_at = ${new Date(now)}, state = ${by.kind === 'guest' ? 'open' : 'answered'},
      unread = unread + ${by.kind === 'guest' ? 0 : 1}
    where id = ${id}`
  signalDesk(tx)
  return row!.n
}

export type TicketRow = Thread & {
  readonly guestId: Id | null
  readonly orderId: Id | null
  readonly topic: FeedbackTopic
  readonly about: string | null
  readonly email: string | null
  readonly locale: Locale
  readonly state: TicketState
  readonly unread: number
  readonly openedAt: number
  readonly updatedAt: number
}

export const millis = (db: Db, column: 'opened_at' | 'updated_at' | 'at') =>
  db`(extract(epoch from ${db(column)}) * 1000)::float8`

export const columns = (db: Db) => db`
  id, number, account_id as "guestId", order_id as "orderId", topic, about, email, locale, state, unread,
  ${millis(db, 'opened_at')} as "openedAt", ${millis(db, 'updated_at')} as "updatedAt"`

/** With `guestId` only the guest's own ticket; staff omits it. */
export async function lockTicket(
  tx: Tx,
  { number, guestId }: { number: string; guestId?: Id },
): Promise<TicketRow | null> {
  const [row] = await tx<TicketRow[]>`
    select ${columns(tx)} from tickets
    where number = ${number} ${guestId === undefined ? tx`` : tx`and account_id = ${guestId}`} for update`
  return row ?? null
}

export type MessageRow = {
  n: number
  by: Writer
  text: string
  original: string | null
  files: readonly string[]
  at: number
}

export const readMessages = (db: Db, ticketId: Id) =>
  db<MessageRow[]>`
    select n, by, body as text, original, files, ${millis(db, 'at')} as at
    from ticket_messages where ticket_id = ${ticketId} order by n limit 1000`

export async function setState(tx: Tx, id: Id, state: TicketState, now: number) {
  await tx`update tickets set state = ${state}, updated_at = ${new Date(now)} where id = ${id}`
  signalDesk(tx)
}

export async function clearUnread(tx: Tx, id: Id) {
  await tx`update tickets set unread = 0 where id = ${id} and unread > 0`
}

/** Length of the excerpt in lists. */
const beginning = 160

export type SummaryRow = TicketRow & {
  readonly text: string
  readonly lastBy: Writer
  readonly lastText: string
}

export const summaries = (db: Db, where: ReturnType<Db>) => db`
  select ${columns(db)}, first.text, last.by as "lastBy", last.text as "lastText"
  from tickets,
    lateral (select left(body, ${beginning}) as text from ticket_messages
      where ticket_id = tickets.id order by n limit 1) first,
    lateral (select by, left(body, ${beginning}) as text from ticket_messages
      where ticket_id = tickets.id order by n desc limit 1) last
  where ${where}`

/** Last updated first. */
export async function listOf(db: Db, guestId: Id, { offset, limit }: { offset: number; limit: number }) {
  const [rows, [counted]] = await Promise.all([
    db<SummaryRow[]>`
      ${summaries(db, db`account_id = ${guestId}`)} order by updated_at desc, id desc offset ${offset} limit ${limit}`,
    db<{ total: number }[]>`select count(*)::int as total from tickets where account_id = ${guestId}`,
  ])
  return { rows, total: counted!.total }
}

/** Longest waiting first. */
export const listByState = (db: Db, state: TicketState | null, limit: number) =>
  db<SummaryRow[]>`
    ${summaries(db, state === null ? db`true` : db`state = ${state}`)} order by updated_at, id limit ${limit}`

export async function countUnread(db: Db, guestId: Id): Promise<number> {
  const [row] = await db<{ unread: number }[]>`
    select coalesce(sum(unread), 0)::int as unread from tickets where account_id = ${guestId}`
  return row!.unread
}

/** All messages about one order, oldest first. */
export const messagesOfOrder = (db: Db, orderId: Id) =>
  db<{ ticket: string; by: Writer; text: string; at: Date }[]>`
    select tickets.number as ticket, m.by, m.body as text, m.at
    from ticket_messages m join tickets on tickets.id = m.ticket_id
    where tickets.order_id = ${orderId} order by m.at, m.n limit 200`
