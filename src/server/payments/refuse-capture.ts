import type { Tx } from '../db/database.ts'
import { markFailed } from './operation-store.ts'
import type { OperationRow, PaymentRow } from './payment-row.ts'
import { lockRow, writeReview } from './store.ts'
import type { PaymentWorld } from './world.ts'

/** The provider did not capture what it holds: a person looks, and the order is told that the due is not paid. */
export async function refuseCapture(
  world: PaymentWorld,
  tx: Tx,
  payment: PaymentRow,
  { id, kind, dueId }: OperationRow,
  refusal: string,
): Promise<PaymentRow> {
  const { id: paymentId, orderId, method } = payment
  await markFailed(tx, id, refusal, world.now())
  world.count(method, kind, 'failed')
  await writeReview(tx, paymentId, payment.review ?? 'capture_refused')
  if (dueId) await world.orders.captureRefused(tx, { orderId, dueId, now: world.now() })
  return lockRow(tx, paymentId)
}
