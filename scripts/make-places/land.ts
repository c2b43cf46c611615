import { cellCentre, encodeCells } from '../../src/gazetteer/land-grid.ts'
import { kmBetween, type Point } from './distance.ts'
import type { Geography } from './geography.ts'
import { readHand } from './sources/hand.ts'

export type GroundCity = Point & Readonly<{ id: number; slug: string; kind: string; country: string }>

/** Cities farther from water than any hotel from its city need no grid. */
const farthestWaterKm = 24
const smallIslandKm2 = 250
const usual = { size: 64, cellKm: 0.5 }
const wide = { size: 128, cellKm: 0.625 }
const fine = { size: 64, cellKm: 0.2 }
/** Their reefs look like land on the map: only inhabited ground counts. */
const atollCountries = new Set(['KI', 'MH', 'MV', 'TV'])
/** An inhabited place proves that the ground around it is land. */
const provenKm = 0.55
const kmPerDegree = 111.2

export type LandLine = Readonly<{ city: number; size: number; cellM: number; cells: string }>

/** A grid of land for each city near water. */
export function makeLand(
  cities: readonly GroundCity[],
  geography: Geography,
  inhabited: readonly Point[],
  spotsOf: ReadonlyMap<string, readonly Point[]>,
): LandLine[] {
  const waters = readWaters()
  const neighbours = neighbourIndex(inhabited)
  return cities.flatMap((city) => {
    const spots = spotsOf.get(city.slug) ?? []
    const near = waters.filter((water) => kmToWater(water, city) < farthestWaterKm)
    const isDryHere =
      geography.coastKm(city, farthestWaterKm) >= farthestWaterKm &&
      geography.lakeKm(city, farthestWaterKm) >= farthestWaterKm &&
      near.length === 0
    if (isDryHere) return []
    const { size, cellKm } = gridFor(city, spots, geography)
    const frame = { lat: city.lat, lon: city.lon, size, cellKm }
    const cells = atollCountries.has(city.country) ? new Uint8Array(size * size) : dryCells(frame, geography)
    for (const proof of [city, ...spots, ...neighbours(city, size * cellKm)]) stamp(frame, cells, proof)
    flood(frame, cells, near)
    return [{ city: city.id, size, cellM: cellKm * 1000, cells: encodeCells(cells) }]
  })
}

function gridFor(
  city: GroundCity,
  spots: readonly Point[],
  geography: Geography,
): { size: number; cellKm: number } {
  const farthestSpot = Math.max(0, ...spots.map((spot) => kmBetween(spot, city)))
  if (farthestSpot > 5.5) return farthestSpot > 14 ? wide : usual
  return geography.landArea(city) < smallIslandKm2 && city.kind !== 'city' ? fine : usual
}

type Frame = Point & Readonly<{ size: number; cellKm: number }>

/** Cells whose centre and surroundings of each corner are dry on the map. */
function dryCells(frame: Frame, geography: Geography): Uint8Array {
  const { size, cellKm } = frame
  const cells = new Uint8Array(size * size)
  const margin = (cellKm * 0.6) / kmPerDegree
  for (let row = 0; row < size; row++) {
    const { lat } = cellCentre(frame, row, 0)
    const side = margin / Math.cos((lat * Math.PI) / 180)
    const [north, middle, south] = [lat + margin, lat, lat - margin].map(geography.dryAlong)
    for (let column = 0; column < size; column++) {
      const { lon } = cellCentre(frame, row, column)
      const isDry =
        middle!(lon) && north!(lon - side) && north!(lon + side) && south!(lon - side) && south!(lon + side)
      if (isDry) cells[row * size + column] = 1
    }
  }
  return cells
}

/** Marks the cells around an inhabited point as land. */
function stamp(frame: Frame, cells: Uint8Array, proof: Point): void {
  const reachKm = Math.max(provenKm, frame.cellKm * 0.75)
  forCellsNear(frame, proof, reachKm, (index, centre) => {
    if (kmBetween(proof, centre) < reachKm) cells[index] = 1
  })
}

/** Removes cells covered by a river or lake of the manual table. */
function flood(frame: Frame, cells: Uint8Array, waters: readonly Water[]): void {
  for (const water of waters) {
    forCellsNear(frame, frame, frame.size * frame.cellKm, (index, centre) => {
      if (cells[index] === 1 && kmToWater(water, centre) < frame.cellKm * 0.3) cells[index] = 0
    })
  }
}

function forCellsNear(
  frame: Frame,
  point: Point,
  reachKm: number,
  visit: (index: number, centre: Point) => void,
): void {
  const { size, cellKm } = frame
  const half = size / 2
  const row = half + ((frame.lat - point.lat) * kmPerDegree) / cellKm
  const column =
    half + ((point.lon - frame.lon) * kmPerDegree * Math.cos((frame.lat * Math.PI) / 180)) / cellKm
  const reach = reachKm / cellKm + 1
  for (let y = Math.max(0, Math.floor(row - reach)); y < Math.min(size, row + reach); y++) {
    for (let x = Math.max(0, Math.floor(column - reach)); x < Math.min(size, column + reach); x++) {
      visit(y * size + x, cellCentre(frame, y, x))
    }
  }
}

type Water = Readonly<{ halfKm: number; line: readonly Point[] }>

function readWaters(): Water[] {
  return readHand('waters.tsv').map(([, , halfKm, points = '']) => ({
    halfKm: Number(halfKm),
    line: points.split(' ').map((point) => {
      const [lat = 0, lon = 0] = point.split(',').map(Number)
      return { lat, lon }
    }),
  }))
}

/** Kilometres to the bank; negative in the water. */
function kmToWater({ halfKm, line }: Water, point: Point): number {
  const shrink = Math.cos((point.lat * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const [ax, ay] = [(a.lon - point.lon) * shrink, a.lat - point.lat]
    const [dx, dy] = [(b.lon - a.lon) * shrink, b.lat - a.lat]
    const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
    nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy))
  }
  return nearest * 111.2 - halfKm
}

/** Inhabited points indexed by degree, so that a city only checks its own region. */
function neighbourIndex(points: readonly Point[]): (city: Point, km: number) => Point[] {
  const squares = Map.groupBy(points, ({ lat, lon }) => `${Math.floor(lat)} ${Math.floor(lon)}`)
  return (city, km) => {
    const found: Point[] = []
    for (const y of [-1, 0, 1]) {
      for (const x of [-1, 0, 1]) {
        found.push(...(squares.get(`${Math.floor(city.lat) + y} ${Math.floor(city.lon) + x}`) ?? []))
      }
    }
    return found.filter((point) => kmBetween(point, city) < km)
  }
}
