import { building } from '../buildings/building.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import { finishingLight, lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, opacity, type Point, path, polygon } from '../canvas/svg.ts'
import { sky } from '../scenery/sky.ts'
import { bicycle, car, streetLamp } from '../scenery/street-furniture.ts'
import { wallTones } from '../scenery/town-row.ts'
import { tree } from '../scenery/trees.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'

/** Scale at a depth, 0 at the viewer and 1 at the hotel. */
const shrink = (depth: number) => 1 / (1 + 1.25 * depth)

const horizon = 560

const at = (x: number, y: number, depth: number): Point => [
  600 + (x - 600) * shrink(depth),
  horizon + (y - horizon) * shrink(depth),
]

const groundY = 960

const houseLine = -70

/** Down a street between its houses, the hotel at the end of it. */
export function avenue(stage: Stage): string {
  const { scene, plan } = stage
  const setting = settingOf(stage)
  const foot = at(0, groundY, 1)[1]
  const hotel = building(scene, plan, {
    x: 600,
    foot,
    maxWidth: 560,
    maxHeight: 560,
  })
  return (
    sky(scene) +
    setting.back(foot - 24) +
    floor(stage) +
    hotel.svg +
    side(stage, -1) +
    side(stage, 1) +
    planting(stage) +
    traffic(stage) +
    finishingLight(scene)
  )
}

const across = (from: number, to: number, near: number, far: number) =>
  polygon([at(from, groundY, near), at(to, groundY, near), at(to, groundY, far), at(from, groundY, far)])

function floor({ scene, scenery, place }: Stage): string {
  const old = scenery === 'old_town'
  const paving = scene.tint(old ? '#cdb89c' : '#cfc9bf')
  const way = scene.tint(old ? '#bfa98c' : '#5a6377')
  let marks = ''
  if (old) for (let i = 0; i < 9; i++) marks += across(150, 1050, i / 9, i / 9 + 0.012)
  else for (let i = 0; i < 8; i++) marks += across(588, 612, i / 8, i / 8 + 0.06)
  const crossing =
    !old && place.chance(0.5)
      ? [0, 1, 2, 3, 4, 5].map((i) => across(240 + i * 128, 300 + i * 128, 0.2, 0.34)).join('')
      : ''
  const end = at(0, groundY, 1)[1]
  return (
    path(d`M0 ${end - 14}H1200V900H0z`, scene.down([0, paving], [1, darken(paving, 0.12)])) +
    path(across(170, 1030, 0, 1), scene.down([0, way], [1, darken(way, 0.14)])) +
    path(marks + crossing, old ? '#4b3a30' : scene.tint('#f3efe2'), opacity(old ? 0.16 : 0.7)) +
    path(across(160, 176, 0, 1) + across(1024, 1040, 0, 1), scene.tint('#e9e3d8'))
  )
}

/** The houses of one side, near ones last. */
function side(stage: Stage, turn: -1 | 1): string {
  const { scene, place, region, scenery } = stage
  const x = (v: number) => (turn < 0 ? v : 1200 - v)
  const tall =
    scenery === 'city' && !['european', 'mediterranean', 'nordic'].includes(region) ? [760, 1040] : [560, 760]
  const cuts = [0.94, 0.66, 0.36, 0.06]
  let out = ''
  for (let i = 0; i < cuts.length - 1; i++) {
    const far = cuts[i]!
    const near = cuts[i + 1]!
    const top = groundY - place.between(tall[0]!, tall[1]!)
    const wall = mix(scene.tint(place.pick(wallTones[region])), scene.light.haze, 0.34 - 0.3 * (1 - far))
    const lit = scene.sun.x < 600 === turn > 0
    const face = lit ? lighten(wall, 0.06) : darken(wall, 0.2)
    const point = (y: number, depth: number) => at(x(houseLine), y, depth)
    const front = polygon([point(top, far), point(top, near), point(groundY, near), point(groundY, far)])
    const cap = polygon([
      point(top - 26, far),
      point(top - 26, near),
      point(top + 10, near),
      point(top + 10, far),
    ])
    out +=
      path(front, scene.down([0, face], [1, darken(face, 0.1)])) +
      path(cap, lighten(face, 0.3)) +
      rowsOf(scene, place, point, top, near, far) +
      shop(scene, place, point, near, far)
  }
  return out
}

type OnWall = (y: number, depth: number) => Point

function rowsOf(
  scene: Scene,
  place: Stage['place'],
  point: OnWall,
  top: number,
  near: number,
  far: number,
): string {
  const floors = Math.round((groundY - 190 - top) / 118)
  const columns = 3
  const step = (far - near) / columns
  let dark = ''
  let lit = ''
  for (let f = 0; f < floors; f++) {
    const y = top + 40 + f * 118
    for (let c = 0; c < columns; c++) {
      const a = near + step * (c + 0.26)
      const b = near + step * (c + 0.74)
      const pane = polygon([point(y, a), point(y, b), point(y + 74, b), point(y + 74, a)])
      if (place.chance(scene.light.lit * 0.7)) lit += pane
      else dark += pane
    }
  }
  return (
    path(dark, mix(scene.tint('#5f7f9c'), scene.light.sky[1], 0.25), opacity(0.75)) +
    path(lit, scene.light.lamp, opacity(0.95))
  )
}

function shop(scene: Scene, place: Stage['place'], point: OnWall, near: number, far: number): string {
  const a = near + (far - near) * 0.14
  const b = near + (far - near) * 0.86
  const cloth = scene.tint(place.pick(['#c64f3c', '#2f7f79', '#d9a441', '#3f6fa8', '#7a5a8a']))
  const glass = polygon([
    point(groundY - 140, a),
    point(groundY - 140, b),
    point(groundY - 14, b),
    point(groundY - 14, a),
  ])
  const awning = polygon([
    point(groundY - 176, a),
    point(groundY - 176, b),
    point(groundY - 118, b),
    point(groundY - 118, a),
  ])
  return path(glass, lampsAreOn(scene) ? scene.light.lamp : scene.tint('#3f4a5e')) + path(awning, cloth)
}

function planting({ scene, place, trees }: Stage): string {
  const picked = place.pick(trees)
  const kind = picked === 'banana' || picked === 'bamboo' ? 'round' : picked
  const lamps = place.chance(0.6)
  let out = ''
  for (const depth of [0.86, 0.62, 0.4, 0.2]) {
    const k = shrink(depth)
    for (const x of [96, 1104]) {
      const [px, py] = at(x, groundY - 6, depth)
      out +=
        lamps && (depth === 0.62 || depth === 0.2)
          ? streetLamp(scene, px, py, 270 * k)
          : tree(scene, kind, px, py, 3.4 * k)
    }
  }
  return out
}

function traffic({ scene, place, scenery }: Stage): string {
  if (scenery === 'old_town')
    return place.chance(0.7) ? bicycle(scene, place.between(300, 420), 860, 1.5) : ''
  return place.chance(0.7)
    ? car(
        scene,
        place.chance(0.5) ? 300 : 690,
        868,
        1.9,
        place.pick(['#e8b84f', '#d9483f', '#f4f1ea', '#3f6fa8', '#2f9c95']),
      )
    : ''
}
