import { clippedTo, type PlaneRing } from './plane.ts'

/**
 * A signed distance field around a city, in kilometres to the shore, row by row from the north-west: positive
 * is land, negative is water.
 */
export type ShoreField = Readonly<{ size: number; cellKm: number; halfKm: number; values: Float32Array }>

/** Distances are clamped to this, which is more than the smoothing reaches. */
const farthestKm = { land: 1, lake: 3.5 }
/** The coasts are quantised at some 400 m, so their corners are artefacts. Lakes are ten times as coarse. */
const roundingKm = { land: 0.26, lake: 1.1 }
const blendKm = 0.18

export const centreOf = ({ cellKm, halfKm }: Pick<ShoreField, 'cellKm' | 'halfKm'>, cell: number) =>
  (cell + 0.5) * cellKm - halfKm

/** The distance field of the world map's shore, smoothed. */
export function shoreField(
  around: Readonly<Record<'land' | 'lake', readonly PlaneRing[]>>,
  { size, cellKm }: { size: number; cellKm: number },
): ShoreField {
  const halfKm = (size * cellKm) / 2
  const frame = { size, cellKm, halfKm }
  const reach = halfKm + 4
  const distancesTo = (kind: 'land' | 'lake') => {
    const rings = clippedTo(reach, around[kind])
    if (rings.length === 0) return null
    const distances = signedDistances(rings, { ...frame, edge: reach, farthest: farthestKm[kind] })
    return blurred(distances, size, roundingKm[kind] / cellKm)
  }
  const values = distancesTo('land') ?? new Float32Array(size * size).fill(-farthestKm.land)
  const lakes = distancesTo('lake')
  if (lakes) for (let at = 0; at < values.length; at++) values[at] = Math.min(values[at]!, -lakes[at]!)
  return { ...frame, values }
}

type Frame = Omit<ShoreField, 'values'>
/** The clipping edge of the rings, and the clamping distance. */
type Measured = Frame & { readonly edge: number; readonly farthest: number }

/** Distances to the nearest side of a ring; positive inside an odd number of rings. */
function signedDistances(rings: readonly PlaneRing[], frame: Measured): Float32Array {
  const { size, edge, farthest } = frame
  const values = new Float32Array(size * size).fill(farthest)
  for (const ring of rings)
    for (let at = 0; at < ring.length; at++) {
      const [a, b] = [ring[at]!, ring[(at + 1) % ring.length]!]
      // A clipped side is not a shore.
      const isCut = (a.x === b.x && Math.abs(a.x) === edge) || (a.y === b.y && Math.abs(a.y) === edge)
      if (!isCut) nearSide(values, frame, a, b)
    }
  for (let row = 0; row < size; row++) {
    const y = centreOf(frame, row)
    const crossings = crossingsAt(rings, y)
    let passed = 0
    for (let column = 0; column < size; column++) {
      while (passed < crossings.length && crossings[passed]! < centreOf(frame, column)) passed++
      if (passed % 2 === 0) values[row * size + column]! *= -1
    }
  }
  return values
}

type Spot = { readonly x: number; readonly y: number }

function nearSide(values: Float32Array, frame: Measured, a: Spot, b: Spot): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy || 1e-9
  const box = { w: Math.min(a.x, b.x), e: Math.max(a.x, b.x), n: Math.min(a.y, b.y), s: Math.max(a.y, b.y) }
  forEachCell(frame, box, frame.farthest, (at, x, y) => {
    const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length))
    const [offX, offY] = [x - a.x - along * dx, y - a.y - along * dy]
    const away = Math.sqrt(offX * offX + offY * offY)
    if (away < values[at]!) values[at] = away
  })
}

function crossingsAt(rings: readonly PlaneRing[], y: number): number[] {
  const found: number[] = []
  for (const ring of rings)
    for (let at = 0; at < ring.length; at++) {
      const [a, b] = [ring[at]!, ring[(at + 1) % ring.length]!]
      if (a.y > y !== b.y > y) found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    }
  return found.sort((a, b) => a - b)
}

type Box = { readonly w: number; readonly e: number; readonly n: number; readonly s: number }

/** Calls back for every cell within a distance of a box, with its centre. */
export function forEachCell(
  { size, cellKm, halfKm }: Frame,
  { w, e, n, s }: Box,
  reachKm: number,
  visit: (at: number, x: number, y: number) => void,
): void {
  const cellOf = (km: number) => (km + halfKm) / cellKm
  const [left, right] = [
    Math.max(0, Math.floor(cellOf(w - reachKm))),
    Math.min(size - 1, cellOf(e + reachKm)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(cellOf(n - reachKm))),
    Math.min(size - 1, cellOf(s + reachKm)),
  ]
  for (let row = top; row <= bottom; row++) {
    const y = (row + 0.5) * cellKm - halfKm
    for (let column = left; column <= right; column++)
      visit(row * size + column, (column + 0.5) * cellKm - halfKm, y)
  }
}

/** Three passes of a moving average approximate a Gaussian blur. */
function blurred(values: Float32Array, size: number, sigmaCells: number): Float32Array {
  const radius = Math.max(1, Math.round(sigmaCells))
  let [from, to]: Float32Array[] = [values, new Float32Array(values.length)]
  for (let pass = 0; pass < 6; pass++) {
    const [step, line] = pass % 2 === 0 ? [1, size] : [size, 1]
    for (let at = 0; at < size; at++) averageAlong(from!, to!, { first: at * line, step, size, radius })
    ;[from, to] = [to, from]
  }
  return from!
}

type Along = { first: number; step: number; size: number; radius: number }

function averageAlong(from: Float32Array, to: Float32Array, { first, step, size, radius }: Along): void {
  const last = first + (size - 1) * step
  const share = 1 / (2 * radius + 1)
  const [atStart, atEnd] = [from[first]!, from[last]!]
  let sum = atStart * radius
  for (let cell = 0; cell <= radius; cell++) sum += from[first + Math.min(size - 1, cell) * step]!
  for (let cell = 0; cell < size; cell++) {
    to[first + cell * step] = sum * share
    sum += cell + radius + 1 < size ? from[first + (cell + radius + 1) * step]! : atEnd
    sum -= cell >= radius ? from[first + (cell - radius) * step]! : atStart
  }
}

/** Marks land within a radius of an inhabited point. */
export const markLandAround = (field: ShoreField, at: Spot, km: number) =>
  prove(field, at, km, (x, y) => Math.hypot(x, y))

/** Marks land within a square. */
export const markLandSquare = (field: ShoreField, at: Spot, halfKm: number) =>
  prove(field, at, halfKm, (x, y) => Math.max(Math.abs(x), Math.abs(y)))

function prove(field: ShoreField, { x, y }: Spot, km: number, away: (x: number, y: number) => number): void {
  forEachCell(field, { w: x, e: x, n: y, s: y }, km + 3 * blendKm, (at, cellX, cellY) => {
    field.values[at] = smoothGreater(field.values[at]!, km - away(cellX - x, cellY - y))
  })
}

/** A smooth maximum, without a crease where both are equal. */
function smoothGreater(a: number, b: number): number {
  const share = Math.max(0, Math.min(1, 0.5 + (a - b) / (2 * blendKm)))
  return b + (a - b) * share + blendKm * share * (1 - share)
}
