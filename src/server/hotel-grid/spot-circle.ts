import { type Area, circleArea } from '#gazetteer/area.ts'
import type { Point } from '#gazetteer/ground.ts'
import type { HotelGrid } from './hotel-grid.ts'

/** Radii of a search around a spot: the smallest with enough hotels is used. */
const CIRCLES_KM = [2, 5, 10, 20, 40, 80]
const FAIR_CHOICE = 30

/** `counts`: number of hotels per city in it. */
export type SpotCircle = { readonly area: Area; readonly counts: ReadonlyMap<number, number> }

export function circleAround(map: HotelGrid, spot: Point): SpotCircle {
  let found: SpotCircle | null = null
  for (const km of CIRCLES_KM) {
    const area = circleArea(spot, km * 1_000)
    found = { area, counts: map.within(area) }
    if (hotelsIn(found) >= FAIR_CHOICE) break
  }
  return found!
}

export const hotelsIn = ({ counts }: Pick<SpotCircle, 'counts'>): number =>
  [...counts.values()].reduce((sum, hotels) => sum + hotels, 0)
