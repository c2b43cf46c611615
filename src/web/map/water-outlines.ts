import type { MapGround } from '#contract/places.ts'
import type { LatLon, Pixel } from './projection.ts'

const side = 1_000
const rounds = 2
/** From further away a city's waters would be a scrap on a map without seas. */
export const leastWaterZoom = 9

/** The outlines of the ground on the earth, their corners rounded. */
export function waterOn({ box, water }: MapGround): LatLon[][] {
  return water.map((flat) =>
    rounded(pointsOf(flat)).map(({ x, y }) => ({
      lat: box.n - (y / side) * (box.n - box.s),
      lon: box.w + (x / side) * (box.e - box.w),
    })),
  )
}

function pointsOf(flat: readonly number[]): Pixel[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => ({ x: flat[2 * at]!, y: flat[2 * at + 1]! }))
}

/** Chaikin's way: each corner is cut at a quarter of both its sides, twice. */
export function rounded(ring: readonly Pixel[], times = rounds): Pixel[] {
  let line = [...ring]
  for (let round = 0; round < times; round++)
    line = line.flatMap((from, at) => {
      const to = line[(at + 1) % line.length]!
      return [
        { x: from.x * 0.75 + to.x * 0.25, y: from.y * 0.75 + to.y * 0.25 },
        { x: from.x * 0.25 + to.x * 0.75, y: from.y * 0.25 + to.y * 0.75 },
      ]
    })
  return line
}
