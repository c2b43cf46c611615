import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'
import type { PaymentContext } from './context.ts'
import type { PaymentRow } from './payment-row.ts'
import { lockRow, readPayment } from './store.ts'

/** Locks the order before the payment, as booking does; the other order could deadlock. */
export async function lockPayment(
  { orders }: Pick<PaymentContext, 'orders'>,
  tx: Tx,
  id: Id,
): Promise<PaymentRow> {
  const payment = await readPayment(tx, id)
  if (!payment) throw new Error(`there is no payment ${id}`)
  await orders.lock(tx, payment.orderId)
  return lockRow(tx, id)
}
