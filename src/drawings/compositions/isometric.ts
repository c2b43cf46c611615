import { coat } from '../buildings/paints.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import { createRandom, type Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, line, num, opacity, type Point, path, polygon } from '../canvas/svg.ts'
import type { Region, Scenery } from '../subject.ts'

/** From ground coordinates and height to the picture; the hotel's plot lies around the origin. */
export const project = (x: number, y: number, z: number): Point => [
  600 + (x - y) * 1.5,
  520 + (x + y) * 0.8 - z * 1.6,
]

export const projectFlat = (x: number, y: number) => project(x, y, 0)

export type IsoRoof = 'flat' | 'hip' | 'gable' | 'dome' | 'spire'

export type IsoBlock = {
  x: number
  y: number
  w: number
  depth: number
  h: number
  wall: string
  roof: string
  shape: IsoRoof
  windows: boolean
  lit: number
  seed: string
  hero: boolean
}

/** A house as two walls and a roof, its shadow on the ground beside it. */
export function block(scene: Scene, b: IsoBlock): string {
  const tone = (colour: string) => (b.hero ? coat(scene, colour) : scene.tint(colour))
  const fromLeft = scene.sun.x < scene.width / 2
  const wall = tone(b.wall)
  const bright = lighten(wall, 0.08)
  const dark = darken(wall, 0.26)
  const { x, y, w, depth, h } = b
  const at = (px: number, py: number, pz: number) => project(px, py, pz)
  const shadow = fromLeft
    ? polygon([
        at(x + w, y, 0),
        at(x + w + h * 0.5, y - h * 0.1, 0),
        at(x + w + h * 0.5, y + depth - h * 0.1, 0),
        at(x + w, y + depth, 0),
      ])
    : polygon([
        at(x, y + depth, 0),
        at(x - h * 0.1, y + depth + h * 0.5, 0),
        at(x + w - h * 0.1, y + depth + h * 0.5, 0),
        at(x + w, y + depth, 0),
      ])
  const left = polygon([
    at(x, y + depth, 0),
    at(x + w, y + depth, 0),
    at(x + w, y + depth, h),
    at(x, y + depth, h),
  ])
  const right = polygon([at(x + w, y + depth, 0), at(x + w, y, 0), at(x + w, y, h), at(x + w, y + depth, h)])
  return (
    path(shadow, '#0a1428', opacity(0.18)) +
    path(left, fromLeft ? bright : dark) +
    path(right, fromLeft ? dark : bright) +
    (b.hero ? panes(scene, b) : b.windows ? floorsOf(scene, b) : '') +
    roofOf(scene, b, tone(b.roof), fromLeft)
  )
}

/** Neighbouring buildings show only floor lines and a few lit windows. */
function floorsOf(scene: Scene, b: IsoBlock): string {
  const random = createRandom(b.seed)
  const floors = Math.min(6, Math.max(1, Math.round(b.h / 20)))
  let bands = ''
  let lit = ''
  for (let f = 0; f < floors; f++) {
    const z = ((f + 0.5) / floors) * b.h
    const [ax, ay] = project(b.x + b.w * 0.1, b.y + b.depth, z)
    const [cx, cy] = project(b.x + b.w, b.y + b.depth * 0.9, z)
    bands += d`M${ax} ${ay}l${b.w * 1.2} ${b.w * 0.64}M${cx} ${cy}l${b.depth * 1.2} ${-b.depth * 0.64}`
    if (!random.chance(b.lit)) continue
    const along = random.between(0.05, 0.6)
    if (random.chance(0.5))
      lit += d`M${ax + b.w * along * 1.5} ${ay + b.w * along * 0.8}l${b.w * 0.45} ${b.w * 0.24}`
    else
      lit += d`M${cx + b.depth * along * 1.5} ${cy - b.depth * along * 0.8}l${b.depth * 0.45} ${-b.depth * 0.24}`
  }
  return (
    line(
      bands,
      mix(scene.tint('#5f7f9c'), scene.light.sky[1], 0.3),
      6,
      `stroke-dasharray="8 7" ${opacity(0.34)}`,
    ) + line(lit, scene.light.lamp, 6, `stroke-dasharray="8 7" ${opacity(0.85)}`)
  )
}

function panes(scene: Scene, b: IsoBlock): string {
  const random = createRandom(b.seed)
  const floors = Math.max(1, Math.round(b.h / 15))
  const rise = b.h / floors
  let dark = ''
  let lit = ''
  const face = (length: number, place: (t: number, z: number) => Point) => {
    const columns = Math.max(2, Math.round(length / (b.hero ? 15 : 20)))
    for (let f = 0; f < floors; f++) {
      for (let c = 0; c < columns; c++) {
        const corners = [
          [0.24, 0.24],
          [0.76, 0.24],
          [0.76, 0.76],
          [0.24, 0.76],
        ].map(([dx, dz]) => place(((c + dx!) / columns) * length, (f + dz!) * rise))
        const quad = `M${corners.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}z`
        if (random.chance(b.lit)) lit += quad
        else dark += quad
      }
    }
  }
  face(b.w, (t, z) => project(b.x + t, b.y + b.depth, z))
  face(b.depth, (t, z) => project(b.x + b.w, b.y + b.depth - t, z))
  return (
    path(dark, mix(scene.tint('#5f7f9c'), scene.light.sky[1], 0.3), opacity(b.hero ? 0.85 : 0.42)) +
    path(lit, scene.light.lamp, opacity(b.hero ? 1 : 0.8))
  )
}

