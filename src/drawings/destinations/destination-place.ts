import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { skyline } from '../scenery/skyline.ts'
import { townMarker } from '../scenery/town-marker.ts'
import { townRow } from '../scenery/town-row.ts'
import type { Plant } from '../scenery/tree-shapes.ts'
import { tree } from '../scenery/trees.ts'
import { buildsLow, type Climate, type Region } from '../subject.ts'
import type { Landmark } from './landmark-kit.ts'
import { landmark } from './landmarks.ts'

export type Place = {
  scene: Scene
  random: Random
  region: Region
  climate: Climate
  trees: readonly Plant[]
  landmark: Landmark | null
  middle: number
}

export const mark = ({ scene, random, landmark: kind, region, middle }: Place, base: number, k: number) => {
  const x = middle + random.between(-0.16, 0.16) * scene.width
  return kind
    ? landmark(scene, kind, x, base, Math.min(k, (base - 50) / 440))
    : townMarker(scene, region, x, base, Math.min(k * 1.3, (base - 50) / 270), 0.4)
}

export function line(place: Place, y: number, k: number, count: number): string {
  let out = ''
  for (let i = 0; i < count; i++)
    out += tree(
      place.scene,
      place.random.pick(place.trees),
      (place.scene.width * (i + place.random.between(0.2, 0.8))) / count,
      y + place.random.between(-4, 8),
      k * place.random.between(0.8, 1.2),
    )
  return out
}

export function corners(place: Place, k: number): string {
  const { scene, trees, random } = place
  const plant = random.pick(trees)
  return tree(scene, plant, 70, 930, k) + tree(scene, plant, scene.width - 80, 936, k * 0.9)
}

export function town(place: Place, base: number): string {
  const { scene, region } = place
  if (buildsLow(region))
    return (
      townRow(scene, { base: base - 40, low: 70, high: 120, distance: 0.5, region }) +
      mark(place, base - 56, 1.36) +
      townRow(scene, { base, low: 54, high: 100, distance: 0.26, region })
    )
  return (
    skyline(scene, { base, low: 170, high: 380, distance: 0.68, windows: false }) +
    mark(place, base - 10, 1.3) +
    skyline(scene, { base, low: 70, high: 210, distance: 0.4, windows: true })
  )
}
