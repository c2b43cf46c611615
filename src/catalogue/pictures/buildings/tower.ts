import { darken, lighten, mix } from '../colour.ts'
import { groundShadow, lampsAreOn } from '../light.ts'
import { bushes } from '../plants.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { cell, d, line, opacity, path, polygon, rect } from '../svg.ts'
import { coat, glassPaint, litPaint } from './coat.ts'
import { emblem, entrance } from './entrance.ts'
import { pane, windows } from './openings.ts'
import type { DrawForm, Plan } from './plan.ts'

const crowns = ['flat', 'step', 'slant', 'curve', 'pyramid', 'needle', 'frame', 'sail'] as const
const skins = ['grid', 'bands', 'fins', 'curtain', 'balconies', 'diagonal'] as const
type Crown = (typeof crowns)[number]
type Skin = (typeof skins)[number]
type Shaft = { x: number; w: number; side: number; top: number; foot: number; crown: Crown; skin: Skin }

/** A high-rise on a podium, with a lit front and a shaded side. */
export const drawTower: DrawForm = (scene, plan, random) => {
  const floors = random.int(10, 15) + (plan.stars - 3) * 2
  const w = random.between(170, 230)
  const twin = plan.stars >= 4 && random.chance(0.22)
  const podium = random.between(60, 78)
  const crown = random.pick(crowns)
  const skin = random.pick(skins)
  const foot = -podium
  const shaft = (x: number, width: number, count: number): Shaft => ({
    x,
    w: width,
    side: width * 0.23,
    top: foot - count * 27,
    foot,
    crown,
    skin,
  })
  const shafts = twin
    ? [shaft(-96, w * 0.72, floors), shaft(98, w * 0.66, floors - random.int(2, 4))]
    : [shaft(random.between(-24, 24), w, floors)]
  const wide = twin ? 420 : w * random.between(1.5, 1.9)
  const tall = Math.max(...shafts.map((s) => -s.top)) + crownRise[crown]
  return {
    svg:
      groundShadow(0, 5, wide * 0.56, 13, 0.28) +
      shafts.map((s) => drawShaft(scene, plan, random, s)).join('') +
      drawPodium(scene, plan, random, wide, podium),
    width: wide + 40,
    height: tall,
  }
}

const crownRise: Record<Crown, number> = {
  flat: 16,
  step: 66,
  slant: 8,
  curve: 10,
  pyramid: 84,
  needle: 120,
  frame: 44,
  sail: 60,
}

function drawShaft(scene: Scene, plan: Plan, random: Random, s: Shaft): string {
  const { palette } = plan
  const glazed = s.skin === 'curtain' || s.skin === 'diagonal'
  const base = glazed ? mix(palette.wall, palette.glass, 0.65) : palette.wall
  const wall = coat(scene, base)
  const front = scene.down([0, mix(wall, scene.light.sky[1], glazed ? 0.4 : 0.18)], [1, wall])
  const shadeColour = darken(wall, 0.34)
  const shade = scene.down([0, mix(shadeColour, scene.light.sky[0], 0.25)], [1, shadeColour])
  const left = s.x - s.w / 2
  const edge = left + s.w - s.side
  const right = left + s.w
  return (
    silhouette(scene, plan, s, left, edge, right, front, shade) +
    skinOf(scene, plan, random, s, left, edge) +
    windows(scene, random, palette, {
      x: edge + 4,
      y: s.top + 34,
      w: s.side - 8,
      h: s.foot - s.top - 44,
      columns: Math.max(2, Math.round(s.side / 17)),
      rows: Math.round((s.foot - s.top) / 30),
      shape: 'plain',
      fill: [0.5, 0.5],
    }) +
    rect(
      left,
      s.top + 20,
      edge - left,
      s.foot - s.top - 20,
      scene.slant([0, '#ffffff', 0.16], [0.5, '#ffffff', 0.02], [1, '#ffffff', 0]),
    ) +
    emblem(scene, plan, (left + edge) / 2, s.top + 18, 10)
  )
}

