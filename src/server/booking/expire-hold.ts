import { byJob } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import type { BookingContext } from './context.ts'
import { moveOrder } from './move-order.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { releaseUnpaid } from './release-order.ts'
import { findOverdueHolds, lockOrder } from './store.ts'

/** Expires a hold that is overdue; a second or early call does nothing. */
export async function expireHold(context: BookingContext, { orderId }: { orderId: Id }): Promise<boolean> {
  const now = context.now()
  const isExpired = await transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    if (order?.state !== 'held' || order.payBefore! > now) return false
    await releaseUnpaid(tx, order, now)
    context.onStep?.('nights_returned')
    const expired = await moveOrder(tx, order, 'expired', { kind: 'expired', by: byJob('expire_hold'), now })
    await queueOrderMail(context, tx, expired, 'expired')
    context.onStep?.('expiry_written')
    return true
  })
  if (isExpired) context.onStep?.('expired')
  return isExpired
}

/** Expires holds whose own job was lost or late. */
export async function expireOverdueHolds(context: BookingContext) {
  const find = (page: RowPage) => findOverdueHolds(context.db, context.now(), page)
  return forEachRow(context, { task: 'expire_holds', find }, (orderId) => expireHold(context, { orderId }))
}
