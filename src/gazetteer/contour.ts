import type { PlaneRing } from './plane.ts'
import { centreOf, type ShoreField } from './shore-field.ts'

type Side = 'n' | 'e' | 's' | 'w'
/**
 * The sides at which the shore enters and leaves a square, by its wet corners (north-west 8 … south-west 1).
 */
const turns: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['s', 'w']],
  2: [['e', 's']],
  3: [['e', 'w']],
  4: [['n', 'e']],
  5: [
    ['n', 'e'],
    ['s', 'w'],
  ],
  6: [['n', 's']],
  7: [['n', 'w']],
  8: [['w', 'n']],
  9: [['s', 'n']],
  10: [
    ['w', 'n'],
    ['e', 's'],
  ],
  11: [['e', 'n']],
  12: [['w', 'e']],
  13: [['s', 'e']],
  14: [['w', 's']],
}

/**
 * The outlines of the water by marching squares, islands included: nested outlines alternate between water
 * and land. Everything outside the field is land, so every outline closes.
 */
export function contour(field: ShoreField): PlaneRing[] {
  const { size } = field
  const wide = size + 2
  // A value of exactly zero counts as land, because a contour through a corner is ambiguous.
  const valueAt = (row: number, column: number) =>
    row < 0 || column < 0 || row >= size || column >= size ? 1 : field.values[row * size + column]! || 1e-6
  const steps = new Map<number, number>()
  for (let row = -1; row < size; row++)
    for (let column = -1; column < size; column++) {
      const corners =
        (valueAt(row, column) < 0 ? 8 : 0) +
        (valueAt(row, column + 1) < 0 ? 4 : 0) +
        (valueAt(row + 1, column + 1) < 0 ? 2 : 0) +
        (valueAt(row + 1, column) < 0 ? 1 : 0)
      if (corners === 0 || corners === 15) continue
      for (const [from, to] of turns[corners]!)
        steps.set(edgeOf(row, column, from, wide), edgeOf(row, column, to, wide))
    }
  const pointAt = (edge: number) => {
    const [cell, isDown] = [Math.floor(edge / 2), edge % 2 === 1]
    const [row, column] = [Math.floor(cell / wide) - 1, (cell % wide) - 1]
    const a = valueAt(row, column)
    const b = isDown ? valueAt(row + 1, column) : valueAt(row, column + 1)
    const share = a / (a - b)
    return {
      x: centreOf(field, isDown ? column : column + share),
      y: centreOf(field, isDown ? row + share : row),
    }
  }
  return ringsOf(steps).map((ring) => ring.map(pointAt))
}

/** Index of a side of a square: its first corner, and whether it is vertical or horizontal. */
function edgeOf(row: number, column: number, side: Side, wide: number): number {
  const corner = (at: number, of: number) => (at + 1) * wide + of + 1
  if (side === 'n') return 2 * corner(row, column)
  if (side === 's') return 2 * corner(row + 1, column)
  return 2 * (side === 'w' ? corner(row, column) : corner(row, column + 1)) + 1
}

function ringsOf(steps: Map<number, number>): number[][] {
  const rings: number[][] = []
  for (const first of steps.keys()) {
    const ring: number[] = []
    let at: number | undefined = first
    while (at !== undefined && steps.has(at)) {
      ring.push(at)
      const next: number | undefined = steps.get(at)
      steps.delete(at)
      at = next
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

export function areaOf(ring: PlaneRing): number {
  let sum = 0
  for (let at = 0; at < ring.length; at++) {
    const [a, b] = [ring[at]!, ring[(at + 1) % ring.length]!]
    sum += a.x * b.y - b.x * a.y
  }
  return sum / 2
}

/** Fewer points, within the tolerance of the original line (Douglas-Peucker). */
export function simplified(ring: PlaneRing, tolerance: number): PlaneRing {
  const middle = Math.floor(ring.length / 2)
  const halves = [ring.slice(0, middle + 1), [...ring.slice(middle), ring[0]!]]
  return halves.flatMap((half) => straightened(half, tolerance).slice(0, -1))
}

function straightened(line: PlaneRing, tolerance: number): PlaneRing {
  const kept = new Uint8Array(line.length)
  kept[0] = kept[line.length - 1] = 1
  const open: [number, number][] = [[0, line.length - 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [first, last] = next
    let [farthest, distance] = [-1, tolerance]
    for (let at = first + 1; at < last; at++) {
      const off = distanceFrom(line[at]!, line[first]!, line[last]!)
      if (off > distance) [farthest, distance] = [at, off]
    }
    if (farthest < 0) continue
    kept[farthest] = 1
    open.push([first, farthest], [farthest, last])
  }
  return line.filter((_, at) => kept[at] === 1)
}

function distanceFrom({ x, y }: PlaneRing[number], a: PlaneRing[number], b: PlaneRing[number]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - a.x, y - a.y)
  return Math.abs(dy * (x - a.x) - dx * (y - a.y)) / length
}
