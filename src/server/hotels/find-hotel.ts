import { createSingleFlight } from '../cache/single-flight.ts'
import type { Db } from '../db/database.ts'
import { type HotelRow, readHotel } from './store.ts'

export type { HotelRow } from './store.ts'

const flights = new WeakMap<Db, ReturnType<typeof createSingleFlight<HotelRow | null>>>()

/** A page makes five calls about one hotel at once, which share one read. */
export function findHotel(db: Db, id: string): Promise<HotelRow | null> {
  const flight = flights.getOrInsertComputed(db, () => createSingleFlight())
  return flight(id, () => readHotel(db, id))
}
