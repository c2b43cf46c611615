import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import { readHotels } from './store.ts'

/** The place id of each hotel's city, closed hotels included. */
export async function citiesOfHotels(db: Db, ids: readonly Id[]): Promise<Map<Id, number>> {
  const rows = await readHotels(db, [...new Set(ids)])
  return new Map(rows.map(({ id, city }) => [id, city]))
}
