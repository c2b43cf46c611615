import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'

/** Limits a query on orders to the hotels that a member may see. */
export const within = (db: Db, hotels: readonly Id[] | null) =>
  hotels === null ? db`` : db`and orders.hotel_id = any(${[...hotels]}::bigint[])`
