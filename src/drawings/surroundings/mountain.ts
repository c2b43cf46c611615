import { mist } from '../canvas/light.ts'
import { fence } from '../scenery/fences.ts'
import { meadow, ridge } from '../scenery/land.ts'
import { horn, peaks } from '../scenery/mountains.ts'
import { flowers } from '../scenery/plants.ts'
import { bench, streetLamp } from '../scenery/street-furniture.ts'
import { tree } from '../scenery/trees.ts'
import type { Setting } from '../stage.ts'
import { treesBeside } from './beside.ts'
import { drive, forest } from './forest.ts'

export const mountain: Setting = {
  back(stage, horizon) {
    const { scene, place, plan, climate } = stage
    if (climate === 'tropical')
      return (
        ridge(scene, { base: horizon - 60, rise: 280, steps: 6, colour: scene.far('#6f9a9c', 0.6) }) +
        ridge(scene, { base: horizon - 20, rise: 190, colour: scene.far('#4f8a70', 0.4) }) +
        mist(scene, horizon - 160, 130, 0.5) +
        ridge(scene, { base: horizon, rise: 90, colour: scene.far('#4a8a5c', 0.16) })
      )
    const shape = place.int(0, 3)
    const far =
      shape === 0
        ? peaks(scene, { base: horizon - 20, low: 160, high: 260, count: 4, distance: 0.66, snow: true }) +
          horn(scene, place.between(260, 940), horizon, place.between(380, 440), 0.42)
        : shape === 1
          ? peaks(scene, { base: horizon - 16, low: 220, high: 330, count: 5, distance: 0.66, snow: true }) +
            peaks(scene, { base: horizon, low: 220, high: 380, count: 3, distance: 0.36, snow: true })
          : shape === 2
            ? horn(scene, place.between(160, 420), horizon, 340, 0.56) +
              peaks(scene, { base: horizon, low: 160, high: 300, count: 4, distance: 0.4, snow: true })
            : peaks(scene, { base: horizon - 10, low: 240, high: 360, count: 4, distance: 0.6, snow: true }) +
              ridge(scene, {
                base: horizon - 10,
                rise: 150,
                jagged: true,
                steps: 14,
                colour: scene.far('#5c7a86', 0.44),
              })
    const slope = ridge(scene, {
      base: horizon + 12,
      rise: 90,
      waves: 2,
      colour: scene.far(plan.snow ? '#dfe8f3' : '#4c7a66', 0.4),
    })
    return far + slope + forest(stage, horizon + 6, 34, plan.snow ? 'snowy_pine' : 'pine', 0.62, 0.4)
  },
  ground(stage, y) {
    const { plan, place, scene, climate } = stage
    if (plan.snow) return meadow(scene, y, '#f4f8fd', '#c7d6ea')
    const [top, foot] =
      climate === 'tropical'
        ? (['#7fb562', '#3f7a48'] as const)
        : place.pick([
            ['#7fb86a', '#4f8f57'],
            ['#9dbb66', '#62864a'],
            ['#b9a45e', '#7d7a42'],
          ] as const)
    return meadow(scene, y, top, foot)
  },
  beside(stage, at) {
    return treesBeside(stage, at, 1.7)
  },
  front(stage, at) {
    const { scene, place, plan, trees } = stage
    const middle = (at.left + at.right) / 2
    const near = plan.snow ? 'snowy_pine' : trees[0]!
    const end = place.pick([-160, 60, 220])
    const bloom = plan.snow
      ? ''
      : flowers(scene, 0, at.foot + 70, scene.width, 130, ['#f4e9a0', '#e88fa0', '#ffffff'], 16)
    const things =
      place.int(0, 2) === 0
        ? fence(scene, place.chance(0.5) ? 40 : 760, at.foot + 96, 360, 44)
        : bench(scene, at.right + 10 > 1080 ? 150 : at.right + 10, at.foot + 40, 1)
    const size = near === 'palm' || near === 'banana' ? 3 : place.between(2.6, 3.5)
    const corners =
      (place.chance(0.7) ? tree(scene, near, place.between(20, 70), 930, size) : '') +
      (place.chance(0.7) ? tree(scene, near, place.between(1130, 1180), 935, size * 0.9) : '')
    return (
      drive(stage, middle, at.foot + 4, plan.snow ? '#dfe6f0' : '#e2cfa6', end) +
      bloom +
      things +
      streetLamp(scene, middle - 120, at.foot + 60, 86) +
      corners
    )
  },
}
