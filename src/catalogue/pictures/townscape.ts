import { darken, mix } from './colour.ts'
import { lampsAreOn, mist } from './light.ts'
import type { Scene } from './scene.ts'
import type { Region } from './subject.ts'
import { archway, cell, d, opacity, path, polygon, rect } from './svg.ts'

export type Skyline = {
  base: number
  low: number
  high: number
  distance: number
  windows: boolean
  crowd?: number
}

const towerTones = ['#5d7192', '#6f7f9e', '#4e6384', '#7b86a3', '#5a6b95']

/** High-rises shoulder to shoulder, fading into the haze at their feet. */
export function skyline(scene: Scene, { base, low, high, distance, windows, crowd = 1 }: Skyline): string {
  const { random, light, width } = scene
  let shapes = ''
  let shades = ''
  let lit = ''
  let dark = ''
  const colours = towerTones.map((tone) => scene.far(tone, distance))
  for (let x = -30; x < width + 30; ) {
    const w = random.between(42, 98)
    const h = random.between(low, high) * (1 - (0.25 * Math.abs(x - width / 2)) / width)
    const top = base - h
    const colour = random.pick(colours)
    const paint = scene.down([0, colour], [1, mix(colour, light.haze, 0.45)])
    const kind = random.int(0, 9)
    let first = top + 14
    if (kind === 0)
      shapes += path(
        polygon([
          [x, base],
          [x, top + w * 0.4],
          [x + w, top],
          [x + w, base],
        ]),
        paint,
      )
    else if (kind === 1)
      shapes += path(
        cell(x, top, w, h) + cell(x + w * 0.2, top - 20, w * 0.6, 20) + cell(x + w * 0.47, top - 58, 3.5, 40),
        paint,
      )
    else if (kind === 2) shapes += path(archway(x, top, w, h), paint)
    else if (kind === 3)
      shapes += path(
        polygon([
          [x, base],
          [x + w * 0.06, top + 34],
          [x + w * 0.5, top - 44],
          [x + w * 0.94, top + 34],
          [x + w, base],
        ]),
        paint,
      )
    else if (kind === 4)
      shapes += path(cell(x, top + 30, w, h - 30) + cell(x + w * 0.16, top, w * 0.68, 32), paint)
    else {
      shapes += rect(x, top, w, h, paint)
      shades += cell(x + w * 0.72, top, w * 0.28, h)
    }
    if (kind < 5) first = top + w * 0.6
    if (windows) {
      const step = random.pick([10, 12])
      const rise = random.pick([13, 16])
      for (let y = first; y < base - 60; y += rise) {
        for (let wx = x + 7; wx < x + w - 11; wx += step) {
          if (random.chance(light.lit * 0.5)) lit += `M${Math.round(wx)} ${Math.round(y)}h6v7h-6z`
          else if (light.lit < 0.4 && random.chance(scene.fine ? 0.34 : 0.16))
            dark += `M${Math.round(wx)} ${Math.round(y)}h6v7h-6z`
        }
      }
    }
    x += (w + random.between(-8, 14)) * crowd
  }
  return (
    shapes +
    path(shades, '#0b1030', opacity(0.13)) +
    path(dark, mix(light.haze, '#ffffff', 0.3), opacity(0.32)) +
    path(lit, light.lamp, opacity(light.cast > 0.25 ? 0.75 : 0.5)) +
    mist(scene, base - 150, 152, 0.72)
  )
}

