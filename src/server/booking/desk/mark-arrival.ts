import type { ArrivalMark, DeskOrderChange } from '#contract/desk/orders.ts'
import { whyNotArrived, whyNotNoShow } from '#domain/order/arrivals.ts'
import { refuse } from '#domain/result.ts'
import type { Tx } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import type { DeskCaller } from '../../http/caller.ts'
import { markNotArrived, writeArrived } from '../order-states-store.ts'
import { touchOrder } from '../store.ts'
import type { DeskBookingContext } from './desk-order.ts'
import { answerWith, auditOrder, changerOf, lockShown } from './order-change.ts'

/** Records a no-show reported by the hotel; the hourly job settles the order by its policy. */
export async function noteNoShow(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskOrderChange,
  caller: DeskCaller,
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, input, by)
  if (!found.ok) return found
  const order = found.value
  const why = whyNotNoShow(order, context.now())
  if (why === 'already_noted') return answerWith(context, tx, order, caller)
  if (why) return refuse('not_arrivable')
  await markNotArrived(tx, order.number)
  await touchOrder(tx, order.id)
  await auditOrder(tx, context, order, by, {
    action: 'no_show_noted',
    before: { not_arrived: order.notArrived },
    after: { not_arrived: true },
  })
  signalDesk(tx)
  return answerWith(context, tx, order, caller)
}

/** Marks a guest as arrived, which also withdraws a no-show that is not settled yet; or undoes the mark. */
export async function markArrived(
  context: DeskBookingContext,
  tx: Tx,
  input: ArrivalMark,
  caller: DeskCaller,
) {
  const by = changerOf(caller)
  const found = await lockShown(tx, input, by)
  if (!found.ok) return found
  const order = found.value
  if ((order.arrivedAt !== null) === input.arrived) return answerWith(context, tx, order, caller)
  if (whyNotArrived(order, context.now())) return refuse('not_arrivable')
  await writeArrived(tx, order.id, input.arrived ? context.now() : null)
  await auditOrder(tx, context, order, by, {
    action: input.arrived ? 'arrival_marked' : 'arrival_undone',
    before: { arrived: order.arrivedAt !== null, not_arrived: order.notArrived },
    after: { arrived: input.arrived, not_arrived: input.arrived ? false : order.notArrived },
  })
  signalDesk(tx)
  return answerWith(context, tx, order, caller)
}
