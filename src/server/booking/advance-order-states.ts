import { byJob } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { settleRoom, sumSettlements } from '#domain/order/cancel-order.ts'
import { duesIn } from '#domain/order/order-dues.ts'
import { type Tx, transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { grantPoints } from '../points/grant-points.ts'
import type { BookingContext } from './context.ts'
import { moveOrder } from './move-order.ts'
import { liveRooms, type OrderRow, roomMoney } from './order-row.ts'
import { findArrived, findArriving, findDeparted, markTold } from './order-states-store.ts'
import { pointsFor } from './points-of-orders.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { planMoney, settleDues } from './settlement/apply-settlement.ts'
import { lockOrder } from './store.ts'

/**
 * The day after arrival a stay has begun, unless the hotel has reported a no-show. Each order moves under its own lock,
 * so repeated, late or concurrent runs move it once.
 */
export async function beginStays(context: BookingContext) {
  const find = (page: RowPage) => findArrived(context.db, context.now(), page)
  return forEachRow(context, { task: 'begin_stays', find }, async (id) => {
    await withLocked(context, id, 'confirmed', async (tx, order, now) => {
      if (order.notArrived) return markNoShow(context, tx, order, now)
      if (isMoneyDue(order)) return
      await moveOrder(tx, order, 'staying', { kind: 'staying', by: byJob('begin_stays'), now })
    })
  })
}

/** A stay neither begins nor ends while money is due to us or a capture is unconfirmed. */
const isMoneyDue = ({ dues }: OrderRow) => duesIn(dues, 'open', 'held', 'capturing').length > 0

/** Mails each guest once, two days before arrival. */
export async function tellBeforeArrival(context: BookingContext) {
  const find = (page: RowPage) => findArriving(context.db, context.now(), page)
  return forEachRow(context, { task: 'tell_before_arrival', find }, async (id) => {
    await withLocked(context, id, 'confirmed', async (tx, order, now) => {
      await queueOrderMail(context, tx, { ...order, version: 0 }, 'before_arrival')
      await markTold(tx, id, now)
    })
  })
}

/** After check-out the stay is completed, its points are granted and its commission is earned. */
export async function completeStays(context: BookingContext) {
  const find = (page: RowPage) => findDeparted(context.db, context.now(), page)
  return forEachRow(context, { task: 'complete_stays', find }, async (id) => {
    await withLocked(context, id, 'staying', async (tx, order, now) => {
      if (isMoneyDue(order)) return
      const completed = await moveOrder(tx, order, 'completed', {
        kind: 'completed',
        by: byJob('complete_stays'),
        now,
      })
      await grantPoints(tx, { guestId: order.guestId, orderId: id, points: pointsFor(order), now })
      for (const { completed: done } of context.listeners) await done(tx, { orderId: id, now })
      await queueOrderMail(context, tx, completed, 'after_stay')
    })
  })
}

/** A no-show pays the policy's no-show fee from the payment or the hold; the rest is refunded or released. */
async function markNoShow(context: BookingContext, tx: Tx, order: OrderRow, now: number) {
  const settled = liveRooms(order).map((room) => ({
    room,
    settlement: settleRoom(roomMoney(order, room.position), order.snapshot.rooms[room.position]!.noShow),
  }))
  const sums = sumSettlements(settled.map(({ settlement }) => settlement))
  const feeDue = await settleDues(tx, order, settled, { kind: 'no_show_fee', now })
  await planMoney(context, tx, { orderId: order.id, key: `no_show:${order.id}`, now }, { ...sums, feeDue })
  // We do not collect a fee beyond the sum paid or held; the hotel may ask the guest for it.
  const facts = { refund: sums.refund, fee: sums.fee }
  const gone = await moveOrder(tx, order, 'no_show', {
    kind: 'no_show',
    by: byJob('begin_stays'),
    now,
    facts,
  })
  for (const { roomsCancelled } of context.listeners) {
    await roomsCancelled(tx, { orderId: order.id, positions: settled.map(({ room }) => room.position), now })
  }
  await queueOrderMail(context, tx, gone, 'no_show', facts)
}

function withLocked(
  context: BookingContext,
  id: Id,
  state: OrderRow['state'],
  act: (tx: Tx, order: OrderRow, now: number) => Promise<void>,
) {
  return transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, { id })
    if (order?.state === state) await act(tx, order, context.now())
  })
}
