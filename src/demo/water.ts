import type { City } from '#gazetteer/city.ts'
import { metresBetween, type Point } from '#gazetteer/ground.ts'
import { cellCentre, type LandGrid } from '#gazetteer/land-grid.ts'

export type Water = Readonly<{ kind: 'sea' | 'lake' | 'river'; metres: number }>

const farthestTold = 3_000

/**
 * The water nearest to a hotel. The grid only marks cells that are certainly land. The distance is to the
 * centre of the nearest other cell, in hundreds of metres, so it never understates.
 */
export function waterNear(city: City, grid: LandGrid | null, point: Point): Water | null {
  const kind = waterOf(city)
  if (!kind || !grid) return null
  let least = farthestTold + 1
  const step = grid.cellKm * 1000
  const reach = Math.ceil(farthestTold / step)
  const { row, column } = cellAt(grid, point)
  for (let r = Math.max(0, row - reach); r <= Math.min(grid.size - 1, row + reach); r++) {
    for (let c = Math.max(0, column - reach); c <= Math.min(grid.size - 1, column + reach); c++) {
      if (grid.cells[r * grid.size + c] === 1) continue
      least = Math.min(least, metresBetween(cellCentre(grid, r, c), point))
    }
  }
  return least > farthestTold ? null : { kind, metres: Math.max(200, Math.round(least / 100) * 100) }
}

/**
 * The grid shows that there is water, not which kind. At the coast it is the sea. Elsewhere a river may be
 * nearer than the lake, so sentences say "the water" for both.
 */
function waterOf({ scenery, kind, coastKm }: City): Water['kind'] | null {
  if (scenery === 'coast' || scenery === 'island' || kind === 'island') return coastKm <= 12 ? 'sea' : null
  if (scenery === 'lake') return 'lake'
  return scenery === 'river' || coastKm <= 12 ? 'river' : null
}

function cellAt(grid: LandGrid, point: Point): { row: number; column: number } {
  const half = (grid.size * grid.cellKm) / 2
  const south = Math.sign(grid.lat - point.lat) * metresBetween(grid, { lat: point.lat, lon: grid.lon })
  const east = Math.sign(point.lon - grid.lon) * metresBetween(grid, { lat: grid.lat, lon: point.lon })
  return {
    row: Math.floor((south / 1000 + half) / grid.cellKm),
    column: Math.floor((east / 1000 + half) / grid.cellKm),
  }
}
