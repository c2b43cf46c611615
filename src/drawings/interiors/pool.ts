import type { Plan } from '../buildings/plan.ts'
import { darken, lighten } from '../canvas/colour.ts'
import { circle, d, line, opacity, rect } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { lounger, parasol } from '../scenery/terrace-furniture.ts'
import { tree } from '../scenery/trees.ts'
import { longPool } from '../scenery/water.ts'
import type { Climate } from '../subject.ts'
import { inside, type Room } from './decor.ts'
import { roomLight } from './shell.ts'
import { viewOf, windowIn } from './windows.ts'

/** Pools are outdoors in warm climates, indoors elsewhere. */
export const hasOpenAirPool = (climate: Climate, plan: Plan) =>
  (climate === 'tropical' || climate === 'arid' || climate === 'mediterranean') && !plan.snow

export const pool = (room: Room) =>
  hasOpenAirPool(room.stage.climate, room.stage.plan) ? infinityPool(room) : indoorPool(room)

function infinityPool(room: Room): string {
  const { scene, stage, decor } = room
  const { place } = stage
  const edge = 560
  const deck = scene.tint(place.pick(['#c9a27a', '#d9c8ac', '#b98d64']))
  const cloth = place.pick(['#f3ead8', '#e8604c', '#2fa6a0', '#3f7fc0'])
  const left = place.chance(0.5)
  const water = longPool(scene, {
    left: -30,
    right: 1230,
    y: edge + 14,
    nearLeft: left ? 330 : -80,
    nearRight: left ? 1290 : 870,
    nearY: 800,
  })
  const seats = left ? [20, 44] : [1180, 1156]
  return (
    viewOf(stage, edge + 20) +
    rect(0, edge, 1200, 340, scene.down([0, deck], [1, darken(deck, 0.14)])) +
    water +
    rect(0, edge - 2, 1200, 10, lighten(scene.tint('#7fd8e0'), 0.4), opacity(0.8)) +
    parasol(scene, left ? 96 : 1104, 716, 1.7, cloth) +
    seats.map((x, i) => lounger(scene, x, 776 + i * 84, 1.6, '#fdf6ea', !left)).join('') +
    (stage.climate === 'tropical'
      ? tree(scene, 'palm', left ? 1150 : 50, 900, 4)
      : pottedPlant(scene, 'fronds', left ? 1130 : 70, 880, 220, decor.palette.throw)) +
    roomLight(room)
  )
}

function indoorPool(room: Room): string {
  const { scene, decor, lampOn } = room
  const tone = (c: string) => inside(scene, c)
  const { palette } = decor
  const y = 520
  let bays = ''
  for (let i = 0; i < 4; i++)
    bays += windowIn(room, {
      x: 50 + i * 290,
      y: 80,
      w: 230,
      h: 400,
      kind: decor.window === 'arched' ? 'arched' : 'panorama',
      pan: (i - 1.5) / 2,
      curtains: false,
    })
  let tiles = ''
  for (let i = -10; i <= 10; i++) tiles += d`M${600 + i * 70} ${y}L${600 + i * 180} 900`
  const walls = rect(0, 0, 1200, y, scene.down([0, tone(palette.wallShade)], [1, tone(palette.wall)])) + bays
  const floor =
    rect(0, y, 1200, 380, scene.down([0, tone('#d6cdbf')], [1, tone('#e9e2d6')])) +
    line(tiles, '#4a3f36', 2, opacity(0.14))
  const lights = lampOn
    ? [310, 600, 890]
        .map((x) => circle(x, 300, 110, scene.glow([0, '#ffd591', 0.4], [1, '#ffd591', 0])))
        .join('')
    : ''
  const steps = line(d`M186 700v-66q0 -22 26 -22M246 700v-66q0 -22 26 -22`, tone('#b9c0c8'), 8)
  return (
    walls +
    floor +
    lights +
    longPool(scene, { left: 300, right: 900, y: y + 60, nearLeft: 80, nearRight: 1120, nearY: 830 }) +
    steps +
    [130, 960].map((x, i) => lounger(scene, x + (i ? 110 : 0), y + 48, 0.9, '#fdf6ea', i === 1)).join('') +
    pottedPlant(scene, 'fronds', 44, 640, 190, palette.throw) +
    pottedPlant(scene, 'fronds', 1156, 640, 190, palette.throw) +
    roomLight(room)
  )
}
