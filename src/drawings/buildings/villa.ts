import { darken } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, line, opacity, path, rect } from '../canvas/svg.ts'
import { entrance } from './entrance.ts'
import { windows } from './openings.ts'
import { coat, roofPaint, wallPaint } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'

/** Open pavilions under steep thatch or shingle roofs. */
export const drawVilla: DrawForm = (scene, plan, random) => {
  const tiers = plan.stars >= 4 ? 2 : 1
  const w = random.between(260, 320)
  const side = random.pick([130, 150, 170])
  const style = random.pick(['thatch', 'peaked', 'saddle'] as const)
  let out = groundShadow(0, 5, w, 12, 0.24)
  const flank = w / 2 + side / 2 + 6
  const both = plan.stars >= 3
  out += pavilion(scene, plan, random, -flank, 0, side, 70, 84, style)
  if (both) out += pavilion(scene, plan, random, flank, 0, side, 70, 84, style)
  let height: number
  if (tiers === 2) {
    out += rect(-w * 0.42, -92 - 64, w * 0.84, 70, wallPaint(scene, plan.palette.wall))
    out += pavilion(scene, plan, random, 0, -128, w * 0.8, 62, 104, style)
    out += pavilion(scene, plan, random, 0, 0, w, 92, 46, 'skirt')
    height = 128 + 62 + 104
  } else {
    out += pavilion(scene, plan, random, 0, 0, w, 84, 124, style)
    height = 208
  }
  const shift = both ? 0 : side / 2
  return {
    svg: `<g transform="translate(${Math.round(shift)} 0)">${out + entrance(scene, { ...plan, stars: Math.min(plan.stars, 3) }, random, 0, 54)}</g>`,
    width: w + side * (both ? 2 : 1) + 90,
    height: height + 22,
  }
}

type Thatch = 'thatch' | 'peaked' | 'saddle' | 'skirt'

function pavilion(
  scene: Scene,
  plan: Plan,
  random: Random,
  x: number,
  foot: number,
  w: number,
  h: number,
  rise: number,
  style: Thatch,
): string {
  const { palette } = plan
  const left = x - w / 2
  const top = foot - h
  const columns = Math.max(2, Math.round(w / 46))
  let posts = ''
  for (let i = 0; i <= columns; i++) posts += cell(left + ((w - 7) * i) / columns, top, 7, h)
  const body =
    rect(left + 4, top, w - 8, h, wallPaint(scene, palette.wall)) +
    windows(scene, random, palette, {
      x: left + 6,
      y: top + 6,
      w: w - 12,
      h: h - 10,
      columns,
      rows: 1,
      shape: 'french',
      fill: [0.6, 0.84],
    }) +
    path(posts, coat(scene, palette.trim)) +
    rect(left - 6, foot - 7, w + 12, 7, coat(scene, '#cdbfa6')) +
    rect(left, top, w, 14, '#0e1b33', opacity(0.24))
  return body + thatchRoof(scene, plan, x, top, w, rise, style)
}

function thatchRoof(
  scene: Scene,
  plan: Plan,
  x: number,
  y: number,
  w: number,
  rise: number,
  style: Thatch,
): string {
  const over = 26
  const paint = roofPaint(scene, plan.palette.roof)
  const dark = darken(coat(scene, plan.palette.roof), 0.3)
  const half = w / 2 + over
  const ridge = style === 'peaked' ? w * 0.07 : style === 'skirt' ? w * 0.38 : w * 0.24
  let straw = ''
  if (scene.fine)
    for (let i = -6; i <= 6; i++)
      straw += d`M${x + (ridge * i) / 6} ${y - rise + 6}L${x + (half * i) / 6.6} ${y + 6}`
  const shape =
    style === 'saddle'
      ? d`M${x - half} ${y + 8}Q${x - half * 0.5} ${y - rise * 0.5} ${x - ridge - 22} ${y - rise - 16}Q${x} ${y - rise + 18} ${x + ridge + 22} ${y - rise - 16}Q${x + half * 0.5} ${y - rise * 0.5} ${x + half} ${y + 8}Q${x} ${y + 2} ${x - half} ${y + 8}z`
      : d`M${x - half} ${y + 8}Q${x - half * 0.52} ${y - rise * 0.34} ${x - ridge} ${y - rise}H${x + ridge}Q${x + half * 0.52} ${y - rise * 0.34} ${x + half} ${y + 8}Q${x} ${y + 1} ${x - half} ${y + 8}z`
  const top =
    style === 'saddle' || style === 'skirt'
      ? ''
      : rect(x - ridge - 4, y - rise - 5, ridge * 2 + 8, 9, dark) +
        (style === 'peaked' ? path(d`M${x - 6} ${y - rise - 5}q6 -4 6 -18q0 14 6 18z`, dark) : '')
  return (
    path(shape, paint) +
    line(straw, dark, 1.8, opacity(0.35)) +
    line(d`M${x - half + 2} ${y + 7}Q${x} ${y} ${x + half - 2} ${y + 7}`, dark, 4, opacity(0.7)) +
    top
  )
}
