import type { Point } from '#gazetteer/ground.ts'
import { createYield } from '../concurrency/yield.ts'
import type { Db } from '../db/database.ts'
import { readHotelGrid } from './hotel-grid.ts'
import { circleAround, hotelsIn } from './spot-circle.ts'

type Spot = Point & { readonly id: number }

/** Number of hotels in the default search area of each spot. */
export async function countAround(
  db: Db,
  spots: readonly Spot[],
): Promise<{ place: number; hotels: number }[]> {
  const map = await readHotelGrid(db)
  const turn = createYield()
  const counts = []
  for (const spot of spots) {
    counts.push({ place: spot.id, hotels: hotelsIn(circleAround(map, spot)) })
    await turn()
  }
  return counts
}
