import { cell, path, rect } from '../canvas/svg.ts'
import { aeroplane, controlTower } from '../scenery/airfield.ts'
import { ridge } from '../scenery/land.ts'
import { skyline } from '../scenery/skyline.ts'
import { car, streetLamp } from '../scenery/street-furniture.ts'
import type { Setting } from '../stage.ts'
import { treesBeside } from './beside.ts'
import { pavement, road } from './city.ts'

const liveries = ['#d9483f', '#2f6fb0', '#2f9c8c', '#e8a33f', '#7a4f9a']

export const airport: Setting = {
  back({ scene, place }, horizon) {
    const left = place.chance(0.5)
    const tower = controlTower(
      scene,
      left ? place.between(90, 230) : place.between(970, 1110),
      horizon,
      1.15,
      0.3,
    )
    const far = place.chance(0.5)
      ? ridge(scene, { base: horizon - 20, rise: 90, colour: scene.far('#7f97a8', 0.62) })
      : skyline(scene, { base: horizon, low: 50, high: 130, distance: 0.7, windows: false })
    const field =
      rect(0, horizon - 40, scene.width, 60, scene.far('#9db58a', 0.3)) +
      rect(0, horizon - 22, scene.width, 12, scene.far('#7a8392', 0.3))
    const parked = aeroplane(
      scene,
      left ? place.between(960, 1080) : place.between(120, 240),
      horizon - 40,
      0.72,
      place.pick(liveries),
      false,
    )
    const flying = aeroplane(
      scene,
      left ? place.between(950, 1070) : place.between(130, 250),
      place.between(84, 120),
      place.between(0.6, 0.78),
      place.pick(liveries),
      true,
    )
    return flying + far + field + tower + parked
  },
  ground(stage, y) {
    return pavement(stage.scene, y) + road(stage, y + 60)
  },
  beside(stage, at) {
    const { scene } = stage
    const flags = [at.left - 40, at.right + 40]
      .filter((x) => x > 40 && x < scene.width - 40)
      .map((x) => streetLamp(scene, x, at.foot + 42, 124, true))
      .join('')
    return treesBeside(stage, at, 1.1) + flags
  },
  front({ scene, place }, at) {
    return (
      car(scene, place.between(80, 420), at.foot + 146, 1.2, place.pick(['#f4f1ea', '#e8b84f', '#3f6fa8'])) +
      bus(
        place.between(640, 880),
        at.foot + 150,
        scene.tint(place.pick(liveries)),
        scene.light.lit > 0.15 ? scene.light.lamp : scene.tint('#bfe0f2'),
        scene.tint('#f7f4ec'),
      )
    )
  },
}

function bus(x: number, y: number, colour: string, pane: string, body: string): string {
  let panes = ''
  for (let i = 0; i < 5; i++) panes += cell(x + 14 + i * 42, y - 84, 36, 32)
  return (
    `<ellipse cx="${Math.round(x + 116)}" cy="${Math.round(y + 1)}" rx="128" ry="8" fill="#0a1428" opacity=".3"/><rect x="${Math.round(x)}" y="${Math.round(y - 98)}" width="232" height="88" rx="14" fill="${body}"/>` +
    path(panes, pane) +
    rect(x, y - 42, 232, 14, colour) +
    `<circle cx="${Math.round(x + 54)}" cy="${Math.round(y - 8)}" r="15" fill="#1c2233"/><circle cx="${Math.round(x + 180)}" cy="${Math.round(y - 8)}" r="15" fill="#1c2233"/>`
  )
}
