import type { LatLon } from './projection.ts'

/** Something on the map that can be pressed: a hotel, or a place on too wide a map. */
export type MapPin = LatLon & {
  readonly id: string
  /** The visible text: a price or a name; null for a hotel that cannot be booked. */
  readonly label: string | null
  /** The accessible name. */
  readonly title: string
  /** The price, to find the cheapest of a group; null without a price. */
  readonly amount: number | null
  /** The slug of its district. */
  readonly district: string | null
}

/** The number of the pin that is nearest to a point, within so many pixels; -1 for none. */
export function nearestPin(
  { x, y }: { readonly x: Float64Array; readonly y: Float64Array },
  point: { readonly x: number; readonly y: number },
  reach: number,
): number {
  let [nearest, least] = [-1, reach * reach]
  for (let at = 0; at < x.length; at++) {
    const away = (x[at]! - point.x) ** 2 + (y[at]! - point.y) ** 2
    if (away < least) [nearest, least] = [at, away]
  }
  return nearest
}
