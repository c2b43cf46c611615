import type { Ring } from './sources/shapes.ts'

const cellsPerDegree = 4

/** A side of an outline, and the polygon it belongs to. */
export type Side = readonly [x1: number, y1: number, x2: number, y2: number, owner: number]

/** A grid index of sides in quarter-degree squares, to find nearby ones. */
export class SideIndex {
  readonly squares = new Map<number, Side[]>()
  /** By row, for counting crossings to the east. */
  readonly rows = new Map<number, Side[]>()

  add(ring: Ring, owner: number, closed: boolean): void {
    for (let i = closed ? 0 : 1; i < ring.length; i++) {
      const [x1, y1] = ring[(i + ring.length - 1) % ring.length]!
      const [x2, y2] = ring[i]!
      if (Math.abs(x2 - x1) > 180) continue
      const side: Side = [x1, y1, x2, y2, owner]
      const [west, east] = [toCell(Math.min(x1, x2)), toCell(Math.max(x1, x2))]
      for (let row = toCell(Math.min(y1, y2)); row <= toCell(Math.max(y1, y2)); row++) {
        push(this.rows, row, side)
        for (let column = west; column <= east; column++) push(this.squares, toSquare(column, row), side)
      }
    }
  }
}

export const toCell = (degrees: number) => Math.floor(degrees * cellsPerDegree)
export const toSquare = (column: number, row: number) => column * 10_000 + row

function push<Key>(map: Map<Key, Side[]>, key: Key, side: Side): void {
  const sides = map.get(key)
  if (sides) sides.push(side)
  else map.set(key, [side])
}
