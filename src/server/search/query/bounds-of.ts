import type { Bounds } from '#contract/places.ts'
import type { Point } from '#gazetteer/ground.ts'

const wholeTurn = 360

/** The box that holds all points; across the date line where that is the smaller one. */
export function boundsOf(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null
  const lats = points.map(({ lat }) => lat)
  const lons = points.map(({ lon }) => lon)
  const box = { n: Math.max(...lats), s: Math.min(...lats), e: Math.max(...lons), w: Math.min(...lons) }
  const [eastern, western] = [lons.filter((lon) => lon >= 0), lons.filter((lon) => lon < 0)]
  if (eastern.length === 0 || western.length === 0) return box
  const across = { ...box, e: Math.max(...western), w: Math.min(...eastern) }
  return across.e + wholeTurn - across.w < box.e - box.w ? across : box
}
