import { mayPaymentMove } from '#domain/payment/payment-states.ts'
import type { Tx } from '../db/database.ts'
import type { PaymentRow } from './payment-row.ts'
import { writePayment } from './store.ts'

/** Writes a payment; its state may only change along the table. The payment must be locked. */
export async function movePayment(tx: Tx, before: PaymentRow, after: PaymentRow): Promise<PaymentRow> {
  if (after.state !== before.state && !mayPaymentMove(before.state, after.state)) {
    throw new Error(`payment ${before.id} cannot go from ${before.state} to ${after.state}`)
  }
  await writePayment(tx, after)
  return after
}
