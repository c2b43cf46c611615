import type { OrderState } from '#domain/order-states.ts'
import { promotionUseReturns } from '#domain/promotions.ts'
import { nightDates } from '#domain/stay.ts'
import type { Tx } from '../db/database.ts'
import { returnNights } from '../inventory/take-nights.ts'
import { returnPoints } from '../points/spend-points.ts'
import { liveRooms, type OrderRow } from './order-row.ts'
import { returnUse } from './promotion-store.ts'

/** Puts so many rooms of an order back on sale. */
export const returnRooms = (tx: Tx, { frozen }: OrderRow, rooms: number) =>
  returnNights(tx, { roomTypeId: frozen.product.room, nights: nightDates(frozen.stay), rooms })

/** Gives back everything that an unpaid order had taken: nights, points and its use of a promotion. */
export async function releaseUnpaid(tx: Tx, order: OrderRow, now: number) {
  await returnRooms(tx, order, liveRooms(order).length)
  const points = liveRooms(order).reduce(
    (sum, { position }) => sum + order.frozen.rooms[position]!.price.points,
    0,
  )
  if (points > 0) {
    await returnPoints(tx, {
      guestId: order.guestId,
      orderId: order.id,
      points,
      now,
      key: `${order.id}:released:${order.version}`,
    })
  }
  await returnUse(tx, order.id)
}

export async function returnPromotionUse(tx: Tx, order: OrderRow, state: OrderState, feesKept: number) {
  if (order.promotion && promotionUseReturns({ state, feesKept })) await returnUse(tx, order.id)
}
