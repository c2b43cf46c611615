import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Pool } from '../../db/database.ts'

/** Rooms of unpaid holds on one night. */
export type HeldRooms = { readonly room: Id; readonly night: PlainDate; readonly rooms: number }

/** Dependencies of the calendar. Orders belong to booking, which hands these functions over. */
export type CalendarContext = {
  readonly db: Pool
  readonly now: () => number
  readonly heldRooms: (
    db: Db,
    asked: { hotelId: Id; from: PlainDate; to: PlainDate },
  ) => Promise<readonly HeldRooms[]>
  /** Numbers of orders that occupy a room type on a night. */
  readonly ordersOn: (db: Db, asked: { roomTypeId: Id; night: PlainDate; limit: number }) => Promise<string[]>
}
