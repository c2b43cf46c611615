import type { Db } from '../db/database.ts'
import { findHotel } from './find-hotel.ts'

/** Whether a hotel is sold; null where there is none. */
export const stateOfHotel = async (db: Db, id: string) => (await findHotel(db, id))?.state ?? null
