import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, opacity, path, polygon, rect } from '../canvas/svg.ts'
import { woodBalcony } from './balconies.ts'
import { chimney, floorHeight, gableRoof, type House, longRange, stoneFoot } from './chalet-parts.ts'
import { emblem, entrance } from './entrance.ts'
import { windows } from './openings.ts'
import { wallPaint } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'

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
  out += stoneFoot(scene, plan, left, h.w, h.stone)
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
