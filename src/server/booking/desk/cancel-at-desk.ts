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

type Way = { isBeyond: boolean; reason: string }

/** The cancellation by policy or beyond it, and the part of its refund that the policy would not give. */
function decide(order: OrderRow, isBeyond: boolean, now: number) {
  const agreed = cancellableOrder(order)
  const byPolicy = decideCancellation(agreed, now)
  const decided = isBeyond ? decideCancellation(withoutFees(agreed, now), now) : byPolicy
  if (!decided.ok || !byPolicy.ok) return refuse('not_cancellable')
  return ok({ cancellation: decided.value, extra: decided.value.refund - byPolicy.value.refund })
}
type Decided = Extract<ReturnType<typeof decide>, { ok: true }>['value']

/** Cancels at once, or asks for the approval of a second member if the refund beyond policy is above the limit. */
async function cancelOrRequest(
  context: RefundContext,
  tx: Tx,
  order: OrderRow,
  { cancellation, extra }: Decided,
  { isBeyond, reason }: Way,
  by: Changer,
) {
  if (isBeyond && (await needsApproval(context, tx, order, extra))) {
    const request = { kind: 'cancel_beyond', amount: cancellation.refund, reason } as const
    return requestApproval(context, tx, order, request, by)
  }
  await executeCancellation(context, tx, order, cancellation, { isBeyond, reason }, by)
  return ok('cancelled' as const)
}

/** Applies the cancellation that the member saw; if the amount differs now, it is refused with the new one. */
export async function cancelAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskCancellation,
  caller: DeskCaller,
  { isBeyond }: Pick<Way, 'isBeyond'>,
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, input, by)
  if (!found.ok) return found
  const order = found.value
  const decided = decide(order, isBeyond, context.now())
  if (!decided.ok) return decided
  const { refund, fee } = decided.value.cancellation
  if (refund !== input.refund) return refuse({ reason: 'sim_changed' as const, refund, fee })
  const { reason } = input
  const done = await cancelOrRequest(context, tx, order, decided.value, { isBeyond, reason }, by)
  return done.ok ? answerWith(context, tx, order, caller) : done
}

type Command = { number: string; dryRun: boolean; isFeeWaived?: boolean; reason?: string }

/**
 * Cancels the remaining rooms of an order under its policy, or without a fee if the hotel fails. A dry run only reports
 * the amounts.
 */
export function cancelByCommand(
  context: RefundContext,
  { number, dryRun, isFeeWaived: isBeyond = false, reason = '' }: Command,
  by: Changer,
) {
  return transaction(context.db, async (tx) => {
    const found = await lockShown(tx, { number }, by)
    if (!found.ok) return refuse('not_found')
    const order = found.value
    const decided = decide(order, isBeyond, context.now())
    if (!decided.ok) return decided
    const done = dryRun
      ? ok('cancelled' as const)
      : await cancelOrRequest(context, tx, order, decided.value, { isBeyond, reason }, by)
    if (!done.ok) return done
    const { refund, fee, pointsBack } = decided.value.cancellation
    return ok({ refund, fee, pointsBack, currency: order.snapshot.conversion.to, outcome: done.value })
  })
}

export async function executeCancellation(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  cancellation: Cancellation,
  { isBeyond, reason }: Way,
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
