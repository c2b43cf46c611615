import { duesIn } from '#domain/order/order-dues.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { promotionUseReturns } from '#domain/order/promotions.ts'
import type { Tx } from '../db/database.ts'
import { returnPoints } from '../points/spend-points.ts'
import { moveNights, ownNights } from './change/move-nights.ts'
import { liveRooms, type OrderRow } from './order-row.ts'
import { addUse, countUses, lockPromotion, returnUse } from './promotion-store.ts'
import { changeDues } from './settlement/change-dues.ts'

/** The points that pay for the uncancelled rooms. */
export const pointsOf = (order: OrderRow): number =>
  liveRooms(order).reduce((sum, { position }) => sum + order.snapshot.rooms[position]!.price.points, 0)

/** Returns everything that an unpaid order had taken: nights, points and its use of a promotion. */
export async function releaseUnpaid(tx: Tx, order: OrderRow, now: number) {
  const unpaid = duesIn(order.dues, 'open').map((due) => ({ ...due, state: 'void' }) as const)
  await changeDues(tx, order, unpaid, now)
  const points = pointsOf(order)
  if (points > 0) {
    await returnPoints(tx, {
      guestId: order.guestId,
      orderId: order.id,
      points,
      now,
      key: `${order.id}:released:${order.version}`,
    })
  }
  await moveNights(tx, order.snapshot.product.hotel, ownNights(order), [])
  await returnUse(tx, order.id)
}

export async function returnPromotionUse(tx: Tx, order: OrderRow, state: OrderState, feesKept: number) {
  if (order.promotion && promotionUseReturns({ state, feesKept })) await returnUse(tx, order.id)
}

/** Takes the use of a promotion again for an expired order; false if others have used it up since. */
export async function takeUseAgain(
  tx: Tx,
  { id, promotion, guestId }: OrderRow,
  now: number,
): Promise<boolean> {
  const known = await lockPromotion(tx, promotion!)
  const { inAll, byAccount } = await countUses(tx, promotion!, guestId)
  if (inAll >= (known?.usesInAll ?? Infinity) || byAccount >= (known?.usesPerAccount ?? Infinity))
    return false
  await addUse(tx, { orderId: id, code: promotion!, guestId, now })
  return true
}
