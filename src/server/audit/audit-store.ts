import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'

export type Facts = Readonly<Record<string, unknown>>

export type AuditRow = {
  readonly id: Id
  readonly at: Date
  readonly actorKind: Actor['kind']
  readonly actor: string
  readonly actorName: string
  readonly network: string
  readonly requestId: string
  readonly action: string
  readonly objectKind: string
  readonly objectId: string
  readonly objectName: string
  readonly before: Facts | null
  readonly after: Facts | null
  readonly reason: string | null
  readonly money: boolean
}

export type NewAudit = Omit<AuditRow, 'id'> & { readonly hotelId: Id | null; readonly searchText: string }

const json = (facts: Facts | null) => (facts === null ? null : JSON.stringify(facts))

export async function addAudit(db: Db, row: NewAudit) {
  await db`
    insert into audit_log (at, actor_kind, actor, actor_name, network, request_id, action, object_kind, object_id,
      object_name, hotel_id, before, after, reason, money, search_text)
    values (${row.at}, ${row.actorKind}, ${row.actor}, ${row.actorName}, ${row.network}, ${row.requestId},
      ${row.action}, ${row.objectKind}, ${row.objectId}, ${row.objectName}, ${row.hotelId},
      ${json(row.before)}::text::jsonb, ${json(row.after)}::text::jsonb, ${row.reason}, ${row.money},
      ${row.searchText})`
}

const columns = (db: Db) => db`
  id, at, actor_kind as "actorKind", actor, actor_name as "actorName", network, request_id as "requestId", action,
  object_kind as "objectKind", object_id as "objectId", object_name as "objectName", before, after, reason, money`

export type AuditFilter = {
  readonly text: string | null
  readonly staffId: Id | null
  readonly action: string | null
  readonly object: { readonly kind: string; readonly id: string } | null
  readonly from: Date | null
  readonly to: Date | null
  readonly moneyOnly: boolean
}

const matching = (db: Db, { text, staffId, action, object, from, to, moneyOnly }: AuditFilter) => db`
  true
  ${text === null ? db`` : db`and search_text like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`}
  ${staffId === null ? db`` : db`and actor_kind = 'staff' and actor = ${staffId}`}
  ${action === null ? db`` : db`and action = ${action}`}
  ${object === null ? db`` : db`and object_kind = ${object.kind} and object_id = ${object.id}`}
  ${from === null ? db`` : db`and at >= ${from}`}
  ${to === null ? db`` : db`and at < ${to}`}
  ${moneyOnly ? db`and money` : db``}`

export const listAuditRows = (
  db: Db,
  filter: AuditFilter,
  { before, limit }: { before: Id | null; limit: number },
) =>
  db<AuditRow[]>`
    select ${columns(db)} from audit_log
    where ${matching(db, filter)} ${before === null ? db`` : db`and id < ${before}`}
    order by id desc limit ${limit}`

/** Stops counting at `most`. */
export async function countAuditRows(db: Db, filter: AuditFilter, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (
      select 1 from audit_log where ${matching(db, filter)} limit ${most}) found`
  return row?.count ?? 0
}
