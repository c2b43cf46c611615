import type { Id } from '#domain/id.ts'
import type { Change } from '#domain/order/change-order.ts'
import { nightMoves, type OccupiedNights } from '#domain/order/night-moves.ts'
import { type OrderSnapshot, saleOf } from '#domain/order/order-snapshot.ts'
import { ok } from '#domain/result.ts'
import { nightDates } from '#domain/stay/stay.ts'
import type { Tx } from '../../db/database.ts'
import { returnNights, takeNights } from '../../inventory/take-nights.ts'
import { liveRooms, type OrderRow } from '../order-row.ts'

/** The nights of these rooms of a stay, by position. */
export const occupiedBy = (order: OrderSnapshot, positions: readonly number[]): OccupiedNights[] =>
  positions.map((position) => ({
    roomTypeId: saleOf(order, position).product.room,
    nights: nightDates(order.stay),
    rooms: 1,
  }))

export const ownNights = (order: OrderRow): OccupiedNights[] =>
  occupiedBy(
    order.snapshot,
    liveRooms(order).map(({ position }) => position),
  )

/** The nights of an order after a change. */
export const nightsAfter = (
  { rooms }: Pick<OrderRow, 'rooms'>,
  { snapshot, dropped }: Pick<Change, 'snapshot' | 'dropped'>,
): OccupiedNights[] => {
  const ended = new Set([
    ...dropped,
    ...rooms.filter(({ isCancelled }) => isCancelled).map(({ position }) => position),
  ])
  return occupiedBy(
    snapshot,
    [...snapshot.rooms.keys()].filter((position) => !ended.has(position)),
  )
}

/**
 * Takes only added nights and returns only dropped ones, in the lock order of the inventory. After a refusal the caller
 * rolls back.
 */
export async function moveNights(
  tx: Tx,
  hotelId: Id,
  before: readonly OccupiedNights[],
  after: readonly OccupiedNights[],
) {
  for (const { rooms, ...move } of nightMoves(before, after)) {
    if (rooms < 0) await returnNights(tx, { hotelId, ...move, rooms: 0 - rooms })
    else {
      const taken = await takeNights(tx, { hotelId, ...move, rooms })
      if (!taken.ok) return taken
    }
  }
  return ok(null)
}
