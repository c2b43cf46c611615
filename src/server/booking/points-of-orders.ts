import type { Id } from '#domain/id.ts'
import { pointsEarned } from '#domain/loyalty/points.ts'
import { converter } from '#domain/money/exchange.ts'
import type { Db } from '../db/database.ts'
import type { OrderName, PendingStay } from '../points/context.ts'
import { listLiveOrders, readNames } from './guest-store.ts'
import { type OrderRow, paidFor } from './order-row.ts'

/** Points for the amount that remained paid to us, in CNY at the order's own rate. */
export const pointsFor = (order: OrderRow): number => pointsIn(order.snapshot, paidFor(order, order.rooms))

const pointsIn = ({ toCny }: OrderRow['snapshot'], paid: number) => pointsEarned(converter(toCny)(paid))

/** Points of stays that have not ended yet, counting all that is due online; the nearest first. */
export async function pendingPoints(db: Db, guestId: Id): Promise<PendingStay[]> {
  const orders = await listLiveOrders(db, guestId)
  const stays = orders.map((order) => {
    const { id, number, snapshot, rooms } = order
    const paid = rooms.reduce((sum, room) => {
      const { now, later } = snapshot.rooms[room.position]!.dues
      const stayed = paidFor(order, [room])
      return sum + (room.isCancelled ? stayed : Math.max(stayed, now + later))
    }, 0)
    return {
      orderId: id,
      number,
      hotel: snapshot.names.hotel,
      points: pointsIn(snapshot, paid),
      on: snapshot.stay.departure,
    }
  })
  return stays.filter(({ points }) => points > 0)
}

/** Numbers and hotels of orders, of this guest only. */
export const namesOfOrders = async (
  db: Db,
  asked: { guestId: Id; ids: readonly Id[] },
): Promise<ReadonlyMap<Id, OrderName>> =>
  new Map((await readNames(db, asked)).map(({ id, number, hotel }) => [id, { number, hotel }]))
