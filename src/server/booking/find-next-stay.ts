import type { Id } from '#domain/id.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { findOrders } from './list-store.ts'
import { liveRooms } from './order-row.ts'

export type NextStay = {
  readonly orderId: Id
  readonly number: string
  readonly hotel: Bilingual
  /** ISO 8601 with the hotel's UTC offset. */
  readonly checkIn: string
  readonly rooms: number
}

/** The current stay of a guest, else the next one. */
export async function findNextStay(
  db: Db,
  { guestId, now }: { guestId: Id; now: number },
): Promise<NextStay | null> {
  for (const tab of ['staying', 'upcoming'] as const) {
    const { rows } = await findOrders(db, { guestId, tab, query: null, now, offset: 0, limit: 1 })
    const [order] = rows
    if (!order) continue
    const { names, checkIn, zone } = order.snapshot
    return {
      orderId: order.id,
      number: order.number,
      hotel: names.hotel,
      checkIn: isoInstant(checkIn, zone),
      rooms: liveRooms(order).length,
    }
  }
  return null
}
