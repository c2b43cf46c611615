import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { duesAfterChange } from '#domain/order/change-dues.ts'
import type { Change } from '#domain/order/change-order.ts'
import type { OccupiedNights } from '#domain/order/night-moves.ts'
import { dueAmount } from '#domain/order/order-dues.ts'
import { agreedNow, priceOfOrder, withoutRooms } from '#domain/order/order-snapshot.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok } from '#domain/result.ts'
import type { Tx } from '../../db/database.ts'
import { returnPoints } from '../../points/spend-points.ts'
import type { BookingContext } from '../context.ts'
import { liveRooms, nameOf, type OrderRow } from '../order-row.ts'
import { returnUse } from '../promotion-store.ts'
import { type OrderMailFacts, queueOrderMail } from '../queue-order-mail.ts'
import { addDue, changeDues } from '../settlement/change-dues.ts'
import { addEvent, cancelRooms, readOrder } from '../store.ts'
import { insertRooms, writeChanged } from './change-store.ts'
import { moveNights, nightsAfter } from './move-nights.ts'

type Applying = {
  readonly by: Actor
  readonly now: number
  /** The nights that the order and its pending change occupy. */
  readonly occupied: readonly OccupiedNights[]
  /** The payment of the difference. */
  readonly paid?: { readonly dueId: Id; readonly paymentId: Id | null }
  readonly mailed?: OrderMailFacts
}

/**
 * Makes the changed terms the stay in force: nights, rooms, revision, dues, money, commission and mail, in one
 * transaction. The caller has locked the order, and rolls back after a refusal.
 */
export async function applyChange(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  change: Change,
  { by, now, occupied, paid, mailed = {} }: Applying,
) {
  const { id: orderId, guestId } = order
  const { snapshot, dropped, pointsBack } = change
  const n = order.revision + 1
  const key = `change:${orderId}:${n}`
  const before = agreedNow(order)
  // Lock order: points, nights, payments, commission.
  if (pointsBack > 0) await returnPoints(tx, { guestId, orderId, points: pointsBack, now, key })
  if (order.promotion && !snapshot.promotion) await returnUse(tx, orderId)
  const moved = await moveNights(tx, order.snapshot.product.hotel, occupied, nightsAfter(order, change))
  if (!moved.ok) return moved
  context.onStep?.('change_nights_moved')

  await writeRooms(tx, order, change, now)
  const ended = new Set([
    ...dropped,
    ...order.rooms.filter(({ isCancelled }) => isCancelled).map(({ position }) => position),
  ])
  const live = withoutRooms(snapshot, ended)
  await writeChanged(tx, {
    orderId,
    n,
    by,
    snapshot,
    total: totalOf(priceOfOrder(live)),
    points: order.points - pointsBack,
    promotion: snapshot.promotion ? order.promotion : null,
    isArrivalMoved: snapshot.stay.arrival !== order.snapshot.stay.arrival,
    now,
  })
  const { refund, release, captures } = await settleDues(tx, order, change, {
    now,
    ...(paid ? { paid } : {}),
  })
  const plan = { orderId, key, now }
  if (refund > 0) await context.payments.planRefund(tx, { ...plan, amount: refund })
  for (const { dueId, amount } of captures)
    await context.payments.planCapture(tx, { ...plan, amount, dueId, key: `${key}:${dueId}` })
  if (release > 0) await context.payments.planRelease(tx, { ...plan, amount: release })
  const prices = snapshot.rooms.map(({ price }, position) => (ended.has(position) ? null : price))
  const listed = { orderId, toCny: snapshot.toCny, key, now }
  for (const { changed } of context.listeners)
    await changed(tx, { ...listed, rooms: prices, granted: change.granted, of: change.price })

  const { fee, pointsLost } = change
  await addEvent(tx, orderId, order.state, {
    kind: 'changed',
    by,
    now,
    facts: {
      ...{ revision: n, fee, refund, points: pointsBack },
      ...(release > 0 ? { released: release } : {}),
      ...(pointsLost > 0 ? { points_lost: pointsLost } : {}),
      before: totalOf(priceOfOrder(before)),
      was: before.stay,
      is: snapshot.stay,
    },
  })
  const changed = (await readOrder(tx, orderId))!
  await queueOrderMail(context, tx, changed, 'changed', {
    ...{ refund, fee, points: pointsBack, released: release },
    ...mailed,
  })
  context.onStep?.('change_written')
  return ok(changed)
}

async function writeRooms(tx: Tx, order: OrderRow, { snapshot, dropped }: Change, now: number) {
  const given = order.rooms.filter(({ position }) => dropped.includes(position))
  if (given.length > 0) await cancelRooms(tx, { orderId: order.id, rooms: given }, now)
  const first = liveRooms(order)[0]!
  const added = snapshot.rooms.slice(order.rooms.length)
  if (added.length === 0) return
  // Added rooms are in the name of the first one until the guest corrects it.
  await insertRooms(
    tx,
    order.id,
    added.map((_, at) => ({ ...nameOf(first), position: order.rooms.length + at })),
  )
}

async function settleDues(
  tx: Tx,
  order: OrderRow,
  { owed, snapshot, balanceAt }: Change,
  { now, paid }: Pick<Applying, 'now' | 'paid'>,
) {
  const dues = order.dues.map((due) =>
    due.id === paid?.dueId ? ({ ...due, state: 'paid', paymentId: paid.paymentId } as const) : due,
  )
  const after = duesAfterChange(dues, owed, { collected: snapshot.collected, balanceAt, now })
  await changeDues(tx, order, after.dues, now)
  if (after.balance) await addDue(tx, order, after.balance)
  const captures: { readonly dueId: Id; readonly amount: number }[] = []
  for (const due of after.captures)
    captures.push({ dueId: await addDue(tx, order, due), amount: dueAmount(due) })
  return { ...after, captures }
}
