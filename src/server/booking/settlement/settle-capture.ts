import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { type Due, dueAmount, duesIn } from '#domain/order/order-dues.ts'
import { CHARGE_LEAD } from '#domain/price/payment-types.ts'
import type { Tx } from '../../db/database.ts'
import type { BookingContext } from '../context.ts'
import type { OrderRow } from '../order-row.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { addEvent, lockOrder, readOrder, touchOrder } from '../store.ts'
import { changeDues } from './change-dues.ts'

type Captured = { readonly orderId: Id; readonly dueId: Id; readonly by: Actor; readonly now: number }

/** The provider confirmed the capture of a hold, so the due is paid. */
export async function confirmCapture(tx: Tx, { orderId, dueId, by, now }: Captured): Promise<void> {
  const order = await lockOrder(tx, { id: orderId })
  const due = order?.dues.find(({ id }) => id === dueId)
  if (!order || due?.state !== 'capturing') return
  const amount = dueAmount(due)
  await changeDues(tx, order, [{ ...due, state: amount > 0 ? 'paid' : 'void' }], now)
  await addEvent(tx, orderId, order.state, { kind: 'captured', by, now, facts: { amount } })
  await touchOrder(tx, orderId)
}

/** The provider refused a capture. A fee is waived, but the guest must pay the price of the stay. */
export async function refuseCapture(
  context: BookingContext,
  tx: Tx,
  { orderId, dueId, by, now }: Captured,
): Promise<void> {
  const order = await lockOrder(tx, { id: orderId })
  const due = order?.dues.find(({ id }) => id === dueId)
  if (!order || due?.state !== 'capturing') return
  const amount = dueAmount(due)
  await askForPayment(context, tx, order, [due], { by, now })
  if (amount > 0) await context.payments.planRelease(tx, { orderId, amount, key: `refused:${dueId}`, now })
}

/** The hold ended without a capture: the provider released it, or it expired. */
export async function loseHold(
  context: BookingContext,
  tx: Tx,
  { orderId, paymentId, by, now }: { orderId: Id; paymentId: Id; by: Actor; now: number },
): Promise<void> {
  const order = await lockOrder(tx, { id: orderId })
  if (!order) return
  const lost = duesIn(order.dues, 'held').filter((due) => due.paymentId === paymentId)
  if (lost.length > 0) await askForPayment(context, tx, order, lost, { by, now })
}

/**
 * Before check-in the guest has a day to pay, then the order is cancelled for its unpaid balance. After check-in the
 * amount stays payable, and a person decides.
 */
async function askForPayment(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  dues: readonly Due[],
  { by, now }: { by: Actor; now: number },
): Promise<void> {
  const { checkIn } = order.snapshot
  const dueAt = now < checkIn ? Math.min(now + CHARGE_LEAD, checkIn) : null
  const isOwed = ({ kind }: Due) =>
    order.state === 'confirmed' && kind !== 'cancellation_fee' && kind !== 'no_show_fee'
  await changeDues(
    tx,
    order,
    dues.map((due) =>
      isOwed(due) && dueAmount(due) > 0
        ? { ...due, kind: 'balance', state: 'open', dueAt, paymentId: null }
        : { ...due, state: 'void' },
    ),
    now,
  )
  await addEvent(tx, order.id, order.state, { kind: 'capture_refused', by, now })
  await touchOrder(tx, order.id)
  const rest = dues.filter(isOwed).reduce((sum, due) => sum + dueAmount(due), 0)
  const asked = (await readOrder(tx, order.id))!
  if (rest > 0) await queueOrderMail(context, tx, asked, 'rest_due', { rest })
}
