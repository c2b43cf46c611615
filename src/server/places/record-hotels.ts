import type { Db } from '../db/database.ts'
import { writeHotelCounts } from './store.ts'

/**
 * Sets the number of hotels of each place; places that are not named have none. Running processes see it within
 * seconds.
 */
export const recordHotels = (db: Db, counts: readonly { place: number; hotels: number }[]) =>
  writeHotelCounts(db, counts)
