import { mist } from '../canvas/light.ts'
import { d, ellipse, line, opacity, path } from '../canvas/svg.ts'
import { meadow, ridge } from '../scenery/land.ts'
import { flowers, hedge } from '../scenery/plants.ts'
import { tree } from '../scenery/trees.ts'
import type { Setting, Stage } from '../stage.ts'
import { bushesBeside, treesBeside } from './beside.ts'
import { forest } from './forest.ts'

export const garden: Setting = {
  back(stage, horizon) {
    const { scene, trees, place } = stage
    return (
      ridge(scene, { base: horizon - 70, rise: 150, steps: 7, colour: scene.far('#6fa3b8', 0.55) }) +
      ridge(scene, { base: horizon - 30, rise: 110, colour: scene.far('#5f9a8c', 0.4) }) +
      mist(scene, horizon - 140, 120, 0.4) +
      forest(stage, horizon + 4, 15, place.pick(trees), 1.05, 0.24)
    )
  },
  ground(stage, y) {
    return meadow(stage.scene, y, '#8fba7c', '#4d7f5c', 12)
  },
  beside(stage, at) {
    return treesBeside(stage, at, 1.8) + bushesBeside(stage, at)
  },
  front(stage, at) {
    const eastern = ['chinese', 'japanese', 'east_asian', 'southeast_asian'].includes(stage.region)
    return eastern ? pondGarden(stage, at.foot) : parterre(stage, (at.left + at.right) / 2, at.foot)
  },
}

function pondGarden({ scene, place, trees }: Stage, foot: number): string {
  const { width, height, light } = scene
  const y = foot + 80
  const pond = path(
    d`M-10 ${height}V${y + 30}Q${width * 0.2} ${y - 16} ${width * 0.44} ${y}Q${width * 0.74} ${y + 22} ${width + 10} ${y - 20}V${height}z`,
    scene.down([0, light.water[0]], [1, light.water[1]]),
  )
  const glints = line(
    d`M150 ${y + 50}h90M380 ${y + 74}h140M740 ${y + 56}h120M960 ${y + 84}h100`,
    '#fff',
    3,
    `stroke-linecap="round" ${opacity(0.45)}`,
  )
  const bx = place.chance(0.5) ? 260 : 860
  const bridge =
    path(d`M${bx - 130} ${y + 26}q130 -92 260 0v-16q-130 -92 -260 0z`, scene.tint('#b8473a')) +
    line(
      d`M${bx - 122} ${y - 8}q122 -84 244 0M${bx - 90} ${y - 30}v28M${bx - 40} ${y - 48}v22M${bx + 40} ${y - 48}v22M${bx + 90} ${y - 30}v28`,
      scene.tint('#b8473a'),
      4,
    )
  const stones = [
    [110, y + 24],
    [540, y + 14],
    [1090, y + 4],
  ]
    .map(
      ([x, sy]) =>
        ellipse(x!, sy!, 46, 17, scene.tint('#8b9099')) +
        ellipse(x! - 8, sy! - 5, 30, 9, scene.tint('#adb3bb')),
    )
    .join('')
  let pads = ''
  for (let i = 0; i < 7; i++)
    pads += ellipse(place.between(420, 780), y + place.between(48, 110), 24, 7, scene.tint('#5f9a5c'))
  return pond + glints + pads + stones + bridge + tree(scene, trees[0]!, bx < 600 ? 1140 : 60, 925, 2.8)
}

function parterre(stage: Stage, middle: number, foot: number): string {
  const { scene, place } = stage
  const colours = place.pick([
    ['#d8503f', '#f7e9d0'],
    ['#8f6fc0', '#f2a9c0'],
    ['#f0b04c', '#ffffff'],
  ] as const)
  const walk = path(
    d`M${middle - 40} ${foot + 4}L${middle - 190} 900H${middle + 190}L${middle + 40} ${foot + 4}z`,
    scene.tint('#e6d8bc'),
  )
  const bed = (side: number) => {
    const x = middle + side * 320
    return (
      ellipse(x, foot + 84, 190, 28, scene.tint('#4a7f52')) +
      ellipse(x, foot + 80, 178, 24, scene.tint('#6aa05e')) +
      flowers(scene, x - 120, foot + 68, 240, 22, colours, 22)
    )
  }
  return (
    walk +
    bed(-1) +
    bed(1) +
    hedge(scene, -20, foot + 158, Math.max(60, middle - 230), 44) +
    hedge(scene, middle + 250, foot + 158, 1240 - middle - 250, 44)
  )
}
