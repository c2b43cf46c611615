import { building } from '../buildings/building.ts'
import { darken } from '../canvas/colour.ts'
import { finishingLight } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, line, opacity, path } from '../canvas/svg.ts'
import { sky } from '../scenery/sky.ts'
import { streetLamp } from '../scenery/street-furniture.ts'
import type { Plant } from '../scenery/tree-shapes.ts'
import { tree } from '../scenery/trees.ts'
import { longPool, ripples } from '../scenery/water.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'

type Way = 'road' | 'stone' | 'gravel' | 'boards' | 'snow' | 'sand' | 'pool' | 'canal'

const waysOf: Record<Stage['scenery'], readonly Way[]> = {
  city: ['road', 'stone'],
  old_town: ['stone'],
  river: ['canal', 'stone'],
  beach: ['boards', 'sand'],
  island: ['boards'],
  mountain: ['gravel'],
  countryside: ['gravel'],
  desert: ['sand', 'gravel'],
  garden: ['pool', 'gravel'],
  airport: ['road'],
}

/** The path straight towards the hotel, between two rows of trees or street furniture. */
export function approach(stage: Stage): string {
  const { scene, place, plan } = stage
  const setting = settingOf(stage)
  const foot = 560
  const hotel = building(scene, plan, {
    x: 600,
    foot,
    maxWidth: 620,
    maxHeight: 380,
  })
  const way = plan.snow ? 'snow' : place.pick(waysOf[stage.scenery])
  const overWater = stage.scenery === 'island'
  const lawn = stage.scenery === 'city' || stage.scenery === 'airport' || stage.scenery === 'river'
  const base = settingOf(lawn ? { ...stage, scenery: 'garden' } : stage).ground(foot - (overWater ? 34 : 8))
  return (
    sky(scene) +
    setting.back(foot - 6) +
    base +
    hotel.svg +
    wayTo(stage, way, foot + 6) +
    rows(stage, foot) +
    finishingLight(scene)
  )
}

function wayTo({ scene, place }: Stage, way: Way, y: number): string {
  const { height } = scene
  const shape = d`M560 ${y}H640L${980} ${height}H${220}z`
  if (way === 'pool')
    return (
      path(d`M540 ${y}H660L1070 ${height}H130z`, scene.tint('#e6d8bc')) +
      longPool(scene, { left: 566, right: 634, y: y + 14, nearLeft: 330, nearRight: 870, nearY: height + 30 })
    )
  if (way === 'canal')
    return (
      path(d`M540 ${y}H660L1080 ${height}H120z`, scene.tint('#d8ccb9')) +
      path(
        d`M556 ${y + 4}H644L980 ${height}H220z`,
        scene.down([0, scene.light.water[0]], [1, scene.light.water[2]]),
      ) +
      scene.clipped(d`M556 ${y + 4}H644L980 ${height}H220z`, ripples(scene, y + 10, height - y, 50))
    )
  const colours: Record<Exclude<Way, 'pool' | 'canal'>, readonly [string, string]> = {
    road: ['#7a8392', '#4a5264'],
    stone: ['#e2d6c2', '#b9ab98'],
    gravel: ['#ead9b4', '#cdb58a'],
    boards: ['#c9a27a', '#9a7350'],
    snow: ['#d8e3f0', '#bccde2'],
    sand: ['#f6dfae', '#e2c08a'],
  }
  const [far, near] = colours[way]
  let marks = ''
  for (let i = 0; i < 14; i++) {
    const t = ((i + 1) / 15) ** 2
    const half = 40 + 340 * t
    const at = y + (height - y) * t
    if (way === 'boards' || way === 'stone') marks += cell(600 - half, at, half * 2, 1 + t * 4)
    else if (way === 'road' && i % 2)
      marks += d`M${600 - 2 - t * 7} ${at}h${4 + t * 14}l${t * 3} ${8 + t * 40}h${-4 - t * 20}z`
  }
  const edge =
    way === 'road' || way === 'stone'
      ? line(d`M556 ${y}L206 ${height}M644 ${y}L994 ${height}`, scene.tint('#f0e8da'), 7)
      : ''
  const rails = way === 'boards' && place.chance(0.6) ? handrails(scene, y) : ''
  return (
    path(shape, scene.down([0, scene.tint(far)], [1, scene.tint(near)])) +
    path(
      marks,
      way === 'road' ? scene.tint('#f3efe2') : darken(scene.tint(near), 0.3),
      opacity(way === 'road' ? 0.8 : 0.28),
    ) +
    edge +
    rails
  )
}

function handrails(scene: Scene, y: number): string {
  let posts = ''
  for (let i = 0; i < 8; i++) {
    const t = ((i + 1) / 8) ** 2
    const at = y + (scene.height - y) * t
    for (const side of [-1, 1])
      posts += cell(600 + side * (40 + 340 * t) - 3 - t * 4, at - 16 - t * 90, 5 + t * 8, 16 + t * 90)
  }
  return (
    path(posts, scene.tint('#8a6344')) +
    line(
      d`M560 ${y - 14}L${220} ${scene.height - 100}M640 ${y - 14}L${980} ${scene.height - 100}`,
      scene.tint('#9a7350'),
      6,
    )
  )
}

function rows(stage: Stage, foot: number): string {
  const { scene, place, trees, scenery } = stage
  if (scenery === 'island') return ''
  const picked = place.pick(trees)
  const first: Plant = picked === 'banana' ? 'palm' : picked === 'bamboo' ? 'round' : picked
  const lamps = place.chance(0.5)
  const count = 5
  let out = ''
  for (let i = 0; i < count; i++) {
    const t = ((i + 0.55) / count) ** 1 * ((i + 0.55) / count)
    const y = foot + 24 + (scene.height - foot) * t
    const away = 190 + 440 * t
    const size = 0.9 + 2.1 * t
    for (const side of [-1, 1]) {
      out += tree(scene, first, 600 + side * away, y, size)
      if (lamps && i % 2) out += streetLamp(scene, 600 + side * (away * 0.66 + 20), y + 10, 50 + 110 * t)
    }
  }
  return out
}
