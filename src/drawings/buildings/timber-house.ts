import { mix } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import { cell, d, opacity, path, polygon } from '../canvas/svg.ts'
import { entrance } from './entrance.ts'
import { floorHeight } from './lodge.ts'
import { windows } from './openings.ts'
import { coat, roofPaint, wallPaint } from './paints.ts'
import type { DrawForm } from './plan.ts'

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
