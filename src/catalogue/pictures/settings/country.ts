import { dunes, fieldRows, horn, meadow, peaks, riceTerraces, ridge } from '../land.ts'
import { mist } from '../light.ts'
import { bushes, flowers, hedge, type Plant, tree } from '../plants.ts'
import type { Setting, Stage } from '../stage.ts'
import { d, ellipse, line, opacity, path, rect } from '../svg.ts'
import { bench, car, fence, lounger, parasol, streetLamp } from '../things.ts'
import { ovalPool } from '../water.ts'
import { bushesBeside, treesBeside } from './beside.ts'

/** A path from the door to the viewer. */
export function drive({ scene }: Stage, x: number, y: number, colour: string, end = 0): string {
  const { height } = scene
  return path(
    d`M${x - 34} ${y}Q${x - 46 + end * 0.2} ${y + 60} ${x - 210 + end} ${height}H${x + 150 + end}Q${x + 30 + end * 0.2} ${y + 64} ${x + 34} ${y}z`,
    scene.down([0, scene.tint(colour)], [1, scene.tint('#cbb894')]),
    opacity(0.95),
  )
}

function forest(
  stage: Stage,
  y: number,
  count: number,
  plant: Plant,
  size: number,
  distance: number,
): string {
  const { scene } = stage
  let out = ''
  const total = scene.fine ? count : Math.round(count * 0.6)
  for (let i = 0; i < total; i++)
    out += tree(
      scene,
      plant,
      (scene.width * (i + scene.random.next())) / total,
      y + scene.random.between(-8, 8),
      size * scene.random.between(0.7, 1.2),
      distance,
    )
  return out
}

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
