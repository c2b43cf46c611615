import { darken } from '../canvas/colour.ts'
import { lampGlow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, ellipse, line, opacity, path, rect } from '../canvas/svg.ts'
import { windows } from './openings.ts'
import { coat, roofPaint, wallPaint } from './paints.ts'
import type { Plan } from './plan.ts'

export type Eaves = 'swept' | 'straight' | 'flying'

/** A tiled roof whose corners turn up; how much depends on the country. */
export function sweptRoof(
  scene: Scene,
  plan: Plan,
  x: number,
  y: number,
  w: number,
  rise: number,
  eaves: Eaves,
): string {
  const over = eaves === 'straight' ? 30 : 36
  const lift = eaves === 'flying' ? 18 : eaves === 'swept' ? 8 : 0
  const half = w / 2 + over
  const ridge = w * (eaves === 'straight' ? 0.36 : 0.31)
  const roof = coat(scene, plan.palette.roof)
  let tiles = ''
  if (scene.fine)
    for (let i = -4; i <= 4; i++)
      tiles += d`M${x + (ridge * i) / 4.6} ${y - rise + 3}Q${x + (ridge * i) / 3.6} ${y - rise * 0.4} ${x + (half * i) / 4.8} ${y + 3}`
  const body = d`M${x - half} ${y - lift + 2}Q${x - ridge * 1.24} ${y - rise * 0.1} ${x - ridge} ${y - rise}H${x + ridge}Q${x + ridge * 1.24} ${y - rise * 0.1} ${x + half} ${y - lift + 2}Q${x + w * 0.46} ${y + 12} ${x + w * 0.34} ${y + 10}H${x - w * 0.34}Q${x - w * 0.46} ${y + 12} ${x - half} ${y - lift + 2}z`
  const snow = plan.snow
    ? path(
        d`M${x - ridge * 1.1} ${y - rise * 0.55}L${x - ridge} ${y - rise - 8}H${x + ridge}l${ridge * 0.1} ${rise * 0.45 + 8}q${-ridge * 0.5} 10 ${-ridge * 1.1} 0t${-ridge * 1.1} 0z`,
        coat(scene, '#ffffff'),
      )
    : ''
  return (
    path(body, roofPaint(scene, plan.palette.roof)) +
    line(tiles, darken(roof, 0.35), 1.6, opacity(0.35)) +
    snow +
    `<rect x="${Math.round(x - ridge - 5)}" y="${Math.round(y - rise - 7)}" width="${Math.round(ridge * 2 + 10)}" height="9" rx="3" fill="${darken(roof, 0.3)}"/>` +
    (eaves === 'straight'
      ? ''
      : line(
          d`M${x - half + 12} ${y - lift * 0.5 + 5}Q${x} ${y + 15} ${x + half - 12} ${y - lift * 0.5 + 5}`,
          coat(scene, plan.palette.accent),
          2.6,
        ))
  )
}

type Tier = { x: number; foot: number; w: number; h: number; rise: number; eaves: Eaves; posts: string }

export function tier(scene: Scene, plan: Plan, random: Random, t: Tier): string {
  const { palette } = plan
  const left = t.x - t.w / 2
  const columns = Math.max(3, Math.round(t.w / 36))
  let posts = cell(left, t.foot - 6, t.w, 6) + cell(left, t.foot - t.h, t.w, 5)
  for (let c = 0; c <= columns; c++) posts += cell(left + ((t.w - 5) * c) / columns, t.foot - t.h, 5, t.h)
  return (
    rect(left, t.foot - t.h, t.w, t.h, wallPaint(scene, palette.wall)) +
    windows(scene, random, palette, {
      x: left + 4,
      y: t.foot - t.h + 8,
      w: t.w - 8,
      h: t.h - 14,
      columns,
      rows: 1,
      shape: 'lattice',
      fill: [0.72, 0.84],
    }) +
    path(posts, coat(scene, t.posts)) +
    rect(left, t.foot - t.h, t.w, 12, '#0e1b33', opacity(0.2)) +
    sweptRoof(scene, plan, t.x, t.foot - t.h, t.w, t.rise, t.eaves)
  )
}

export function redLantern(scene: Scene, x: number, y: number, k: number, colour = '#d8422f'): string {
  return (
    lampGlow(scene, x, y, 36 * k) +
    line(d`M${x} ${y - 22 * k}v${10 * k}M${x} ${y + 12 * k}v${12 * k}`, coat(scene, '#8a5a2c'), 1.6 * k) +
    ellipse(x, y, 10 * k, 12 * k, scene.tint(colour, 0.3)) +
    path(cell(x - 5 * k, y - 13 * k, 10 * k, 3 * k) + cell(x - 5 * k, y + 10 * k, 10 * k, 3 * k), '#e8b84f')
  )
}
