import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Db, listenTo, type Pool, type Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'

export type Conversation = {
  readonly id: Id
  readonly guestId: Id | null
  readonly locale: Locale
  readonly upto: number
  readonly guestRead: number
  readonly staffRead: number
  readonly attendant: string | null
  readonly attendedUntil: Date | null
  readonly updatedAt: Date
}

export type MessageRow = {
  readonly n: number
  readonly id: string
  readonly by: 'guest' | 'staff' | 'automatic'
  readonly name: string | null
  readonly text: string
  /** The text that staff wrote, if a translation of it was sent. */
  readonly original: string | null
  readonly file: string | null
  readonly orderId: Id | null
  readonly at: Date
}

/** A guest, or a visitor identified by the hash of a cookie. */
export type Talker = { readonly guestId: Id } | { readonly visitorHash: Buffer }

export const conversationColumns = (db: Db) => db`
  id, account_id as "guestId", locale, upto, guest_read as "guestRead", staff_read as "staffRead", attendant,
  attended_until as "attendedUntil", updated_at as "updatedAt"`

const messageColumns = (db: Db) =>
  db`n, id, by, name, body as text, original, file, order_id as "orderId", at`

const isTalkers = (db: Db, talker: Talker) =>
  'guestId' in talker ? db`account_id = ${talker.guestId}` : db`visitor_hash = ${talker.visitorHash}`

export async function findConversation(db: Db, talker: Talker): Promise<Conversation | null> {
  const [row] = await db<Conversation[]>`
    select ${conversationColumns(db)} from conversations where ${isTalkers(db, talker)}`
  return row ?? null
}

export async function readConversation(db: Db, id: Id): Promise<Conversation | null> {
  const [row] = await db<
    Conversation[]
  >`select ${conversationColumns(db)} from conversations where id = ${id}`
  return row ?? null
}

/** Serialises the writers of one conversation. */
export async function lockConversation(tx: Tx, id: Id): Promise<Conversation | null> {
  const [row] = await tx<Conversation[]>`
    select ${conversationColumns(tx)} from conversations where id = ${id} for update`
  return row ?? null
}

/** The talker's conversation, created if there is none; in the talker's present language. */
export async function beginConversation(
  db: Db,
  talker: Talker,
  { locale, now }: { locale: Locale; now: number },
): Promise<Conversation> {
  const owner =
    'guestId' in talker
      ? { account_id: talker.guestId, visitor_hash: null }
      : { account_id: null, visitor_hash: talker.visitorHash }
  const [row] = await db<Conversation[]>`
    insert into conversations (account_id, visitor_hash, locale, opened_at, updated_at)
    values (${owner.account_id}, ${owner.visitor_hash}, ${locale}, ${new Date(now)}, ${new Date(now)})
    on conflict (${'guestId' in talker ? db`account_id` : db`visitor_hash`}) do update set locale = excluded.locale
    returning ${conversationColumns(db)}`
  return row!
}

/** Assigns a visitor's conversation to the guest. */
export async function giveToGuest(tx: Tx, id: Id, guestId: Id) {
  await tx`update conversations set account_id = ${guestId}, visitor_hash = null where id = ${id}`
}

/**
 * Appends a visitor's messages to the guest's conversation and deletes the visitor's. Message ids are chosen by
 * clients and may collide.
 */
export async function appendConversation(tx: Tx, from: Conversation, to: Conversation) {
  await tx`
    insert into conversation_messages (conversation_id, n, id, by, name, body, original, staff_id, file, order_id, at)
    select ${to.id}, ${to.upto} + n,
      case when exists (select from conversation_messages own where own.conversation_id = ${to.id} and own.id = theirs.id)
        then ${`${from.id}:`} || id else id end,
      by, name, body, original, staff_id, file, order_id, at
    from conversation_messages theirs where conversation_id = ${from.id}`
  await tx`
    update conversations set upto = upto + ${from.upto},
      guest_read = case when ${from.guestRead} > 0 then upto + ${from.guestRead} else guest_read end,
      staff_read = case when ${from.staffRead} > 0 then upto + ${from.staffRead} else staff_read end
    where id = ${to.id}`
  await tx`delete from conversations where id = ${from.id}`
}

export async function findMessage(db: Db, conversation: Id, id: string): Promise<MessageRow | null> {
  const [row] = await db<MessageRow[]>`
    select ${messageColumns(db)} from conversation_messages where conversation_id = ${conversation} and id = ${id}`
  return row ?? null
}

export type NewMessage = Omit<MessageRow, 'n' | 'at' | 'original'> & {
  original?: string | null
  staffId?: Id | null
  now: number
}

/** Takes the next number; the caller holds the conversation's lock. Writing implies having read the messages above. */
export async function addMessage(tx: Tx, conversation: Id, message: NewMessage): Promise<MessageRow> {
  const { id, by, name, text, original = null, staffId = null, file, orderId, now } = message
  const at = new Date(now)
  const [row] = await tx<{ n: number }[]>`
    update conversations set upto = upto + 1, updated_at = ${at},
      guest_read = case when ${by} = 'guest' then upto + 1 else guest_read end,
      staff_read = case when ${by} = 'staff' then upto + 1 else staff_read end,
      ended_at = case when ${by} = 'guest' then null else ended_at end
    where id = ${conversation} returning upto as n`
  const { n } = row!
  await tx`
    insert into conversation_messages (conversation_id, n, id, by, name, body, original, staff_id, file, order_id, at)
    values (${conversation}, ${n}, ${id}, ${by}, ${name}, ${text}, ${original}, ${staffId}, ${file}, ${orderId}, ${at})`
  signalDesk(tx)
  return { n, id, by, name, text, original, file, orderId, at }
}

