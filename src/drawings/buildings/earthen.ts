import { darken, lighten, mix } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, circle, d, line, opacity, path, pointedArch, rect } from '../canvas/svg.ts'
import { emblem, entrance } from './entrance.ts'
import { coat, glassPaint, litPaint, wallPaint } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'

const domeOf = (scene: Scene, colour: string, x: number, y: number, r: number) =>
  path(
    d`M${x - r} ${y}q-2 ${-r * 0.9} ${r} ${-r * 1.25}q${r + 2} ${r * 0.35} ${r} ${r * 1.25}z`,
    scene.across([0, lighten(coat(scene, colour), 0.3)], [1, coat(scene, colour)]),
  ) +
  rect(x - 1.5, y - r * 1.25 - 18, 3, 20, coat(scene, '#e8b84f')) +
  circle(x, y - r * 1.25 - 18, 3, coat(scene, '#e8b84f'))

function arches(
  scene: Scene,
  plan: Plan,
  random: Random,
  x: number,
  foot: number,
  w: number,
  h: number,
  count: number,
): string {
  let frames = ''
  let dark = ''
  let lit = ''
  const step = w / count
  for (let i = 0; i < count; i++) {
    const width = step * 0.6
    const left = x + step * i + (step - width) / 2
    frames += pointedArch(left - 3, foot - h - 4, width + 6, h + 4)
    if (random.chance(scene.light.lit + 0.05)) lit += pointedArch(left, foot - h, width, h)
    else dark += pointedArch(left, foot - h, width, h)
  }
  return (
    path(frames, coat(scene, plan.palette.trim)) +
    path(dark, glassPaint(scene, plan.palette)) +
    path(lit, litPaint(scene))
  )
}

function mudBlock(
  scene: Scene,
  plan: Plan,
  x: number,
  w: number,
  h: number,
  top: 'crenels' | 'steps' | 'flat',
): string {
  let teeth = ''
  if (top === 'crenels') for (let i = 0; i * 20 + 11 <= w; i++) teeth += cell(x + i * 20, -h - 10, 11, 11)
  if (top === 'steps')
    for (let i = 0; i * 30 + 24 <= w; i++) teeth += d`M${x + i * 30} ${-h}v-7h6v-7h12v7h6v7z`
  return (
    rect(x, -h, w, h, wallPaint(scene, plan.palette.wall)) +
    path(teeth, coat(scene, plan.palette.wall)) +
    (top === 'flat' ? rect(x - 4, -h - 5, w + 8, 8, coat(scene, plan.palette.trim)) : '')
  )
}

/** An earthen house of arches and battlements around a dome. */
export const drawRiad: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const w = random.between(400, 470)
  const h = 130 + plan.stars * 8
  const top = random.pick(['crenels', 'steps', 'flat'] as const)
  const left = -w / 2
  const dome = random.chance(0.65)
  let out =
    groundShadow(0, 5, w * 0.56, 12, 0.25) +
    mudBlock(scene, plan, left + w * 0.66, w * 0.26, h * 1.62, top) +
    mudBlock(scene, plan, left + w * 0.06, w * 0.28, h * 1.3, top)
  if (dome) out += domeOf(scene, palette.accent, 0, -h, w * 0.12)
  out += mudBlock(scene, plan, left, w, h, top)
  let tiles = ''
  for (let i = 0; i < Math.floor(w / 18); i++) tiles += d`M${left + i * 18 + 9} ${-h + 8}l6 6l-6 6l-6 -6z`
  out += path(tiles, coat(scene, palette.accent))
  out +=
    arches(scene, plan, random, left + 10, -6, w * 0.34, 64, 4) +
    arches(scene, plan, random, left + w * 0.63, -6, w * 0.34, 64, 4) +
    arches(scene, plan, random, left + w * 0.08, -h - 12, w * 0.24, 34, 3) +
    arches(scene, plan, random, left + w * 0.68, -h - 16, w * 0.22, 44, 2) +
    arches(scene, plan, random, left + w * 0.08, -86, w * 0.84, 30, 7)
  return { svg: out + entrance(scene, plan, random, 0, 58), width: w + 30, height: h * 1.62 + 16 }
}

