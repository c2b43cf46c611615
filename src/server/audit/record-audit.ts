import { type Actor, actorName, byJob } from '#domain/actor.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import type { Caller } from '../http/caller.ts'
import { networkKey } from '../http/network.ts'
import { addAudit, type Facts } from './audit-store.ts'

/** The actor, and where the request came from. */
export type Trace = {
  readonly actor: Actor
  readonly name: string
  readonly network: string
  readonly requestId: string
}

export type AuditObject = {
  readonly kind:
    | 'order'
    | 'staff'
    | 'role'
    | 'payment'
    | 'entry'
    | 'promotion'
    | 'hotel'
    | 'review'
    | 'question'
    | 'import'
    | 'ticket'
    | 'answer'
    | 'claim'
    | 'lead'
    | 'macro'
    | 'chat'
    | 'guest'
    | 'job'
    | 'agent'
    | 'payout'
    | 'payout_batch'
    | 'feature'
    | 'newsletter'
    | 'redirect'
  readonly id: string
  readonly name: string
}

export type Audited = {
  readonly action: AuditAction
  readonly object: AuditObject
  readonly hotelId?: Id
  readonly before?: Facts
  readonly after?: Facts
  readonly reason?: string | undefined
  readonly money?: boolean
  readonly now: number
}

/** The member of staff who called, or the desk itself before anybody has signed in. */
export const actorOf = ({ staff }: { readonly staff?: Caller['staff'] | undefined }): Actor =>
  staff ? { kind: 'staff', id: staff.staffId } : byJob('desk')

export const traceOfCaller = ({ staff, address, requestId }: Caller): Trace => ({
  actor: actorOf({ staff }),
  name: staff?.name ?? '',
  network: networkKey(address),
  requestId,
})

/** For a command on the server's terminal. */
export const traceOfCommand = (command: string): Trace => ({
  actor: byJob(command),
  name: command,
  network: 'terminal',
  requestId: 'terminal',
})

/** Must run in the transaction of the change that it describes. */
export async function recordAudit(db: Db, trace: Trace, audited: Audited) {
  const { action, object, hotelId, before, after, reason, money = false, now } = audited
  const searchText = [object.name, object.id, trace.name, action, reason ?? ''].join(' ').toLowerCase()
  await addAudit(db, {
    at: new Date(now),
    actorKind: trace.actor.kind,
    actor: actorName(trace.actor),
    actorName: trace.name,
    network: trace.network,
    requestId: trace.requestId,
    action,
    objectKind: object.kind,
    objectId: object.id,
    objectName: object.name,
    hotelId: hotelId ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
    money,
    searchText,
  })
  signalDesk(db)
}