export const wallTones: Record<Region, readonly string[]> = {
  european: ['#e8d3b0', '#f0e2c8', '#d9b99a', '#c9d3c8', '#e9c7b8', '#d8d2c8', '#efe0d0'],
  mediterranean: ['#e8b08a', '#f0d9a8', '#d98f7a', '#f3e6cc', '#e9c7b8', '#f7f1e6', '#d9a06a'],
  nordic: ['#b5524a', '#d9a94a', '#6f93a8', '#f0ece2', '#8a9a86', '#c97a5a'],
  chinese: ['#eeeae2', '#e2ddd2', '#f3f0ea', '#d8cfc2'],
  japanese: ['#d9c9ae', '#b59a7c', '#e6ddcb', '#8f7a68'],
  east_asian: ['#e2dacb', '#d6c5ad', '#efe9df', '#c9b8a0'],
  southeast_asian: ['#f0d9a8', '#b9d8cc', '#f2b8a0', '#e8e0cc', '#a9cdd8'],
  south_asian: ['#e8b7a0', '#f0d0a0', '#d9a08a', '#f3e2cc', '#c9b8d8'],
  middle_eastern: ['#e2c49a', '#d9b284', '#eed8b4', '#c9a47a'],
  african: ['#d9a878', '#e8c79a', '#c98f66', '#f0dcb8'],
  north_american: ['#a8604c', '#c98a6a', '#8f5a50', '#d9c3a8', '#9aa3ad'],
  latin_american: ['#f2a78c', '#f4d887', '#8fb8dc', '#bcd9c1', '#e8a8b8', '#f3ead8'],
  oceanian: ['#e8e2d4', '#c9d6d8', '#d9b89a', '#b9c8b0', '#f0e4cc'],
}
const roofTones: Record<Region, readonly string[]> = {
  european: ['#7a8494', '#8f5a48', '#6f7a88', '#a5654c'],
  mediterranean: ['#b5603f', '#c47a50', '#a5523c'],
  nordic: ['#4f5662', '#6a4640', '#5a6570'],
  chinese: ['#4a5058', '#3f464e', '#565c62'],
  japanese: ['#4a525e', '#5a5f66', '#3f4854'],
  east_asian: ['#4f5860', '#5f5550', '#3f5a58'],
  southeast_asian: ['#b5653f', '#8f6a44', '#a54f3c'],
  south_asian: ['#c99a7a', '#b5785a', '#d9b090'],
  middle_eastern: ['#c49a68', '#b58a5c'],
  african: ['#a5713f', '#8f5f3c', '#b58a54'],
  north_american: ['#4a4450', '#5a4a48', '#6a6a72'],
  latin_american: ['#b5603f', '#a5523c', '#c9784f'],
  oceanian: ['#7a8a92', '#a5604c', '#5f7078'],
}
type RoofShape = 'gable' | 'mansard' | 'flat' | 'swept' | 'hip'
const roofShapes: Record<Region, readonly RoofShape[]> = {
  european: ['mansard', 'mansard', 'gable', 'hip'],
  mediterranean: ['hip', 'gable', 'flat'],
  nordic: ['gable', 'gable', 'hip'],
  chinese: ['swept', 'swept', 'hip'],
  japanese: ['swept', 'hip', 'flat'],
  east_asian: ['swept', 'hip', 'flat'],
  southeast_asian: ['hip', 'swept', 'flat'],
  south_asian: ['flat', 'flat', 'hip'],
  middle_eastern: ['flat'],
  african: ['flat', 'hip'],
  north_american: ['flat', 'flat', 'mansard'],
  latin_american: ['hip', 'flat', 'gable'],
  oceanian: ['hip', 'gable', 'flat'],
}

export type TownRow = {
  base: number
  low: number
  high: number
  distance: number
  region: Region
  from?: number
  to?: number
}

/** A row of town houses in the manner of the region. */
export function townRow(
  scene: Scene,
  { base, low, high, distance, region, from = -20, to = scene.width + 20 }: TownRow,
): string {
  const { random, light } = scene
  let out = ''
  let lit = ''
  let dark = ''
  for (let x = from; x < to - 40; ) {
    const w = Math.min(random.between(70, 116), to - x)
    const h = random.between(low, high)
    const top = base - h
    const wall = scene.far(random.pick(wallTones[region]), distance)
    const roof = scene.far(random.pick(roofTones[region]), distance)
    out +=
      rect(x, top, w, h, wall) +
      rect(x + w * 0.82, top, w * 0.18, h, '#1b2040', opacity(0.1)) +
      houseRoof(random.pick(roofShapes[region]), x, top, w, roof)
    const columns = Math.max(2, Math.round(w / 30))
    const rows = Math.max(1, Math.round(h / 46))
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) {
        const pane = cell(
          Math.round(x + (w * (c + 0.5)) / columns - 7),
          Math.round(top + 12 + (r * (h - 14)) / rows),
          14,
          22,
        )
        if (random.chance(light.lit * 0.7)) lit += pane
        else dark += pane
      }
    }
    x += w
  }
  const glass = scene.far('#5f7a96', distance)
  return (
    out +
    path(dark, glass, opacity(0.6)) +
    path(
      lit,
      lampsAreOn(scene) ? mix(light.lamp, light.haze, distance * 0.4) : glass,
      opacity(lampsAreOn(scene) ? 0.9 : 0.6),
    )
  )
}

