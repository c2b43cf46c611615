import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { type SummaryRow, summaries } from './store.ts'

/** Tickets that staff answered or closed since then and that wait for nothing, the newest first. */
export const listDone = (db: Db, since: number, limit: number) => db<SummaryRow[]>`
  ${summaries(db, db`state in ('answered', 'closed') and updated_at >= ${new Date(since)}`)}
  order by updated_at desc, id desc limit ${limit}`

/** Tickets of one guest, the newest first. */
export const listOfGuest = (db: Db, guestId: Id, limit: number) => db<SummaryRow[]>`
  ${summaries(db, db`account_id = ${guestId}`)} order by updated_at desc limit ${limit}`

export async function readSummary(db: Db, number: string): Promise<SummaryRow | null> {
  const [row] = await db<SummaryRow[]>`${summaries(db, db`number = ${number}`)}`
  return row ?? null
}

export type WaitRow = { readonly seconds: number; readonly isFirst: boolean }

/** Seconds from the first unanswered message of a guest to the answer of staff, of the latest answers. */
export const readWaits = (db: Db, since: number) => db<WaitRow[]>`
  select extract(epoch from answer.at - asked.at)::int as seconds, before.n is null as "isFirst"
  from (select ticket_id, n, at from ticket_messages where by = 'staff' and at >= ${new Date(since)}
      order by at desc limit 2000) answer,
    lateral (select max(n) as n from ticket_messages
      where ticket_id = answer.ticket_id and by = 'staff' and n < answer.n) before,
    lateral (select min(at) as at from ticket_messages
      where ticket_id = answer.ticket_id and by = 'guest' and n < answer.n and n > coalesce(before.n, 0)) asked
  where asked.at is not null`

/** A ticket by its number, or recent ones whose first message contains the text. */
export const searchTickets = (db: Db, text: string, limit: number) => db<SummaryRow[]>`
  ${summaries(
    db,
    db`number = ${text.toUpperCase()} or (id > (select coalesce(max(id), 0) - 500 from tickets)
    and strpos(lower(first.text), ${text.toLowerCase()}) > 0)`,
  )}
  order by updated_at desc limit ${limit}`
