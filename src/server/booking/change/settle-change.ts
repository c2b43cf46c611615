import { whyNotChange } from '#domain/order/change-order.ts'
import { type Due, dueAmount } from '#domain/order/order-dues.ts'
import type { Tx } from '../../db/database.ts'
import type { BookingContext } from '../context.ts'
import type { OrderRow } from '../order-row.ts'
import type { Accepted, Settled } from '../settlement/settled.ts'
import { addEvent } from '../store.ts'
import { applyChange } from './apply-change.ts'
import { endPendingChange, readPendingChange } from './change-store.ts'
import { ownNights } from './move-nights.ts'
import { coveredBy, dropPendingChange } from './pending-change.ts'

/**
 * The difference is paid: the old stay becomes the new one in the transaction of the payment. Null if the order has
 * changed since the difference was calculated; then its nights return, and the payment is refunded.
 */
export async function settleChange(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  due: Due,
  settled: Settled,
): Promise<Accepted | null> {
  const { now, by, paymentId, charge } = settled
  const pending = await readPendingChange(tx, order.id)
  const isCurrent =
    pending?.dueId === due.id &&
    pending.revision === order.revision &&
    pending.covered === coveredBy(order) &&
    whyNotChange(order, now) === null
  if (!isCurrent) {
    await dropPendingChange(tx, order, now)
    return null
  }
  await endPendingChange(tx, pending, 'applied')
  const amount = dueAmount(due)
  await addEvent(tx, order.id, order.state, { kind: 'captured', by, now, facts: { amount } })
  const applied = await applyChange(context, tx, order, pending.change, {
    by: { kind: 'guest', id: order.guestId },
    now,
    occupied: [...ownNights(order), ...pending.taken],
    paid: { dueId: due.id, paymentId },
    mailed: { paid: amount, ...(charge ? { charge } : {}) },
  })
  // Its nights were taken when it was held, so only nights that it gives up move now.
  if (!applied.ok) throw new Error(`the held nights of order ${order.number} are not there`)
  return { excess: settled.amount - amount, capture: null }
}
