import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, circle, d, disc, line, path, placed } from '../canvas/svg.ts'
import type { Stage } from '../stage.ts'

/** Beams over a terrace with a creeper on them; drawn for an open right side. */
export function pergola({ scene, place, plan }: Stage, mirror: boolean): string {
  const wood = scene.tint(place.pick(['#8a6344', '#e9e2d6', '#5a4a42']))
  let rafters = ''
  for (let i = 0; i < 8; i++) rafters += cell(300 + i * 118, 92, 16, 58)
  let leaves = ''
  let dark = ''
  if (!plan.snow)
    for (let i = 0; i < 30; i++) {
      const spot = disc(290 + i * 31, 100 + place.between(-16, 26), place.between(16, 30))
      if (i % 2) leaves += spot
      else dark += spot
    }
  const frame = path(rafters, wood) + path(cell(262, 140, 960, 24) + cell(1112, 150, 24, 650), wood)
  return placed(
    mirror ? 1200 : 0,
    0,
    1,
    frame + path(dark, scene.tint('#3f7550')) + path(leaves, scene.tint('#5f9e5c')),
    mirror,
  )
}

/** A string of bulbs from the house to the open side. */
export function stringLights(scene: Scene, mirror: boolean): string {
  const wire = line(d`M250 170Q480 300 720 180Q960 300 1220 150`, scene.tint('#3a3f50'), 3)
  const spots = [
    [330, 208],
    [420, 234],
    [510, 236],
    [600, 216],
    [690, 190],
    [800, 216],
    [890, 236],
    [980, 232],
    [1070, 206],
    [1150, 176],
  ] as const
  const glow = lampsAreOn(scene)
    ? spots
        .map(([x, y]) => circle(x, y + 12, 34, scene.glow([0, '#ffd591', 0.6], [1, '#ffd591', 0])))
        .join('')
    : ''
  return placed(
    mirror ? 1200 : 0,
    0,
    1,
    wire +
      glow +
      path(
        spots.map(([x, y]) => disc(x, y + 12, 8)).join(''),
        lampsAreOn(scene) ? '#fff1cc' : scene.tint('#f4ead8'),
      ),
    mirror,
  )
}
