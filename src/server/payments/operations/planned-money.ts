import type { Id } from '#domain/id.ts'
import { capturable, heldOf, type PlannedSums, refundable } from '#domain/payment/payment-sums.ts'
import type { Tx } from '../../db/database.ts'
import { movePayment } from '../move-payment.ts'
import type { PaymentRow } from '../payment-row.ts'
import { lockRow, paymentsOf, writeReview } from '../store.ts'
import { plannedSums } from './operation-store.ts'
import { planOperation } from './plan-operation.ts'

type Planned = { orderId: Id; amount: number; key: string; now: number }

/** Payments of an order with accepted money, oldest first; the caller has locked the order. */
async function paidFor(tx: Tx, orderId: Id) {
  const rows = await paymentsOf(tx, [orderId])
  const kept = rows.filter(({ unclaimed, authorised, captured }) => !unclaimed && authorised + captured > 0)
  return Promise.all(
    kept.map(async ({ id }) => ({ payment: await lockRow(tx, id), planned: await plannedSums(tx, id) })),
  )
}

/** Refunds up to the exact remainder and never beyond. */
export const planRefund = (tx: Tx, planned: Planned): Promise<void> =>
  planParts(tx, { ...planned, kind: 'refund', dueId: null }, refundable)

/** Captures a part of the hold to settle a due. */
export const planCapture = (tx: Tx, planned: Planned & { dueId: Id }): Promise<void> =>
  planParts(tx, { ...planned, kind: 'capture' }, capturable)

type Parts = Planned & { kind: 'refund' | 'capture'; dueId: Id | null }

/** Distributes the amount over the order's payments, oldest first; a shortfall needs a review. */
async function planParts(
  tx: Tx,
  { orderId, amount, key, kind, dueId, now }: Parts,
  available: (payment: PaymentRow, planned: PlannedSums) => number,
): Promise<void> {
  const paid = await paidFor(tx, orderId)
  let left = amount
  for (const { payment, planned } of paid) {
    const part = Math.min(left, available(payment, planned))
    if (part === 0) continue
    const reason = `${kind}:${key}`
    if (!(await planOperation(tx, { paymentId: payment.id, kind, amount: part, reason, dueId, now }))) return
    left -= part
  }
  const last = paid.at(-1)
  if (left > 0 && last) await writeReview(tx, last.payment.id, last.payment.review ?? `${kind}_short`)
}

/** Releases a part of the hold; the provider is called once nothing of it is needed any more. */
export async function planRelease(tx: Tx, { orderId, amount, key, now }: Planned): Promise<void> {
  let left = amount
  for (const { payment, planned } of await paidFor(tx, orderId)) {
    const part = Math.min(left, capturable(payment, planned))
    if (part === 0) continue
    left -= part
    const after = { ...payment, released: payment.released + part }
    await movePayment(tx, payment, after)
    // A pending capture is then the final one and releases the balance.
    if (heldOf(after) > 0 || planned.captures > 0) continue
    await planOperation(tx, {
      paymentId: payment.id,
      kind: 'void',
      amount: part,
      reason: `release:${key}`,
      now,
    })
  }
}
