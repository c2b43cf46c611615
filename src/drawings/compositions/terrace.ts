import { emblem, lantern } from '../buildings/entrance.ts'
import { pane } from '../buildings/openings.ts'
import { coat, wallPaint } from '../buildings/paints.ts'
import { darken, mix } from '../canvas/colour.ts'
import { finishingLight, pooledLight } from '../canvas/light.ts'
import { archway, cell, d, line, opacity, path, placed, rect, rounded } from '../canvas/svg.ts'
import { balustrade } from '../scenery/fences.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { sky } from '../scenery/sky.ts'
import { cafeCloths, cafeTable, lounger, parasol } from '../scenery/terrace-furniture.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'
import { pergola, stringLights } from './overhead.ts'

/** The hotel's own terrace and what one sees from it. */
export function terrace(stage: Stage): string {
  const { scene, place, scenery } = stage
  const edge = 660
  const wallLeft = place.chance(0.5)
  const setting = settingOf(stage)
  const high = scenery === 'city' || scenery === 'airport' || scenery === 'old_town'
  const view = high ? setting.back(edge + 30) : setting.back(520) + setting.ground(530)
  const floor = place.pick(['boards', 'tiles'] as const)
  const cloth = place.pick(cafeCloths)
  const open = wallLeft ? [640, 960] : [270, 590]
  const railing =
    place.int(0, 2) === 0
      ? balustrade(scene, -10, edge + 6, 1220, 92)
      : place.chance(0.5)
        ? glassRail(stage, edge)
        : ironRail(stage, edge)
  const cover = place.pick(['parasol', 'parasol', 'pergola', 'lights'] as const)
  const shade = cover === 'parasol' ? parasol(scene, open[0]! + 100, 786, 2.2, cloth) : ''
  const furniture = place.chance(0.55)
    ? cafeTable(scene, open[0]! - 20, 810, 1.9, cloth) + cafeTable(scene, open[1]!, 838, 1.9, cloth)
    : lounger(scene, open[0]! - 60, 812, 2, '#fdf6ea') + lounger(scene, open[0]! + 180, 834, 2, '#fdf6ea')
  const overhead =
    cover === 'pergola' ? pergola(stage, !wallLeft) : cover === 'lights' ? stringLights(scene, !wallLeft) : ''
  return (
    sky(scene) +
    view +
    decking(stage, edge, floor) +
    railing +
    overhead +
    placed(wallLeft ? 0 : 1200, 0, 1, houseWall(stage), !wallLeft) +
    pooledLight(scene, 600, 780, 420, 90) +
    shade +
    furniture +
    pottedPlant(
      scene,
      place.pick(['fronds', 'cone', 'ball'] as const),
      wallLeft ? 1130 : 70,
      872,
      190,
      place.pick(['#a8663f', '#5d6577', '#e2d6c2']),
    ) +
    finishingLight(scene)
  )
}

function decking({ scene, place }: Stage, y: number, floor: 'boards' | 'tiles'): string {
  const colour = scene.tint(
    floor === 'boards'
      ? place.pick(['#b98d64', '#a5805c', '#c9a27a'])
      : place.pick(['#d9c3a0', '#cfc8bb', '#d4a888']),
  )
  let joints = ''
  for (let i = -11; i <= 11; i++) joints += d`M${600 + i * 84} ${y}L${600 + i * 150} 900`
  if (floor === 'tiles') for (let i = 1; i < 6; i++) joints += d`M0 ${y + (240 * i * i) / 30}H1200`
  return (
    rect(0, y, 1200, 900 - y, scene.down([0, darken(colour, 0.1)], [1, colour])) +
    line(joints, '#2a1710', 2, opacity(0.18))
  )
}

function glassRail({ scene }: Stage, y: number): string {
  let posts = ''
  for (let x = 0; x <= 1200; x += 200) posts += cell(x - 3, y - 88, 6, 90)
  return (
    rect(0, y - 84, 1200, 84, '#ffffff', opacity(scene.hour === 'night' ? 0.1 : 0.26)) +
    path(posts + cell(0, y - 92, 1200, 7), scene.tint('#56606e')) +
    rect(0, y - 2, 1200, 5, scene.tint('#8a8f96'))
  )
}

function ironRail({ scene }: Stage, y: number): string {
  let bars = ''
  for (let x = 0; x < 1200; x += 26) bars += cell(x, y - 86, 3.4, 88)
  return path(bars + cell(0, y - 90, 1200, 7) + cell(0, y - 14, 1200, 4), scene.tint('#2f374c'))
}

/** The house at the left edge: wall, door and awning; drawn from x = 0. */
function houseWall(stage: Stage): string {
  const { scene, plan } = stage
  const { palette } = plan
  const w = 250
  const accent = coat(scene, palette.accent)
  const arched = ['riad', 'wind_tower', 'haveli', 'palazzo', 'colonial', 'grand'].includes(plan.form)
  const wooden = ['chalet', 'aframe', 'lodge', 'timber_house', 'villa', 'ryokan', 'verandah'].includes(
    plan.form,
  )
  let boards = ''
  if (wooden) for (let y = 30; y < 740; y += 26) boards += cell(0, y, w, 2)
  const opening = arched ? archway(56, 330, 128, 416) : cell(56, 360, 128, 386)
  const frame = arched ? archway(44, 316, 152, 430) : cell(44, 346, 152, 400)
  const foot = 746
  return (
    rect(w, 0, 26, foot + 8, coat(scene, darken(palette.wall, 0.28))) +
    rect(0, 0, w, foot, wallPaint(scene, palette.wall)) +
    path(boards, '#1a1008', opacity(0.14)) +
    path(d`M0 ${foot}H${w}l26 8L${w} ${foot + 6}H0z`, '#0a1428', opacity(0.2)) +
    path(frame, coat(scene, wooden ? mix(palette.trim, palette.wall, 0.3) : palette.trim)) +
    path(opening, pane(scene, palette)) +
    path(cell(118, 346, 5, 400) + cell(56, 500, 128, 5), coat(scene, darken(palette.trim, 0.2))) +
    path(d`M20 342l20 -52h168l46 52z`, accent) +
    rect(20, 340, 234, 12, darken(accent, 0.25)) +
    rect(0, foot - 20, w, 20, coat(scene, darken(palette.wall, 0.2))) +
    rounded(66, 96, 108, 108, 54, coat(scene, palette.trim)) +
    emblem(scene, plan, 120, 150, 34) +
    lantern(scene, 222, 430, 2.2)
  )
}
