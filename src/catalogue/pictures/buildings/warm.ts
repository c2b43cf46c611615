import { darken, lighten, mix } from '../colour.ts'
import { groundShadow, lampsAreOn } from '../light.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { cell, circle, d, line, opacity, path, pointedArch, rect } from '../svg.ts'
import { coat, glassPaint, litPaint, roofPaint, wallPaint } from './coat.ts'
import { emblem, entrance } from './entrance.ts'
import { pane, windows } from './openings.ts'
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

export function thatchRoof(
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

/** A camp of canvas, with a larger tent to receive guests. */
export const drawCamp: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const canvas = mix(palette.trim, '#f3e6cc', 0.5)
  const tent = (x: number, w: number, h: number, peaks: number) => {
    const left = x - w / 2
    let roof = d`M${left - 16} ${-h * 0.46}`
    const step = (w + 32) / peaks
    for (let i = 0; i < peaks; i++)
      roof += d`Q${left - 16 + step * (i + 0.36)} ${-h * 0.62} ${left - 16 + step * (i + 0.5)} ${-h}Q${left - 16 + step * (i + 0.64)} ${-h * 0.62} ${left - 16 + step * (i + 1)} ${-h * 0.46}`
    let folds = ''
    for (let i = 1; i < w / 24; i++) folds += d`M${left + i * 24} ${-h * 0.46}V0`
    return (
      groundShadow(x, 3, w * 0.58, 8) +
      rect(left, -h * 0.46, w, h * 0.46, wallPaint(scene, canvas)) +
      line(folds, coat(scene, darken(canvas, 0.3)), 1.6, opacity(0.4)) +
      path(
        d`M${x - 24} 0V${-h * 0.38}Q${x} ${-h * 0.46} ${x + 24} ${-h * 0.38}V0z`,
        lampsAreOn(scene) ? litPaint(scene) : coat(scene, '#5d4a3c'),
      ) +
      path(`${roof}z`, roofPaint(scene, mix(palette.wall, canvas, 0.45))) +
      rect(left - 16, -h * 0.47, w + 32, 5, coat(scene, palette.accent)) +
      line(
        d`M${left - 14} ${-h * 0.45}L${left - 40} 0M${left + w + 14} ${-h * 0.45}L${left + w + 40} 0`,
        coat(scene, '#8a6a4c'),
        1.8,
      )
    )
  }
  const main = random.int(2, 3)
  return {
    svg:
      tent(-250, 150, 110, 1) +
      tent(250, 150, 110, 1) +
      tent(0, 260, 180, main) +
      emblem(scene, plan, 0, -96, 9),
    width: 680,
    height: 190,
  }
}

/** A long glazed house by the runway, its rooms in a curve of bands. */
export const drawTerminal: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = random.int(3, 5) + (plan.stars >= 4 ? 1 : 0)
  const w = random.between(460, 540)
  const left = -w / 2
  const h = floors * 42 + 62
  const shape = random.pick(['wave', 'wedge', 'bar'] as const)
  const tops = {
    wave: d`M${left} 0V${-h + 20}Q${left + w * 0.25} ${-h - 34} ${left + w * 0.55} ${-h}T${-left} ${-h + 8}V0z`,
    wedge: d`M${left} 0V${-h + 44}L${-left} ${-h - 20}V0z`,
    bar: d`M${left} 0V${-h + 18}q0 -18 18 -18H${-left - 18}q18 0 18 18V0z`,
  }
  let bands = ''
  let lit = ''
  let fins = ''
  for (let f = 0; f < floors; f++) {
    const y = -62 - (f + 1) * 42 + (shape === 'wedge' ? 14 : 12)
    bands += cell(left + 12, y, w - 24, 22)
    for (let x = left + 12; x < -left - 44; x += 30)
      if (random.chance(scene.light.lit * 0.7)) lit += cell(x + 2, y, 26, 22)
  }
  if (random.chance(0.6))
    for (let x = left + 12; x < -left - 8; x += 30) fins += cell(x, -62 - floors * 42 + 4, 3, floors * 42 - 2)
  const inner = scene.clipped(
    tops[shape],
    path(bands, glassPaint(scene, palette)) +
      path(lit, litPaint(scene)) +
      path(fins, coat(scene, palette.trim)),
  )
  const roofLine = {
    wave: d`M${left - 8} ${-h + 20}Q${left + w * 0.25} ${-h - 36} ${left + w * 0.55} ${-h - 2}T${-left + 8} ${-h + 7}`,
    wedge: d`M${left - 8} ${-h + 44}L${-left + 8} ${-h - 21}`,
    bar: d`M${left + 12} ${-h}H${-left - 12}`,
  }
  let lobby = ''
  for (let x = left + 14; x < -left - 40; x += 44) if (x + 40 < -64 || x > 64) lobby += cell(x, -50, 38, 46)
  const glazed = glassy(scene, plan)
  return {
    svg:
      groundShadow(0, 5, w * 0.55, 12, 0.26) +
      path(tops[shape], wallPaint(scene, palette.wall)) +
      inner +
      line(roofLine[shape], coat(scene, palette.trim), 9, 'stroke-linecap="round"') +
      rect(left, -62, w, 62, coat(scene, mix(palette.trim, palette.wall, 0.3))) +
      path(lobby, glazed) +
      rect(left - 8, -66, w + 16, 7, coat(scene, palette.accent)) +
      entrance(scene, plan, random, 0, 52) +
      emblem(scene, plan, left + w * 0.2, -h + 28, 11),
    width: w + 40,
    height: h + 40,
  }
}
const glassy = (scene: Scene, plan: Plan) => pane(scene, plan.palette)
