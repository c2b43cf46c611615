import type { Id } from '#domain/id.ts'
import { type Tx, transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { grantPoints } from '../points/grant-points.ts'
import { moveOrder } from './move-order.ts'
import { liveRooms, type OrderRow } from './order-row.ts'
import { pointsFor } from './points-of-orders.ts'
import { findArrived, findArriving, findDeparted, markTold } from './stays-store.ts'
import { lockOrder, writeRooms } from './store.ts'
import { tellGuest } from './tell-guest.ts'
import type { BookingWorld } from './world.ts'

/**
 * The day after an arrival a stay has begun, unless the hotel has said that nobody came. Each order is moved by itself,
 * under its lock: done twice, late or by two at once, it is moved once.
 */
export async function beginStays(world: BookingWorld) {
  const find = (page: RowPage) => findArrived(world.db, world.now(), page)
  return forEachRow(world, { task: 'begin_stays', find }, async (id) => {
    await withLocked(world, id, 'confirmed', async (tx, order, now) => {
      if (order.notArrived) return markNoShow(world, tx, order, now)
      await moveOrder(tx, order, 'staying', { kind: 'staying', by: 'system', now })
    })
  })
}

/** Two days before an arrival; each order once. */
export async function tellBeforeArrival(world: BookingWorld) {
  const find = (page: RowPage) => findArriving(world.db, world.now(), page)
  return forEachRow(world, { task: 'tell_before_arrival', find }, async (id) => {
    await withLocked(world, id, 'confirmed', async (tx, order, now) => {
      await tellGuest(world, tx, { ...order, version: 0 }, 'before_arrival')
      await markTold(tx, id, now)
    })
  })
}

/** After check-out: the stay is over, its points are granted, its commission is earned. */
export async function completeStays(world: BookingWorld) {
  const find = (page: RowPage) => findDeparted(world.db, world.now(), page)
  return forEachRow(world, { task: 'complete_stays', find }, async (id) => {
    await withLocked(world, id, 'staying', async (tx, order, now) => {
      const completed = await moveOrder(tx, order, 'completed', { kind: 'completed', by: 'system', now })
      await grantPoints(tx, { guestId: order.guestId, orderId: id, points: pointsFor(order), now })
      for (const { completed: done } of world.listeners) await done(tx, { orderId: id, now })
      await tellGuest(world, tx, completed, 'after_stay')
    })
  })
}

/** Who did not come pays the policy's no-show, of what was paid or from the hold; what is left goes back. */
async function markNoShow(world: BookingWorld, tx: Tx, order: OrderRow, now: number) {
  const settled = liveRooms(order).map((room) => {
    const { fee } = order.frozen.rooms[room.position]!.noShow
    const paid = room.paid - room.refunded
    const capture = Math.min(room.held, Math.max(0, fee - paid))
    const refund = Math.max(0, paid - fee)
    return { room, capture, refund, fee: paid - refund + capture }
  })
  await writeRooms(
    tx,
    settled.map(({ room, capture, refund }) => ({
      ...room,
      paid: room.paid + capture,
      refunded: room.refunded + refund,
      held: 0,
    })),
  )
  const sum = (part: 'capture' | 'refund' | 'fee') => settled.reduce((all, one) => all + one[part], 0)
  const plan = { orderId: order.id, key: `no_show:${order.id}`, now }
  const released = settled.reduce((all, { room, capture }) => all + room.held - capture, 0)
  if (sum('refund') > 0) await world.payments.planRefund(tx, { ...plan, amount: sum('refund') })
  if (sum('capture') > 0) await world.payments.planCapture(tx, { ...plan, amount: sum('capture') })
  if (released > 0) await world.payments.planRelease(tx, { ...plan, amount: released })
  // What the policy asks beyond what was paid or held is between the guest and the hotel.
  const facts = { refund: sum('refund'), fee: sum('fee') }
  const gone = await moveOrder(tx, order, 'no_show', { kind: 'no_show', by: 'system', now, facts })
  for (const { roomsCancelled } of world.listeners) {
    await roomsCancelled(tx, { orderId: order.id, positions: settled.map(({ room }) => room.position), now })
  }
  await tellGuest(world, tx, gone, 'no_show', facts)
}

function withLocked(
  world: BookingWorld,
  id: Id,
  state: OrderRow['state'],
  act: (tx: Tx, order: OrderRow, now: number) => Promise<void>,
) {
  return transaction(world.db, async (tx) => {
    const order = await lockOrder(tx, { id })
    if (order?.state === state) await act(tx, order, world.now())
  })
}
