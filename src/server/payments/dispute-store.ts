import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import type { Dispute } from './provider.ts'

type Told = { method: PaymentMethod; paymentId: Id | null; dispute: Dispute }

const moment = (ms: number | null) => (ms === null ? null : new Date(ms))

/** Webhooks may arrive in another order than they were sent: an older state does not replace a newer one. */
export async function writeDispute(tx: Tx, { method, paymentId, dispute }: Told) {
  await tx`
    insert into payment_disputes ${tx({
      method,
      id: dispute.id,
      payment_id: paymentId,
      state: dispute.state,
      reason: dispute.reason,
      amount: dispute.money.amount,
      currency: dispute.money.currency,
      respond_by: moment(dispute.respondBy),
      outcome: dispute.outcome,
      opened_at: moment(dispute.openedAt),
      changed_at: moment(dispute.changedAt),
    })}
    on conflict (method, id) do update set payment_id = coalesce(excluded.payment_id, payment_disputes.payment_id),
      state = excluded.state, reason = excluded.reason, amount = excluded.amount, currency = excluded.currency,
      respond_by = excluded.respond_by, outcome = excluded.outcome, changed_at = excluded.changed_at
    where payment_disputes.changed_at <= excluded.changed_at`
  signalDesk(tx)
}

export type DisputeRow = {
  readonly method: PaymentMethod
  readonly id: string
  /** Our number of the payment. */
  readonly payment: string | null
  readonly order: string | null
  readonly guest: string | null
  readonly state: Dispute['state']
  readonly reason: string
  readonly amount: number
  readonly currency: string
  readonly respondBy: Date | null
  readonly outcome: string | null
  readonly openedAt: Date
}

const selected = (db: Db) => db`
  select d.method, d.id, payments.out_no as payment, orders.number as "order", orders.contact ->> 'name' as guest, d.state,
    d.reason, d.amount::float8 as amount, d.currency, d.respond_by as "respondBy", d.outcome, d.opened_at as "openedAt"
  from payment_disputes d left join payments on payments.id = d.payment_id
    left join orders on orders.id = payments.order_id`

/** Disputes that are not resolved, the nearest deadline first. */
export const listOpenDisputes = (db: Db, limit: number) => db<DisputeRow[]>`
  ${selected(db)} where d.state <> 'resolved' order by d.respond_by nulls last, d.opened_at limit ${limit}`

export const disputesOf = (db: Db, paymentId: Id) => db<DisputeRow[]>`
  ${selected(db)} where d.payment_id = ${paymentId} order by d.opened_at desc limit 20`