export const listMessages = (db: Db, conversation: Id, after: number, limit = 500) =>
  db<MessageRow[]>`
    select ${messageColumns(db)} from conversation_messages
    where conversation_id = ${conversation} and n > ${after} order by n limit ${limit}`

export async function markRead(db: Db, id: Id, by: 'guest' | 'staff', upto: number): Promise<boolean> {
  const column = by === 'guest' ? db`guest_read` : db`staff_read`
  const rows = await db`
    update conversations set ${column} = least(${upto}::int, upto)
    where id = ${id} and ${column} < least(${upto}::int, upto) returning id`
  if (by === 'staff' && rows.length > 0) signalDesk(db)
  return rows.length > 0
}

export async function attend(db: Db, id: Id, { name, until }: { name: string; until: number }) {
  await db`
    update conversations set attendant = ${name}, attended_until = ${new Date(until)} where id = ${id}`
}

/** The state of these conversations, for clients to compare. */
export const readHeads = (db: Db, ids: readonly Id[]) =>
  db<{ id: Id; upto: number }[]>`
    select id, upto from conversations where id = any(${[...ids]}::bigint[])`

export type TicketRow = { conversation: Id; guestId: Id | null; session: string | null; locale: Locale }

export async function addTicket(
  db: Db,
  { hash, conversation, guestId, session, locale, until }: TicketRow & { hash: Buffer; until: number },
) {
  await db`
    insert into socket_tickets (hash, conversation_id, account_id, session_id, locale, expires_at)
    values (${hash}, ${conversation}, ${guestId}, ${session}, ${locale}, ${new Date(until)})`
}

/** A ticket is valid once. */
export async function takeTicket(db: Db, hash: Buffer, now: number): Promise<TicketRow | null> {
  const [row] = await db<(TicketRow & { until: Date })[]>`
    delete from socket_tickets where hash = ${hash}
    returning conversation_id as conversation, account_id as "guestId", session_id as session, locale,
      expires_at as until`
  return row && row.until.getTime() > now ? row : null
}

export type Waiting = Conversation & { account: string | null; last: string; at: Date }

/** For staff: unread ones first, the longest waiting first. */
export const listConversations = (db: Db, { limit }: { limit: number }) => db<Waiting[]>`
  select ${conversationColumns(db)}, (select coalesce(email, mobile) from accounts where id = account_id) as account,
    (select body from conversation_messages m where m.conversation_id = conversations.id and m.n = upto) as last,
    (select at from conversation_messages m where m.conversation_id = conversations.id and m.n = upto) as at
  from conversations where upto > 0
  order by (staff_read < upto) desc, case when staff_read < upto then updated_at end, updated_at desc limit ${limit}`

/**
 * The median wait in seconds from a guest's message to the first staff message after it, over the latest conversations.
 * Null with fewer than three.
 */
export async function usualWait(db: Db, since: number): Promise<number | null> {
  const [row] = await db<{ seconds: number | null; answers: number }[]>`
    select percentile_cont(0.5) within group (order by extract(epoch from answer.at - question.at))::float as seconds,
      count(*)::int as answers
    from (select id from conversations where updated_at > ${new Date(since)} order by updated_at desc limit 50) as c,
      lateral (select n, at from conversation_messages m where m.conversation_id = c.id and by = 'staff'
        order by n limit 1) as answer,
      lateral (select at from conversation_messages m where m.conversation_id = c.id and by = 'guest' and m.n < answer.n
        order by m.n desc limit 1) as question`
  return row && row.answers >= 3 ? row.seconds : null
}

/** Deletes conversations of visitors who have not returned, and empty ones. */
export async function takeForgotten(
  tx: Tx,
  { silentSince, emptySince }: { silentSince: number; emptySince: number },
) {
  await tx`delete from socket_tickets where expires_at < ${new Date(emptySince)}`
  return tx<{ id: Id }[]>`
    delete from conversations
    where (account_id is null and updated_at < ${new Date(silentSince)})
      or (upto = 0 and updated_at < ${new Date(emptySince)})
    returning id`
}

export const listForExport = (db: Db, guestId: Id) => db`
  select n, by, name, body as text, to_json(at) #>> '{}' as at from conversation_messages
  where conversation_id = (select id from conversations where account_id = ${guestId}) order by n limit 10000`

export async function deleteConversationOf(tx: Tx, guestId: Id): Promise<Id[]> {
  const rows = await tx<{ id: Id }[]>`delete from conversations where account_id = ${guestId} returning id`
  return rows.map(({ id }) => id)
}

const channel = 'support'

export async function notifyProcesses(db: Db, text: string) {
  await db`select pg_notify(${channel}, ${text})`
}

export const listenToProcesses = (db: Pool, heard: (text: string | undefined) => void) =>
  listenTo(db, channel, heard)
