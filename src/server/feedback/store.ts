import type { FeedbackTopic } from '#contract/feedback.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type Thread = { readonly id: Id; readonly number: string }
type About = { guestId: Id; orderId: Id | null; topic: FeedbackTopic }

/** One at a time for each guest, so that two messages do not both begin a thread. */
const lockGuest = (tx: Tx, guestId: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`tickets ${guestId}`}, 0))`

/** The thread that a guest's next message about this joins. */
export async function lockThread(tx: Tx, { guestId, orderId, topic }: About): Promise<Thread | null> {
  await lockGuest(tx, guestId)
  const [row] = await tx<Thread[]>`
    select id, number from tickets
    where account_id = ${guestId} and state <> 'closed' and order_id is not distinct from ${orderId}::bigint
      and (order_id is not null or (topic = ${topic} and about is null))
    order by id desc limit 1 for update`
  return row ?? null
}

type NewThread = About & { number: string; now: number }

export async function insertThread(
  tx: Tx,
  { guestId, orderId, topic, number, now }: NewThread,
): Promise<Thread> {
  const [row] = await tx<Thread[]>`
    insert into tickets (number, account_id, order_id, topic, about, opened_at, updated_at)
    values (${number}, ${guestId}, ${orderId}, ${topic}, ${orderId ? `order:${orderId}` : null}, ${new Date(now)},
      ${new Date(now)})
    returning id, number`
  return row!
}

type NewMessage = { by: 'guest' | 'staff'; text: string; now: number }

/** Its place in the thread. A guest's message opens the thread again; ours is unread until the guest has seen it. */
export async function addMessage(tx: Tx, { id }: Thread, { by, text, now }: NewMessage): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    insert into ticket_messages (ticket_id, n, by, body, at)
    select ${id}, coalesce(max(n), 0) + 1, ${by}, ${text}, ${new Date(now)}
    from ticket_messages where ticket_id = ${id} returning n`
  await tx`
    update tickets set updated_at = ${new Date(now)}, state = ${by === 'guest' ? 'open' : 'answered'},
      unread = unread + ${by === 'guest' ? 0 : 1}
    where id = ${id}`
  return row!.n
}

export const listThreadsOf = (db: Db, guestId: Id) => db`
  select number, topic, about, state, to_json(opened_at) #>> '{}' as at,
    (select json_agg(json_build_object('by', by, 'text', body, 'at', at) order by n)
      from ticket_messages where ticket_id = tickets.id) as messages
  from tickets where account_id = ${guestId} order by id limit 10000`

export async function deleteThreadsOf(tx: Tx, guestId: Id) {
  await tx`delete from tickets where account_id = ${guestId}`
}
