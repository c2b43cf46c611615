import type { Area, Box } from './area.ts'

/** Where every open hotel stands, and in which city: enough to know which shards an area touches. */
export type HotelMap = {
  /** How many hotels of each city stand in the area. */
  readonly within: (area: Area) => Map<number, number>
}
export type HotelPositions = {
  readonly lat: Float64Array
  readonly lon: Float64Array
  readonly city: Float64Array
}

const rows = 180
const turns = 360

/** Hotels lie in squares of one degree, so that a small area looks at few of them. */
export function makeHotelMap({ lat, lon, city }: HotelPositions): HotelMap {
  const squareOf = (at: number) => rowOf(lat[at]!) * turns + columnOf(lon[at]!)
  const starts = new Uint32Array(rows * turns + 1)
  for (let at = 0; at < lat.length; at++) starts[squareOf(at) + 1]! += 1
  for (let square = 0; square < rows * turns; square++) starts[square + 1]! += starts[square]!
  const next = starts.slice()
  const inOrder = new Uint32Array(lat.length)
  for (let at = 0; at < lat.length; at++) inOrder[next[squareOf(at)]!++] = at

  return {
    within: ({ box, holds }) => {
      const counts = new Map<number, number>()
      for (const square of squaresOf(box)) {
        for (let i = starts[square]!; i < starts[square + 1]!; i++) {
          const at = inOrder[i]!
          if (!holds({ lat: lat[at]!, lon: lon[at]! })) continue
          counts.set(city[at]!, (counts.get(city[at]!) ?? 0) + 1)
        }
      }
      return counts
    },
  }
}

const rowOf = (lat: number) => Math.min(rows - 1, Math.floor(lat + 90))
const columnOf = (lon: number) => Math.min(turns - 1, Math.floor(lon + 180))

function* squaresOf({ n, s, e, w }: Box): Generator<number> {
  const [first, last] = [columnOf(w), columnOf(e)]
  const columns = w <= e ? last - first + 1 : Math.min(turns, last - first + 1 + turns)
  for (let row = rowOf(s); row <= rowOf(n); row++) {
    for (let column = 0; column < columns; column++) yield row * turns + ((first + column) % turns)
  }
}
