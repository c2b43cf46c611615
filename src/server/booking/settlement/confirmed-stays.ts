import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { saleOf } from '#domain/order/order-snapshot.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Tx, transaction } from '../../db/database.ts'
import type { BookingContext } from '../context.ts'
import { findIdByNumber } from '../desk/staff-store.ts'
import { liveRooms, type OrderRow, paidFor } from '../order-row.ts'
import { isStayConfirmed, writeStayConfirmed } from '../order-states-store.ts'
import { addEvent, lockOrder, readOrder } from '../store.ts'

/** Whether a payment to us or the hotel confirms a stay. A payment proves nothing of a room that is paid at the hotel. */
export async function isStaySecured(tx: Tx, orderId: Id): Promise<boolean> {
  const order = await readOrder(tx, orderId)
  return (order !== null && isPaidToUs(order)) || isStayConfirmed(tx, orderId)
}

const isPaidToUs = (order: OrderRow) =>
  paidFor(order, order.rooms) > 0 &&
  liveRooms(order).every(({ position }) => saleOf(order.snapshot, position).terms.payment.type !== 'at_hotel')

/** Staff records the hotel's confirmation that the guest stayed. Idempotent. */
export function confirmStay(context: BookingContext, { number, by }: { number: string; by: Actor }) {
  const now = context.now()
  return transaction(context.db, async (tx) => {
    const id = await findIdByNumber(tx, number)
    const order = id && (await lockOrder(tx, { id }))
    if (!order) return refuse('not_found')
    if (order.state !== 'staying' && order.state !== 'completed') return refuse('not_stayed')
    if (!(await writeStayConfirmed(tx, order.id, now))) return ok(null)
    await addEvent(tx, order.id, order.state, { kind: 'stay_confirmed', by, now })
    if (order.state === 'completed')
      for (const { completed } of context.listeners) await completed(tx, { orderId: order.id, now })
    return ok(null)
  })
}
