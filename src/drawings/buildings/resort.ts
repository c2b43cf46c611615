import { darken, lighten, mix } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, d, opacity, path, rect } from '../canvas/svg.ts'
import { bushes } from '../scenery/plants.ts'
import { emblem, entrance } from './entrance.ts'
import { coat, glassPaint, litPaint, roofPaint, wallPaint } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'

type Wing = { x: number; w: number; floors: number }

type Finish = { arches: boolean; tiled: boolean; curved: boolean; floor: number }

/** Terraced holiday blocks, every room with a balcony towards the water. */
export const drawResort: DrawForm = (scene, plan, random) => {
  const floors = random.int(3, 5) + (plan.stars >= 5 ? 1 : 0)
  const finish: Finish = {
    arches: random.chance(0.35),
    tiled: random.chance(0.35),
    curved: random.chance(0.3),
    floor: 42,
  }
  const layout = random.pick(['peak', 'stairs', 'twin', 'long'] as const)
  const wings = layouts[layout](floors)
  const left = Math.min(...wings.map((wing) => wing.x))
  const right = Math.max(...wings.map((wing) => wing.x + wing.w))
  const shift = -(left + right) / 2
  const placed = wings.map((wing) => ({ ...wing, x: wing.x + shift }))
  const tallest = placed.reduce((a, b) => (b.floors > a.floors ? b : a))
  const top = -(tallest.floors * finish.floor + 18)
  return {
    svg:
      groundShadow(0, 5, (right - left) * 0.55, 12, 0.25) +
      placed.map((wing) => drawWing(scene, plan, random, wing, finish)).join('') +
      entrance(scene, plan, random, 0, 46) +
      emblem(scene, plan, tallest.x + tallest.w / 2, top + 8, 10),
    width: right - left + 30,
    height: -top + 52,
  }
}

const layouts = {
  peak: (f: number): Wing[] => [
    { x: -230, w: 180, floors: f - 1 },
    { x: 60, w: 170, floors: f - 2 },
    { x: -80, w: 180, floors: f },
  ],
  stairs: (f: number): Wing[] => [
    { x: -240, w: 150, floors: Math.max(1, f - 3) },
    { x: -110, w: 150, floors: f - 2 },
    { x: 20, w: 150, floors: f - 1 },
    { x: 150, w: 130, floors: f },
  ],
  twin: (f: number): Wing[] => [
    { x: -90, w: 180, floors: Math.max(1, f - 3) },
    { x: -250, w: 180, floors: f },
    { x: 70, w: 180, floors: f },
  ],
  long: (f: number): Wing[] => [{ x: -270, w: 540, floors: Math.max(2, f - 2) }],
}

function drawWing(scene: Scene, plan: Plan, random: Random, wing: Wing, finish: Finish): string {
  const { palette } = plan
  const h = wing.floors * finish.floor + 18
  const top = -h
  const columns = Math.max(3, Math.round(wing.w / 46))
  const step = (wing.w - 14) / columns
  let recess = ''
  let glass = ''
  let lit = ''
  let rails = ''
  let slabs = ''
  for (let floor = 0; floor < wing.floors; floor++) {
    const y = top + 16 + floor * finish.floor
    for (let column = 0; column < columns; column++) {
      const x = wing.x + 7 + column * step
      recess += finish.arches
        ? archway(x + 4, y, step - 8, finish.floor - 8)
        : cell(x + 3, y, step - 6, finish.floor - 8)
      const pane = cell(x + 9, y + 8, step - 18, finish.floor - 16)
      if (random.chance(scene.light.lit * 0.85)) lit += pane
      else glass += pane
      rails += cell(x + 2, y + finish.floor - 19, step - 4, 12)
    }
    slabs += cell(
      wing.x - (finish.curved ? 5 : 2),
      y + finish.floor - 8,
      wing.w + (finish.curved ? 10 : 4),
      5,
    )
  }
  const wall = coat(scene, palette.wall)
  const roof = finish.tiled
    ? path(d`M${wing.x - 10} ${top}l24 -26h${wing.w - 28}l24 26z`, roofPaint(scene, palette.roof)) +
      rect(wing.x - 10, top - 2, wing.w + 20, 6, coat(scene, darken(palette.roof, 0.25)))
    : rect(wing.x + wing.w * 0.2, top - 20, wing.w * 0.34, 15, coat(scene, palette.roof)) +
      bushes(scene, wing.x + wing.w * 0.6, top - 6, wing.w * 0.32, '#4c8f5c', 0.7) +
      rect(wing.x - 5, top - 8, wing.w + 10, 10, coat(scene, palette.trim))
  return (
    rect(wing.x, top, wing.w, h, wallPaint(scene, palette.wall)) +
    path(recess, mix(wall, '#1c2546', 0.42)) +
    path(glass, glassPaint(scene, palette)) +
    path(lit, litPaint(scene)) +
    path(rails, lighten(coat(scene, palette.glass), 0.32), opacity(0.55)) +
    path(slabs, coat(scene, palette.trim)) +
    roof
  )
}
