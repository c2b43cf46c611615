import { darken, mix } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, opacity, path, polygon, rect } from '../canvas/svg.ts'
import type { Region } from '../subject.ts'

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

/** A row of town houses in the region's style. */
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