/** A house of the Gulf: plain walls, carved screens, and towers that catch the wind. */
export const drawWindTower: DrawForm = (scene, plan, random) => {
  const w = random.between(400, 460)
  const left = -w / 2
  const floors = plan.stars >= 4 ? 3 : 2
  const h = floors * 54 + 14
  const tower = (x: number, tall: number) => {
    let slots = ''
    for (let i = 0; i < 4; i++) slots += pointedArch(x + 9 + i * 14.5, -tall + 14, 10, 58)
    return (
      mudBlock(scene, plan, x, 74, tall, 'flat') +
      path(slots, darken(coat(scene, plan.palette.wall), 0.5)) +
      line(d`M${x - 8} ${-tall + 88}h90`, coat(scene, '#7a5a3c'), 4)
    )
  }
  let out =
    groundShadow(0, 5, w * 0.56, 12, 0.25) +
    tower(left + 26, h + 110) +
    (plan.stars >= 3 ? tower(-left - 104, h + 76) : '') +
    mudBlock(scene, plan, left, w, h, 'steps')
  for (let floor = 0; floor < floors; floor++) {
    const foot = -h + 54 * (floor + 1)
    if (floor < floors - 1) out += arches(scene, plan, random, left + 14, foot, w - 28, 40, 9)
    else
      out +=
        arches(scene, plan, random, left + 14, foot + 10, w * 0.34, 46, 3) +
        arches(scene, plan, random, left + w * 0.66 - 14, foot + 10, w * 0.34, 46, 3)
    out += rect(left, foot + 3, w, 4, coat(scene, plan.palette.trim), floor < floors - 1 ? '' : opacity(0))
  }
  return {
    svg: out + entrance(scene, plan, random, 0, 58) + emblem(scene, plan, 0, -h + 6, 9),
    width: w + 30,
    height: h + 124,
  }
}

/** A house of carved balconies and little domed pavilions on the roof. */
export const drawHaveli: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = random.int(2, 3) + (plan.stars >= 5 ? 1 : 0)
  const w = random.between(400, 460)
  const left = -w / 2
  const h = floors * 58 + 10
  const trim = coat(scene, palette.trim)
  const kiosk = (x: number, y: number, k: number) =>
    path(
      cell(x - 22 * k, y - 34 * k, 5 * k, 34 * k) +
        cell(x - 3 * k, y - 34 * k, 5 * k, 34 * k) +
        cell(x + 17 * k, y - 34 * k, 5 * k, 34 * k),
      trim,
    ) +
    path(d`M${x - 32 * k} ${y - 32 * k}l8 -7h${48 * k}l8 7z`, trim) +
    domeOf(scene, mix(palette.wall, palette.trim, 0.4), x, y - 38 * k, 22 * k)
  let out =
    groundShadow(0, 5, w * 0.56, 12, 0.25) +
    kiosk(left + 40, -h, 1) +
    kiosk(-left - 40, -h, 1) +
    kiosk(0, -h - 10, 1.5) +
    mudBlock(scene, plan, left, w, h, 'flat')
  for (let floor = 0; floor < floors - 1; floor++)
    out +=
      arches(scene, plan, random, left + 12, -h + 58 * floor + 54, w - 24, 38, 9) +
      rect(left - 3, -h + 58 * floor + 58, w + 6, 4, trim)
  out +=
    arches(scene, plan, random, left + 12, -6, w * 0.34, 48, 3) +
    arches(scene, plan, random, left + w * 0.66 - 12, -6, w * 0.34, 48, 3)
  for (const x of [left + w * 0.2, left + w * 0.8]) {
    const y = -h + 54
    out +=
      path(d`M${x - 30} ${y + 6}l8 16h44l8 -16z`, darken(trim, 0.1)) +
      rect(x - 32, y - 42, 64, 48, trim) +
      arches(scene, plan, random, x - 30, y, 60, 34, 2) +
      path(d`M${x - 38} ${y - 40}q38 -34 76 0z`, trim)
  }
  return { svg: out + entrance(scene, plan, random, 0, 60), width: w + 40, height: h + 112 }
}
