import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import { type Conversation, conversationColumns, type MessageRow } from './store.ts'

export type DeskConversation = Conversation & {
  readonly attendantId: Id | null
  /** The name of the member; guests see the name of who wrote last. */
  readonly attendantName: string | null
  readonly attendedSince: Date | null
  readonly endedAt: Date | null
  readonly page: string | null
  readonly guestSeenAt: Date | null
}

const columns = (db: Db) => db`
  ${conversationColumns(db)}, attendant_id as "attendantId",
  (select name from staff where id = attendant_id) as "attendantName", attended_since as "attendedSince", ended_at as "endedAt",
  page, guest_seen_at as "guestSeenAt"`

export async function readDeskConversation(db: Db, id: Id): Promise<DeskConversation | null> {
  const [row] = await db<DeskConversation[]>`select ${columns(db)} from conversations where id = ${id}`
  return row ?? null
}

export async function lockDeskConversation(tx: Tx, id: Id): Promise<DeskConversation | null> {
  const [row] = await tx<
    DeskConversation[]
  >`select ${columns(tx)} from conversations where id = ${id} for update`
  return row ?? null
}

export type QueueRow = DeskConversation & {
  readonly last: string
  readonly lastBy: MessageRow['by']
  readonly at: Date
  readonly waitingSince: Date | null
  readonly unread: number
}

/** Conversations of the last days; the first message of a guest after the last one of staff has waited longest. */
export const readQueue = (db: Db, { since, limit }: { since: number; limit: number }) => db<QueueRow[]>`
  select ${columns(db)}, last.body as last, last.by as "lastBy", last.at, waiting.at as "waitingSince", waiting.unread
  from (select * from conversations where upto > 0 and updated_at >= ${new Date(since)}
      order by updated_at desc limit ${limit}) as conversations,
    lateral (select left(body, 160) as body, by, at from conversation_messages
      where conversation_id = conversations.id order by by = 'automatic', n desc limit 1) last,
    lateral (select min(at) as at, count(*)::int as unread from conversation_messages
      where conversation_id = conversations.id and by = 'guest' and n > coalesce(
        (select max(n) from conversation_messages where conversation_id = conversations.id and by = 'staff'), 0)) waiting
  order by waiting.at nulls last, last.at desc`

export async function writeAttendant(
  tx: Tx,
  id: Id,
  {
    staffId,
    name,
    until,
    now,
  }: { staffId: Id | null; name: string | null; until: number | null; now: number },
) {
  await tx`
    update conversations set attendant_id = ${staffId}, attendant = ${name},
      attended_since = ${staffId === null ? null : new Date(now)},
      attended_until = ${until === null ? null : new Date(until)}, ended_at = null
    where id = ${id}`
  signalDesk(tx)
}

export async function writeEnd(tx: Tx, id: Id, now: number) {
  await tx`
    update conversations set ended_at = ${new Date(now)}, attended_until = ${new Date(now)} where id = ${id}`
  signalDesk(tx)
}

/** The open conversations of a member, whose guests see that they are online until then. */
export const writePresence = (db: Db, staffId: Id, until: number) => db<{ id: Id }[]>`
  update conversations set attended_until = ${new Date(until)}
  where attendant_id = ${staffId} and ended_at is null returning id`

export const readAway = (db: Db) =>
  db<{ id: Id }[]>`select staff_id as id from chat_attendants where is_away limit 500`

export async function writeAway(tx: Tx, staffId: Id, isAway: boolean, now: number): Promise<boolean> {
  const rows = await tx`
    insert into chat_attendants (staff_id, is_away, changed_at) values (${staffId}, ${isAway}, ${new Date(now)})
    on conflict (staff_id) do update set is_away = excluded.is_away, changed_at = excluded.changed_at
      where chat_attendants.is_away <> excluded.is_away
    returning staff_id`
  signalDesk(tx)
  return rows.length > 0
}

/** Conversations that a person answered since then. */
export async function countAnswered(db: Db, since: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(distinct conversation_id)::int as count from conversation_messages
    where by = 'staff' and at >= ${new Date(since)}`
  return row!.count
}

/** Guests with an open connection. */
export async function touchGuests(db: Db, ids: readonly Id[], now: number) {
  await db`
    update conversations set guest_seen_at = ${new Date(now)} where id = any(${[...ids]}::bigint[])`
}

export async function writePage(db: Db, id: Id, page: string) {
  await db`update conversations set page = ${page} where id = ${id}`
}
