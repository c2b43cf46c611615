import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'
import type { PaymentContext } from './context.ts'
import type { PaymentRow } from './payment-row.ts'
import { lockRow, readPayment } from './store.ts'

/** Order before payment, as booking does: whoever took them the other way round could wait for ever. */
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
