import { darken, mix } from '../colour.ts'
import { groundShadow, lampsAreOn } from '../light.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { cell, d, line, opacity, path, polygon, rect } from '../svg.ts'
import { coat, litPaint, roofPaint, wallPaint } from './coat.ts'
import { emblem, entrance } from './entrance.ts'
import { type WindowShape, windows } from './openings.ts'
import type { DrawForm, Plan } from './plan.ts'
import { dormers } from './roofs.ts'

type Range = { x: number; w: number; floors: number; roof: number; shape: WindowShape; thatched: boolean }
const floorHeight = 52

/** A farmhouse or country inn: a long roof, a cross wing, a chimney. */
export const drawLodge: DrawForm = (scene, plan, random) => {
  const floors = plan.stars >= 4 ? 3 : 2
  const main: Range = {
    x: 0,
    w: random.between(360, 460),
    floors,
    roof: random.between(70, 96),
    shape: random.pick(['sash', 'shutters', 'sash'] as const),
    thatched: plan.palette.name === 'thatch' || plan.palette.name === 'palmleaf' || random.chance(0.12),
  }
  const wing = random.chance(0.7)
  const side = random.chance(0.5) ? 1 : -1
  const gable = wing ? crossGable(scene, plan, random, side * main.w * 0.32, 150, floors) : ''
  const tower =
    !wing && plan.stars >= 3 && random.chance(0.6)
      ? roundTower(scene, plan, random, side * (main.w / 2 + 10), floors)
      : ''
  const barn = random.chance(0.4)
    ? drawRange(scene, plan, random, {
        ...main,
        x: -side * main.w * 0.62,
        w: main.w * 0.42,
        floors: floors - 1,
        roof: 60,
      })
    : ''
  const width = main.w + (barn ? main.w * 0.5 : 60)
  return {
    svg:
      groundShadow(0, 5, width * 0.54, 12, 0.24) +
      barn +
      drawRange(scene, plan, random, main) +
      gable +
      tower +
      entrance(scene, plan, random, wing ? -side * 40 : 0, 48),
    width: width + 30,
    height: floors * floorHeight + main.roof + (tower ? 70 : 46),
  }
}

function drawRange(scene: Scene, plan: Plan, random: Random, r: Range): string {
  const { palette } = plan
  const top = -r.floors * floorHeight - 8
  const left = r.x - r.w / 2
  const chimneys = [0.2, 0.8]
    .map((t) =>
      random.chance(0.7)
        ? rect(left + r.w * t - 11, top - r.roof - 22, 22, 34, coat(scene, darken(palette.wall, 0.24))) +
          rect(left + r.w * t - 14, top - r.roof - 26, 28, 5, coat(scene, darken(palette.wall, 0.36)))
        : '',
    )
    .join('')
  const columns = Math.round(r.w / 56)
  let out =
    chimneys +
    rect(left, top, r.w, -top, wallPaint(scene, palette.wall)) +
    rect(left, -14, r.w, 14, coat(scene, darken(palette.wall, 0.2)), opacity(0.5))
  out += windows(scene, random, palette, {
    x: left + 8,
    y: top + 4,
    w: r.w - 16,
    h: -top - 10,
    columns,
    rows: r.floors,
    shape: r.shape,
    fill: [r.shape === 'shutters' ? 0.34 : 0.42, 0.62],
    skip: (column, row) => row === r.floors - 1 && Math.abs(column + 0.5 - columns / 2) < 1.3,
  })
  const paint = roofPaint(scene, r.thatched ? mix(palette.roof, '#b08a54', 0.6) : palette.roof)
  out += r.thatched
    ? path(
        d`M${left - 20} ${top + 14}Q${left + 4} ${top - r.roof} ${left + 34} ${top - r.roof}H${left + r.w - 34}Q${left + r.w - 4} ${top - r.roof} ${left + r.w + 20} ${top + 14}Q${r.x} ${top + 2} ${left - 20} ${top + 14}z`,
        paint,
      )
    : path(
        d`M${left - 16} ${top + 4}L${left + 10} ${top - r.roof}H${left + r.w - 10}L${left + r.w + 16} ${top + 4}z`,
        paint,
      ) + rect(left + 6, top - r.roof - 3, r.w - 12, 6, coat(scene, darken(palette.roof, 0.28)))
  if (plan.snow)
    out += path(
      d`M${left - 10} ${top - r.roof * 0.26}L${left + 8} ${top - r.roof - 9}H${left + r.w - 8}L${left + r.w + 10} ${top - r.roof * 0.26}q${-r.w * 0.13} 12 ${-r.w * 0.26} 1t${-r.w * 0.26} 2t${-r.w * 0.26} -1t${-r.w * 0.22 - 20} -2z`,
      coat(scene, '#ffffff'),
    )
  if (!r.thatched && r.w > 300) out += dormers(scene, plan, random, left + 20, top - 12, r.w - 40, false)
  return out
}

