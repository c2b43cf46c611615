import { d, path } from '../canvas/svg.ts'
import { dunes, meadow, ridge } from '../scenery/land.ts'
import { bushes } from '../scenery/plants.ts'
import { lounger, parasol } from '../scenery/terrace-furniture.ts'
import type { Plant } from '../scenery/tree-shapes.ts'
import { tree } from '../scenery/trees.ts'
import { ovalPool } from '../scenery/water.ts'
import type { Setting } from '../stage.ts'
import { bushesBeside, treesBeside } from './beside.ts'
import { drive } from './forest.ts'

export const desert: Setting = {
  back({ scene, place }, horizon) {
    const mesas = place.chance(0.4)
      ? mesa(scene.far('#b9806a', 0.55), place.between(60, 400), horizon - 30, 260, 130) +
        mesa(scene.far('#b9806a', 0.5), place.between(760, 1000), horizon - 30, 320, 100)
      : ridge(scene, { base: horizon - 30, rise: 120, steps: 6, colour: scene.far('#b98a7a', 0.64) })
    return mesas + dunes(scene, horizon - 60, 0.42) + dunes(scene, horizon + 10, 0.18)
  },
  ground({ scene }, y) {
    return meadow(scene, y, '#efc38a', '#c08a58', 14)
  },
  beside(stage, at) {
    return treesBeside(stage, at, 2) + bushesBeside(stage, at, '#7f9a5c')
  },
  front(stage, at) {
    const { scene, place, plan, region } = stage
    const middle = (at.left + at.right) / 2
    const oasis =
      plan.stars >= 3
        ? ovalPool(scene, middle, at.foot + 82, 330, 32)
        : drive(stage, middle, at.foot + 4, '#e8cfa4', 60)
    const shade =
      plan.stars >= 3
        ? lounger(scene, 150, at.foot + 118, 1, '#f7ead2') +
          parasol(scene, 120, at.foot + 112, 1.3, '#f3ead8') +
          lounger(scene, 1050, at.foot + 118, 1, '#f7ead2', true) +
          parasol(scene, 1080, at.foot + 112, 1.3, '#f3ead8')
        : ''
    const plant: Plant = region === 'north_american' || region === 'latin_american' ? 'cactus' : 'palm'
    const left = place.chance(0.5)
    return (
      oasis +
      shade +
      tree(scene, plant, left ? 40 : 1160, 930, plant === 'cactus' ? 3 : place.between(3, 3.8)) +
      (place.chance(0.4) ? bushes(scene, left ? 1000 : 60, 892, 140, '#8f9a5c', 1.6) : '')
    )
  },
}

const mesa = (colour: string, x: number, y: number, w: number, h: number) =>
  path(
    d`M${x - 20} ${y + 40}L${x + 20} ${y - h * 0.5}L${x + 40} ${y - h}H${x + w - 50}L${x + w - 20} ${y - h * 0.5}L${x + w + 30} ${y + 40}z`,
    colour,
  )
