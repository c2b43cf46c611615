import type { City } from '#gazetteer/city.ts'
import { metresBetween, moved, type Point } from '#gazetteer/ground.ts'
import type { LandGrid } from '#gazetteer/land-grid.ts'
import { cellCentre, isLandIn } from '#gazetteer/land-grid.ts'
import { kmToBank, type NamedWater } from '#gazetteer/named-water.ts'
import type { Spot } from '#gazetteer/spot.ts'
import type { Random } from './random.ts'

export type Surroundings = {
  city: City
  districts: readonly Spot[]
  airports: readonly Spot[]
  stations: readonly Spot[]
  landmarks: readonly Spot[]
  grid: LandGrid | null
  /** Rivers and lakes finer than the grid. */
  waters: readonly NamedWater[]
}

export type Anchor = 'centre' | 'district' | 'station' | 'airport' | 'outskirts'
export type Location = Point & { anchor: Anchor; district: Spot | null }

const farthest = 34_000

/** A position on land near an attraction, a station or the centre. */
export function locateHotel(around: Surroundings, random: Random): Location {
  const { city, districts, stations, airports } = around
  const reach = reachOf(city)
  const near = (spot: Spot) => metresBetween(spot, city) < farthest - 3_000
  const stationsNear = stations.filter(near)
  const airportsNear = airports.filter(near)
  const anchor = random.weighted<Anchor>([
    ['centre', districts.length > 0 ? 12 : 58],
    ['district', districts.length > 0 ? 76 : 0],
    ['station', stationsNear.length > 0 ? 7 : 0],
    ['airport', airportsNear.length > 0 && city.kind === 'city' ? 4 : 0],
    ['outskirts', districts.length > 0 ? 3 : 30],
  ])
  const spot = {
    centre: null,
    outskirts: null,
    district: anchor === 'district' ? pickDistrict(districts.filter(near), random) : null,
    station: anchor === 'station' ? random.pick(stationsNear) : null,
    airport: anchor === 'airport' ? random.pick(airportsNear) : null,
  }[anchor]
  const radius = {
    centre: Math.min(reach, 2_000),
    district: 1_300,
    station: 900,
    airport: 3_200,
    outskirts: reach,
  }
  const point = dryPoint(around, spot ?? city, radius[anchor], random)
  const district = anchor === 'district' ? spot : nearestWithin(districts, point, 2_500)
  return { ...point, anchor, district }
}

/** The radius of a place of that size, in metres. */
function reachOf({ kind, population }: City): number {
  if (kind === 'village') return 1_500
  return Math.min(kind === 'city' ? 15_000 : 5_000, 1_300 + 7 * Math.floor(Math.sqrt(population)))
}

/** The table lists the best-known districts first. */
function pickDistrict(districts: readonly Spot[], random: Random): Spot | null {
  if (districts.length === 0) return null
  return random.weighted(districts.map((spot, at) => [spot, Math.max(3, 12 - at)] as const))
}

function dryPoint(
  { city, grid, waters }: Surroundings,
  anchor: Point,
  radius: number,
  random: Random,
): Point {
  for (let tries = 0; tries < 90; tries++) {
    const reach = tries < 45 ? radius : Math.max(150, Math.floor((radius * (100 - tries)) / 100))
    const east = random.bell(0 - reach, reach)
    const north = random.bell(0 - reach, reach)
    const point = moved(anchor, east, north)
    if (metresBetween(point, city) < farthest && isDry(grid, point) && !isOnWater(waters, point)) return point
  }
  return nearestLand(grid, waters, anchor) ?? { lat: city.lat, lon: city.lon }
}

/** The centre of the land cell nearest to a point. */
function nearestLand(grid: LandGrid | null, waters: readonly NamedWater[], point: Point): Point | null {
  let best: Point | null = null
  let least = Number.POSITIVE_INFINITY
  for (let cell = 0; grid && cell < grid.cells.length; cell++) {
    if (grid.cells[cell] !== 1) continue
    const middle = moved(cellCentre(grid, Math.floor(cell / grid.size), cell % grid.size), 0, 0)
    const distance = metresBetween(middle, point)
    if (distance >= least || isOnWater(waters, middle)) continue
    best = middle
    least = distance
  }
  return best
}

/** Minimum distance of a hotel from the bank. */
const bankKm = 0.06
const isOnWater = (waters: readonly NamedWater[], point: Point) =>
  waters.some((water) => kmToBank(water, point) < bankKm)

const isDry = (grid: LandGrid | null, { lat, lon }: Point) => !grid || isLandIn(grid, lat, lon)

function nearestWithin(spots: readonly Spot[], point: Point, metres: number): Spot | null {
  let best: Spot | null = null
  let least = metres
  for (const spot of spots) {
    const distance = metresBetween(spot, point)
    if (distance < least) {
      best = spot
      least = distance
    }
  }
  return best
}
