import { type LatLon, latLonOf, type Pixel, type View, worldOf, zoomStep } from './projection.ts'

export type Size = { readonly width: number; readonly height: number }
/** Room that marks and controls need between the outermost point and the edge. */
export type Margins = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Shares of points that are tried to be left out on one side at once: an outlying airport is a small cluster. */
const steps = [0.01, 0.02, 0.04, 0.07, 0.11, 0.15]
const mostLeftOut = 0.3
/** By so much the view must come nearer for each one in a hundred that is left out. */
const leastGain = 1 / 24
/** A smooth maximum of both sides: with the plain one, trimming either of two equal sides would gain nothing. */
const sharpness = 4
const fewest = 13
/** A few are looked at from further away: what is around them tells where they are. */
const closest = { few: 13.5, many: 15 }
const fewPins = 40
const farthest = 2
const hair = 1e-6

/**
 * The densest part of the points for a map of this shape: their box is trimmed on the side where leaving out a few
 * points brings the view nearest. A tall map is limited by the width of the box, a flat one by its height.
 */
export function withoutOutliers<Point extends LatLon>(
  points: readonly Point[],
  { width, height }: Size,
): readonly Point[] {
  if (points.length < fewest) return points
  const placed = points.map((point, at) => ({ at, ...worldOf(point) }))
  const sides = (['x', 'y'] as const).flatMap((axis) => {
    const rising = placed.toSorted((a, b) => a[axis] - b[axis])
    return [
      { axis, order: rising, other: 1 },
      { axis, order: rising.toReversed(), other: 0 },
    ]
  })
  const isGone = new Uint8Array(points.length)
  let left = points.length
  for (;;) {
    const bounds = sides.map(({ axis, order }) => order.find(({ at }) => isGone[at] === 0)![axis])
    const [east, west, south, north] = bounds as [number, number, number, number]
    const extent = { x: Math.abs(west - east), y: Math.abs(north - south) }
    const spread = ({ x, y }: Pixel) => ((x + hair) / width) ** sharpness + ((y + hair) / height) ** sharpness
    let best: { gain: number; out: readonly { at: number }[] } | null = null
    for (const part of steps) {
      const count = Math.max(1, Math.round(points.length * part))
      if (left - count < points.length * (1 - mostLeftOut)) break
      sides.forEach(({ axis, order, other }, side) => {
        const out: { at: number }[] = []
        const next = order.find((point) => {
          if (isGone[point.at] === 1) return false
          if (out.length === count) return true
          out.push(point)
          return false
        })!
        const opposite = side - (side % 2) + other
        const trimmed = { ...extent, [axis]: Math.abs(next[axis] - bounds[opposite]!) }
        const nearer = Math.log(spread(extent) / spread(trimmed)) / sharpness
        const gain = nearer / (100 * (count / points.length))
        if (!best || gain > best.gain) best = { gain, out }
      })
    }
    const found = best as { gain: number; out: readonly { at: number }[] } | null
    if (!found || found.gain < leastGain) break
    for (const { at } of found.out) isGone[at] = 1
    left -= found.out.length
  }
  return points.filter((_, at) => isGone[at] === 0)
}

/** Across the date line the short way round: as near to the first as can be. */
export function unwrapped<Point extends LatLon>(points: readonly Point[]): readonly Point[] {
  const [first] = points
  if (!first || points.every(({ lon }) => Math.abs(lon - first.lon) <= 180)) return points
  return points.map((point) => ({
    ...point,
    lon: point.lon - 360 * Math.round((point.lon - first.lon) / 360),
  }))
}

/** The nearest view that holds all points within the margins; null for none. */
export function viewOver(
  points: readonly LatLon[],
  { width, height }: Size,
  { top, right, bottom, left }: Margins,
): View | null {
  if (points.length === 0) return null
  const flat = points.map(worldOf)
  const [west, north] = edge(flat, Math.min)
  const [east, south] = edge(flat, Math.max)
  const scale = Math.min(
    Math.max(width - left - right, 40) / Math.max(east - west, 1e-12),
    Math.max(height - top - bottom, 40) / Math.max(south - north, 1e-12),
  )
  const wanted = Math.floor(Math.log2(scale / 256) / zoomStep) * zoomStep
  const zoom = Math.max(farthest, Math.min(points.length < fewPins ? closest.few : closest.many, wanted))
  const pixel = 1 / (256 * 2 ** zoom)
  const middle = {
    x: (west + east) / 2 + ((right - left) / 2) * pixel,
    y: (north + south) / 2 + ((bottom - top) / 2) * pixel,
  }
  return { centre: latLonOf({ x: middle.x * 256, y: middle.y * 256 }, 0), zoom }
}

function edge(points: readonly Pixel[], outer: (a: number, b: number) => number): [x: number, y: number] {
  return points.reduce(([x, y], point) => [outer(x, point.x), outer(y, point.y)], [
    points[0]!.x,
    points[0]!.y,
  ] as [number, number])
}