function crossGable(scene: Scene, plan: Plan, random: Random, x: number, w: number, floors: number): string {
  const { palette } = plan
  const eaves = -floors * floorHeight - 12
  const apex = eaves - 84
  return (
    path(
      polygon([
        [x - w / 2, 0],
        [x - w / 2, eaves],
        [x, apex],
        [x + w / 2, eaves],
        [x + w / 2, 0],
      ]),
      wallPaint(scene, mix(palette.wall, palette.trim, 0.25)),
    ) +
    windows(scene, random, palette, {
      x: x - w / 2 + 12,
      y: eaves + 4,
      w: w - 24,
      h: -eaves - 14,
      columns: 2,
      rows: floors,
      shape: 'sash',
      fill: [0.5, 0.64],
    }) +
    windows(scene, random, palette, {
      x: x - 22,
      y: eaves - 40,
      w: 44,
      h: 38,
      columns: 1,
      rows: 1,
      shape: 'arched',
      fill: [0.5, 0.86],
    }) +
    path(
      d`M${x} ${apex - 14}L${x - w / 2 - 20} ${eaves + 14}v13L${x} ${apex + 4}L${x + w / 2 + 20} ${eaves + 27}v-13z`,
      plan.snow ? coat(scene, '#ffffff') : roofPaint(scene, palette.roof),
    )
  )
}

function roundTower(scene: Scene, plan: Plan, random: Random, x: number, floors: number): string {
  const { palette } = plan
  const top = -(floors + 0.7) * floorHeight
  return (
    rect(x - 42, top, 84, -top, wallPaint(scene, palette.wall)) +
    windows(scene, random, palette, {
      x: x - 30,
      y: top + 10,
      w: 60,
      h: -top - 30,
      columns: 1,
      rows: floors,
      shape: 'arched',
      fill: [0.36, 0.6],
    }) +
    path(d`M${x - 54} ${top + 4}L${x} ${top - 88}L${x + 54} ${top + 4}z`, roofPaint(scene, palette.roof)) +
    rect(x - 54, top, 108, 6, coat(scene, darken(palette.roof, 0.3)))
  )
}

/** A timber house with white trim in the northern manner, gable to the road. */
export const drawTimberHouse: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = plan.stars >= 4 ? 3 : 2
  const houses = random.int(2, 4)
  const colours = [
    palette.wall,
    mix(palette.wall, '#ffffff', 0.5),
    palette.accent,
    mix(palette.wall, '#2f5a78', 0.5),
  ]
  const w = houses > 3 ? 128 : 164
  let out = groundShadow(0, 5, houses * w * 0.54, 11, 0.24)
  for (let i = 0; i < houses; i++) {
    const x = (i - (houses - 1) / 2) * (w + 2)
    const tall = floors + (i % 2 ? 1 : 0)
    const eaves = -tall * floorHeight - 12
    const apex = eaves - w * random.between(0.42, 0.62)
    let boards = ''
    if (scene.fine) for (let b = 1; b < w / 13; b++) boards += cell(x - w / 2 + b * 13, eaves, 1.2, -eaves)
    out +=
      path(
        polygon([
          [x - w / 2, 0],
          [x - w / 2, eaves],
          [x, apex],
          [x + w / 2, eaves],
          [x + w / 2, 0],
        ]),
        wallPaint(scene, colours[i % colours.length]!),
      ) + path(boards, '#1a1420', opacity(0.12))
    const door = Math.abs(x) < w * 0.6
    out += windows(scene, random, palette, {
      x: x - w / 2 + 10,
      y: eaves + 2,
      w: w - 20,
      h: -eaves - 8,
      columns: w > 140 ? 3 : 2,
      rows: tall,
      shape: 'sash',
      fill: [0.46, 0.6],
      skip: (_column, row) => door && row === tall - 1,
    })
    out += windows(scene, random, palette, {
      x: x - 20,
      y: eaves - 36,
      w: 40,
      h: 34,
      columns: 1,
      rows: 1,
      shape: 'sash',
      fill: [0.56, 0.86],
    })
    out += path(
      cell(x - w / 2, eaves, 5, -eaves) + cell(x + w / 2 - 5, eaves, 5, -eaves),
      coat(scene, palette.trim),
    )
    out += path(
      d`M${x} ${apex - 12}L${x - w / 2 - 12} ${eaves + 8}l5 8L${x} ${apex + 4}L${x + w / 2 + 7} ${eaves + 16}l5 -8z`,
      plan.snow ? coat(scene, '#ffffff') : roofPaint(scene, palette.roof),
    )
  }
  return {
    svg: out + entrance(scene, plan, random, houses % 2 ? 0 : -w / 2, 46),
    width: houses * w + 50,
    height: (floors + 1) * floorHeight + w * 0.62 + 24,
  }
}

