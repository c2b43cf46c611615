import type { Tx } from '../db/database.ts'
import { countAround } from '../hotel-grid/count-around.ts'
import { recordHotels } from '../places/record-hotels.ts'
import { countByPlace, lockCounts, readSpots } from './catalogue-store.ts'

/** Tells every place how many hotels it has: cities and districts those in them, spots those that a search finds around. */
export async function recountHotels(tx: Tx): Promise<void> {
  await lockCounts(tx)
  const around = await countAround(tx, await readSpots(tx))
  await recordHotels(tx, [...(await countByPlace(tx)), ...around])
}
