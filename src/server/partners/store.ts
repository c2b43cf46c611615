import type { PartnerLead } from '#contract/feedback.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'

export const leadStates = ['new', 'contacted', 'closed'] as const
export type LeadState = (typeof leadStates)[number]

export type LeadRow = PartnerLead & {
  readonly number: string
  readonly locale: Locale
  readonly state: LeadState
  readonly note: string | null
  readonly at: string
  readonly updatedAt: string
}

type NewLead = PartnerLead & { number: string; guestId: Id | null; locale: Locale; now: number }

export async function insertLead(tx: Tx, lead: NewLead): Promise<Id> {
  const { hotel, city, name, email, phone, rooms, text, number, guestId, locale, now } = lead
  const at = new Date(now)
  const [row] = await tx<{ id: Id }[]>`
    insert into leads (number, guest_id, hotel, city, name, email, phone, rooms, body, locale, sent_at, updated_at)
    values (${number}, ${guestId}, ${hotel}, ${city}, ${name}, ${email}, ${phone}, ${rooms}, ${text}, ${locale}, ${at},
      ${at})
    returning id`
  signalDesk(tx)
  return row!.id
}

const columns = (db: Db) => db`
  number, hotel, city, name, email, phone, rooms, body as text, locale, state, note, to_json(sent_at) #>> '{}' as at,
  to_json(updated_at) #>> '{}' as "updatedAt"`

/** Oldest first: they have waited longest. */
export const readLeads = (db: Db, state: LeadState, limit: number) => db<LeadRow[]>`
  select ${columns(db)} from leads where state = ${state} order by id limit ${limit}`

/** Contacted or closed since then, the newest first. */
export const readLeadsSince = (db: Db, since: number, limit: number) => db<LeadRow[]>`
  select ${columns(db)} from leads where state <> 'new' and updated_at >= ${new Date(since)}
  order by updated_at desc limit ${limit}`

export async function readLead(db: Db, number: string): Promise<LeadRow | null> {
  const [row] = await db<LeadRow[]>`select ${columns(db)} from leads where number = ${number}`
  return row ?? null
}

type Progress = { number: string; state: LeadState; note: string | null; now: number }

/** A missing note leaves the stored one. */
export async function writeProgress(db: Db, { number, state, note, now }: Progress): Promise<boolean> {
  const rows = await db`
    update leads set state = ${state}, note = coalesce(${note}, note), updated_at = ${new Date(now)}
    where number = ${number} returning 1`
  if (rows.length > 0) signalDesk(db)
  return rows.length > 0
}

export const listLeadsOf = (db: Db, guestId: Id) => db`
  select ${columns(db)} from leads where guest_id = ${guestId} order by id limit 1000`

export async function deleteLeadsOf(tx: Tx, guestId: Id) {
  await tx`delete from leads where guest_id = ${guestId}`
}

export async function moveLeads(tx: Tx, from: Id, into: Id) {
  await tx`update leads set guest_id = ${into} where guest_id = ${from}`
}
