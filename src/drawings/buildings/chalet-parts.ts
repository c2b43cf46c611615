import { darken } from '../canvas/colour.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, opacity, path, rect } from '../canvas/svg.ts'
import { woodBalcony } from './balconies.ts'
import { type WindowShape, windows } from './openings.ts'
import { coat, roofPaint, wallPaint } from './paints.ts'
import { chanceOf, type Plan } from './plan.ts'

export type House = {
  x: number
  w: number
  floors: number
  pitch: number
  stone: number
  balcony: boolean
  shape: WindowShape
  plaster: boolean
}

export const floorHeight = 50

export const chimney = (scene: Scene, h: House, x: number) => {
  const y = -(h.stone + h.floors * floorHeight + (h.w / 2) * h.pitch * 0.72)
  return (
    rect(x - 12, y - 26, 24, 70, coat(scene, '#8b7f78')) + rect(x - 15, y - 30, 30, 6, coat(scene, '#6f645e'))
  )
}

export function stoneFoot(scene: Scene, plan: Plan, x: number, w: number, h: number): string {
  const random = chanceOf(plan, 'stones')
  let stones = ''
  if (scene.fine)
    for (let i = 0; i < w / 17; i++)
      stones += cell(
        x + 4 + random.between(0, w - 24),
        -h + 5 + random.int(0, 3) * 12,
        random.between(11, 18),
        8,
      )
  return (
    rect(x, -h, w, h, scene.down([0, coat(scene, '#c4bdb3')], [1, coat(scene, '#a39b92')])) +
    path(stones, coat(scene, '#8a827a'), opacity(0.5))
  )
}

export function gableRoof(
  scene: Scene,
  plan: Plan,
  x: number,
  eaves: number,
  apex: number,
  w: number,
): string {
  const over = 30
  const slope = (eaves - apex) / (w / 2)
  const edge = w / 2 + over
  const drop = eaves + over * slope
  const thick = 15
  const boards = path(
    d`M${x} ${apex - thick}L${x - edge} ${drop - thick}v${thick}L${x} ${apex + 5}L${x + edge} ${drop}v${-thick}z`,
    roofPaint(scene, plan.palette.roof),
  )
  if (!plan.snow)
    return (
      boards +
      path(
        d`M${x} ${apex + 5}L${x - edge} ${drop}l4 5L${x} ${apex + 12}L${x + edge - 4} ${drop + 5}l4 -5z`,
        coat(scene, darken(plan.palette.roof, 0.4)),
        opacity(0.5),
      )
    )
  return (
    boards +
    path(
      d`M${x} ${apex - thick - 14}Q${x - edge * 0.5} ${(apex + drop) / 2 - thick - 20} ${x - edge - 3} ${drop - thick - 9}q-3 11 5 13L${x} ${apex - thick + 4}L${x + edge - 2} ${drop - thick + 4}q8 -2 5 -13Q${x + edge * 0.5} ${(apex + drop) / 2 - thick - 20} ${x} ${apex - thick - 14}z`,
      coat(scene, '#ffffff'),
    )
  )
}

export function longRange(
  scene: Scene,
  plan: Plan,
  random: Random,
  x: number,
  w: number,
  eaves: number,
  floors: number,
  flowers: readonly [string, string] | null,
): string {
  const { palette } = plan
  const roofTall = 74
  const stone = 56
  let out = rect(x, eaves, w, -eaves, wallPaint(scene, palette.wall)) + stoneFoot(scene, plan, x, w, stone)
  for (let floor = 0; floor < floors; floor++) {
    const y = eaves + floor * floorHeight
    out +=
      windows(scene, random, palette, {
        x: x + 6,
        y,
        w: w - 12,
        h: floorHeight - 8,
        columns: Math.round(w / 54),
        rows: 1,
        shape: 'sash',
        fill: [0.46, 0.66],
      }) + woodBalcony(scene, plan, x, y + floorHeight - 3, w + 4, flowers)
  }
  out += windows(scene, random, palette, {
    x: x + w * 0.3,
    y: -stone + 8,
    w: w * 0.66,
    h: 34,
    columns: 3,
    rows: 1,
    shape: 'plain',
    fill: [0.4, 0.7],
  })
  const roof = path(
    d`M${x - 10} ${eaves + 6}L${x + 14} ${eaves - roofTall}H${x + w - 16}L${x + w + 22} ${eaves + 6}z`,
    roofPaint(scene, palette.roof),
  )
  const snow = plan.snow
    ? path(
        d`M${x - 4} ${eaves - 16}L${x + 12} ${eaves - roofTall - 12}H${x + w - 14}L${x + w + 14} ${eaves - 14}q${-w * 0.1} 12 ${-w * 0.22} 0t${-w * 0.22} 2t${-w * 0.22} -2t${-w * 0.22} 1z`,
        coat(scene, '#ffffff'),
      )
    : ''
  return out + roof + snow
}
