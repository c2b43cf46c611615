import { type LatLon, pixelOf } from '../map/projection.ts'

export type Spot = { readonly x: number; readonly y: number }
export type Side = 'right' | 'left' | 'above' | 'below'
export type PlacedStop = Spot & { readonly label: Spot & { readonly anchor: 'start' | 'middle' | 'end' } }

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
type Size = { readonly width: number; readonly height: number }

const radius = 13
const gap = 8
const lineHeight = 18
/** Margin at the edges for names. */
const margin = { x: 96, y: 56 }
const sides: readonly Side[] = ['right', 'left', 'below', 'above']

const widthOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 14.5 : 8), 0)

/**
 * Where stops lie to each other, as large as the picture allows: north is up, and one scale holds for both directions.
 */
function fitted(stops: readonly LatLon[], { width, height }: Size): Spot[] {
  const flat = stops.map((stop) => pixelOf(stop, 0))
  const [west, east] = [Math.min(...flat.map(({ x }) => x)), Math.max(...flat.map(({ x }) => x))]
  const [north, south] = [Math.min(...flat.map(({ y }) => y)), Math.max(...flat.map(({ y }) => y))]
  const scale = Math.min(
    (width - 2 * margin.x) / Math.max(east - west, 1e-9),
    (height - 2 * margin.y) / Math.max(south - north, 1e-9),
  )
  return flat.map(({ x, y }) => ({
    x: Math.round(width / 2 + (x - (west + east) / 2) * scale),
    y: Math.round(height / 2 + (y - (north + south) / 2) * scale),
  }))
}

const around = ({ x, y }: Spot): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

function labelBox({ x, y }: Spot, side: Side, width: number): Box {
  const far = radius + gap
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + far : x - far - width
    return { left, right: left + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 }
  }
  const top = side === 'below' ? y + radius + 4 : y - radius - 4 - lineHeight
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + lineHeight }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const samples = Array.from({ length: 41 }, (_, at) => at / 40)
const crosses = ({ left, right, top, bottom }: Box, from: Spot, to: Spot) =>
  samples.some((along) => {
    const x = from.x + (to.x - from.x) * along
    const y = from.y + (to.y - from.y) * along
    return left < x && x < right && top < y && y < bottom
  })

/**
 * Stops and their names on a picture, each name where it covers no stop, no other name, not the edge, and if it can be
 * not the way.
 */
export function layOutRoute(stops: readonly (LatLon & { name: string })[], size: Size): PlacedStop[] {
  const spots = fitted(stops, size)
  const taken = spots.map(around)
  const isFree = (box: Box) =>
    box.left >= 4 &&
    box.right <= size.width - 4 &&
    box.top >= 4 &&
    box.bottom <= size.height - 4 &&
    !taken.some((other) => overlap(box, other))
  const isOnTheWay = (box: Box) => spots.slice(1).some((to, at) => crosses(box, spots[at]!, to))
  return spots.map((spot, at) => {
    const width = widthOf(stops[at]!.name)
    const boxOf = (side: Side) => labelBox(spot, side, width)
    const free = sides.filter((each) => isFree(boxOf(each)))
    const side = free.find((each) => !isOnTheWay(boxOf(each))) ?? free[0] ?? 'right'
    const box = boxOf(side)
    taken.push(box)
    const y = box.bottom - 4
    const label =
      side === 'right'
        ? ({ x: box.left, y, anchor: 'start' } as const)
        : side === 'left'
          ? ({ x: box.right, y, anchor: 'end' } as const)
          : ({ x: spot.x, y, anchor: 'middle' } as const)
    return { ...spot, label }
  })
}
