import type { Id } from '#domain/id.ts'
import { isOpen } from '#domain/payment/payment-sums.ts'
import { transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { type PaymentContext, providerOf } from './context.ts'
import { planFinish } from './finish-payment.ts'
import { lockPayment } from './lock-payment.ts'
import { applyMovements } from './movements/apply-movements.ts'
import { advancePayment } from './operations/advance-payment.ts'
import { planOperation } from './operations/plan-operation.ts'
import { providerPayment } from './provider-view.ts'
import { mismatchReason } from './receive-message.ts'
import { findOpen, readPayment, writeReview } from './store.ts'

/**
 * Queries the provider for the state of a payment: without any message, or after contradictory ones. After the
 * payment deadline it is first closed at the provider and only then counts as expired.
 */
export async function checkPayment(context: PaymentContext, paymentId: Id): Promise<void> {
  const payment = await readPayment(context.db, paymentId)
  if (!payment) return
  if (payment.reference !== null) {
    const facts = await providerOf(context, payment.method).read(providerPayment(context, payment))
    if (facts.is === 'done') {
      await transaction(context.db, async (tx) => {
        const locked = await lockPayment(context, tx, paymentId)
        const mismatch = mismatchReason(context, locked, facts.value)
        if (mismatch && locked.review !== mismatch) await writeReview(tx, paymentId, mismatch)
        // A wrong amount is money all the same: the order refuses it, and it is refunded.
        if (mismatch && mismatch !== 'wrong_amount') return
        const after = await applyMovements(context, tx, locked, facts.value.movements)
        if (facts.value.stage === 'approved' && isOpen(after.state)) await planFinish(context, tx, after)
      })
    }
  }
  await closeIfOver(context, paymentId)
  await advancePayment(context, paymentId)
}

const LONGEST = 24 * 60 * 60 * 1000

const closeIfOver = (context: PaymentContext, paymentId: Id) =>
  transaction(context.db, async (tx) => {
    const now = context.now()
    const { id, state, payBefore, createdAt } = await lockPayment(context, tx, paymentId)
    if (!isOpen(state) || (payBefore ?? createdAt + LONGEST) > now) return
    await planOperation(tx, { paymentId: id, kind: 'close', amount: 0, reason: 'too_late', now })
  })

const FIRST_LOOK = 60_000

/** Every minute: open payments, in case the provider's message is lost. */
export async function checkOpenPayments(context: PaymentContext) {
  const startedBefore = context.now() - FIRST_LOOK
  const find = (page: RowPage) => findOpen(context.db, { startedBefore, page })
  return forEachRow(context, { task: 'check_payments', find }, (id) => checkPayment(context, id))
}
