import { finishingLight, pooledLight } from '../canvas/light.ts'
import { placed } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { bench, bicycle } from '../scenery/street-furniture.ts'
import type { Stage } from '../stage.ts'
import { cobbles } from '../surroundings/old-town.ts'
import { climber } from './climber.ts'
import { door, step } from './entrance-door.ts'
import { sideWindows, wall } from './entrance-wall.ts'

const ground = 760

/** Position of the door: in the middle, or to one side with the windows on the other. */
const layouts = [
  { door: 0, windows: [60, 920] },
  { door: -240, windows: [640, 950] },
  { door: 240, windows: [30, 340] },
] as const

/** The entrance, close enough to show the texture of the wall. */
export function entranceView(stage: Stage): string {
  const { scene, place, plan } = stage
  const layout = place.pick(layouts)
  const paving = cobbles(scene, ground, plan.snow ? '#e9eef5' : place.pick(['#d8c3a5', '#c9bfb2', '#cfc8bb']))
  const free = layout.door ? (layout.windows[0] + layout.windows[1] + 220) / 2 : 0
  return (
    wall(scene, plan, ground) +
    sideWindows(stage, ground, layout.windows) +
    growth(stage, layout.door) +
    placed(layout.door, 0, 1, door(stage, ground)) +
    paving +
    (free ? beside(stage, free) : '') +
    placed(layout.door, 0, 1, doorstep(stage)) +
    finishingLight({ ...scene, sun: { x: scene.sun.x < 600 ? -120 : 1320, y: -60 } })
  )
}

function growth({ scene, place, plan }: Stage, shift: number): string {
  if (plan.snow || plan.form === 'tower' || plan.form === 'terminal' || place.chance(0.55)) return ''
  const side = shift ? Math.sign(-shift) : place.pick([-1, 1])
  const reach = plan.stars >= 4 ? 216 : 176
  return climber(scene, place, 600 + shift + side * reach, ground, 600 + shift - side * 60)
}

const beside = ({ scene, place }: Stage, x: number) =>
  place.chance(0.5) ? bench(scene, x - 100, ground + 50, 2.8) : bicycle(scene, x - 90, ground + 54, 2.7)

function doorstep({ scene, place, plan }: Stage): string {
  const tub = place.pick(['#a8663f', '#5d6577', '#8a6b52', '#3f5a54'])
  const plant = place.pick(['ball', 'cone', 'fronds', 'flowers'] as const)
  const gap = plan.stars >= 4 ? 250 : 190
  const tall = plant === 'flowers' ? 170 : 270
  return (
    step(scene, plan, ground) +
    pooledLight(scene, 600, ground + 20, 420, 110) +
    pottedPlant(scene, plant, 600 - gap, ground + 40, tall, tub) +
    pottedPlant(scene, plant, 600 + gap, ground + 40, tall, tub)
  )
}
