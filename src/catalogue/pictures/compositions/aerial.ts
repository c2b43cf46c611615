import { darken, lighten, mix } from '../colour.ts'
import { finishingLight, pooledLight } from '../light.ts'
import { type Plant, tree } from '../plants.ts'
import type { Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'
import type { Region, Scenery } from '../subject.ts'
import { d, ellipse, line, opacity, path, placed, polygon, rect } from '../svg.ts'
import { ripples } from '../water.ts'
import { block, type IsoBlock, isoRoofOf, project, projectFlat } from './isometric.ts'
import { hotelVolumes } from './volumes.ts'

type Ground = {
  land: string
  way: string | null
  sea: boolean
  built: number
  tall: readonly [number, number]
}

const grounds: Record<Scenery, Ground> = {
  city: { land: '#cfcabf', way: '#7d8594', sea: false, built: 1, tall: [50, 150] },
  old_town: { land: '#d8c8ae', way: '#c4b396', sea: false, built: 1, tall: [34, 62] },
  river: { land: '#d3cdbf', way: '#8f95a0', sea: true, built: 0.85, tall: [36, 90] },
  beach: { land: '#f3dfb4', way: null, sea: true, built: 0.12, tall: [26, 44] },
  island: { land: '#f3dfb4', way: null, sea: true, built: 0, tall: [20, 30] },
  mountain: { land: '#8fb56f', way: '#dcc9a0', sea: false, built: 0.22, tall: [28, 40] },
  countryside: { land: '#a4c078', way: '#e0cc9e', sea: false, built: 0.12, tall: [26, 38] },
  desert: { land: '#e9bf86', way: '#d9a86c', sea: false, built: 0.14, tall: [24, 38] },
  garden: { land: '#93bc7c', way: '#e6d8bc', sea: false, built: 0.05, tall: [26, 40] },
  airport: { land: '#a9bd92', way: '#7d8594', sea: false, built: 0.2, tall: [30, 56] },
}

const lowRise = new Set<Region>([
  'european',
  'mediterranean',
  'nordic',
  'latin_american',
  'south_asian',
  'african',
])

/** From above, at an angle: the house among its neighbours, its roofs and its pool. */
export function aerial(stage: Stage): string {
  const { scene, scenery, plan, place } = stage
  const ground = grounds[scenery]
  const land = scene.tint(plan.snow ? '#eef3fa' : ground.land, 0.8)
  const shade = scene.light.cast > 0.25 ? mix(land, scene.light.ambient, 0.2) : land
  let out = rect(
    0,
    0,
    scene.width,
    scene.height,
    scene.down([0, mix(land, scene.light.haze, 0.45)], [1, shade]),
  )
  if (!ground.sea || scenery === 'river') out += ways(stage, ground)
  if (ground.sea) out += waters(stage)
  if (scenery === 'countryside') out += fields(stage)
  if (scenery === 'airport') out += runway(scene)
  const items: { depth: number; svg: string }[] = []
  for (let gx = -5; gx <= 5; gx++) {
    for (let gy = -5; gy <= 5; gy++) {
      const inner = Math.abs(gx) <= 1 && Math.abs(gy) <= 1
      const built = place.chance(ground.built)
      const size = place.between(0.6, 0.84)
      const tall = place.between(...ground.tall) * (scenery === 'city' && lowRise.has(stage.region) ? 0.6 : 1)
      const kind = place.pick(stage.trees)
      if (inner) continue
      const x = gx * 92
      const y = gy * 92
      const [px, py] = projectFlat(x, y)
      if (px < -130 || px > 1330 || py < -90 || py > 1120) continue
      if (isWet(stage, x, y)) continue
      if (onWay(ground, gx, gy)) continue
      if (built) items.push({ depth: x + y, svg: neighbour(stage, x, y, 92 * size, tall) })
      else if (scenery === 'desert' ? (gx * 7 + gy * 3) % 5 === 0 : (gx * 5 + gy * 3) % 3 !== 0)
        items.push({ depth: x + y, svg: grove(stage, kind, x, y) })
    }
  }
  for (const volume of hotelVolumes(plan, place, scene.light.lit * 0.85))
    items.push({ depth: volume.x + volume.y + (volume.w + volume.depth) / 2 + 30, svg: block(scene, volume) })
  items.sort((a, b) => a.depth - b.depth)
  out += plot(stage) + pooledLight(scene, 600, 560, 420, 260) + items.map((item) => item.svg).join('')
  if (place.chance(0.5)) out = placed(scene.width, 0, 1, out, true)
  return (
    out +
    rect(0, 0, scene.width, 260, scene.down([0, scene.light.haze, 0.55], [1, scene.light.haze, 0])) +
    finishingLight({ ...scene, sun: { x: scene.sun.x, y: -40 } })
  )
}

const onWay = (ground: Ground, gx: number, gy: number) =>
  ground.way !== null && ground.built > 0.5 && (gx === -3 || gx === 3 || gy === 3 || gy === -3)

function isWet({ scenery }: Stage, x: number, y: number): boolean {
  if (scenery === 'beach') return x - y * 0.16 > 205
  if (scenery === 'river') return y > 210
  if (scenery === 'island') return x * x + y * y > 250 * 250
  return false
}

/** The hotel's own ground: forecourt, lawn and pool. */
function plot({ scene, plan, scenery }: Stage): string {
  const area = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
    path(
      polygon([project(x, y, 0), project(x + w, y, 0), project(x + w, y + h, 0), project(x, y + h, 0)]),
      fill,
      extra,
    )
  const lawn = plan.snow ? '#ffffff' : scenery === 'desert' ? '#d9b57c' : '#8fba74'
  const paving = area(-142, -142, 284, 284, scene.tint(lawn)) + area(-132, 62, 264, 70, scene.tint('#e6dac4'))
  if (plan.stars < 3 || plan.snow) return paving
  const water = scene.light.cast > 0.3 ? mix('#39c6d6', scene.light.ambient, 0.25) : '#5ad2e0'
  return (
    paving +
    area(-92, 76, 150, 44, scene.tint('#fbf3e2')) +
    area(-86, 81, 138, 34, water) +
    area(-86, 81, 138, 7, darken(water, 0.2), opacity(0.5))
  )
}

function neighbour(stage: Stage, x: number, y: number, size: number, tall: number): string {
  const { scene, place, region } = stage
  const wall = place.pick(['#e2d8c8', '#d3cfc9', '#c9bfae', '#dccab0', '#cfd3d6', '#d8c4b4'])
  const roof = isoRoofOf(stage.scenery, region, place)
  const quiet = mix(wall, scene.light.haze, 0.2)
  const item: IsoBlock = {
    x: x - size / 2,
    y: y - size / 2,
    w: size,
    depth: size * place.between(0.8, 1),
    h: tall,
    wall: quiet,
    roof: roof.colour,
    shape: roof.shape,
    windows: scene.fine,
    lit: scene.light.lit * 0.5,
    seed: `${x},${y}`,
    hero: false,
  }
  return block(scene, item)
}

function grove({ scene }: Stage, kind: Plant, x: number, y: number): string {
  const spots = scene.fine
    ? [
        [-22, -16],
        [18, -24],
        [-4, 16],
        [28, 20],
      ]
    : [
        [-16, -10],
        [16, 14],
      ]
  return spots
    .map(([dx, dy]) => {
      const [px, py] = projectFlat(x + dx!, y + dy!)
      return tree(scene, kind, px, py, 0.72)
    })
    .join('')
}

function ways({ scene, plan, scenery }: Stage, ground: Ground): string {
  if (!ground.way) return ''
  const colour = scene.tint(plan.snow ? '#dbe4ef' : ground.way)
  const stripe = (x0: number, y0: number, x1: number, y1: number, w: number) => {
    const [ax, ay] = projectFlat(x0, y0)
    const [bx, by] = projectFlat(x1, y1)
    return line(d`M${ax} ${ay}L${bx} ${by}`, colour, w)
  }
  if (ground.built <= 0.5) {
    const [ax, ay] = projectFlat(0, 150)
    return line(
      d`M${ax} ${ay}Q${ax + 40} ${ay + 130} ${ax - 190} ${ay + 260}T${ax - 420} ${ay + 520}`,
      colour,
      34,
    )
  }
  const dashes = (x0: number, y0: number, x1: number, y1: number) => {
    const [ax, ay] = projectFlat(x0, y0)
    const [bx, by] = projectFlat(x1, y1)
    return scenery === 'city' || scenery === 'airport'
      ? line(
          d`M${ax} ${ay}L${bx} ${by}`,
          scene.tint('#f3efe2'),
          2.5,
          `stroke-dasharray="16 18" ${opacity(0.7)}`,
        )
      : ''
  }
  let out = ''
  for (const at of [-276, 276])
    out +=
      stripe(at, -900, at, 900, 58) +
      stripe(-900, at, 900, at, 58) +
      dashes(at, -900, at, 900) +
      dashes(-900, at, 900, at)
  return out
}

function waters({ scene, scenery }: Stage): string {
  const [near, middle, deep] = scene.light.water
  if (scenery === 'island') {
    const [cx, cy] = projectFlat(0, 0)
    const ring = (k: number, fill: string) => ellipse(cx, cy + 10, 560 * k, 372 * k, fill)
    return (
      rect(0, 0, 1200, 900, scene.down([0, middle], [1, deep])) +
      ripples(scene, 0, 900, 60) +
      ring(1.3, lighten(near, 0.1)).replace('/>', ' opacity=".4"/>') +
      ring(1.14, scene.tint('#7fe0d4')).replace('/>', ' opacity=".7"/>') +
      ring(1.02, scene.tint('#fff4d6')) +
      ring(0.98, scene.tint('#f3dfb4'))
    )
  }
  const from = (t: number) =>
    scenery === 'river'
      ? projectFlat(-900 + t * 1800, 225)
      : projectFlat(225 + (-900 + t * 1800) * 0.16, -900 + t * 1800)
  const [ax, ay] = from(0)
  const [bx, by] = from(1)
  const side =
    scenery === 'river'
      ? ([
          [bx, by + 260],
          [ax, ay + 260],
        ] as const)
      : ([
          [bx + 1400, by + 700],
          [ax + 1400, ay + 700],
        ] as const)
  const shape = polygon([[ax, ay], [bx, by], ...side])
  const bank =
    scenery === 'river'
      ? line(d`M${ax} ${ay}L${bx} ${by}`, scene.tint('#e9dfcf'), 12)
      : line(d`M${ax} ${ay}L${bx} ${by}`, '#fff', 9, opacity(0.8)) +
        line(d`M${ax + 26} ${ay + 8}L${bx + 26} ${by + 8}`, '#fff', 4, opacity(0.4))
  return (
    path(shape, scene.across([0, near], [0.5, middle], [1, deep])) +
    scene.clipped(shape, ripples(scene, 60, 820, 60)) +
    bank
  )
}

function fields({ scene, place }: Stage): string {
  const tones = ['#c9c46a', '#8fb05c', '#b59ac0', '#dcb860', '#7fa558'].map((tone) => scene.tint(tone))
  let out = ''
  for (const [x, y, w, h] of [
    [-560, -420, 300, 250],
    [-230, -520, 320, 260],
    [250, -420, 300, 330],
    [-620, -100, 340, 260],
    [280, 60, 320, 300],
    [-420, 240, 300, 280],
  ] as const) {
    const colour = place.pick(tones)
    out += path(
      polygon([project(x, y, 0), project(x + w, y, 0), project(x + w, y + h, 0), project(x, y + h, 0)]),
      colour,
      opacity(0.8),
    )
    let rows = ''
    for (let i = 1; i < 9; i++) {
      const [ax, ay] = project(x + (w * i) / 9, y, 0)
      const [bx, by] = project(x + (w * i) / 9, y + h, 0)
      rows += d`M${ax} ${ay}L${bx} ${by}`
    }
    out += line(rows, darken(colour, 0.25), 3, opacity(0.4))
  }
  return out
}

function runway(scene: Scene): string {
  const [ax, ay] = projectFlat(-900, -380)
  const [bx, by] = projectFlat(900, -380)
  return (
    line(d`M${ax} ${ay}L${bx} ${by}`, scene.tint('#6a7280'), 88) +
    line(d`M${ax} ${ay}L${bx} ${by}`, scene.tint('#f4f1e6'), 4, 'stroke-dasharray="36 26"')
  )
}
