import type { CoastRing } from './coast.ts'
import { areaOf, contour, simplified } from './contour.ts'
import { cellCentre, type LandGrid } from './land-grid.ts'
import type { NamedWater } from './named-water.ts'
import { type Plane, type PlaneRing, planeAround, ringsIn } from './plane.ts'
import { cutWaters } from './river-field.ts'
import { markLandAround, markLandSquare, type ShoreField, shoreField } from './shore-field.ts'

type Point = Readonly<{ lat: number; lon: number }>
/** A point where people live, arrive or stay, and the radius around it that is certainly land. */
export type Proof = Point & Readonly<{ km: number }>

/**
 * Water around a city in kilometres from its centre: detailed outlines nearby, and land and lakes to the edge
 * of the map.
 */
export type CityWater = Readonly<{
  plane: Plane
  halfKm: number
  water: readonly PlaneRing[]
  farKm: number
  farLand: readonly PlaneRing[]
  farLakes: readonly PlaneRing[]
}>

const leastHalfKm = 18
const cellKm = { near: 0.08, far: 0.12 }
const nearKm = 24
const centreKm = 0.4
const farKm = 200
const tolerance = { near: 0.014, far: 0.25 }
const smallest = { near: 0.03, far: 0.8 }
/** Water extends beyond the edge of the data, so that no shore is drawn there. */
const beyondKm = 12

type Shores = Readonly<Record<CoastRing['kind'], readonly PlaneRing[]>>
const shoresAround = (plane: Plane, coast: readonly CoastRing[]): Shores => ({
  land: ringsIn(coast, 'land', plane, farKm),
  lake: ringsIn(coast, 'lake', plane, farKm),
})

type Sources = { coast: readonly CoastRing[]; waters: readonly NamedWater[]; grid: LandGrid | null }

export function cityWater(city: Point, proofs: readonly Proof[], sources: Sources): CityWater {
  const plane = planeAround(city)
  const around = shoresAround(plane, sources.coast)
  const field = waterField(plane, around, proofs, sources)
  const { halfKm } = field
  const edge = halfKm - field.cellKm
  const beyond = (km: number) => (Math.abs(km) > edge ? Math.sign(km) * (halfKm + beyondKm) : km)
  const worth = (rings: readonly PlaneRing[], km2: number) =>
    rings.filter((ring) => Math.abs(areaOf(ring)) > km2)
  const far = (rings: readonly PlaneRing[]) =>
    worth(
      rings.map((ring) => simplified(ring, tolerance.far)),
      smallest.far,
    )
  return {
    plane,
    halfKm,
    water: worth(contour(field), smallest.near).map((ring) =>
      simplified(
        ring.map(({ x, y }) => ({ x: beyond(x), y: beyond(y) })),
        tolerance.near,
      ),
    ),
    farKm,
    farLand: far(around.land),
    farLakes: far(around.lake),
  }
}

/** The distance to the shore around a city, from the world's coasts, proven land, and rivers. */
function waterField(
  plane: Plane,
  around: Shores,
  proofs: readonly Proof[],
  { waters, grid }: Pick<Sources, 'waters' | 'grid'>,
): ShoreField {
  const wanted = Math.max(leastHalfKm, grid ? (grid.size * grid.cellKm) / 2 : 0)
  const cell = wanted > nearKm ? cellKm.far : cellKm.near
  const field = shoreField(around, { size: Math.ceil((2 * wanted) / cell), cellKm: cell })
  const near = waters.filter(({ line }) =>
    line.some(({ lat, lon }) => Math.hypot(plane.x(lon), plane.y(lat)) < field.halfKm * 1.5),
  )
  const lakes = near.filter(({ isRiver }) => !isRiver)
  const rivers = near.filter(({ isRiver }) => isRiver)
  // The ends of a lake are approximate, so proven land overrides them; a river may cross a city.
  cutWaters(field, lakes, plane)
  markLandAround(field, { x: 0, y: 0 }, centreKm)
  for (const proof of proofs)
    markLandAround(field, { x: plane.x(proof.lon), y: plane.y(proof.lat) }, proof.km)
  if (grid) proveGrid(field, grid, plane)
  cutWaters(field, rivers, plane)
  return field
}

/**
 * Cells on which hotels may be placed are land, even if the world's coasts are too coarse to contain them.
 */
function proveGrid(field: ShoreField, grid: LandGrid, plane: Plane): void {
  const half = grid.cellKm / 2 + 0.02
  for (let at = 0; at < grid.cells.length; at++) {
    if (grid.cells[at] !== 1) continue
    const { lat, lon } = cellCentre(grid, Math.floor(at / grid.size), at % grid.size)
    const [x, y] = [plane.x(lon), plane.y(lat)]
    if (isDoubtful(field, x, y, grid.cellKm)) markLandSquare(field, { x, y }, half)
  }
}

function isDoubtful(
  { size, cellKm: side, halfKm, values }: ShoreField,
  x: number,
  y: number,
  reach: number,
): boolean {
  const [column, row] = [x, y].map((km) => Math.floor((km + halfKm) / side)) as [number, number]
  const isInside = row >= 0 && column >= 0 && row < size && column < size
  return isInside && values[row * size + column]! < reach
}
