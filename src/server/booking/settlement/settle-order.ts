import { byJob } from '#domain/actor.ts'
import { type Due, dueAmount } from '#domain/order/order-dues.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Tx, transaction } from '../../db/database.ts'
import { spendPoints } from '../../points/spend-points.ts'
import { moveNights, ownNights } from '../change/move-nights.ts'
import { settleChange } from '../change/settle-change.ts'
import type { BookingContext } from '../context.ts'
import { moveOrder } from '../move-order.ts'
import type { OrderRow } from '../order-row.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { pointsOf, takeUseAgain } from '../release-order.ts'
import { addEvent, lockOrder, readOrder, touchOrder } from '../store.ts'
import { addDue, changeDues } from './change-dues.ts'
import type { Accepted, Settled } from './settled.ts'

/** `give_back`: nothing is owed, and the whole amount is refunded. */
export type Acceptance = Accepted | 'give_back'

/**
 * Applies a payment or a hold to a due. It confirms a hold, also an expired one if its nights are still free, or pays
 * the balance, or applies a change. A payment that is no longer owed is refunded.
 */
export async function settleOrder(context: BookingContext, tx: Tx, settled: Settled): Promise<Acceptance> {
  const order = await lockOrder(tx, { id: settled.orderId })
  if (!order || settled.currency !== order.snapshot.conversion.to) return 'give_back'
  if (order.state === 'held' || order.state === 'confirmed') {
    const due = payableDue(order, settled)
    if (!due) return giveBack(context, tx, order, settled)
    if (due.kind === 'change')
      return (await settleChange(context, tx, order, due, settled)) ?? giveBack(context, tx, order, settled)
    return order.state === 'held'
      ? confirm(context, tx, order, due, settled)
      : payBalance(context, tx, order, due, settled)
  }
  if (order.state !== 'expired') return giveBack(context, tx, order, settled)
  const revived = await transaction(tx, (inner) => revive(context, inner, order, settled))
  return revived.ok ? revived.value : giveBack(context, tx, order, settled)
}

/** The due that this payment covers in full; null if it is no longer owed or the payment is too small. */
function payableDue({ dues, state }: OrderRow, { dueId, kind, amount }: Settled): Due | null {
  const due = dues.find(({ id }) => id === dueId)
  if (due?.state !== 'open' || dueAmount(due) === 0 || amount < dueAmount(due)) return null
  const isFirst = due.kind === 'first' || due.kind === 'guarantee'
  if (isFirst !== (state === 'held')) return null
  return kind === 'authorised' && due.kind !== 'guarantee' ? null : due
}

/** Takes everything again that the order returned when it expired, or nothing. */
async function revive(context: BookingContext, tx: Tx, order: OrderRow, settled: Settled) {
  const { snapshot, guestId, id: orderId, version } = order
  const { now } = settled
  if (now >= snapshot.checkIn) return refuse('not_payable')
  // In the lock order of a commit.
  if (order.promotion && !(await takeUseAgain(tx, order, now))) return refuse('promotion_invalid')
  const spent = await spendPoints(tx, { guestId, orderId, points: pointsOf(order), now, again: version })
  if (!spent.ok) return spent
  const taken = await moveNights(tx, snapshot.product.hotel, [], ownNights(order))
  if (!taken.ok) return taken
  const reopened = order.dues.map((due) =>
    due.state === 'void' && dueAmount(due) > 0 ? ({ ...due, state: 'open' } as const) : due,
  )
  await changeDues(tx, order, reopened, now)
  const due = payableDue({ ...order, dues: reopened, state: 'held' }, settled)
  if (!due) return refuse('not_payable')
  const reviewed = await moveOrder(tx, order, 'payment_review', { kind: 'late_money', by: settled.by, now })
  return ok(await confirm(context, tx, { ...reviewed, dues: reopened }, due, settled))
}

async function confirm(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  due: Due,
  settled: Settled,
): Promise<Accepted> {
  const { kind, now } = settled
  const capture = await settleDue(tx, order, due, settled)
  const amount = dueAmount(due)
  await moveOrder(tx, order, 'confirmed', { kind, by: settled.by, now, facts: { amount } })
  for (const { confirmed: told } of context.listeners) await told(tx, { orderId: order.id, now })
  const confirmed = (await readOrder(tx, order.id))!
  await queueOrderMail(context, tx, confirmed, 'confirmed', {
    ...(kind === 'captured' ? { paid: amount } : { held: amount }),
    ...asCharged(settled),
  })
  return { excess: settled.amount - amount, capture }
}

/** A hold covers the guarantee until it is captured; the part whose fee has begun is captured at once. */
async function settleDue(tx: Tx, order: OrderRow, due: Due, { kind, paymentId, now }: Settled) {
  const covered = { ...due, paymentId }
  if (kind === 'captured') {
    await changeDues(tx, order, [{ ...covered, state: 'paid' }], now)
    return null
  }
  const { rooms, collected } = order.snapshot
  const begun = due.shares.map((share, at) => Math.min(share, rooms[at]!.dues.now))
  const held = due.shares.map((share, at) => share - begun[at]!)
  await changeDues(tx, order, [{ ...covered, state: 'held', shares: held, dueAt: collected }], now)
  const amount = dueAmount({ shares: begun })
  if (amount === 0) return null
  const first = { kind: 'first', shares: begun, dueAt: now, state: 'capturing', paymentId } as const
  return { dueId: await addDue(tx, order, first), amount }
}

async function payBalance(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  due: Due,
  settled: Settled,
): Promise<Accepted> {
  const { kind, paymentId, now } = settled
  const amount = dueAmount(due)
  await changeDues(tx, order, [{ ...due, state: 'paid', paymentId }], now)
  await addEvent(tx, order.id, order.state, { kind, by: settled.by, now, facts: { amount } })
  await touchOrder(tx, order.id)
  const paid = (await readOrder(tx, order.id))!
  await queueOrderMail(context, tx, paid, 'rest_paid', { paid: amount, ...asCharged(settled) })
  return { excess: settled.amount - amount, capture: null }
}

async function giveBack(context: BookingContext, tx: Tx, order: OrderRow, { now, amount }: Settled) {
  await addEvent(tx, order.id, order.state, { kind: 'money_given_back', by: byJob('settle_order'), now })
  await touchOrder(tx, order.id)
  await queueOrderMail(context, tx, order, 'money_given_back', { returned: amount })
  return 'give_back' as const
}

const asCharged = ({ charge }: Settled) => (charge ? { charge } : {})