function houseRoof(shape: RoofShape, x: number, top: number, w: number, colour: string): string {
  const shade = darken(colour, 0.2)
  if (shape === 'gable')
    return (
      path(
        polygon([
          [x - 5, top],
          [x + w / 2, top - w * 0.46],
          [x + w + 5, top],
        ]),
        colour,
      ) +
      path(
        polygon([
          [x + w / 2, top - w * 0.46],
          [x + w + 5, top],
          [x + w * 0.62, top],
        ]),
        shade,
      )
    )
  if (shape === 'mansard')
    return (
      path(d`M${x - 3} ${top}L${x + 8} ${top - 34}H${x + w - 8}L${x + w + 3} ${top}z`, colour) +
      path(
        cell(x + w * 0.3, top - 25, 12, 18) + cell(x + w * 0.62, top - 25, 12, 18),
        mix(colour, '#ffffff', 0.5),
      ) +
      rect(x + w * 0.76, top - 52, 12, 20, shade)
    )
  if (shape === 'swept')
    return (
      path(
        d`M${x - 12} ${top - 4}Q${x + w * 0.16} ${top - 6} ${x + w * 0.22} ${top - 30}H${x + w * 0.78}Q${x + w * 0.84} ${top - 6} ${x + w + 12} ${top - 4}L${x + w} ${top + 5}H${x}z`,
        colour,
      ) + rect(x + w * 0.2, top - 34, w * 0.6, 5, shade)
    )
  if (shape === 'hip')
    return (
      path(d`M${x - 6} ${top}L${x + w * 0.2} ${top - 30}H${x + w * 0.8}L${x + w + 6} ${top}z`, colour) +
      path(d`M${x + w * 0.8} ${top - 30}L${x + w + 6} ${top}H${x + w * 0.72}z`, shade)
    )
  return rect(x - 3, top - 6, w + 6, 8, colour) + rect(x + w * 0.55, top - 20, w * 0.24, 15, shade)
}

export type Marker = 'dome' | 'spire' | 'minaret' | 'pagoda' | 'clock' | 'campanile' | 'temple' | 'stupa'

const markersByRegion: Record<Region, readonly Marker[]> = {
  european: ['dome', 'spire', 'clock'],
  mediterranean: ['dome', 'campanile', 'spire'],
  nordic: ['spire', 'clock'],
  chinese: ['pagoda', 'temple'],
  japanese: ['pagoda', 'temple'],
  east_asian: ['pagoda', 'temple'],
  southeast_asian: ['stupa', 'temple', 'spire'],
  south_asian: ['dome', 'minaret', 'stupa'],
  middle_eastern: ['minaret', 'dome', 'minaret'],
  african: ['minaret', 'spire'],
  north_american: ['clock', 'spire', 'dome'],
  latin_american: ['campanile', 'dome', 'spire'],
  oceanian: ['clock', 'spire'],
}

/** Something tall that a town is known by, behind its roofs. */
export function townMarker(
  scene: Scene,
  region: Region,
  x: number,
  base: number,
  k: number,
  distance: number,
): string {
  return marker(scene, scene.random.pick(markersByRegion[region]), x, base, k, distance)
}

