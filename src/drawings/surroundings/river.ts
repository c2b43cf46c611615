import { darken } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, d, line, path, rect } from '../canvas/svg.ts'
import { longBoat, sailBoat } from '../scenery/boats.ts'
import { balustrade } from '../scenery/fences.ts'
import { skyline } from '../scenery/skyline.ts'
import { streetLamp } from '../scenery/street-furniture.ts'
import { townMarker } from '../scenery/town-marker.ts'
import { townRow } from '../scenery/town-row.ts'
import { lightsOnWater, water } from '../scenery/water.ts'
import type { Setting } from '../stage.ts'
import { buildsLow } from '../subject.ts'
import { treesBeside } from './beside.ts'

/** The hotel is on the quay; the river is in front of it or behind it. */
export const river: Setting = {
  back({ scene, region, place }, horizon) {
    const shore = horizon - 74
    const low = buildsLow(region)
    const town = low
      ? townMarker(scene, region, place.between(140, 1060), shore - 30, 1.1, 0.55) +
        townRow(scene, { base: shore, low: 70, high: 140, distance: 0.48, region })
      : skyline(scene, { base: shore, low: 130, high: 330, distance: 0.62, windows: false }) +
        skyline(scene, { base: shore, low: 80, high: 210, distance: 0.42, windows: true })
    return (
      town +
      water(scene, shore, 120) +
      lightsOnWater(scene, shore, 70) +
      bridge(scene, place.pick(['arches', 'cables', 'beam'] as const), shore + 18)
    )
  },
  ground({ scene, place }, y) {
    const { width, height } = scene
    const wall = y + 62
    const stone = place.pick(['#d8ccb9', '#c9c4bc', '#d4b8a0'])
    let joints = ''
    for (let i = 0; i < 3; i++)
      for (let x = (i % 2) * 40 - 20; x < width; x += 84) joints += cell(x, wall + 12 + i * 16, 56, 2)
    return (
      rect(
        0,
        y - 2,
        width,
        wall - y + 6,
        scene.down([0, scene.tint('#e6dccb')], [1, scene.tint('#c9bdac')]),
      ) +
      rect(0, wall, width, 52, scene.tint(darken(stone, 0.12))) +
      path(scene.fine ? joints : '', '#3a2f2a', 'opacity=".14"') +
      rect(0, wall - 4, width, 9, scene.tint(stone)) +
      `<g transform="translate(0 ${Math.round(wall + 52)})">${water(scene, 0, height - wall - 52)}</g>`
    )
  },
  beside(stage, at) {
    const { scene } = stage
    const lamps = [at.left - 46, at.right + 46]
      .filter((x) => x > 40 && x < scene.width - 40)
      .map((x) => streetLamp(scene, x, at.foot + 50, 104))
      .join('')
    return treesBeside(stage, at, 1.3) + lamps
  },
  front({ scene, place }, at) {
    const rail = place.chance(0.5)
      ? balustrade(scene, -10, at.foot + 62, scene.width + 20, 34)
      : ironRail(scene, at.foot + 60)
    const y = at.foot + 148
    return (
      rail +
      (place.chance(0.5)
        ? longBoat(scene, place.between(160, 480), y, 1.2, place.pick(['#8a4f3c', '#3f5f78', '#6b4a35']))
        : sailBoat(scene, place.between(760, 1060), y, 1.1))
    )
  },
}

function ironRail(scene: Scene, y: number): string {
  let posts = ''
  for (let x = 10; x < scene.width; x += 60) posts += cell(x, y - 32, 5, 34)
  return path(
    posts + cell(0, y - 32, scene.width, 4) + cell(0, y - 17, scene.width, 2.4),
    scene.tint('#3a4258'),
  )
}

type Span = 'arches' | 'cables' | 'beam'

export function bridge(scene: Scene, kind: Span, y: number): string {
  const { width } = scene
  const colour = scene.far(kind === 'arches' ? '#b8a890' : '#5b6a86', 0.34)
  if (kind === 'arches') {
    let holes = ''
    for (let i = 0; i < 6; i++) holes += archway(i * 204 + 12, y - 4, 170, 46)
    return (
      path(`M0 ${y - 22}H${width}V${y + 38}H0z${holes}`, colour, 'fill-rule="evenodd"') +
      rect(0, y - 28, width, 8, darken(colour, 0.12))
    )
  }
  let out = rect(0, y - 12, width, 9, colour)
  if (kind === 'beam') {
    for (let x = 130; x < width; x += 260) out += rect(x, y - 6, 16, 48, darken(colour, 0.15))
    return out + groundShadow(width / 2, y + 40, width / 2, 4, 0.1)
  }
  for (const x of [width * 0.22, width * 0.78])
    out +=
      rect(x - 8, y - 170, 16, 212, colour) +
      line(
        d`M${x} ${y - 164}Q${x + 170} ${y - 16} ${x + 336} ${y - 12}M${x} ${y - 164}Q${x - 170} ${y - 16} ${x - 336} ${y - 12}`,
        colour,
        4,
      )
  let hangers = ''
  for (let x = 20; x < width; x += 34) hangers += d`M${x} ${y - 12}v-14`
  return out + line(hangers, colour, 1.5)
}
