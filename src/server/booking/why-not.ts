import type { Order } from '#contract/booking.ts'
import { duesOfOrder } from '#domain/frozen-order.ts'
import { whyNotAct } from '#domain/order-states.ts'
import type { Instant } from '#domain/zone-time.ts'
import { liveRooms, type OrderRow } from './order-row.ts'
import { agreedNow, stateAt } from './present.ts'

/** What the guest may do now: null, or why not. Buttons and verbs ask the same. */
export function actionsOf(
  order: OrderRow,
  { reviewed, now }: { reviewed: boolean; now: Instant },
): Order['actions'] {
  const state = stateAt(order, now)
  return {
    pay: whyNotPay(order, now),
    cancel: whyNotAct('cancel', state),
    review: whyNotAct('review', state) ?? (reviewed ? 'already_reviewed' : null),
    message: whyNotAct('message', state),
    rerate: whyNotAct('rerate', state) ?? (order.rerate ? null : 'not_rerateable'),
  }
}

/** A hold is paid within its time; what is due later, from a week before it is collected. */
export function whyNotPay(order: OrderRow, now: Instant): 'not_payable' | 'hold_expired' | null {
  if (order.state === 'held') return order.payBefore! > now ? null : 'hold_expired'
  if (order.state !== 'confirmed' || order.frozen.terms.payment.type !== 'deposit') return 'not_payable'
  return restOf(order) > 0 ? null : 'not_payable'
}

/** What of a deposit's rest is still to be paid. */
export function restOf(order: OrderRow): number {
  const dues = duesOfOrder(agreedNow(order))
  const paid = liveRooms(order).reduce((sum, room) => sum + room.paid - room.refunded, 0)
  return Math.max(0, dues.now + dues.later - paid)
}
