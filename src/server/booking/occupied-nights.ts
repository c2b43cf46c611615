import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../db/database.ts'
import { readHeldRooms, readOrdersOn } from './occupied-nights-store.ts'

type Held = { hotelId: Id; from: PlainDate; to: PlainDate }

/** Rooms of orders and changes that wait for their payment, by room type and night. */
export const heldRooms = (db: Db, asked: Held) => readHeldRooms(db, asked)

type Occupied = { roomTypeId: Id; night: PlainDate; limit: number }

/** Numbers of the orders that occupy a room type on a night. */
export const ordersOn = (db: Db, asked: Occupied) => readOrdersOn(db, asked)
