import type { Id } from '#domain/id.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { isOpen } from '#domain/payment/payment-sums.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Tx, transaction } from '../db/database.ts'
import type { PaymentContext } from './context.ts'
import { advancePayment } from './operations/advance-payment.ts'
import { operationsOf } from './operations/operation-store.ts'
import { planOperation } from './operations/plan-operation.ts'
import type { PaymentRow } from './payment-row.ts'
import { paymentsOf } from './store.ts'

type Asked = { orderId: Id; guestId: Id; method: PaymentMethod }

/**
 * The payer has returned and may have approved: an approved payment is captured. Without an open payment only the
 * state is returned.
 */
export async function finishPayment(context: PaymentContext, { orderId, guestId, method }: Asked) {
  if (!(await context.orders.isOf(context.db, { orderId, guestId }))) return refuse('not_found')
  const open = await transaction(context.db, async (tx) => {
    await context.orders.lock(tx, orderId)
    const payments = await paymentsOf(tx, [orderId])
    const found = payments.findLast((one) => one.method === method && isOpen(one.state) && one.reference)
    if (found) await planFinish(context, tx, found)
    return ok(found?.id ?? null)
  })
  if (open.value) await advancePayment(context, open.value)
  return ok(null)
}

/** Captures what the payer approved: once, unless an earlier attempt came before the approval. */
export async function planFinish(context: PaymentContext, tx: Tx, payment: PaymentRow): Promise<void> {
  const { id, way, amount, payBefore } = payment
  const now = context.now()
  if (payBefore !== null && payBefore <= now) return
  const kind = way === 'hold' ? 'authorise' : 'capture'
  const tried = (await operationsOf(tx, [id])).filter((one) => one.kind === kind)
  if (tried.some(({ state }) => state !== 'failed')) return
  const reason = `approved:${tried.length + 1}`
  await planOperation(tx, { paymentId: id, kind, amount, reason, now })
}
