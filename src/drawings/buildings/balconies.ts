import { darken, lighten } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, opacity, path, rect } from '../canvas/svg.ts'
import { coat } from './paints.ts'
import type { Plan } from './plan.ts'

/** An iron railing from x to x+w standing on y. */
export function ironRailing(scene: Scene, x: number, y: number, w: number, h = 14): string {
  let bars = cell(x, y - h, w, 2)
  if (scene.fine) for (let i = 0; i <= w / 6; i++) bars += cell(x + i * 6, y - h, 1.5, h)
  return path(bars, coat(scene, '#2b2f45'), opacity(0.9)) + rect(x - 2, y, w + 4, 3.5, coat(scene, '#d8d2c6'))
}

/** Balconies with a glass front along one floor. */
export function glassBalconies(
  scene: Scene,
  plan: Plan,
  x: number,
  y: number,
  w: number,
  count: number,
): string {
  let slabs = ''
  let fronts = ''
  const step = w / count
  for (let i = 0; i < count; i++) {
    slabs += cell(x + i * step + 3, y, step - 6, 3.6)
    fronts += cell(x + i * step + 4, y - 12, step - 8, 12)
  }
  return (
    path(fronts, lighten(coat(scene, plan.palette.glass), 0.3), opacity(0.55)) +
    path(slabs, coat(scene, plan.palette.trim))
  )
}

/** Wooden balcony across a front, with boxes of flowers in summer. */
export function woodBalcony(
  scene: Scene,
  plan: Plan,
  x: number,
  y: number,
  w: number,
  flowers: readonly [string, string] | null,
): string {
  const wood = coat(scene, darken(plan.palette.wall, 0.45))
  let bars = ''
  if (scene.fine) for (let i = 0; i < w / 9; i++) bars += cell(x + 2 + i * 9, y - 17, 3, 16)
  else bars = cell(x, y - 12, w, 10)
  let red = ''
  let pale = ''
  if (flowers)
    for (let i = 0; i < w / 15; i++) {
      const bloom = cell(x + 4 + i * 15, y - 25 + (i % 3), 9, 6)
      if (i % 3) red += bloom
      else pale += bloom
    }
  return (
    path(bars, wood, opacity(scene.fine ? 1 : 0.75)) +
    rect(x, y - 20, w, 3.6, wood) +
    rect(x - 2, y - 2, w + 4, 5, darken(wood, 0.2)) +
    (flowers
      ? path(red, coat(scene, flowers[0])) +
        path(pale, coat(scene, flowers[1])) +
        rect(x, y - 20, w, 2, coat(scene, '#4c7f4f'))
      : '')
  )
}
