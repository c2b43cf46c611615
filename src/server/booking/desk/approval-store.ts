import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'
import { within } from './scope-store.ts'

export type ApprovalRow = {
  readonly id: Id
  readonly kind: 'cancel_beyond' | 'refund'
  readonly amount: number
  readonly version: number
  readonly reason: string
  readonly askedBy: Id
  readonly askedByName: string
  readonly askedAt: Date
}

const approvalColumns = (db: Db) => db`
  id, kind, amount::float8 as amount, version, reason, asked_by as "askedBy", asked_by_name as "askedByName",
  asked_at as "askedAt"`

export async function openApproval(db: Db, orderId: Id): Promise<ApprovalRow | null> {
  const [row] = await db<ApprovalRow[]>`
    select ${approvalColumns(db)} from order_approvals where order_id = ${orderId} and decision is null`
  return row ?? null
}

export type OpenApproval = ApprovalRow & {
  readonly number: string
  readonly currency: string
  readonly hotel: string
  readonly guest: string
}

export const listOpenApprovals = (db: Db, hotels: readonly Id[] | null) => db<OpenApproval[]>`
  select a.id, a.kind, a.amount::float8 as amount, a.version, a.reason, a.asked_by as "askedBy",
    a.asked_by_name as "askedByName", a.asked_at as "askedAt", orders.number, orders.currency,
    orders.snapshot #>> '{names,hotel,en}' as hotel, orders.contact ->> 'name' as guest
  from order_approvals a join current_orders as orders on orders.id = a.order_id
  where a.decision is null ${within(db, hotels)} order by a.id limit 100`

type NewApproval = {
  orderId: Id
  kind: ApprovalRow['kind']
  amount: number
  version: number
  reason: string
  staffId: Id
  name: string
  now: number
}

/** A newer request replaces the pending one. */
export async function addApproval(tx: Tx, approval: NewApproval) {
  const at = new Date(approval.now)
  await tx`
    update order_approvals set decision = 'outdated', decided_at = ${at}
    where order_id = ${approval.orderId} and decision is null`
  await tx`
    insert into order_approvals (order_id, kind, amount, version, reason, asked_by, asked_by_name, asked_at)
    values (${approval.orderId}, ${approval.kind}, ${approval.amount}, ${approval.version}, ${approval.reason},
      ${approval.staffId}, ${approval.name}, ${at})`
}

export async function decideApproval(
  tx: Tx,
  id: Id,
  decided: { decision: 'approved' | 'declined' | 'outdated'; staffId: Id; name: string; now: number },
) {
  await tx`
    update order_approvals set decision = ${decided.decision}, decided_by = ${decided.staffId},
      decided_by_name = ${decided.name}, decided_at = ${new Date(decided.now)}
    where id = ${id} and decision is null`
}

/** Refunds that staff granted on an order so far, in minor units of its currency. */
export async function sumOfGrants(db: Db, orderId: Id): Promise<number> {
  const [row] = await db<{ sum: number }[]>`
    select coalesce(sum((facts ->> 'refund')::numeric), 0)::float8 as sum from order_events
    where order_id = ${orderId} and kind in ('refund_granted', 'claim_granted')`
  return row!.sum
}
