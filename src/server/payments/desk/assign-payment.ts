import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import type { PaymentContext } from '../context.ts'
import { movePayment } from '../move-payment.ts'
import { postAssigned } from '../movements/post-money.ts'
import { operationsOf } from '../operations/operation-store.ts'
import type { OperationRow, PaymentRow } from '../payment-row.ts'
import { settlePayment } from '../settle-payment.ts'
import { lockRow, readPayment, writeAssignment } from '../store.ts'
import { isOpenRefusal } from './refused-refunds.ts'
import { findIdByOutNo, markResolved } from './staff-store.ts'

type Assignment = { number: string; order: string; reason: string }

/** Money that no order wanted and whose refund was refused: it is here, and nothing of it is under way. */
export const isAssignable = (payment: PaymentRow, operations: readonly OperationRow[]): boolean =>
  payment.unclaimed &&
  payment.captured > 0 &&
  payment.refunded === 0 &&
  operations.every(({ state, resolved }) =>
    state === 'failed' ? resolved !== 'paid_elsewhere' : state === 'succeeded',
  )

/**
 * Pays another order of the same guest with money that its own order had no use for. The ledger moves it between the
 * orders; the provider is not called, except to refund an excess.
 */
export async function assignPayment(
  context: PaymentContext,
  tx: Tx,
  { number, order, reason }: Assignment,
  trace: Trace,
) {
  const id = await findIdByOutNo(tx, number)
  const found = id && (await readPayment(tx, id))
  if (!found) return refuse('not_found')
  const now = context.now()
  const target = await context.orders.assignable(tx, { number: order, from: found.orderId, now })
  if (!target.ok) return target
  const { orderId, dueId, amount, currency } = target.value
  const payment = await lockRow(tx, found.id)
  const operations = await operationsOf(tx, [payment.id])
  if (payment.orderId !== found.orderId || !isAssignable(payment, operations))
    return refuse('payment_not_assignable')
  if (payment.currency !== currency || payment.captured < amount) return refuse('order_not_assignable')
  for (const refused of operations.filter(isOpenRefusal)) await markResolved(tx, refused.id, 'assigned', now)
  await writeAssignment(tx, { id: payment.id, orderId, dueId })
  const assigned = { ...payment, orderId, dueId, unclaimed: false, review: null }
  await postAssigned(tx, payment, assigned, { by: trace.actor, note: reason, now })
  const settled = await settlePayment(context, tx, assigned, trace.actor)
  if (settled.unclaimed) return refuse('order_not_assignable')
  await movePayment(tx, payment, settled)
  await recordAudit(tx, trace, {
    action: 'payment_assigned',
    object: { kind: 'payment', id: payment.id, name: number },
    before: { review: payment.review },
    after: { order },
    reason,
    money: true,
    now,
  })
  return ok({ paymentId: payment.id, order })
}
