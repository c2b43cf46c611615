import { darken, mix } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, opacity, path, polygon, rect } from '../canvas/svg.ts'
import { dormers } from './dormers.ts'
import { entrance } from './entrance.ts'
import { type WindowShape, windows } from './openings.ts'
import { coat, roofPaint, wallPaint } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'

type Range = { x: number; w: number; floors: number; roof: number; shape: WindowShape; thatched: boolean }

export const floorHeight = 52

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
