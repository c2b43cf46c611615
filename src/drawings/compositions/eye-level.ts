import { building } from '../buildings/building.ts'
import { finishingLight } from '../canvas/light.ts'
import { bushes, hedge, pottedPlant } from '../scenery/plants.ts'
import { sky } from '../scenery/sky.ts'
import { tree } from '../scenery/trees.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'

/** The whole house from across the street, the square, the lawn. */
export function street(stage: Stage): string {
  const { scene, place } = stage
  const setting = settingOf(stage)
  const foot = 700
  const hotel = building(scene, stage.plan, {
    x: place.between(500, 700),
    foot,
    maxWidth: 720,
    maxHeight: 540,
  })
  const at = { left: hotel.left, right: hotel.right, foot }
  return (
    sky(scene) +
    setting.back(foot - 14) +
    setting.ground(foot - 6) +
    setting.beside(at) +
    hotel.svg +
    setting.front(at) +
    finishingLight(scene)
  )
}

/** The front, large in the frame, with a hedge or tubs at its foot. */
export function facade(stage: Stage): string {
  const { scene, place, plan } = stage
  const setting = settingOf(stage)
  const foot = 806
  const hotel = building(scene, plan, {
    x: 600,
    foot,
    maxWidth: 1080,
    maxHeight: 716,
  })
  const at = { left: hotel.left, right: hotel.right, foot }
  const planting = plan.snow
    ? ''
    : place.pick(stage.scenery === 'island' || stage.scenery === 'beach' ? [tubs] : [hedges, tubs, shrubs])(
        stage,
        at.left,
        at.right,
        foot,
      )
  const frame =
    hotel.left > 150
      ? tree(scene, place.pick(stage.trees), hotel.left / 2, foot + 14, 2.4) +
        tree(scene, place.pick(stage.trees), (hotel.right + 1200) / 2, foot + 14, 2.6)
      : ''
  return (
    sky(scene) +
    setting.back(foot - 70) +
    setting.ground(foot - 40) +
    frame +
    hotel.svg +
    planting +
    finishingLight(scene)
  )
}

type Planting = (stage: Stage, left: number, right: number, foot: number) => string

const hedges: Planting = ({ scene }, left, right, foot) => {
  const middle = (left + right) / 2
  const reach = (right - left) * 0.32
  return (
    hedge(scene, left - 40, foot + 26, reach, 34) +
    hedge(scene, right + 40 - reach, foot + 26, reach, 34) +
    pottedPlant(scene, 'cone', middle - (right - left) * 0.2, foot + 30, 92, '#8a5a3c') +
    pottedPlant(scene, 'cone', middle + (right - left) * 0.2, foot + 30, 92, '#8a5a3c')
  )
}

const tubs: Planting = ({ scene }, left, right, foot) => {
  let out = ''
  for (const t of [0.03, 0.16, 0.84, 0.97])
    out += pottedPlant(
      scene,
      t < 0.1 || t > 0.9 ? 'ball' : 'flowers',
      left + (right - left) * t,
      foot + 26,
      t < 0.1 || t > 0.9 ? 110 : 56,
      '#a8663f',
    )
  return out
}

const shrubs: Planting = ({ scene }, left, right, foot) =>
  bushes(scene, left - 30, foot + 24, (right - left) * 0.36, '#4c8f5c', 1.3) +
  bushes(scene, right + 30 - (right - left) * 0.36, foot + 24, (right - left) * 0.36, '#4c8f5c', 1.3)
