import type { City } from './city.ts'
import { type CoastRing, coastRing, decodeRing } from './coast.ts'
import { decodeCells, type LandGrid } from './land-grid.ts'
import { readTable } from './read-table.ts'

/** Grids of cities near water, by city id; around all other cities everything is land. */
export function readLandGrids(cities: readonly City[]): Map<number, LandGrid> {
  const cityOf = new Map(cities.map((city) => [city.id, city]))
  return new Map(
    readTable('land').map((line) => {
      const { lat, lon } = cityOf.get(Number(line.city))!
      const size = Number(line.size)
      return [
        Number(line.city),
        { lat, lon, cellKm: Number(line.cellM) / 1000, size, cells: decodeCells(line.cells!, size) },
      ]
    }),
  )
}

let rings: readonly CoastRing[] | null = null

/** The world's coasts and lakes, loaded on first use. */
export function readCoast(): readonly CoastRing[] {
  rings ??= readTable('coast').map(({ kind, points = '' }) =>
    coastRing(kind === 'lake' ? 'lake' : 'land', decodeRing(points)),
  )
  return rings
}
