import { building } from '../buildings/building.ts'
import { finishingLight, pooledLight } from '../light.ts'
import { bushes, pottedPlant, tree } from '../plants.ts'
import { settings } from '../settings/settings.ts'
import { sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { d, line, opacity, path } from '../svg.ts'
import { lounger, parasol } from '../things.ts'
import { longPool } from '../water.ts'

const cloths = ['#e8604c', '#2fa6a0', '#f0a63c', '#3f7fc0', '#f3ead8', '#e58fa2']

/** Across the pool to the house. */
export function poolside(stage: Stage): string {
  const { scene, place, plan } = stage
  const foot = 540
  const hotel = building(scene, plan, {
    x: place.between(540, 660),
    foot,
    maxWidth: 820,
    maxHeight: 410,
    mirror: place.chance(0.5),
  })
  const deck = scene.tint(place.pick(['#e9dcc4', '#d9c3a0', '#e2d8ca']))
  let joints = ''
  for (let i = -9; i <= 9; i++) joints += d`M${600 + i * 60} ${foot}L${600 + i * 190} ${scene.height}`
  const terrace =
    path(d`M0 ${foot + 2}H1200V900H0z`, scene.down([0, deck], [1, scene.tint('#c4ad8c')])) +
    line(joints, '#4b3a2a', 1.6, opacity(0.12))
  const left = place.chance(0.5)
  const pool = place.chance(0.5)
    ? longPool(scene, { left: 330, right: 870, y: foot + 66, nearLeft: 90, nearRight: 1110, nearY: 836 })
    : longPool(scene, {
        left: left ? 420 : 180,
        right: left ? 1020 : 780,
        y: foot + 70,
        nearLeft: left ? 330 : -40,
        nearRight: left ? 1240 : 870,
        nearY: 830,
      })
  const cloth = place.pick(cloths)
  let seats = ''
  for (let i = 0; i < 4; i++) {
    const x = 120 + i * 316
    if (x < 90 || x > 1110) continue
    seats += parasol(scene, x, foot + 42, 0.9, cloth) + lounger(scene, x + 18, foot + 48, 0.66)
  }
  const plants =
    bushes(scene, -20, foot + 12, Math.max(60, hotel.left + 20), '#4c8f5c', 1.2) +
    bushes(scene, hotel.right - 20, foot + 12, Math.max(60, 1220 - hotel.right), '#4c8f5c', 1.2)
  const tall = [hotel.left * 0.5, (hotel.right + 1200) / 2]
    .filter((x) => x > 30 && x < 1170)
    .map((x) => tree(scene, place.pick(stage.trees), x, foot + 10, 1.7))
    .join('')
  const near = pottedPlant(
    scene,
    'fronds',
    left ? 70 : 1130,
    884,
    210,
    place.pick(['#a8663f', '#5d6577', '#c9b79a']),
  )
  const setting = settings[stage.scenery]
  return (
    sky(scene) +
    setting.back(stage, foot - 10) +
    setting.ground(stage, foot - 8) +
    tall +
    hotel.svg +
    terrace +
    plants +
    seats +
    pool +
    pooledLight(scene, 600, 700, 520, 150) +
    near +
    finishingLight(scene)
  )
}