export function marker(
  scene: Scene,
  kind: Marker,
  x: number,
  base: number,
  k: number,
  distance: number,
): string {
  const stone = scene.far('#dccbb2', distance)
  const roof = scene.far('#6f8fa0', distance)
  const dark = scene.far('#5a5f70', distance)
  const shine = scene.across([0, mix(roof, '#ffffff', 0.3)], [1, roof])
  const at = (dx: number) => x + dx * k
  const up = (dy: number) => base - dy * k
  const box = (dx: number, dy: number, w: number, h: number, fill: string) =>
    rect(at(dx), up(dy), w * k, h * k, fill)
  if (kind === 'dome')
    return (
      box(-60, 96, 120, 96, stone) +
      path(d`M${at(-54)} ${up(96)}a${54 * k} ${62 * k} 0 0 1 ${108 * k} 0z`, shine) +
      box(-11, 184, 22, 30, stone) +
      path(
        polygon([
          [at(-13), up(184)],
          [at(0), up(216)],
          [at(13), up(184)],
        ]),
        roof,
      )
    )
  if (kind === 'spire')
    return (
      box(-26, 150, 52, 150, stone) +
      path(
        polygon([
          [at(-32), up(150)],
          [at(0), up(262)],
          [at(32), up(150)],
        ]),
        dark,
      ) +
      path(archway(at(-9), up(138), 18 * k, 44 * k), dark, opacity(0.5))
    )
  if (kind === 'minaret')
    return (
      box(-13, 190, 26, 190, stone) +
      box(-21, 150, 42, 9, stone) +
      box(-19, 196, 38, 8, stone) +
      box(-9, 226, 18, 32, stone) +
      path(
        d`M${at(-12)} ${up(226)}q${2 * k} ${-24 * k} ${12 * k} ${-34 * k}q${10 * k} ${10 * k} ${12 * k} ${34 * k}z`,
        roof,
      )
    )
  if (kind === 'clock')
    return (
      box(-24, 190, 48, 190, stone) +
      path(
        polygon([
          [at(-29), up(190)],
          [at(0), up(246)],
          [at(29), up(190)],
        ]),
        roof,
      ) +
      `<circle cx="${Math.round(at(0))}" cy="${Math.round(up(164))}" r="${Math.round(15 * k)}" fill="${mix(stone, '#ffffff', 0.5)}"/>` +
      path(cell(at(-1), up(176), 2.4 * k, 12 * k) + cell(at(0), up(165), 9 * k, 2.4 * k), dark)
    )
  if (kind === 'campanile')
    return (
      box(-22, 200, 44, 200, scene.far('#c98a66', distance)) +
      box(-26, 204, 52, 8, stone) +
      path(
        archway(at(-14), up(190), 12 * k, 30 * k) + archway(at(3), up(190), 12 * k, 30 * k),
        dark,
        opacity(0.5),
      ) +
      path(
        polygon([
          [at(-26), up(204)],
          [at(0), up(258)],
          [at(26), up(204)],
        ]),
        scene.far('#8fa08c', distance),
      )
    )
  if (kind === 'stupa')
    return (
      path(
        d`M${at(-62)} ${base}Q${at(-56)} ${up(96)} ${at(-10)} ${up(118)}L${at(0)} ${up(236)}L${at(10)} ${up(118)}Q${at(56)} ${up(96)} ${at(62)} ${base}z`,
        scene.across([0, scene.far('#f2d68a', distance)], [1, scene.far('#c99a48', distance)]),
      ) + box(-68, 22, 136, 22, stone)
    )
  const levels = kind === 'pagoda' ? 5 : 2
  const wide = kind === 'pagoda' ? 46 : 84
  let out = ''
  let y = 0
  for (let i = 0; i < levels; i++) {
    const w = wide * (1 - i * 0.13)
    out +=
      box(-w * 0.7, y + 34, w * 1.4, 36, stone) +
      path(
        d`M${at(-w - 12)} ${up(y + 34)}Q${at(-w * 0.6)} ${up(y + 36)} ${at(-w * 0.5)} ${up(y + 56)}H${at(w * 0.5)}Q${at(w * 0.6)} ${up(y + 36)} ${at(w + 12)} ${up(y + 34)}L${at(w * 0.7)} ${up(y + 30)}H${at(-w * 0.7)}z`,
        dark,
      )
    y += 48
  }
  return out + (kind === 'pagoda' ? box(-2.5, y + 40, 5, 36, dark) : '')
}
