import type { Area, Box } from '#gazetteer/area.ts'
import type { Db } from '../db/database.ts'
import { type HotelPosition, readPositions } from './store.ts'

/** Positions and cities of all open hotels, to find the shards that an area touches. */
export type HotelGrid = {
  /** Number of hotels per city in the area. */
  readonly within: (area: Area) => Map<number, number>
}

const rowCount = 180
const columnCount = 360

/** Hotels are grouped in cells of one degree, so that a small area reads few of them. */
export async function readHotelGrid(db: Db): Promise<HotelGrid> {
  const squares = Map.groupBy(
    await readPositions(db),
    ({ lat, lon }) => rowOf(lat) * columnCount + columnOf(lon),
  )
  const noHotels: readonly HotelPosition[] = []
  return {
    within: ({ box, holds }) => {
      const counts = new Map<number, number>()
      for (const square of squaresOf(box))
        for (const position of squares.get(square) ?? noHotels)
          if (holds(position)) counts.set(position.city, (counts.get(position.city) ?? 0) + 1)
      return counts
    },
  }
}

const rowOf = (lat: number) => Math.min(rowCount - 1, Math.floor(lat + 90))
const columnOf = (lon: number) => Math.min(columnCount - 1, Math.floor(lon + 180))

function* squaresOf({ n, s, e, w }: Box): Generator<number> {
  const [first, last] = [columnOf(w), columnOf(e)]
  const columns = w <= e ? last - first + 1 : Math.min(columnCount, last - first + 1 + columnCount)
  for (let row = rowOf(s); row <= rowOf(n); row++) {
    for (let column = 0; column < columns; column++)
      yield row * columnCount + ((first + column) % columnCount)
  }
}