function silhouette(
  scene: Scene,
  plan: Plan,
  s: Shaft,
  left: number,
  edge: number,
  right: number,
  front: string,
  shade: string,
): string {
  const { top, foot } = s
  const trim = coat(scene, plan.palette.trim)
  const mid = (left + right) / 2
  const body =
    path(cell(left, top, edge - left, foot - top), front) +
    path(cell(edge, top, right - edge, foot - top), shade)
  const cap = rect(left - 4, top - 6, right - left + 8, 9, trim)
  if (s.crown === 'slant')
    return (
      path(
        polygon([
          [left, foot],
          [left, top + 40],
          [edge, top - 8],
          [edge, foot],
        ]),
        front,
      ) +
      path(
        polygon([
          [edge, foot],
          [edge, top - 8],
          [right, top + 20],
          [right, foot],
        ]),
        shade,
      )
    )
  if (s.crown === 'curve')
    return (
      path(d`M${left} ${foot}V${top + 50}Q${left + 6} ${top - 4} ${edge} ${top - 10}V${foot}z`, front) +
      path(d`M${edge} ${foot}V${top - 10}Q${right - 4} ${top + 4} ${right} ${top + 46}V${foot}z`, shade)
    )
  if (s.crown === 'sail')
    return (
      path(d`M${left} ${foot}Q${left + 6} ${top + 120} ${edge} ${top - 60}V${foot}z`, front) +
      path(cell(left, top + 60, edge - left, foot - top - 60), front) +
      path(d`M${left} ${top + 62}Q${left + 30} ${top - 20} ${edge} ${top - 60}V${top + 62}z`, front) +
      path(d`M${edge} ${foot}V${top - 60}Q${right + 2} ${top + 20} ${right} ${top + 130}V${foot}z`, shade)
    )
  if (s.crown === 'step')
    return (
      rect(left + 20, top - 32, edge - left - 40, 34, front) +
      rect(edge - 20, top - 32, (right - edge) * 0.7, 34, shade) +
      rect(left + 44, top - 58, edge - left - 88, 28, front) +
      rect(left + 16, top - 35, right - left - 42, 5, trim) +
      body +
      cap
    )
  if (s.crown === 'pyramid')
    return (
      path(
        polygon([
          [left + 8, top - 2],
          [mid - 8, top - 82],
          [edge, top - 2],
        ]),
        roofed(scene, plan),
      ) +
      path(
        polygon([
          [edge, top - 2],
          [mid - 8, top - 82],
          [right - 6, top - 2],
        ]),
        darken(coat(scene, plan.palette.roof), 0.2),
      ) +
      body +
      cap
    )
  if (s.crown === 'needle')
    return (
      line(d`M${mid - 8} ${top - 30}v-86`, trim, 3) +
      rect(mid - 40, top - 34, 64, 36, front) +
      rect(mid + 8, top - 34, 18, 36, shade) +
      body +
      cap
    )
  if (s.crown === 'frame')
    return (
      line(d`M${left + 10} ${top}v-38H${right - 10}v38M${left + 10} ${top - 19}H${right - 10}`, trim, 6) +
      body +
      cap
    )
  return body + cap
}
const roofed = (scene: Scene, plan: Plan) =>
  scene.down(
    [0, mix(coat(scene, plan.palette.roof), scene.light.sky[1], 0.3)],
    [1, coat(scene, plan.palette.roof)],
  )

