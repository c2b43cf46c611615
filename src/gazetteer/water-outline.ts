import type { LandGrid } from './land-grid.ts'

/** A closed line in thousandths of the grid's side: x from the west, y from the north; beyond 0 and 1000 lies outside. */
export type Ring = readonly (readonly [x: number, y: number])[]

type Node = { readonly x: number; readonly y: number }

const side = 1_000
/** Water at the grid's edge is taken to go on: so far out nobody looks. */
const beyond = 2_000
/** Corners closer than this to the line are left out, and waters smaller than this many cells. */
const toleranceCells = 0.45
const smallestCells = 3

/**
 * Outlines of the water around a city, islands included: where outlines lie in one another, every second one is land.
 * Each runs half-way between the cells of land and water.
 */
export function waterOutline(grid: Pick<LandGrid, 'size' | 'cells'>): Ring[] {
  const cell = side / grid.size
  return ringsOf(stepsOf(grid), positionsOf(grid.size))
    .filter((ring) => Math.abs(areaOf(ring)) >= smallestCells * cell * cell)
    .map((ring) => simplified(ring, toleranceCells * cell))
    .filter((ring) => ring.length >= 3)
    .map((ring) => ring.map(({ x, y }) => [Math.round(x), Math.round(y)] as const))
}

/** Where the grid's columns lie, with one far out on either side and one of land behind it that closes every line. */
function positionsOf(size: number): number[] {
  const inside = Array.from({ length: size }, (_, at) => ((at + 0.5) * side) / size)
  return [-beyond - 1, -beyond, ...inside, side + beyond, side + beyond + 1]
}

/** From every point of an outline to the next, water always on the left. Points lie between two neighbours. */
function stepsOf({ size, cells }: Pick<LandGrid, 'size' | 'cells'>): Map<string, string> {
  const last = size + 3
  const within = (at: number) => Math.min(size - 1, Math.max(0, at - 2))
  const isWater = (row: number, column: number) =>
    row > 0 && column > 0 && row < last && column < last && cells[within(row) * size + within(column)] === 0
  const steps = new Map<string, string>()
  for (let row = 0; row < last; row++)
    for (let column = 0; column < last; column++) {
      const corners =
        (isWater(row, column) ? 8 : 0) +
        (isWater(row, column + 1) ? 4 : 0) +
        (isWater(row + 1, column + 1) ? 2 : 0) +
        (isWater(row + 1, column) ? 1 : 0)
      for (const [from, to] of turns[corners] ?? []) steps.set(edge(row, column, from), edge(row, column, to))
    }
  return steps
}

type Side = 'n' | 'e' | 's' | 'w'
/** Which sides of a square the outline enters and leaves, by which of its corners are wet (north-west 8 … south-west 1). */
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

/** A side of a square by the two neighbours that it lies between: `row,column,down` or `row,column,across`. */
function edge(row: number, column: number, name: Side): string {
  if (name === 'n') return `${row},${column},across`
  if (name === 's') return `${row + 1},${column},across`
  return name === 'w' ? `${row},${column},down` : `${row},${column + 1},down`
}

function ringsOf(steps: Map<string, string>, positions: readonly number[]): Node[][] {
  const rings: Node[][] = []
  const nodeOf = (key: string): Node => {
    const [row = 0, column = 0] = key.split(',').map(Number)
    const [x, y] = [positions[column]!, positions[row]!]
    return key.endsWith('across')
      ? { x: (x + positions[column + 1]!) / 2, y }
      : { x, y: (y + positions[row + 1]!) / 2 }
  }
  for (const first of steps.keys()) {
    const ring: Node[] = []
    let at: string | undefined = first
    while (at !== undefined && steps.has(at)) {
      ring.push(nodeOf(at))
      const next: string | undefined = steps.get(at)
      steps.delete(at)
      at = next
    }
    if (ring.length > 2) rings.push(ring)
  }
  return rings
}

function areaOf(ring: readonly Node[]): number {
  return (
    ring.reduce((sum, { x, y }, at) => {
      const next = ring[(at + 1) % ring.length]!
      return sum + x * next.y - next.x * y
    }, 0) / 2
  )
}

/** Fewer corners, none further from the old line than the tolerance. */
function simplified(ring: readonly Node[], tolerance: number): Node[] {
  const middle = Math.floor(ring.length / 2)
  const halves = [
    [...ring.slice(0, middle), ring[middle]!],
    [...ring.slice(middle), ring[0]!],
  ]
  return halves.flatMap((half) => straightened(half, tolerance).slice(0, -1))
}

function straightened(line: readonly Node[], tolerance: number): Node[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  let farthest = 0
  let distance = tolerance
  for (let at = 1; at < line.length - 1; at++) {
    const off = distanceFrom(line[at]!, first, last)
    if (off > distance) {
      farthest = at
      distance = off
    }
  }
  if (farthest === 0) return [first, last]
  const before = straightened(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...straightened(line.slice(farthest), tolerance)]
}

function distanceFrom({ x, y }: Node, a: Node, b: Node): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - a.x, y - a.y)
  return Math.abs(dy * (x - a.x) - dx * (y - a.y)) / length
}
