import type { DistrictAreas } from './district-areas.ts'
import { type GroundShapes, pathIn, type Rect } from './ground-shapes.ts'
import type { MapColours } from './map-colours.ts'
import { scaleLength, worldSize } from './projection.ts'

/** The part of the world that a canvas shows: pixels of the world at a zoom. */
export type Window = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly zoom: number
  /** Pixels of the screen for one of ours. */
  readonly ratio: number
}
export type Ground = {
  readonly shapes: GroundShapes
  readonly areas: DistrictAreas | null
  readonly lat: number
}

/** Bands of the shelf: how wide, in which of the blues, how strong. */
const shelf = [
  [44, 'water', 0.6],
  [24, 'shallow', 0.4],
  [9, 'shallow', 0.75],
] as const
/** From here on the shore is only about right: its line fades and the shelf widens. */
const exactUpTo = 13.5

export function drawGround(
  pen: CanvasRenderingContext2D,
  window: Window,
  ground: Ground | null,
  colours: MapColours,
) {
  const { ratio, width, height, zoom } = window
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.fillStyle = colours.land
  pen.fillRect(0, 0, width, height)
  if (!ground) return
  const { shapes, areas, lat } = ground
  const size = worldSize(zoom)
  /** Pixels of a kilometre, and where the plane's origin lies. */
  const km = shapes.kilometre * size
  const [left, top] = [shapes.origin.x * size - window.x, shapes.origin.y * size - window.y]
  const inKilometres = () => pen.setTransform(ratio * km, 0, 0, ratio * km, ratio * left, ratio * top)

  if (areas) {
    inKilometres()
    pen.imageSmoothingQuality = 'high'
    pen.globalAlpha = zoom < 10 ? 0.5 : Math.max(0.42, Math.min(0.9, 0.9 - (zoom - 13) * 0.22))
    pen.drawImage(areas.picture, areas.x, areas.y, areas.width, areas.height)
    pen.globalAlpha = 1
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  drawGrid(pen, window, { left, top, step: (scaleLength(lat, zoom) / 1_000) * km, colour: colours.grid })

  inKilometres()
  const margin = 90
  const sight: Rect = {
    left: (-left - margin) / km,
    top: (-top - margin) / km,
    right: (width - left + margin) / km,
    bottom: (height - top + margin) / km,
  }
  const paintWater = (path: Path2D | null) => {
    if (!path) return
    pen.save()
    pen.clip(path, 'evenodd')
    pen.fillStyle = colours.deep
    pen.fillRect(sight.left, sight.top, sight.right - sight.left, sight.bottom - sight.top)
    pen.lineJoin = 'round'
    const widened = Math.max(1, 1 + (zoom - exactUpTo) * 0.9)
    for (const [wide, colour, strength] of shelf) {
      pen.strokeStyle = colours[colour]
      pen.globalAlpha = strength
      pen.lineWidth = (wide * widened) / km
      pen.stroke(path)
    }
    pen.restore()
    pen.strokeStyle = colours.shore
    pen.lineWidth = 0.9 / km
    pen.globalAlpha = Math.max(0.12, Math.min(0.75, 0.75 - (zoom - exactUpTo) * 0.35))
    pen.stroke(path)
    pen.globalAlpha = 1
  }
  const { near, far } = shapes
  const isWide =
    sight.left < near.left || sight.top < near.top || sight.right > near.right || sight.bottom > near.bottom
  if (isWide) {
    const seen = common(sight, far)
    const sea = new Path2D()
    sea.rect(seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top)
    const land = pathIn(shapes.land, seen)
    if (land) sea.addPath(land)
    pen.save()
    pen.clip(between(far, near), 'evenodd')
    paintWater(sea)
    paintWater(pathIn(shapes.lakes, seen))
    pen.restore()
  }
  pen.save()
  pen.clip(rectangle(near))
  paintWater(pathIn(shapes.water, sight))
  pen.restore()
  pen.setTransform(1, 0, 0, 1, 0, 0)
}

type Grid = { left: number; top: number; step: number; colour: string }

/** Squares of a true size, as long as the scale bar: they only show that the map moves and how far. */
function drawGrid(
  pen: CanvasRenderingContext2D,
  { width, height }: Window,
  { left, top, step, colour }: Grid,
) {
  pen.strokeStyle = colour
  pen.lineWidth = 1
  pen.beginPath()
  for (let x = ((left % step) + step) % step; x < width; x += step) {
    pen.moveTo(Math.round(x) + 0.5, 0)
    pen.lineTo(Math.round(x) + 0.5, height)
  }
  for (let y = ((top % step) + step) % step; y < height; y += step) {
    pen.moveTo(0, Math.round(y) + 0.5)
    pen.lineTo(width, Math.round(y) + 0.5)
  }
  pen.stroke()
}

const common = (a: Rect, b: Rect): Rect => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

function rectangle({ left, top, right, bottom }: Rect): Path2D {
  const path = new Path2D()
  path.rect(left, top, right - left, bottom - top)
  return path
}

function between(outer: Rect, inner: Rect): Path2D {
  const path = rectangle(outer)
  path.addPath(rectangle(inner))
  return path
}
