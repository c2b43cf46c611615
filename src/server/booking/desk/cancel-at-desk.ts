import type { DeskCancellation } from '#contract/desk/orders.ts'
import { type Cancellation, decideCancellation, withoutFees } from '#domain/order/cancel-order.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Tx, transaction } from '../../db/database.ts'
import type { DeskCaller } from '../../http/caller.ts'
import { applyCancellation } from '../cancel-order.ts'
import type { BookingContext } from '../context.ts'
import { cancellableOrder, type OrderRow } from '../order-row.ts'
import type { DeskBookingContext } from './desk-order.ts'
import { answerWith, auditOrder, type Changer, changerOf, lockShown, shownIn } from './order-change.ts'
import { needsApproval, type RefundContext, requestApproval } from './refund-order.ts'

/** Applies the cancellation that the member saw; if the amount differs now, it is refused with the new one. */
export async function cancelAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskCancellation,
  caller: DeskCaller,
  { isBeyond }: { isBeyond: boolean },
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, input, by)
  if (!found.ok) return found
  const order = found.value
  const now = context.now()
  const agreed = cancellableOrder(order)
  const byPolicy = decideCancellation(agreed, now)
  const decided = isBeyond ? decideCancellation(withoutFees(agreed, now), now) : byPolicy
  if (!decided.ok || !byPolicy.ok) return refuse('not_cancellable')
  const { refund } = decided.value
  if (refund !== input.refund)
    return refuse({ reason: 'sim_changed' as const, refund, fee: decided.value.fee })
  const { reason } = input
  const extra = refund - byPolicy.value.refund
  if (isBeyond && (await needsApproval(context, tx, order, extra))) {
    const asked = await requestApproval(
      context,
      tx,
      order,
      { kind: 'cancel_beyond', amount: refund, reason },
      by,
    )
    if (!asked.ok) return asked
  } else await executeCancellation(context, tx, order, decided.value, { isBeyond, reason }, by)
  return answerWith(context, tx, order, caller)
}

type Command = { number: string; dryRun: boolean; isFeeWaived?: boolean; reason?: string }

/**
 * Cancels the remaining rooms of an order under its policy, or without a fee if the hotel fails. A dry run only reports
 * the amounts.
 */
export function cancelByCommand(
  context: RefundContext,
  { number, dryRun, isFeeWaived = false, reason = '' }: Command,
  by: Changer,
) {
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const found = await lockShown(tx, { number }, by)
    if (!found.ok) return refuse('not_found')
    const order = found.value
    const agreed = cancellableOrder(order)
    const byPolicy = decideCancellation(agreed, now)
    const decided = isFeeWaived ? decideCancellation(withoutFees(agreed, now), now) : byPolicy
    if (!decided.ok || !byPolicy.ok) return refuse('not_cancellable')
    const { refund, fee, pointsBack } = decided.value
    const result = (outcome: 'cancelled' | 'waiting') =>
      ok({ refund, fee, pointsBack, currency: order.snapshot.conversion.to, outcome })
    if (dryRun) return result('cancelled')
    if (isFeeWaived && (await needsApproval(context, tx, order, refund - byPolicy.value.refund))) {
      const request = { kind: 'cancel_beyond', amount: refund, reason } as const
      const asked = await requestApproval(context, tx, order, request, by)
      return asked.ok ? result('waiting') : asked
    }
    await executeCancellation(context, tx, order, decided.value, { isBeyond: isFeeWaived, reason }, by)
    return result('cancelled')
  })
}

export async function executeCancellation(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  cancellation: Cancellation,
  { isBeyond, reason }: { isBeyond: boolean; reason: string },
  by: Changer,
) {
  await applyCancellation(context, tx, order, cancellation, {
    by: by.trace.actor,
    now: context.now(),
    isFeeWaived: isBeyond,
  })
  await auditOrder(tx, context, order, by, {
    action: isBeyond ? 'order_cancelled_beyond' : 'order_cancelled',
    before: { state: order.state },
    after: {
      state: 'cancelled',
      refund: shownIn(order, cancellation.refund),
      fee: shownIn(order, cancellation.fee),
    },
    reason,
    money: cancellation.refund > 0,
  })
}
