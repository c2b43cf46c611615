import type { Db } from '../db/database.ts'
import { sharing } from '../sharing.ts'
import { type HotelRow, readHotel } from './store.ts'

export type { HotelRow } from './store.ts'

type Find = (id: string) => Promise<HotelRow | null>

const finders = new WeakMap<Db, Find>()

/** A page asks five things about one hotel at once: its row is read once for all of them. */
export function findHotel(db: Db, id: string): Promise<HotelRow | null> {
  let find = finders.get(db)
  if (!find) {
    find = sharing<string, HotelRow | null>(String, (hotel) => readHotel(db, hotel))
    finders.set(db, find)
  }
  return find(id)
}
