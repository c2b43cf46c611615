import { mix } from '../canvas/colour.ts'
import { finishingLight, pooledLight } from '../canvas/light.ts'
import { placed, rect } from '../canvas/svg.ts'
import type { Plant } from '../scenery/tree-shapes.ts'
import { tree } from '../scenery/trees.ts'
import type { Stage } from '../stage.ts'
import { buildsLow } from '../subject.ts'
import { fields, type Ground, grounds, plot, runway, waters, ways } from './aerial-ground.ts'
import { block, type IsoBlock, isoRoofOf, projectFlat } from './isometric.ts'
import { hotelVolumes } from './volumes.ts'

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
      const tall = place.between(...ground.tall) * (scenery === 'city' && buildsLow(stage.region) ? 0.6 : 1)
      const kind = place.pick(stage.trees)
      const low = gx + gy > 1 ? 0.5 : 1
      if (inner) continue
      const x = gx * 92
      const y = gy * 92
      const [px, py] = projectFlat(x, y)
      if (px < -130 || px > 1330 || py < -90 || py > 1120) continue
      if (isWet(stage, x, y)) continue
      if (onWay(ground, gx, gy)) continue
      if (built) items.push({ depth: x + y, svg: neighbour(stage, x, y, 92 * size, tall * low) })
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
