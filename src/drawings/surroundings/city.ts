import { darken } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, line, opacity, path, rect } from '../canvas/svg.ts'
import { skyline } from '../scenery/skyline.ts'
import { bench, bicycle, car, streetLamp, tram } from '../scenery/street-furniture.ts'
import { townRow } from '../scenery/town-row.ts'
import type { Setting, Stage } from '../stage.ts'
import { buildsLow } from '../subject.ts'
import { treesBeside } from './beside.ts'

const carColours = ['#e8b84f', '#d9483f', '#f4f1ea', '#3f6fa8', '#2f9c95', '#5a6275', '#c97a9a']

export const city: Setting = {
  back({ scene, region, place }, horizon) {
    const low = buildsLow(region)
    const far = skyline(scene, {
      base: horizon,
      low: low ? 90 : 180,
      high: low ? 200 : 390,
      distance: 0.72,
      windows: false,
      crowd: low ? 1.3 : 1,
    })
    if (low)
      return (
        far +
        townRow(scene, { base: horizon - 6, low: 110, high: 200, distance: 0.52, region }) +
        townRow(scene, { base: horizon + 4, low: 70, high: 150, distance: 0.3, region })
      )
    const kind = place.int(0, 2)
    return (
      far +
      skyline(scene, {
        base: horizon + 2,
        low: kind ? 120 : 80,
        high: kind ? 290 : 180,
        distance: 0.4,
        windows: true,
        crowd: kind === 2 ? 1.25 : 1,
      })
    )
  },
  ground(stage, y) {
    return pavement(stage.scene, y) + road(stage, y + 56)
  },
  beside(stage, at) {
    const { scene, place } = stage
    const twin = place.chance(0.35)
    const lamps = [at.left - 40, at.right + 40]
      .filter((x) => x > 40 && x < scene.width - 40)
      .map((x) => streetLamp(scene, x, at.foot + 40, 118, twin))
      .join('')
    return treesBeside(stage, at, 1.35) + lamps
  },
  front(stage, at) {
    const { scene, place } = stage
    const y = at.foot + 150
    if (place.chance(0.18))
      return tram(
        scene,
        place.chance(0.5) ? place.between(-40, 60) : place.between(820, 900),
        y - 26,
        place.pick(carColours),
      )
    const first = car(scene, place.between(60, 380), y, 1.25, place.pick(carColours))
    const second = place.chance(0.65)
      ? car(scene, place.between(860, 1080), y - 52, 1.05, place.pick(carColours), true)
      : ''
    const third = place.chance(0.4)
      ? bicycle(scene, place.between(480, 760), at.foot + 46, 0.9)
      : bench(scene, at.left - 120 > 30 ? at.left - 120 : at.right + 60, at.foot + 38, 0.9)
    return third + second + first
  },
}

export function pavement(scene: Scene, y: number): string {
  const { width, height } = scene
  return (
    rect(
      0,
      y - 2,
      width,
      height - y + 2,
      scene.down([0, scene.tint('#d9d2c6')], [1, scene.tint('#b7b1ab')]),
    ) + rect(0, y - 2, width, 5, scene.tint('#efe9de'))
  )
}

export function road({ scene, place }: Stage, y: number): string {
  const { width, height, light } = scene
  const kerb =
    rect(0, y - 4, width, 7, scene.tint('#cfc9c0')) + rect(0, y + 3, width, 4, '#0e1b33', opacity(0.2))
  const asphalt = rect(
    0,
    y,
    width,
    height - y,
    scene.down([0, scene.tint('#5a6377')], [1, scene.tint('#3d4558')]),
  )
  const mid = (y + height) / 2 + 6
  const kind = place.int(0, 2)
  let marks = ''
  if (kind === 0) for (let i = 0; i < 10; i++) marks += cell(i * 140 - 20, mid, 78, 6)
  else if (kind === 1)
    for (let i = 0; i < 9; i++)
      marks += d`M${380 + i * 54} ${y + 14}h28l${(i - 4) * 6} ${height - y - 20}h-40z`
  else marks = cell(0, mid - 6, width, 4) + cell(0, mid + 6, width, 4)
  let shine = ''
  if (lampsAreOn(scene))
    for (let i = 0; i < 6; i++) shine += cell(width / 2 - 240 + i * 90, y + 6, 34, height - y - 6)
  const rails =
    kind === 2
      ? line(
          d`M0 ${y + 26}H${width}M0 ${y + 44}H${width}`,
          darken(scene.tint('#8a92a0'), 0.1),
          3,
          opacity(0.6),
        )
      : ''
  return (
    asphalt +
    kerb +
    rails +
    path(marks, scene.tint('#f3efe2'), opacity(kind === 1 ? 0.55 : 0.7)) +
    path(shine, scene.down([0, light.lamp, 0.34], [1, light.lamp, 0]))
  )
}
