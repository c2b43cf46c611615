import { pane } from '../buildings/openings.ts'
import { coat, wallPaint } from '../buildings/paints.ts'
import type { Plan } from '../buildings/plan.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, line, opacity, path, rect } from '../canvas/svg.ts'
import type { Stage } from '../stage.ts'
import { isEastern, openingOf, shapes } from './entrance-door.ts'

type Material = 'boards' | 'brick' | 'stone' | 'plaster' | 'panels'

const materials: Partial<Record<Plan['form'], Material>> = {
  chalet: 'boards',
  aframe: 'boards',
  timber_house: 'boards',
  ryokan: 'boards',
  verandah: 'boards',
  villa: 'boards',
  brick: 'brick',
  georgian: 'brick',
  haussmann: 'stone',
  grand: 'stone',
  gabled: 'brick',
  tower: 'panels',
  terminal: 'panels',
  pencil: 'panels',
  modern_block: 'panels',
  riad: 'plaster',
  lodge: 'stone',
}

export function wall(scene: Scene, plan: Plan, ground: number): string {
  const material = materials[plan.form] ?? 'plaster'
  const { palette } = plan
  const random = scene.detail('bricks')
  let marks = ''
  if (material === 'boards') for (let y = 22; y < ground; y += 34) marks += cell(0, y, 1200, 3)
  if (material === 'brick')
    for (let i = 0; i < (scene.fine ? 130 : 60); i++)
      marks += cell(
        Math.round(random.between(0, 1180) / 30) * 30 + (i % 2) * 14,
        Math.round(random.between(0, ground - 20) / 16) * 16,
        26,
        12,
      )
  if (material === 'stone')
    for (let y = 0; y < ground; y += 76) {
      marks += cell(0, y, 1200, 2.4)
      for (let x = (y % 152 ? 0 : 80) - 20; x < 1200; x += 160) marks += cell(x, y, 2.4, 76)
    }
  if (material === 'panels') for (let x = 0; x < 1200; x += 150) marks += cell(x, 0, 3, ground)
  const base =
    rect(0, 0, 1200, ground, wallPaint(scene, palette.wall)) +
    path(
      marks,
      material === 'brick' ? coat(scene, darken(palette.wall, 0.35)) : '#1a1420',
      opacity(material === 'brick' ? 0.28 : 0.13),
    )
  const band =
    rect(0, 128, 1200, 20, coat(scene, palette.trim)) +
    rect(0, 148, 1200, 7, '#0e1b33', opacity(0.16)) +
    rect(0, ground - 70, 1200, 70, coat(scene, darken(palette.wall, 0.22)), opacity(0.75))
  return base + band
}

export function sideWindows({ scene, plan, place }: Stage, ground: number, at: readonly number[]): string {
  const { palette } = plan
  const shape = shapes[openingOf(plan)]
  const eastern = isEastern(plan)
  const apart = at[1]! - at[0]! > 500
  const shutters = place.chance(0.5) && apart && openingOf(plan) !== 'pointed' && !eastern
  const boxes = place.chance(0.6) && !plan.snow
  let out = ''
  for (const x of at) {
    const w = 220
    const y = 300
    const h = ground - 160 - y
    out +=
      path(shape(x - 16, y - 18, w + 32, h + 22), coat(scene, palette.trim)) +
      path(shape(x, y, w, h), pane(scene, palette))
    let bars = cell(x + w / 2 - 4, y + (shape === cell ? 0 : 6), 8, h) + cell(x, y + h * 0.42, w, 7)
    if (eastern)
      for (let i = 1; i < 6; i++)
        bars += cell(x + (w * i) / 6 - 2, y, 4, h) + (i < 5 ? cell(x, y + (h * i) / 5, w, 4) : '')
    out +=
      path(bars, coat(scene, mix(palette.trim, palette.wall, 0.15))) +
      rect(x - 26, y + h + 4, w + 52, 16, coat(scene, lighten(palette.trim, 0.1)))
    if (lampsAreOn(scene))
      out += path(
        d`M${x} ${y + h}V${y + (shape === cell ? 0 : 70)}q50 ${h * 0.5} 8 ${h - 70}zM${x + w} ${y + h}V${y + (shape === cell ? 0 : 70)}q-50 ${h * 0.5} -8 ${h - 70}z`,
        '#c98a3c',
        opacity(0.3),
      )
    if (shutters)
      out +=
        rect(x - 86, y - 8, 64, h + 14, coat(scene, palette.accent)) +
        rect(x + w + 22, y - 8, 64, h + 14, coat(scene, palette.accent)) +
        line(
          [...Array(9).keys()]
            .map(
              (i) =>
                d`M${x - 78} ${y + 14 + (i * (h - 20)) / 8}h48M${x + w + 30} ${y + 14 + (i * (h - 20)) / 8}h48`,
            )
            .join(''),
          coat(scene, darken(palette.accent, 0.3)),
          4,
        )
    if (boxes)
      out += flowerBox(scene, x - 10, y + h + 10, w + 20, place.pick(['#d8503f', '#c94f86', '#f0b04c']))
  }
  return out
}

function flowerBox(scene: Scene, x: number, y: number, w: number, colour: string): string {
  let blooms = ''
  let leaves = ''
  for (let i = 0; i < 9; i++) {
    const bx = x + 12 + (i * (w - 24)) / 8
    leaves += d`M${bx - 20} ${y}a20 ${18 + (i % 3) * 5} 0 0 1 40 0z`
    blooms += d`M${bx - 9} ${y - 18 - (i % 3) * 5}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z`
  }
  return (
    path(leaves, scene.tint('#4c8f5c')) +
    path(blooms, scene.tint(colour)) +
    rect(x, y - 4, w, 38, coat(scene, '#8a5a3c')) +
    rect(x, y - 4, w, 6, coat(scene, '#a5714c'))
  )
}