function roofOf(_scene: Scene, b: IsoBlock, colour: string, fromLeft: boolean): string {
  const { x, y, w, depth, h } = b
  const over = b.shape === 'flat' ? 0 : b.hero ? 7 : 4
  const low = (px: number, py: number): Point => project(px, py, h)
  const nw = low(x - over, y - over)
  const ne = low(x + w + over, y - over)
  const se = low(x + w + over, y + depth + over)
  const sw = low(x - over, y + depth + over)
  const bright = lighten(colour, 0.14)
  const dark = darken(colour, 0.2)
  if (b.shape === 'flat') {
    const inset = Math.min(w, depth) * 0.09
    const inner = [
      low(x + inset, y + inset),
      low(x + w - inset, y + inset),
      low(x + w - inset, y + depth - inset),
      low(x + inset, y + depth - inset),
    ]
    return path(polygon([nw, ne, se, sw]), lighten(colour, 0.22)) + path(polygon(inner), colour)
  }
  const rise = Math.min(w, depth) * (b.shape === 'gable' ? 0.42 : 0.36)
  const alongX = w >= depth
  const cut = b.shape === 'gable' ? 0 : Math.min(w, depth) / 2
  const cx = x + w / 2
  const cy = y + depth / 2
  if (b.shape === 'dome' || b.shape === 'spire') {
    const [px, py] = project(cx, cy, h)
    const r = Math.min(w, depth) * 0.5
    const top =
      b.shape === 'dome'
        ? `M${num(px - r)} ${num(py)}q0 ${num(-r * 1.2)} ${num(r)} ${num(-r * 1.3)}q${num(r)} ${num(r * 0.1)} ${num(r)} ${num(r * 1.3)}q${num(-r)} ${num(r * 0.56)} ${num(-2 * r)} 0z`
        : `M${num(px - r)} ${num(py)}L${num(px)} ${num(py - r * 2.6)}L${num(px + r)} ${num(py)}q${num(-r)} ${num(r * 0.56)} ${num(-2 * r)} 0z`
    return (
      path(polygon([nw, ne, se, sw]), lighten(colour, 0.4)) +
      path(top, colour) +
      path(
        `M${num(px)} ${num(py - r * (b.shape === 'dome' ? 1.3 : 2.6))}L${num(px + r)} ${num(py)}q${num(-r * 0.5)} ${num(r * 0.36)} ${num(-r)} ${num(r * 0.3)}z`,
        dark,
        opacity(0.4),
      )
    )
  }
  const a = alongX
    ? project(x + cut - (cut ? 0 : over), cy, h + rise)
    : project(cx, y + cut - (cut ? 0 : over), h + rise)
  const c = alongX
    ? project(x + w - cut + (cut ? 0 : over), cy, h + rise)
    : project(cx, y + depth - cut + (cut ? 0 : over), h + rise)
  const south = alongX ? polygon([sw, se, c, a]) : polygon([se, ne, a, c])
  const back = alongX ? polygon([nw, ne, c, a]) : polygon([sw, nw, a, c])
  const end = alongX ? polygon([se, ne, c]) : polygon([sw, se, c])
  const southLit = alongX === fromLeft
  return (
    path(back, dark) +
    path(end, b.shape === 'gable' ? darken(colour, 0.08) : southLit ? dark : bright) +
    path(south, southLit ? bright : colour)
  )
}

export function isoRoofOf(
  scenery: Scenery,
  region: Region,
  place: Random,
): { shape: IsoRoof; colour: string } {
  const modern =
    (scenery === 'city' || scenery === 'airport') &&
    !['european', 'mediterranean', 'nordic', 'latin_american'].includes(region)
  if (modern)
    return { shape: 'flat', colour: place.pick(['#b9bcc0', '#c9c4ba', '#a8adb5', '#bfb5a8', '#9fb09a']) }
  const tones: Partial<Record<Region, readonly string[]>> = {
    european: ['#7f8b9a', '#8a95a2', '#a5745c', '#6f7c8c'],
    mediterranean: ['#c07a54', '#b56a48', '#cc8a62'],
    nordic: ['#5f6670', '#a5604c', '#4f5a66'],
    chinese: ['#5a6068', '#4f565e', '#676c70'],
    japanese: ['#56606c', '#656a70', '#4a5460'],
    east_asian: ['#5a646c', '#6a6058'],
    southeast_asian: ['#b56a48', '#9a7a50', '#a8604a'],
    latin_american: ['#c07a54', '#b5654a', '#cc8a62'],
    north_american: ['#6a6570', '#7a6058', '#8a8a90'],
    oceanian: ['#8a979e', '#a8705c'],
  }
  const colours = tones[region]
  if (!colours) return { shape: 'flat', colour: place.pick(['#d9bd92', '#cfae82', '#e2cba4']) }
  return { shape: place.chance(0.6) ? 'hip' : 'gable', colour: place.pick(colours) }
}
