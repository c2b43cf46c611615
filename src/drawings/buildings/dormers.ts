import { darken } from '../canvas/colour.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, path, rect } from '../canvas/svg.ts'
import { pane } from './openings.ts'
import { coat, litPaint } from './paints.ts'
import type { Plan } from './plan.ts'

export function chimneys(
  scene: Scene,
  plan: Plan,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  let out = ''
  for (const at of [0.16, 0.5, 0.84]) {
    if (!random.chance(0.55)) continue
    const cx = x + w * at
    out +=
      rect(cx - 9, y - h, 18, h + 4, coat(scene, darken(plan.palette.wall, 0.18))) +
      rect(cx - 11, y - h - 3, 22, 4, coat(scene, darken(plan.palette.wall, 0.3))) +
      path(cell(cx - 7, y - h - 9, 5, 6) + cell(cx + 2, y - h - 9, 5, 6), coat(scene, '#b56a48'))
  }
  return out
}

export function dormers(
  scene: Scene,
  plan: Plan,
  random: Random,
  x: number,
  y: number,
  w: number,
  round: boolean,
): string {
  const count = Math.max(2, Math.round(w / 58))
  let frames = ''
  let dark = ''
  let lit = ''
  for (let i = 0; i < count; i++) {
    const cx = x + (w * (i + 0.5)) / count
    frames += round ? d`M${cx - 12} ${y}v-22a12 12 0 0 1 24 0v22z` : d`M${cx - 12} ${y}v-23l12 -12l12 12v23z`
    if (random.chance(scene.light.lit)) lit += cell(cx - 7, y - 23, 14, 21)
    else dark += cell(cx - 7, y - 23, 14, 21)
  }
  return (
    path(frames, coat(scene, plan.palette.trim)) +
    path(dark, pane(scene, { ...plan.palette, glass: darken(plan.palette.glass, 0.2) })) +
    path(lit, litPaint(scene))
  )
}