/** Deep shade under a tin or thatched roof, in the manner of warm countries. */
export const drawVerandah: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = plan.stars >= 3 ? 2 : 1
  const w = random.between(420, 520)
  const left = -w / 2
  const floor = 64
  const stilts = random.chance(0.4) ? 30 : 10
  const top = -floors * floor - stilts
  const trim = coat(scene, palette.trim)
  let posts = ''
  let rails = ''
  const bays = Math.round(w / 58)
  let out =
    groundShadow(0, 5, w * 0.54, 11, 0.24) +
    rect(left + 18, top, w - 36, -top, wallPaint(scene, palette.wall))
  out += windows(scene, random, palette, {
    x: left + 24,
    y: top + 8,
    w: w - 48,
    h: floors * floor - 12,
    columns: bays,
    rows: floors,
    shape: 'french',
    fill: [0.46, 0.74],
    skip: (column, row) => row === floors - 1 && Math.abs(column + 0.5 - bays / 2) < 1,
  })
  out += rect(left + 18, top, w - 36, 16, '#0e1b33', opacity(0.22))
  for (let f = 0; f < floors; f++) {
    const y = top + (f + 1) * floor
    for (let i = 0; i <= bays; i++) posts += cell(left + ((w - 6) * i) / bays, y - floor, 6, floor)
    for (let i = 0; i < bays; i++) {
      if (f === floors - 1 && Math.abs(i + 0.5 - bays / 2) < 1) continue
      rails +=
        cell(left + (w * i) / bays + 5, y - 22, w / bays - 6, 3) +
        (scene.fine
          ? Array.from({ length: 6 }, (_, q) => cell(left + (w * i) / bays + 8 + q * 8, y - 22, 2, 20)).join(
              '',
            )
          : '')
    }
    rails += cell(left - 6, y - 2, w + 12, 6)
  }
  out += path(rails, trim) + path(posts, trim)
  if (stilts > 12)
    out += path(
      Array.from({ length: bays + 1 }, (_, i) => cell(left + ((w - 8) * i) / bays, -stilts, 8, stilts)).join(
        '',
      ),
      coat(scene, darken(palette.trim, 0.4)),
    )
  const peak = random.between(66, 92)
  const lift = top - 4
  const paint = roofPaint(scene, palette.roof)
  let seams = ''
  if (scene.fine)
    for (let i = 1; i < w / 22; i++)
      seams += d`M${left - 20 + i * ((w + 40) / (w / 22))} ${lift}L${left + w * 0.16 + i * ((w * 0.68) / (w / 22))} ${lift - peak}`
  out +=
    path(
      d`M${left - 26} ${lift + 6}L${left + w * 0.14} ${lift - peak}H${left + w * 0.86}L${left + w + 26} ${lift + 6}z`,
      paint,
    ) +
    line(seams, coat(scene, darken(palette.roof, 0.3)), 1.5, opacity(0.35)) +
    rect(left - 26, lift + 2, w + 52, 6, coat(scene, darken(palette.roof, 0.3)))
  const gablet =
    path(
      polygon([
        [-54, lift - 6],
        [0, lift - peak - 18],
        [54, lift - 6],
      ]),
      wallPaint(scene, palette.wall),
    ) +
    path(d`M0 ${lift - peak - 30}L-72 ${lift}h16L0 ${lift - peak - 12}L56 ${lift}h16z`, paint) +
    emblem(scene, plan, 0, lift - peak * 0.42, 10)
  const stairs = path(d`M-40 0l8 ${-stilts}h64l8 ${stilts}z`, trim)
  const lampLine = lampsAreOn(scene)
    ? path(
        Array.from({ length: bays }, (_, i) => cell(left + (w * (i + 0.5)) / bays - 2, top + 6, 4, 7)).join(
          '',
        ),
        litPaint(scene),
      )
    : ''
  return {
    svg:
      out +
      gablet +
      lampLine +
      stairs +
      `<g transform="translate(0 ${-stilts})">${entrance(scene, { ...plan, stars: Math.min(plan.stars, 3) }, random, 0, 48)}</g>`,
    width: w + 70,
    height: -lift + peak + 34,
  }
}
