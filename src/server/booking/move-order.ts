import { mayOrderMove, type OrderState } from '#domain/order/order-states.ts'
import type { Tx } from '../db/database.ts'
import type { OrderRow } from './order-row.ts'
import { addEvent, type OrderEvent, writeState } from './store.ts'

/**
 * The only function that changes the state of an order: along the transition table, with an event. The caller has
 * locked the order.
 */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  to: OrderState,
  event: OrderEvent,
): Promise<OrderRow> {
  if (!mayOrderMove(order.state, to)) {
    throw new Error(`order ${order.number} cannot go from ${order.state} to ${to}`)
  }
  await writeState(tx, order.id, to)
  await addEvent(tx, order.id, to, event)
  return { ...order, state: to, version: order.version + 1 }
}
