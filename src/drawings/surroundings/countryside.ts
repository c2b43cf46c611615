import { ellipse, opacity, rect } from '../canvas/svg.ts'
import { fence } from '../scenery/fences.ts'
import { fieldRows, meadow, riceTerraces, ridge } from '../scenery/land.ts'
import { flowers } from '../scenery/plants.ts'
import { car } from '../scenery/street-furniture.ts'
import type { Setting, Stage } from '../stage.ts'
import { bushesBeside, treesBeside } from './beside.ts'
import { drive, forest } from './forest.ts'

export const countryside: Setting = {
  back(stage, horizon) {
    const { scene, place, region, trees, climate } = stage
    const hills =
      ridge(scene, { base: horizon - 60, rise: 120, colour: scene.far('#7f9cae', 0.62) }) +
      ridge(scene, { base: horizon - 20, rise: 110, waves: 2.4, colour: scene.far('#7fa57c', 0.46) })
    if (region === 'southeast_asian' || (region === 'chinese' && climate === 'tropical'))
      return (
        hills +
        riceTerraces(scene, horizon - 110, horizon + 30) +
        forest(stage, horizon + 4, 9, trees[0]!, 0.8, 0.2)
      )
    const crop = place.pick(['#7f9a4c', '#9a7fb0', '#c9a24a', '#6f9a58'])
    const near = ridge(scene, {
      base: horizon + 16,
      rise: 90,
      waves: 1.5,
      colour: scene.far('#93b56c', 0.24),
      foot: scene.far('#7fa55e', 0.1),
    })
    return (
      hills +
      near +
      fieldRows(scene, horizon - 26, horizon + 60, place.chance(0.5) ? 230 : 980, crop) +
      forest(stage, horizon + 2, 12, place.pick(trees), 0.72, 0.3)
    )
  },
  ground(stage, y) {
    const { scene, place } = stage
    const [top, foot] = place.pick([
      ['#93bd6c', '#5f8f4f'],
      ['#b3bd70', '#7d8f4c'],
      ['#84b27a', '#4f8560'],
    ] as const)
    return meadow(scene, y, top, foot)
  },
  beside(stage, at) {
    return treesBeside(stage, at, 1.7) + bushesBeside(stage, at)
  },
  front(stage, at) {
    const { scene, place } = stage
    const middle = (at.left + at.right) / 2
    const end = place.pick([-200, 80, 240])
    const bloom = flowers(
      scene,
      0,
      at.foot + 60,
      scene.width,
      150,
      place.pick([
        ['#e8604c', '#f4e9a0'],
        ['#b58fd0', '#ffffff'],
        ['#f4c25a', '#f7f1e0'],
      ] as const),
      26,
    )
    const side = place.chance(0.5)
    const thing = place.int(0, 2)
    const things =
      thing === 0
        ? fence(scene, side ? 30 : 800, at.foot + 90, 350, 46)
        : thing === 1
          ? bales(stage, side ? 180 : 980, at.foot + 110)
          : car(scene, side ? 90 : 960, at.foot + 110, 1.15, '#7fa0b8')
    return drive(stage, middle, at.foot + 4, '#e2cfa6', end) + bloom + things
  },
}

function bales({ scene }: Stage, x: number, y: number): string {
  const straw = scene.tint('#e0bd6a')
  const bale = (bx: number, by: number) =>
    ellipse(bx, by + 3, 52, 8, '#0a1428', opacity(0.2)) +
    rect(bx - 40, by - 62, 64, 62, straw) +
    ellipse(bx - 40, by - 31, 18, 31, scene.tint('#f0d48c')) +
    ellipse(bx - 40, by - 31, 9, 17, scene.tint('#d9b45c')) +
    ellipse(bx + 24, by - 31, 18, 31, straw)
  return bale(x + 110, y - 26) + bale(x, y)
}
