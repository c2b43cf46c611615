import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, path, polygon, rect } from '../canvas/svg.ts'
import { woodBalcony } from './balconies.ts'
import { entrance } from './entrance.ts'
import { windows } from './openings.ts'
import { coat, roofPaint, wallPaint } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'

type Gable = { x: number; half: number; h: number; panes: readonly [number, number]; storey: number }

/** A-frame houses with roofs down to the ground: a pair, three, or a large one between two small. */
export const drawAFrame: DrawForm = (scene, plan, random) => {
  const layout = random.pick(
    plan.stars >= 3 ? (['three', 'great', 'great'] as const) : (['pair', 'three'] as const),
  )
  const panes = random.pick([
    [4, 4],
    [3, 5],
    [6, 3],
    [2, 4],
  ] as const)
  const h = random.between(210, 270)
  const half = random.between(92, 116)
  const gable = (x: number, k: number): Gable => ({
    x,
    half: half * k,
    h: h * k,
    panes,
    storey: random.pick([62, 76, 88]),
  })
  const step = half * 1.62
  const gables = {
    pair: [gable(-half - 6, 1), gable(half + 6, 0.94)],
    three: [gable(-step, 0.84), gable(step, 0.84), gable(0, 1)],
    great: [gable(-step * 1.28, 0.62), gable(step * 1.28, 0.62), gable(0, 1.36)],
  }[layout]
  const width = Math.max(...gables.map((g) => Math.abs(g.x) + g.half)) * 2 + 50
  const door = layout === 'pair' ? gables[0]!.x : 0
  return {
    svg:
      groundShadow(0, 5, width * 0.5, 11, 0.25) +
      gables.map((g) => drawGable(scene, plan, random, g)).join('') +
      entrance(scene, plan, random, door, 48),
    width,
    height: Math.max(...gables.map((g) => g.h)) + 28,
  }
}

function drawGable(scene: Scene, plan: Plan, random: Random, { x, half, h, panes, storey }: Gable): string {
  const { palette } = plan
  const front = polygon([
    [x - half, 0],
    [x, -h],
    [x + half, 0],
  ])
  const opening = polygon([
    [x - half + 20, 0],
    [x, -h + 50],
    [x + half - 20, 0],
  ])
  const glass = windows(scene, random, palette, {
    x: x - half,
    y: -h + 40,
    w: half * 2,
    h: h - 44,
    columns: panes[0],
    rows: panes[1],
    shape: 'plain',
    fill: [0.92, 0.92],
  })
  const reach = half * (1 - storey / h) - 8
  const floor =
    h > 250
      ? woodBalcony(scene, plan, x - reach, -storey, reach * 2, null)
      : rect(x - reach + 10, -storey, reach * 2 - 20, 7, coat(scene, palette.trim))
  const roof = path(
    d`M${x} ${-h - 14}L${x - half - 20} 0h22L${x} ${-h + 26}L${x + half - 2} 0h22z`,
    roofPaint(scene, palette.roof),
  )
  const snow = plan.snow
    ? path(
        d`M${x} ${-h - 22}L${x - half * 0.62 - 14} ${-h * 0.36}l10 8L${x} ${-h - 4}L${x + half * 0.62 + 4} ${-h * 0.36 + 8}l10 -8z`,
        coat(scene, '#ffffff'),
      )
    : ''
  return (
    path(front, wallPaint(scene, palette.wall)) +
    scene.clipped(opening, glass) +
    path(cell(x - 2, -h + 46, 4, h - 46), coat(scene, palette.trim)) +
    floor +
    roof +
    snow
  )
}
