import type { Db } from '../db/database.ts'
import { findHotel } from './find-hotel.ts'

/** The state of a hotel; null if it does not exist. */
export const stateOfHotel = async (db: Db, id: string) => (await findHotel(db, id))?.state ?? null
