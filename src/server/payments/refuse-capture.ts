import type { Tx } from '../db/database.ts'
import type { PaymentContext } from './context.ts'
import { markFailed } from './operations/operation-store.ts'
import type { OperationRow, PaymentRow } from './payment-row.ts'
import { lockRow, writeReview } from './store.ts'

/** The provider did not capture the hold: requests a review and marks the due as unpaid. */
export async function refuseCapture(
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  operation: OperationRow,
  refusal: string,
): Promise<PaymentRow> {
  const { kind, dueId } = operation
  const { id: paymentId, orderId, method } = payment
  await markFailed(tx, operation, refusal, context.now())
  context.count(method, kind, 'failed')
  await writeReview(tx, paymentId, payment.review ?? 'capture_refused')
  const by = { kind: 'provider', name: method } as const
  if (dueId) await context.orders.captureRefused(tx, { orderId, dueId, by, now: context.now() })
  return lockRow(tx, paymentId)
}
