import type { Id } from '#domain/id.ts'
import { type Due, mayDueMove, type NewDue } from '#domain/order/order-dues.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../order-row.ts'
import { insertDues, writeDue } from './dues-store.ts'

/** Writes the dues that changed. States move along the transition table; the caller has locked the order. */
export async function changeDues(tx: Tx, order: OrderRow, dues: readonly Due[], now: number): Promise<void> {
  const before = new Map(order.dues.map((due) => [due.id, due]))
  for (const due of dues) {
    const was = before.get(due.id)!
    if (JSON.stringify(was) === JSON.stringify(due)) continue
    if (was.state !== due.state && !mayDueMove(was.state, due.state)) {
      throw new Error(`due ${due.id} of order ${order.number} cannot go from ${was.state} to ${due.state}`)
    }
    await writeDue(tx, order.id, due, now)
  }
}

export async function addDue(tx: Tx, { id, snapshot }: OrderRow, due: NewDue): Promise<Id> {
  const [added] = await insertDues(tx, { orderId: id, currency: snapshot.conversion.to }, [due])
  return added!
}
