import type { AuditEntry, AuditPage, AuditQuery } from '#contract/desk/audit.ts'
import { auditActions } from '#domain/audit-actions.ts'
import { ok } from '#domain/result.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { instantOf, isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { type AuditFilter, type AuditRow, countAuditRows, listAuditRows } from './audit-store.ts'

const pageSize = 50
const mostCounted = 10_000

export const presentAudit = (row: AuditRow, zone: string): AuditEntry => ({
  id: row.id,
  at: isoInstant(row.at.getTime(), zone),
  actor: { kind: row.actorKind, id: row.actor, name: row.actorName },
  network: row.network,
  request: row.requestId,
  action: row.action,
  object: { kind: row.objectKind, id: row.objectId, name: row.objectName },
  before: row.before,
  after: row.after,
  reason: row.reason,
  money: row.money,
})

function filterOf({ q, who, action, object, from, to, money }: AuditQuery, zone: string): AuditFilter {
  const [kind, id] = object?.split('~') ?? []
  return {
    text: q?.toLowerCase() ?? null,
    staffId: who ?? null,
    action: action ?? null,
    object: kind && id ? { kind, id } : null,
    from: from ? new Date(instantOf(from, '00:00', zone)) : null,
    to: to ? new Date(instantOf(addDays(to, 1), '00:00', zone)) : null,
    moneyOnly: money,
  }
}

type Seen = { readonly zone: string; readonly members: AuditPage['members'] }

export async function listAudit(db: Db, query: AuditQuery, { zone, members }: Seen) {
  const filter = filterOf(query, zone)
  const [rows, total] = await Promise.all([
    listAuditRows(db, filter, { before: query.before ?? null, limit: pageSize + 1 }),
    countAuditRows(db, filter, mostCounted),
  ])
  return ok<AuditPage>({
    list: rows.slice(0, pageSize).map((row) => presentAudit(row, zone)),
    total,
    is_end: rows.length <= pageSize,
    members,
    actions: [...auditActions],
  })
}

const everything: AuditFilter = {
  text: null,
  staffId: null,
  action: null,
  object: null,
  from: null,
  to: null,
  moneyOnly: false,
}

/** The log of one object since an instant, newest first. */
export const auditSince = (db: Db, object: { kind: string; id: string }, since: number) =>
  listAuditRows(db, { ...everything, object, from: new Date(since) }, { before: null, limit: 100 })

/** The log of one object, newest first. */
export async function auditOf(db: Db, object: { kind: string; id: string }, zone: string) {
  const rows = await listAuditRows(db, { ...everything, object }, { before: null, limit: 100 })
  return rows.map((row) => presentAudit(row, zone))
}
