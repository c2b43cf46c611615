import type { Tx } from '../db/database.ts'
import { countAround } from '../hotel-grid/count-around.ts'
import { recordHotels } from '../places/record-hotels.ts'
import { countByPlace, lockCounts, readSpots } from './catalogue-store.ts'

/**
 * Updates the number of hotels of every place: cities and districts count hotels in them, spots count hotels that a
 * search finds around them.
 */
export async function recountHotels(tx: Tx): Promise<void> {
  await lockCounts(tx)
  const around = await countAround(tx, await readSpots(tx))
  await recordHotels(tx, [...(await countByPlace(tx)), ...around])
}
