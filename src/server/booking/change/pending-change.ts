import { byJob } from '#domain/actor.ts'
import type { OccupiedNights } from '#domain/order/night-moves.ts'
import { dueAmount, duesIn } from '#domain/order/order-dues.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { changeDues } from '../settlement/change-dues.ts'
import { addEvent, touchOrder } from '../store.ts'
import { endPendingChange, readPendingChange } from './change-store.ts'
import { moveNights, ownNights } from './move-nights.ts'

/** Paid and held money of an order, in whichever room. */
export const coveredBy = ({ dues }: Pick<OrderRow, 'dues'>): number =>
  duesIn(dues, 'paid', 'capturing', 'held').reduce((sum, due) => sum + dueAmount(due), 0)

/**
 * Ends a change that waits for its payment and voids its due. Returns the nights that it had taken: the caller returns
 * them together with others, in the lock order. The caller has locked the order.
 */
export async function closePendingChange(
  tx: Tx,
  order: OrderRow,
  { state, now }: { state: 'expired' | 'dropped'; now: number },
): Promise<{ readonly order: OrderRow; readonly taken: readonly OccupiedNights[] }> {
  const pending = await readPendingChange(tx, order.id)
  if (!pending) return { order, taken: [] }
  await endPendingChange(tx, pending, state)
  const dues = order.dues.map((due) =>
    due.id === pending.dueId && due.state === 'open' ? ({ ...due, state: 'void' } as const) : due,
  )
  await changeDues(tx, order, dues, now)
  return { order: { ...order, dues }, taken: pending.taken }
}

/** Ends a waiting change that can no longer apply and returns the nights that it had taken. */
export async function dropPendingChange(tx: Tx, order: OrderRow, now: number): Promise<OrderRow> {
  const closed = await closePendingChange(tx, order, { state: 'dropped', now })
  if (closed.taken.length === 0 && closed.order === order) return order
  const own = ownNights(order)
  await moveNights(tx, order.snapshot.product.hotel, [...own, ...closed.taken], own)
  await addEvent(tx, order.id, order.state, { kind: 'change_dropped', by: byJob('drop_change'), now })
  await touchOrder(tx, order.id)
  return closed.order
}
