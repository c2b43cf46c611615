import type { Id } from '#domain/id.ts'
import { transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow } from '../jobs/for-each-row.ts'
import { moveOrder } from './move-order.ts'
import { releaseUnpaid } from './release-order.ts'
import { findOverdueHolds, lockOrder } from './store.ts'
import { tellGuest } from './tell-guest.ts'
import type { BookingWorld } from './world.ts'

/** Ends a hold whose time is over; whoever comes second, or too early, finds nothing to do. */
export async function expireHold(world: BookingWorld, { orderId }: { orderId: Id }): Promise<boolean> {
  const now = world.now()
  const isExpired = await transaction(world.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId })
    if (order?.state !== 'held' || order.payBefore! > now) return false
    await releaseUnpaid(tx, order, now)
    world.onStep?.('nights_returned')
    const expired = await moveOrder(tx, order, 'expired', { kind: 'expired', by: 'system', now })
    await tellGuest(world, tx, expired, 'expired')
    world.onStep?.('expiry_written')
    return true
  })
  if (isExpired) world.onStep?.('expired')
  return isExpired
}

/** Holds whose own job was lost or late. */
export async function expireOverdueHolds(world: BookingWorld) {
  const find = (page: RowPage) => findOverdueHolds(world.db, world.now(), page)
  return forEachRow(world, { task: 'expire_holds', find }, (orderId) => expireHold(world, { orderId }))
}
