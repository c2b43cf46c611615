import type { CancellationPreview } from '#contract/booking.ts'
import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { type Cancellation, decideCancellation, isCancellationUnchanged } from '#domain/order/cancel-order.ts'
import { nextDue } from '#domain/order/order-dues.ts'
import { ok, refuse } from '#domain/result.ts'
import { seal, unseal } from '#domain/sealed-token.ts'
import type { Tx } from '../db/database.ts'
import { returnPoints } from '../points/spend-points.ts'
import { moveNights, occupiedBy } from './change/move-nights.ts'
import { closePendingChange } from './change/pending-change.ts'
import type { BookingContext } from './context.ts'
import { moveOrder } from './move-order.ts'
import { cancellableOrder, type OrderRow, paidFor } from './order-row.ts'
import { presentPreview } from './present.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { returnPromotionUse } from './release-order.ts'
import { planMoney, settleDues } from './settlement/apply-settlement.ts'
import { addEvent, cancelRooms, lockOrder, readOrder, readOrderOf, touchOrder } from './store.ts'

type Asked = { id: Id; room?: Id | undefined; guestId: Id }

/** The simulation that the guest saw, sealed against changes. */
type Shown = { order: Id; room: Id | null; cancellation: Cancellation }

/** Calculates the refund of a cancellation now, without changing anything. */
export async function simulateCancellation(context: BookingContext, { id, room, guestId }: Asked) {
  const order = await readOrderOf(context.db, { id, guestId })
  if (!order) return refuse('not_found')
  const decided = decideCancellation(cancellableOrder(order), context.now(), room)
  if (!decided.ok) return decided
  const shown: Shown = { order: id, room: room ?? null, cancellation: decided.value }
  const sim = seal('cancellation', shown, await context.keyring())
  return ok<CancellationPreview>(presentPreview(order, decided.value, sim))
}

/** Applies the simulated cancellation if it still holds. Money and points are planned in the same transaction. */
export async function cancelOrder(
  context: BookingContext,
  tx: Tx,
  { id, room, sim, guestId }: Asked & { sim: string },
) {
  const now = context.now()
  const opened = unseal('cancellation', sim, await context.keyring())
  const shown = opened.ok ? (opened.value as Shown) : null
  if (!shown || shown.order !== id || shown.room !== (room ?? null)) return refuse('sim_changed')
  if (now >= shown.cancellation.until) return refuse('sim_expired')
  const order = await lockOrder(tx, { id, guestId })
  if (!order) return refuse('not_found')
  const decided = decideCancellation(cancellableOrder(order), now, room)
  if (!decided.ok) return decided
  if (!isCancellationUnchanged(shown.cancellation, decided.value)) return refuse('sim_changed')
  await applyCancellation(context, tx, order, decided.value, { by: { kind: 'guest', id: guestId }, now })
  return ok((await readOrder(tx, id))!)
}

type Cancelling = {
  by: Actor
  now: number
  /** Staff waived an agreed fee. */
  isFeeWaived?: boolean
}

/** Returns rooms to inventory, and money and points less the fee to the guest. The caller has locked the order. */
export async function applyCancellation(
  context: BookingContext,
  tx: Tx,
  locked: OrderRow,
  cancellation: Cancellation,
  { by, now, isFeeWaived = false }: Cancelling,
) {
  // A change that waits for its payment was calculated for rooms that end now.
  const { order, taken } = await closePendingChange(tx, locked, { state: 'dropped', now })
  const { id, guestId } = order
  const settled = new Map(cancellation.rooms.map((room) => [room.id, room]))
  const rooms = order.rooms.filter((room) => settled.has(room.id))
  await cancelRooms(tx, { orderId: id, rooms }, now)
  const feeDue = await settleDues(
    tx,
    order,
    rooms.map((room) => ({ room, settlement: settled.get(room.id)! })),
    { kind: 'cancellation_fee', now },
  )
  const key = `cancelled:${id}:${rooms.map(({ position }) => position).join('+')}`
  const { refund, release, pointsBack, fee } = cancellation
  // Lock order: points, nights, payments.
  if (pointsBack > 0) await returnPoints(tx, { guestId, orderId: id, points: pointsBack, now, key })
  const positions = rooms.map(({ position }) => position)
  await moveNights(tx, order.snapshot.product.hotel, [...occupiedBy(order.snapshot, positions), ...taken], [])
  context.onStep?.('nights_returned')
  await planMoney(context, tx, { orderId: id, key, now }, { ...cancellation, feeDue })
  for (const { roomsCancelled } of context.listeners)
    await roomsCancelled(tx, { orderId: id, positions, now })

  const told = { refund, fee, points: pointsBack }
  const mailed = { ...told, released: release }
  const facts = {
    rooms: positions,
    ...told,
    ...(release > 0 ? { released: release } : {}),
    ...(isFeeWaived ? { fee_waived: true } : {}),
  }
  if (cancellation.whole) {
    const cancelled = await moveOrder(tx, order, 'cancelled', { kind: 'cancelled', by, now, facts })
    await returnPromotionUse(tx, order, 'cancelled', feesKept(order, fee))
    await queueOrderMail(context, tx, cancelled, 'cancelled', { ...mailed, isFeeWaived })
  } else {
    const left = (await readOrder(tx, id))!
    // The other rooms are paid at the hotel: no payment would ever confirm them.
    const isPayable = left.state !== 'held' || nextDue(left.dues, true) !== null
    if (isPayable) {
      await addEvent(tx, id, order.state, { kind: 'room_cancelled', by, now, facts })
      await touchOrder(tx, id)
    } else {
      await moveOrder(tx, left, 'confirmed', { kind: 'room_cancelled', by, now, facts })
      for (const { confirmed } of context.listeners) await confirmed(tx, { orderId: id, now })
    }
    const written = (await readOrder(tx, id))!
    await queueOrderMail(context, tx, written, 'room_cancelled', mailed)
    if (!isPayable) await queueOrderMail(context, tx, written, 'confirmed')
  }
  context.onStep?.('cancellation_written')
}

/** Fees of all rooms, including those cancelled before. */
const feesKept = (order: OrderRow, fee: number) =>
  fee +
  paidFor(
    order,
    order.rooms.filter(({ isCancelled }) => isCancelled),
  )
