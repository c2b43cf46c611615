import type { ApprovalDecision } from '#contract/desk/orders.ts'
import { decideCancellation, withoutFees } from '#domain/order/cancel-order.ts'
import { refuse } from '#domain/result.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { cancellableOrder } from '../order-row.ts'
import { decideApproval, openApproval } from './approval-store.ts'
import { executeCancellation } from './cancel-at-desk.ts'
import { type DeskBookingContext, paidOf } from './desk-order.ts'
import { answerWith, auditOrder, changerOf, lockShown, shownIn } from './order-change.ts'
import { executeRefund } from './refund-order.ts'

/** The second member of staff decides, provided that the order is unchanged since the request. */
export async function decideAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  { number, approval: id, approve, req_id }: ApprovalDecision,
  caller: DeskCaller,
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, { number }, by)
  if (!found.ok) return found
  const order = found.value
  const { staffId, name } = staffOf(caller)
  const approval = await openApproval(tx, order.id)
  if (!approval || approval.id !== id) return refuse('already_decided')
  const decided = { staffId, name, now: context.now() }
  if (!approve) {
    await decideApproval(tx, id, { ...decided, decision: 'declined' })
    await auditOrder(tx, context, order, by, {
      action: 'approval_refused',
      before: { kind: approval.kind, refund: shownIn(order, approval.amount) },
      reason: approval.reason,
    })
    return answerWith(context, tx, order, caller)
  }
  if (approval.askedBy === staffId) return refuse('second_person_needed')
  if (approval.version !== order.version)
    return refuse({ reason: 'order_changed' as const, version: order.version })
  await decideApproval(tx, id, { ...decided, decision: 'approved' })
  const reason = `${approval.reason} (${approval.askedByName})`
  if (approval.kind === 'refund') {
    const most = paidOf(order)
    if (approval.amount > most) return refuse({ reason: 'too_much' as const, most })
    await executeRefund(context, tx, order, { amount: approval.amount, reason, key: req_id }, by)
  } else {
    const beyond = decideCancellation(withoutFees(cancellableOrder(order), context.now()), context.now())
    if (!beyond.ok) return refuse('not_cancellable')
    if (beyond.value.refund !== approval.amount)
      return refuse({ reason: 'sim_changed' as const, refund: beyond.value.refund })
    await executeCancellation(context, tx, order, beyond.value, { isBeyond: true, reason }, by)
  }
  return answerWith(context, tx, order, caller)
}
