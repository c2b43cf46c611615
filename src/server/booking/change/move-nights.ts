import { nightMoves, type OccupiedNights } from '#domain/order/night-moves.ts'
import type { OrderSnapshot } from '#domain/order/order-snapshot.ts'
import { ok } from '#domain/result.ts'
import { nightDates } from '#domain/stay/stay.ts'
import type { Tx } from '../../db/database.ts'
import { returnNights, takeNights } from '../../inventory/take-nights.ts'
import { liveRooms, type OrderRow } from '../order-row.ts'

/** The rooms that a stay occupies. */
export const occupiedBy = ({ product, stay }: OrderSnapshot, rooms: number): OccupiedNights => ({
  roomTypeId: product.room,
  nights: nightDates(stay),
  rooms,
})

export const ownNights = (order: OrderRow): OccupiedNights =>
  occupiedBy(order.snapshot, liveRooms(order).length)

/**
 * Takes only added nights and returns only dropped ones, in the lock order of the inventory. After a refusal the caller
 * rolls back.
 */
export async function moveNights(
  tx: Tx,
  before: readonly OccupiedNights[],
  after: readonly OccupiedNights[],
) {
  for (const { rooms, ...move } of nightMoves(before, after)) {
    if (rooms < 0) await returnNights(tx, { ...move, rooms: 0 - rooms })
    else {
      const taken = await takeNights(tx, { ...move, rooms })
      if (!taken.ok) return taken
    }
  }
  return ok(null)
}
