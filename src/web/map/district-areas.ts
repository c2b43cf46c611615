import type { GroundShapes } from './ground-shapes.ts'
import type { MapColours } from './map-colours.ts'
import type { Scene } from './scene.ts'

/** A small picture of the districts, and where it lies in kilometres. */
export type DistrictAreas = {
  readonly picture: HTMLCanvasElement
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
type Area = { x: number; y: number; reach: number }

/** How far a district goes is not known: as far as nearly all of its hotels, within these limits, in kilometres. */
const reach = { least: 1.3, most: 3.2, alone: 1.5, ofNext: 0.7, ofHotels: 1.9, share: 0.85 }
const finest = 0.09
const mostPixels = 240

/** Soft areas around the centres of districts: they say "around here", not where a district ends. */
export function paintAreas(scene: Scene, shapes: GroundShapes, colours: MapColours): DistrictAreas | null {
  // One area would say nothing.
  if (scene.districts.length < 2) return null
  const areas = areasOf(scene, shapes)
  const x = Math.min(...areas.map((area) => area.x - area.reach))
  const y = Math.min(...areas.map((area) => area.y - area.reach))
  const width = Math.max(...areas.map((area) => area.x + area.reach)) - x
  const height = Math.max(...areas.map((area) => area.y + area.reach)) - y
  const step = Math.max(finest, Math.max(width, height) / mostPixels)
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  const picture = document.createElement('canvas')
  picture.width = columns
  picture.height = rows
  const pen = picture.getContext('2d')!
  const image = pen.createImageData(columns, rows)
  const [r, g, b] = colours.district
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const strength = strengthAt(areas, x + (column + 0.5) * step, y + (row + 0.5) * step)
      image.data.set([r, g, b, 255 * strength], 4 * (row * columns + column))
    }
  pen.putImageData(image, 0, 0)
  return { picture, x, y, width: columns * step, height: rows * step }
}

function areasOf({ districts, pins }: Scene, { origin, kilometre }: GroundShapes): Area[] {
  const flat = ({ x, y }: { x: number; y: number }) => ({
    x: (x - origin.x) / kilometre,
    y: (y - origin.y) / kilometre,
  })
  const centres = districts.map(flat)
  const hotels = Map.groupBy(pins, ({ part }) => part)
  const areas: Area[] = []
  centres.forEach(({ x, y }, at) => {
    const away = (other: { x: number; y: number }) => Math.hypot(other.x - x, other.y - y)
    const own = (hotels.get(at) ?? []).map((pin) => away(flat(pin))).sort((a, b) => a - b)
    const next = Math.min(9, ...centres.filter((_, other) => other !== at).map(away))
    const byHotels =
      own.length > 4 ? own[Math.floor(own.length * reach.share)]! * reach.ofHotels : reach.alone
    areas.push({
      x,
      y,
      reach: Math.min(reach.most, Math.max(reach.least, next * reach.ofNext, byHotels)),
    })
  })
  return areas
}

/** The nearest district fades with the distance from its centre and where the next one begins. */
function strengthAt(areas: readonly Area[], x: number, y: number): number {
  let [nearest, next] = [Infinity, Infinity]
  let best = areas[0]!
  for (const area of areas) {
    const away = Math.hypot(x - area.x, y - area.y)
    if (away < nearest) {
      next = nearest
      nearest = away
      best = area
    } else if (away < next) next = away
  }
  if (nearest > best.reach) return 0
  const border = 0.35 + 0.65 * smooth((next - nearest) / 0.3)
  return smooth((1 - nearest / best.reach) / 0.8) * border
}

function smooth(share: number): number {
  const t = Math.max(0, Math.min(1, share))
  return t * t * (3 - 2 * t)
}
