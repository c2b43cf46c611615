import type { Order } from '#contract/booking.ts'
import { whyNotChange } from '#domain/order/change-order.ts'
import { type Due, dueAmount, nextDue } from '#domain/order/order-dues.ts'
import { stateAt, whyNotAct } from '#domain/order/order-states.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { OrderRow } from './order-row.ts'

/** Per action of the guest null, or the reason why it is refused. Buttons and use cases share it. */
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
    requests: whyNotEditRequests(order, now),
    change: state === order.state ? whyNotChange(order, now) : 'not_changeable',
    edit: whyNotEditRequests(order, now),
    rerate: whyNotAct('rerate', state) ?? (order.rerate ? null : 'not_reratable'),
  }
}

/** Arrival time and requests can be changed until check-in. */
export function whyNotEditRequests(order: OrderRow, now: Instant): 'requests_closed' | null {
  const isAhead = now < order.snapshot.checkIn && whyNotAct('requests', stateAt(order, now)) === null
  return isAhead ? null : 'requests_closed'
}

/** A hold and the difference of a change can be paid until they expire, a balance at any time. */
export function whyNotPay(order: OrderRow, now: Instant): 'not_payable' | 'hold_expired' | null {
  if (order.state === 'held') return order.payBefore! > now ? null : 'hold_expired'
  if (order.state !== 'confirmed') return 'not_payable'
  const due = dueToPay(order)
  if (due?.kind === 'change' && (due.dueAt! <= now || whyNotChange(order, now) !== null))
    return 'hold_expired'
  return due ? null : 'not_payable'
}

export const dueToPay = ({ dues, state }: OrderRow): Due | null => nextDue(dues, state === 'held')

/** The unpaid balance, or the difference of a change. */
export function balanceOf(order: OrderRow): number {
  const due = order.state === 'confirmed' ? dueToPay(order) : null
  return due ? dueAmount(due) : 0
}
