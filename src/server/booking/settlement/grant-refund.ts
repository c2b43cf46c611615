import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { share } from '#domain/money/share.ts'
import { owedBy, reduceDues } from '#domain/order/order-dues.ts'
import { agreedNow, duesOfOrder, priceOfOrder, windowsOfOrder } from '#domain/order/order-snapshot.ts'
import { stateAt } from '#domain/order/order-states.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import { labelAt } from '#domain/price/cancellation.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import type { Db, Tx } from '../../db/database.ts'
import { reversePoints } from '../../points/grant-points.ts'
import { dropPendingChange } from '../change/pending-change.ts'
import type { BookingContext } from '../context.ts'
import { liveRooms, type OrderRow, paidFor } from '../order-row.ts'
import { pointsFor } from '../points-of-orders.ts'
import { addEvent, lockOrder, readOrderOf, touchOrder } from '../store.ts'
import { changeDues } from './change-dues.ts'

/** The facts of an order that a claim about its price needs. */
const claimedOrder = (order: OrderRow, now: number) => {
  const { snapshot, number, guestId, locale, contact } = order
  const left = agreedNow(order)
  return {
    id: order.id,
    number,
    guestId,
    locale,
    recipient: recipientOf(contact),
    email: contact.email || null,
    hotel: snapshot.names.hotel,
    state: stateAt(order, now),
    isFree: labelAt(windowsOfOrder(left), now) === 'free',
    payment: snapshot.terms.payment.type,
    currency: snapshot.conversion.to,
    total: totalOf(priceOfOrder(left)),
    paid: paidFor(order, liveRooms(order)),
  }
}
export type ClaimedOrder = ReturnType<typeof claimedOrder>

export async function findClaimedOrder(
  db: Db,
  { id, guestId, now }: { id: Id; guestId: Id; now: number },
): Promise<ClaimedOrder | null> {
  const order = await readOrderOf(db, { id, guestId })
  return order && claimedOrder(order, now)
}

export async function lockClaimedOrder(tx: Tx, id: Id, now: number): Promise<ClaimedOrder | null> {
  const order = await lockOrder(tx, { id })
  return order && claimedOrder(order, now)
}

type Granted = {
  orderId: Id
  refund: number
  points: number
  key: string
  now: number
  by: Actor
  /** A claim about the price, or a refund decided by staff. */
  kind?: 'claim_granted' | 'refund_granted'
}

/** Refunds a part of the price; a later cancellation refunds only the remainder. */
export async function recordGrant(context: BookingContext, tx: Tx, granted: Granted) {
  const { orderId, refund, points, key, now, by, kind = 'claim_granted' } = granted
  // A waiting change was calculated without the grant.
  const order = await dropPendingChange(tx, (await lockOrder(tx, { id: orderId }))!, now)
  const rooms = liveRooms(order)
  if (refund > 0) {
    const parts = share(
      refund,
      rooms.map((room) => paidFor(order, [room])),
    )
    const reductions = new Map(rooms.map(({ position }, at) => [position, parts[at]!]))
    const { dues } = reduceDues(order.dues, reductions, ['paid'])
    await changeDues(tx, order, dues, now)
    if (order.state === 'completed') await takePointsBack(tx, order, { key, now })
    await context.payments.planRefund(tx, { orderId, amount: refund, key, now })
    const owed = rooms.reduce((sum, { position }) => sum + owedBy(order.dues, position), 0)
    const of = owed + duesOfOrder(agreedNow(order)).atHotel
    for (const { granted: told } of context.listeners) await told(tx, { orderId, refund, of, key, now })
  }
  await addEvent(tx, orderId, order.state, {
    kind,
    by,
    now,
    facts: { refund, points },
  })
  await touchOrder(tx, orderId)
}

/** Points were granted for the amount paid, so a refund reverses its part of them. */
async function takePointsBack(tx: Tx, order: OrderRow, { key, now }: { key: string; now: number }) {
  const { id: orderId, guestId } = order
  const left = (await lockOrder(tx, { id: orderId }))!
  await reversePoints(tx, { guestId, orderId, points: pointsFor(order) - pointsFor(left), now, key })
}
