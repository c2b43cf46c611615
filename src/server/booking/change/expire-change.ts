import { byJob } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { transaction } from '../../db/database.ts'
import type { RowPage } from '../../jobs/failed-rows.ts'
import { forEachRow } from '../../jobs/for-each-row.ts'
import type { BookingContext } from '../context.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { addEvent, lockOrder, readOrder, touchOrder } from '../store.ts'
import { findOverdueChanges, readPendingChange } from './change-store.ts'
import { moveNights, ownNights } from './move-nights.ts'
import { closePendingChange } from './pending-change.ts'

/** Returns the added nights of a change that was not paid in time; the stay in force is untouched. */
export async function expireChange(context: BookingContext, { orderId }: { orderId: Id }): Promise<boolean> {
  const now = context.now()
  const isExpired = await transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    const pending = order && (await readPendingChange(tx, orderId))
    if (!order || !pending || pending.payBefore > now) return false
    const { taken } = await closePendingChange(tx, order, { state: 'expired', now })
    const own = ownNights(order)
    await moveNights(tx, order.snapshot.product.hotel, [...own, ...taken], own)
    context.onStep?.('change_nights_returned')
    await addEvent(tx, orderId, order.state, {
      kind: 'change_expired',
      by: byJob('expire_change'),
      now,
      facts: { is: pending.change.snapshot.stay },
    })
    await touchOrder(tx, orderId)
    await queueOrderMail(context, tx, (await readOrder(tx, orderId))!, 'change_expired')
    context.onStep?.('change_expiry_written')
    return true
  })
  if (isExpired) context.onStep?.('change_expired')
  return isExpired
}

/** Expires changes whose own job was lost or late. */
export async function expireOverdueChanges(context: BookingContext) {
  const find = (page: RowPage) => findOverdueChanges(context.db, context.now(), page)
  return forEachRow(context, { task: 'expire_changes', find }, (orderId) =>
    expireChange(context, { orderId }),
  )
}
