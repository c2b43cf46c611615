import type { Bounds, MapGround } from '#contract/places.ts'
import { type Pixel, worldOf } from './projection.ts'

export type Shape = readonly Pixel[]
export type Rect = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The ground on a plane in kilometres (at the city's latitude) around the city, as the web's map has it. */
export type GroundShapes = {
  /** Where the plane's origin lies on the world, and how much of the world a kilometre is. */
  readonly origin: Pixel
  readonly kilometre: number
  readonly water: readonly Shape[]
  readonly near: Rect
  readonly land: readonly Shape[]
  readonly lakes: readonly Shape[]
  readonly far: Rect
}

const equatorKm = 40_075.017
/** How finely the sides of the two boxes are divided: see `MapGround`. */
const steps = { near: 16_384, far: 8_192 }

export function shapesOf({ box, water, far }: Pick<MapGround, 'box' | 'water' | 'far'>): GroundShapes {
  const middle = { lat: (box.n + box.s) / 2, lon: (box.e + box.w) / 2 }
  const origin = worldOf(middle)
  const kilometre = 1 / (equatorKm * Math.cos((middle.lat * Math.PI) / 180))
  const at = (lat: number, lon: number): Pixel => {
    const { x, y } = worldOf({ lat, lon })
    return { x: (x - origin.x) / kilometre, y: (y - origin.y) / kilometre }
  }
  const shapes = (lines: readonly (readonly number[])[], { n, s, e, w }: Bounds, side: number) =>
    lines.map((flat) => {
      let [x, y] = [0, 0]
      return Array.from({ length: flat.length / 2 }, (_, point) => {
        x += flat[2 * point]!
        y += flat[2 * point + 1]!
        return at(n - (y / side) * (n - s), w + (x / side) * (e - w))
      })
    })
  const rect = ({ n, s, e, w }: Bounds): Rect => {
    const [from, to] = [at(n, w), at(s, e)]
    return { left: from.x, top: from.y, right: to.x, bottom: to.y }
  }
  return {
    origin,
    kilometre,
    water: shapes(water, box, steps.near),
    near: rect(box),
    land: shapes(far.land, far.box, steps.far),
    lakes: shapes(far.lakes, far.box, steps.far),
    far: rect(far.box),
  }
}

/** The visible parts of the shapes as one path. Curves through the midpoints of the sides avoid corners at any zoom. */
export function pathIn(shapes: readonly Shape[], sight: Rect): Path2D | null {
  const path = new Path2D()
  let isEmpty = true
  for (const shape of shapes) {
    const ring = clipped(shape, sight)
    if (ring.length < 3) continue
    isEmpty = false
    const [first, second] = [ring[0]!, ring[1]!]
    path.moveTo((first.x + second.x) / 2, (first.y + second.y) / 2)
    for (let at = 1; at <= ring.length; at++) {
      const [a, b] = [ring[at % ring.length]!, ring[(at + 1) % ring.length]!]
      path.quadraticCurveTo(a.x, a.y, (a.x + b.x) / 2, (a.y + b.y) / 2)
    }
    path.closePath()
  }
  return isEmpty ? null : path
}

/** Sutherland and Hodgman: what lies beyond one side after the other is cut off. */
export function clipped(shape: Shape, { left, top, right, bottom }: Rect): Shape {
  let ring = shape
  for (const [axis, edge, sign] of [
    ['x', left, 1],
    ['x', right, -1],
    ['y', top, 1],
    ['y', bottom, -1],
  ] as const) {
    const kept: Pixel[] = []
    for (let at = 0; at < ring.length; at++) {
      const [a, b] = [ring[at]!, ring[(at + 1) % ring.length]!]
      const [isIn, nextIsIn] = [(a[axis] - edge) * sign >= 0, (b[axis] - edge) * sign >= 0]
      if (isIn) kept.push(a)
      if (isIn === nextIsIn) continue
      const share = (edge - a[axis]) / (b[axis] - a[axis])
      kept.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
    }
    ring = kept
    if (ring.length === 0) break
  }
  return ring
}
