import type { Db } from '../db/database.ts'
import { writeHotelCounts } from './store.ts'

/** How many hotels each place has; places that are not named have none. Running processes see it within seconds. */
export const recordHotels = (db: Db, counts: readonly { place: number; hotels: number }[]) =>
  writeHotelCounts(db, counts)
