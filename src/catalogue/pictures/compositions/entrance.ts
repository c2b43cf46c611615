import { finishingLight, pooledLight } from '../light.ts'
import { pottedPlant } from '../plants.ts'
import { cobbles } from '../settings/old-town.ts'
import type { Stage } from '../stage.ts'
import { door, step } from './entrance-door.ts'
import { sideWindows, wall } from './entrance-wall.ts'

/** The door, near enough to read the wall. */
export function entranceView(stage: Stage): string {
  const { scene, place, plan } = stage
  const ground = 760
  const tub = place.pick(['#a8663f', '#5d6577', '#8a6b52', '#3f5a54'])
  const plant = place.pick(['ball', 'cone', 'fronds'] as const)
  const gap = plan.stars >= 4 ? 250 : 190
  return (
    wall(scene, plan, ground) +
    sideWindows(stage, ground) +
    door(stage, ground) +
    cobbles(scene, ground, plan.snow ? '#e9eef5' : place.pick(['#d8c3a5', '#c9bfb2', '#cfc8bb'])) +
    step(scene, plan, ground) +
    pooledLight(scene, 600, ground + 20, 420, 110) +
    pottedPlant(scene, plant, 600 - gap, ground + 40, 270, tub) +
    pottedPlant(scene, plant, 600 + gap, ground + 40, 270, tub) +
    finishingLight({ ...scene, sun: { x: scene.sun.x < 600 ? -120 : 1320, y: -60 } })
  )
}
