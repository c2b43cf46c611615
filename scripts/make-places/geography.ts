import type { Point } from './distance.ts'
import { type Side, SideIndex, toCell, toSquare } from './side-index.ts'
import type { Line, Polygon, Shapes } from './sources/shapes.ts'

const kmPerDegree = 111.2

export type Geography = Readonly<{
  /** A test for points along one parallel: on land, and in no lake. */
  dryAlong: (lat: number) => (lon: number) => boolean
  coastKm: (point: Point, limitKm: number) => number
  lakeKm: (point: Point, limitKm: number) => number
  riverKm: (point: Point, limitKm: number) => number
  /** Square kilometres of the land mass at the point, or of the nearest one. */
  landArea: (point: Point) => number
}>

export function measureGeography(shapes: Shapes): Geography {
  const land = indexPolygons(shapes.land)
  const lakes = indexPolygons(shapes.lakes)
  const rivers = indexLines(shapes.rivers)
  const areas = shapes.land.map(areaKm2)
  return {
    dryAlong: (lat) => {
      const shores = crossings(land, lat)
      const banks = crossings(lakes, lat)
      return (lon) => isInside(shores, lon) && !isInside(banks, lon)
    },
    coastKm: (point, limitKm) => nearest(land, point, limitKm).km,
    lakeKm: (point, limitKm) => (ownerAt(lakes, point) !== null ? 0 : nearest(lakes, point, limitKm).km),
    riverKm: (point, limitKm) => nearest(rivers, point, limitKm).km,
    landArea: (point) => {
      const owner = ownerAt(land, point) ?? nearest(land, point, 30).owner
      return owner === null ? 0 : areas[owner]!
    },
  }
}

function indexPolygons(polygons: readonly Polygon[]): SideIndex {
  const index = new SideIndex()
  polygons.forEach((polygon, owner) => {
    for (const ring of polygon) index.add(ring, owner, true)
  })
  return index
}

function indexLines(lines: readonly Line[]): SideIndex {
  const index = new SideIndex()
  lines.forEach((line, owner) => {
    index.add(line, owner, false)
  })
  return index
}

/** The polygon that contains the point, by counting crossings to the east (even-odd rule). */
function ownerAt(index: SideIndex, { lat, lon }: Point): number | null {
  const crossings = new Map<number, number>()
  for (const [x1, y1, x2, y2, owner] of index.rows.get(toCell(lat)) ?? []) {
    if (y1 > lat === y2 > lat) continue
    if (lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) crossings.set(owner, (crossings.get(owner) ?? 0) + 1)
  }
  for (const [owner, count] of crossings) if (count % 2 === 1) return owner
  return null
}

/** Where outlines cross a parallel, from west to east. */
function crossings(index: SideIndex, lat: number): number[] {
  const found: number[] = []
  for (const [x1, y1, x2, y2] of index.rows.get(toCell(lat)) ?? []) {
    if (y1 > lat !== y2 > lat) found.push(((x2 - x1) * (lat - y1)) / (y2 - y1) + x1)
  }
  return found.sort((a, b) => a - b)
}

/** Polygons of one kind do not overlap, so an odd number of crossings to the west is inside. */
function isInside(crossed: readonly number[], lon: number): boolean {
  let low = 0
  let high = crossed.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (crossed[middle]! < lon) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

function nearest(index: SideIndex, point: Point, limitKm: number): { km: number; owner: number | null } {
  const shrink = Math.max(0.05, Math.cos((point.lat * Math.PI) / 180))
  const reach = limitKm / kmPerDegree
  let km = limitKm
  let owner: number | null = null
  for (let row = toCell(point.lat - reach); row <= toCell(point.lat + reach); row++) {
    for (
      let column = toCell(point.lon - reach / shrink);
      column <= toCell(point.lon + reach / shrink);
      column++
    ) {
      for (const side of index.squares.get(toSquare(column, row)) ?? []) {
        const here = kmToSide(side, point, shrink)
        if (here < km) [km, owner] = [here, side[4]]
      }
    }
  }
  return { km, owner }
}

function kmToSide([x1, y1, x2, y2]: Side, { lat, lon }: Point, shrink: number): number {
  const [ax, ay] = [(x1 - lon) * shrink, y1 - lat]
  const [dx, dy] = [(x2 - x1) * shrink, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + along * dx, ay + along * dy) * kmPerDegree
}

function areaKm2([outline]: Polygon): number {
  if (!outline) return 0
  const shrink = Math.cos((outline[0]![1] * Math.PI) / 180)
  let twice = 0
  outline.forEach(([x, y], i) => {
    const [px, py] = outline[(i + outline.length - 1) % outline.length]!
    twice += px * y - x * py
  })
  return (Math.abs(twice) / 2) * shrink * kmPerDegree * kmPerDegree
}