function skinOf(scene: Scene, plan: Plan, random: Random, s: Shaft, left: number, edge: number): string {
  const { palette } = plan
  const start = s.top + (s.crown === 'sail' ? 64 : 38)
  const h = s.foot - start - 6
  const w = edge - left
  const rows = Math.max(6, Math.round(h / 26))
  const rowH = h / rows
  if (s.skin === 'bands' || s.skin === 'balconies') {
    let strip = ''
    let lit = ''
    let ledge = ''
    for (let r = 0; r < rows; r++) {
      const y = start + r * rowH
      strip += cell(left + 9, y, w - 18, rowH * 0.56)
      ledge +=
        s.skin === 'bands'
          ? cell(left - 3, y + rowH * 0.6, w + 3, 3.6)
          : cell(left - 6, y + rowH * 0.62, w + 4, 5)
      for (let x = left + 9; x < edge - 26; ) {
        const step = Math.min(random.between(14, 36), edge - 9 - x)
        if (random.chance(scene.light.lit * 0.7)) lit += cell(x, y, step, rowH * 0.56)
        x += step + 2
      }
    }
    return (
      path(strip, glassPaint(scene, palette)) +
      path(lit, litPaint(scene)) +
      path(ledge, coat(scene, palette.trim))
    )
  }
  if (s.skin === 'diagonal' || s.skin === 'curtain') {
    const columns = Math.round(w / 22)
    let lines = ''
    if (s.skin === 'curtain')
      for (let c = 1; c < columns; c++) lines += d`M${left + (w * c) / columns} ${start}v${h}`
    else
      for (let i = -3; i < 9; i++)
        lines += d`M${left} ${start + (h * i) / 6}l${w} ${h / 3}M${left} ${start + (h * i) / 6}l${w} ${-h / 3}`
    const rowsLines =
      s.skin === 'curtain'
        ? Array.from({ length: rows }, (_, r) => d`M${left + 4} ${start + r * rowH}h${w - 8}`).join('')
        : ''
    const net = scene.clipped(
      cell(left, start, w, h),
      line(
        lines + rowsLines,
        coat(scene, palette.trim),
        s.skin === 'curtain' ? 1.6 : 3.4,
        opacity(s.skin === 'curtain' ? 0.5 : 0.8),
      ),
    )
    return (
      windows(scene, random, palette, {
        x: left + 2,
        y: start,
        w: w - 4,
        h,
        columns,
        rows,
        shape: 'plain',
        fill: [0.84, 0.8],
      }) + net
    )
  }
  const columns = Math.round(w / (s.skin === 'fins' ? 20 : 26))
  let fins = ''
  if (s.skin === 'fins')
    for (let c = 0; c <= columns; c++) fins += cell(left + 5 + ((w - 12) * c) / columns, start - 8, 3, h + 10)
  return (
    windows(scene, random, palette, {
      x: left + 6,
      y: start,
      w: w - 12,
      h,
      columns,
      rows,
      shape: 'plain',
      fill: [0.56, s.skin === 'fins' ? 0.7 : 0.54],
    }) + path(fins, coat(scene, palette.trim), opacity(0.9))
  )
}

function drawPodium(scene: Scene, plan: Plan, random: Random, w: number, h: number): string {
  const { palette } = plan
  const left = -w / 2
  const count = Math.round(w / 46)
  const step = (w - 24) / count
  let panes = ''
  for (let i = 0; i < count; i++) {
    const x = left + 12 + i * step
    if (x + step < -66 || x > 66) panes += cell(x + 4, -h + 16, step - 8, h - 22)
  }
  const paint = scene.down(
    [0, coat(scene, palette.trim)],
    [1, coat(scene, mix(palette.trim, palette.wall, 0.5))],
  )
  const planting =
    bushes(scene, left + 12, -h - 6, w * 0.2, '#4c8f5c', 0.8) +
    bushes(scene, w * 0.26, -h - 6, w * 0.2, '#4c8f5c', 0.8)
  return (
    planting +
    rect(left, -h, w, h, paint) +
    rect(left - 6, -h - 7, w + 12, 10, lighten(coat(scene, palette.roof), 0.1)) +
    path(panes, pane(scene, palette), opacity(lampsAreOn(scene) ? 0.95 : 0.9)) +
    entrance(scene, plan, random, 0, Math.min(52, h - 8))
  )
}
