import { darken } from '../colour.ts'
import { groundShadow } from '../light.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { cell, d, opacity, path, polygon, rect } from '../svg.ts'
import { woodBalcony } from './balconies.ts'
import { coat, roofPaint, wallPaint } from './coat.ts'
import { emblem, entrance } from './entrance.ts'
import { type WindowShape, windows } from './openings.ts'
import type { DrawForm, Plan } from './plan.ts'

type House = {
  x: number
  w: number
  floors: number
  pitch: number
  stone: number
  balcony: boolean
  shape: WindowShape
  plaster: boolean
}
const floorHeight = 50
const flowerPairs = [
  ['#d8503f', '#f08a5a'],
  ['#c94f86', '#f2a9c0'],
  ['#f0b04c', '#e8703f'],
] as const

/** A gabled mountain house, alone or with a second gable, under wide eaves. */
export const drawChalet: DrawForm = (scene, plan, random) => {
  const floors = random.int(2, 3) + (plan.stars >= 4 ? 1 : 0)
  const house: House = {
    x: 0,
    w: random.between(250, 340),
    floors,
    pitch: random.between(0.5, 0.74),
    stone: 56,
    balcony: random.chance(0.8),
    shape: random.pick(['sash', 'shutters', 'wide'] as const),
    plaster: random.chance(0.35),
  }
  const layout = random.pick(['one', 'two', 'long', 'two'] as const)
  const flowers = plan.snow ? null : random.pick(flowerPairs)
  const draw = (h: House) => drawHouse(scene, plan, random, h, flowers)
  const tall = (h: House) => h.stone + h.floors * floorHeight + (h.w / 2) * h.pitch + 20
  if (layout === 'one') {
    return {
      svg:
        groundShadow(0, 5, house.w * 0.66, 12, 0.26) +
        chimney(scene, house, -house.w * 0.24) +
        draw(house) +
        entrance(scene, plan, random, 0, 48),
      width: house.w + 84,
      height: tall(house),
    }
  }
  if (layout === 'long') {
    const end = { ...house, w: house.w * 0.72, x: -house.w * 0.36 }
    const length = house.w * 0.86
    const eaves = -(house.stone + (floors - 1) * floorHeight)
    const long = longRange(scene, plan, random, end.x, length, eaves, floors - 1, flowers)
    const width = end.w + length
    const shift = -(end.x - end.w / 2 + end.x + length + 20) / 2
    return {
      svg: `<g transform="translate(${Math.round(shift)} 0)">${groundShadow(-shift, 5, width * 0.56, 12, 0.26) + long + draw(end) + entrance(scene, plan, random, end.x, 48)}</g>`,
      width: width + 70,
      height: tall(end),
    }
  }
  const side = random.chance(0.5) ? 1 : -1
  const main = { ...house, x: -side * house.w * 0.22 }
  const annex = { ...house, w: house.w * 0.72, floors: Math.max(1, floors - 1), x: side * house.w * 0.46 }
  return {
    svg:
      groundShadow(0, 5, house.w * 0.92, 13, 0.26) +
      draw(annex) +
      chimney(scene, main, main.x - side * house.w * 0.24) +
      draw(main) +
      entrance(scene, plan, random, main.x, 48),
    width: house.w * 1.72,
    height: tall(main),
  }
}

const chimney = (scene: Scene, h: House, x: number) => {
  const y = -(h.stone + h.floors * floorHeight + (h.w / 2) * h.pitch * 0.72)
  return (
    rect(x - 12, y - 26, 24, 70, coat(scene, '#8b7f78')) + rect(x - 15, y - 30, 30, 6, coat(scene, '#6f645e'))
  )
}

function stoneFoot(scene: Scene, random: Random, x: number, w: number, h: number): string {
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

function drawHouse(
  scene: Scene,
  plan: Plan,
  random: Random,
  h: House,
  flowers: readonly [string, string] | null,
): string {
  const { palette } = plan
  const left = h.x - h.w / 2
  const eaves = -(h.stone + h.floors * floorHeight)
  const apex = eaves - (h.w / 2) * h.pitch
  let boards = ''
  if (scene.fine && !h.plaster)
    for (let y = eaves - 24; y < -h.stone - 4; y += 12) boards += cell(left + 2, y, h.w - 4, 1.3)
  let out =
    path(
      polygon([
        [left, 0],
        [left, eaves],
        [h.x, apex],
        [left + h.w, eaves],
        [left + h.w, 0],
      ]),
      wallPaint(scene, palette.wall),
    ) + path(boards, '#2a1710', opacity(0.17))
  if (h.plaster) out += rect(left, -h.stone - floorHeight, h.w, floorHeight, wallPaint(scene, palette.trim))
  out += stoneFoot(scene, random, left, h.w, h.stone)
  const columns = Math.max(3, Math.round(h.w / 58))
  for (let floor = 0; floor < h.floors; floor++) {
    const y = eaves + floor * floorHeight
    out += windows(scene, random, palette, {
      x: left + 8,
      y,
      w: h.w - 16,
      h: floorHeight - 8,
      columns,
      rows: 1,
      shape: h.shape,
      fill: [h.shape === 'shutters' ? 0.34 : 0.46, 0.66],
    })
    if (h.balcony)
      out += woodBalcony(
        scene,
        plan,
        left - (floor ? 4 : 8),
        y + floorHeight - 3,
        h.w + (floor ? 8 : 16),
        flowers,
      )
  }
  const loft = (h.w / 2) * h.pitch
  if (loft > 60) {
    out += windows(scene, random, palette, {
      x: h.x - h.w * 0.17,
      y: eaves - loft * 0.52,
      w: h.w * 0.34,
      h: 36,
      columns: 2,
      rows: 1,
      shape: 'sash',
      fill: [0.5, 0.8],
    })
    if (h.balcony) out += woodBalcony(scene, plan, h.x - h.w * 0.24, eaves - 8, h.w * 0.48, flowers)
  }
  out += windows(scene, random, palette, {
    x: left + 12,
    y: -h.stone + 8,
    w: h.w - 24,
    h: 34,
    columns,
    rows: 1,
    shape: 'plain',
    fill: [0.4, 0.7],
    skip: (column) => Math.abs(left + 12 + ((column + 0.5) * (h.w - 24)) / columns - h.x) < 62,
  })
  return (
    out +
    gableRoof(scene, plan, h.x, eaves, apex, h.w) +
    (plan.stars >= 3 ? emblem(scene, plan, h.x, apex + loft * 0.3, 9) : '')
  )
}

function gableRoof(scene: Scene, plan: Plan, x: number, eaves: number, apex: number, w: number): string {
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

function longRange(
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
  let out = rect(x, eaves, w, -eaves, wallPaint(scene, palette.wall)) + stoneFoot(scene, random, x, w, stone)
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
