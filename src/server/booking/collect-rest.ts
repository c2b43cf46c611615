import { decideCancellation } from '#domain/cancel-order.ts'
import { CHARGE_LEAD } from '#domain/payment-types.ts'
import { transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { applyCancellation } from './cancel-order.ts'
import { findCollectable } from './collect-store.ts'
import { cancellableOrder } from './order-row.ts'
import { addEvent, lockOrder, touchOrder, writeRooms } from './store.ts'
import { tellGuest } from './tell-guest.ts'
import { restOf } from './why-not.ts'
import type { BookingWorld } from './world.ts'

/** How long before the rest is due its guest is reminded. */
const REMINDER = 3 * 24 * 60 * 60 * 1000

/**
 * The rest of a deposit is due before cancelling costs more than was paid. Guests are reminded three days before; a day
 * after it was due, just before the fee would grow, an order whose rest is unpaid is cancelled under its policy.
 */
export async function collectRests(world: BookingWorld) {
  const now = world.now()
  const find = (page: RowPage) => findCollectable(world.db, now + REMINDER, page)
  return forEachRow(world, { task: 'collect_rests', find }, async (id) => {
    await transaction(world.db, async (tx) => {
      const order = await lockOrder(tx, { id })
      if (order?.state !== 'confirmed' || order.collectAt === null) return
      const { type } = order.frozen.terms.payment
      const rest = type === 'deposit' ? restOf(order) : 0
      if (rest === 0) return
      if (now < order.collectAt + CHARGE_LEAD) {
        // One event, one mail: the outbox keeps the first of each.
        await tellGuest(world, tx, { ...order, version: 0 }, 'rest_due', { rest })
        return
      }
      const decided = decideCancellation(cancellableOrder(order), now)
      if (decided.ok) await applyCancellation(world, tx, order, decided.value, { by: 'system', now })
    })
  })
}

/** A guarantee is captured from its hold when the fee begins. */
export async function captureGuarantees(world: BookingWorld) {
  const now = world.now()
  const find = (page: RowPage) => findCollectable(world.db, now, page)
  return forEachRow(world, { task: 'capture_guarantees', find }, async (id) => {
    await transaction(world.db, async (tx) => {
      const order = await lockOrder(tx, { id })
      if (order?.state !== 'confirmed' || order.frozen.terms.payment.type !== 'guarantee') return
      const held = order.rooms.reduce((sum, room) => sum + room.held, 0)
      if (held === 0) return
      await world.payments.planCapture(tx, { orderId: id, amount: held, key: `guarantee:${id}`, now })
      await writeRooms(
        tx,
        order.rooms.map((room) => ({ ...room, paid: room.paid + room.held, held: 0 })),
      )
      await addEvent(tx, id, order.state, { kind: 'captured', by: 'system', now, facts: { amount: held } })
      await touchOrder(tx, id)
    })
  })
}
