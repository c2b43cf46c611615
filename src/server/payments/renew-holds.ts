import type { Id } from '#domain/id.ts'
import { heldOf } from '#domain/payment/payment-sums.ts'
import { transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import type { PaymentContext } from './context.ts'
import { lockPayment } from './lock-payment.ts'
import { movePayment } from './move-payment.ts'
import { plannedSums } from './operations/operation-store.ts'
import { planOperation } from './operations/plan-operation.ts'
import { findHoldsToRenew } from './store.ts'

/**
 * A provider honours a hold for some days only and then requires its renewal, until the hold expires. A hold that
 * cannot be captured any more is put up for review while the guest can still be asked.
 */
export async function renewHolds(context: PaymentContext) {
  const find = (page: RowPage) => findHoldsToRenew(context.db, context.now(), page)
  return forEachRow(context, { task: 'renew_holds', find }, (id) => renewHold(context, id))
}

const renewHold = (context: PaymentContext, id: Id) =>
  transaction(context.db, async (tx) => {
    const now = context.now()
    const payment = await lockPayment(context, tx, id)
    const { captures } = await plannedSums(tx, id)
    if (payment.state !== 'authorised' || captures > 0) return
    if (payment.holdExpiresAt !== null && payment.holdExpiresAt <= now) {
      await movePayment(tx, payment, { ...payment, review: 'hold_lapsed' })
      return
    }
    if (payment.honouredUntil === null || payment.honouredUntil > now) return
    // Only a whole hold can be renewed: the captured part is no longer held.
    if (payment.captured > 0) {
      await movePayment(tx, payment, { ...payment, honouredUntil: null })
      return
    }
    const reason = `renew:${payment.holdId}`
    await planOperation(tx, { paymentId: id, kind: 'reauthorise', amount: heldOf(payment), reason, now })
  })
