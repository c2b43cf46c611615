import type { CoastRing } from './coast.ts'

/** A plane in kilometres east and south of a point, accurate enough around a city. */
export type Plane = Readonly<{
  x: (lon: number) => number
  y: (lat: number) => number
  lat: (y: number) => number
  lon: (x: number) => number
  /** The circumference at this latitude. */
  roundKm: number
}>
export type PlaneRing = readonly Readonly<{ x: number; y: number }>[]

const kmPerDegree = 111.2

export function planeAround({ lat, lon }: { lat: number; lon: number }): Plane {
  const kmPerLon = kmPerDegree * Math.cos((lat * Math.PI) / 180)
  return {
    roundKm: 360 * kmPerLon,
    x: (at) => (at - lon) * kmPerLon,
    y: (at) => (lat - at) * kmPerDegree,
    lat: (y) => lat - y / kmPerDegree,
    lon: (x) => lon + x / kmPerLon,
  }
}

/** The rings of a kind within a square around the plane's centre, clipped to it. */
export function ringsIn(
  coast: readonly CoastRing[],
  kind: CoastRing['kind'],
  plane: Plane,
  halfKm: number,
): PlaneRing[] {
  const places = [0, plane.roundKm, -plane.roundKm]
  return coast.flatMap((ring) =>
    ring.kind === kind
      ? places
          .map((shift) => ({ ...plane, x: (lon: number) => plane.x(lon) + shift }))
          .filter((shifted) => mayMeet(ring, shifted, halfKm))
          .flatMap((shifted) => clippedTo(halfKm, [around(ring, shifted, halfKm)]))
      : [],
  )
}

/** Clips rings to a smaller square. */
export const clippedTo = (halfKm: number, rings: readonly PlaneRing[]): PlaneRing[] =>
  rings.map((ring) => clipped(ring, halfKm)).filter((ring) => ring.length > 2)

/** A continent has a hundred thousand points: in a run of points beyond one side only the ends matter. */
function around({ points }: CoastRing, plane: Plane, halfKm: number): PlaneRing {
  const kept: { x: number; y: number }[] = []
  let beyond = 0
  let skipped: { x: number; y: number } | null = null
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [plane.x(points[at]!), plane.y(points[at + 1]!)]
    const sides = (x > halfKm ? 1 : 0) | (x < -halfKm ? 2 : 0) | (y > halfKm ? 4 : 0) | (y < -halfKm ? 8 : 0)
    if ((sides & beyond) !== 0) {
      beyond &= sides
      skipped = { x, y }
      continue
    }
    if (skipped) kept.push(skipped)
    kept.push({ x, y })
    beyond = sides
    skipped = null
  }
  return skipped ? [...kept, skipped] : kept
}

const mayMeet = ({ box }: CoastRing, plane: Plane, halfKm: number): boolean =>
  plane.y(box.n) < halfKm && plane.y(box.s) > -halfKm && plane.x(box.w) < halfKm && plane.x(box.e) > -halfKm

/** Sutherland-Hodgman clipping, one side after the other. */
function clipped(ring: PlaneRing, halfKm: number): PlaneRing {
  let left = ring
  for (const axis of ['x', 'y'] as const)
    for (const sign of [1, -1]) {
      const isIn = (at: PlaneRing[number]) => at[axis] * sign <= halfKm
      left = left.flatMap((a, at) => {
        const b = left[(at + 1) % left.length]!
        const kept = isIn(a) ? [a] : []
        if (isIn(a) === isIn(b)) return kept
        const share = (halfKm * sign - a[axis]) / (b[axis] - a[axis])
        const cut = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, [axis]: halfKm * sign }
        return [...kept, cut]
      })
    }
  return left
}
