import type { Id } from '#domain/id.ts'
import { capturable, heldOf, refundable } from '#domain/payment-sums.ts'
import type { Tx } from '../db/database.ts'
import { plannedSums } from './operation-store.ts'
import { planOperation } from './plan-operation.ts'
import { lockRow, paymentsOf, writeMoney, writeReview } from './store.ts'

type Planned = { orderId: Id; amount: number; key: string; now: number }

/** Those of an order that it took money from, oldest first; the order is locked by whoever decides. */
async function paidFor(tx: Tx, orderId: Id) {
  const rows = await paymentsOf(tx, [orderId])
  const kept = rows.filter(({ orphan, authorised, captured }) => !orphan && authorised + captured > 0)
  return Promise.all(
    kept.map(async ({ id }) => ({ payment: await lockRow(tx, id), planned: await plannedSums(tx, id) })),
  )
}

/** Gives back to the exact remainder and never beyond: what is missing is for a person to look at. */
export async function planRefund(tx: Tx, { orderId, amount, key, now }: Planned): Promise<void> {
  const paid = await paidFor(tx, orderId)
  let left = amount
  for (const { payment, planned } of paid) {
    const part = Math.min(left, refundable(payment, planned))
    if (part === 0) continue
    const plan = {
      paymentId: payment.id,
      kind: 'refund',
      amount: part,
      reason: `refund:${key}`,
      now,
    } as const
    if (await planOperation(tx, plan)) left -= part
    else return
  }
  const last = paid.at(-1)
  if (left > 0 && last) await writeReview(tx, last.payment.id, last.payment.review ?? 'refund_short')
}

/** Charges a part of what is held. */
export async function planCapture(tx: Tx, { orderId, amount, key, now }: Planned): Promise<void> {
  const paid = await paidFor(tx, orderId)
  let left = amount
  for (const { payment, planned } of paid) {
    const part = Math.min(left, capturable(payment, planned))
    if (part === 0) continue
    const plan = {
      paymentId: payment.id,
      kind: 'capture',
      amount: part,
      reason: `capture:${key}`,
      now,
    } as const
    if (await planOperation(tx, plan)) left -= part
    else return
  }
  const last = paid.at(-1)
  if (left > 0 && last) await writeReview(tx, last.payment.id, last.payment.review ?? 'capture_short')
}

/** Lets go of a part of what is held; once nothing of it is wanted any more, the provider is told. */
export async function planRelease(tx: Tx, { orderId, amount, key, now }: Planned): Promise<void> {
  let left = amount
  for (const { payment, planned } of await paidFor(tx, orderId)) {
    const part = Math.min(left, capturable(payment, planned))
    if (part === 0) continue
    left -= part
    const after = { ...payment, released: payment.released + part }
    await writeMoney(tx, after)
    // A capture that is still to come is then the last one, and takes the rest of the hold with it.
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
