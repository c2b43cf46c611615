import { groundShadow } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import type { Climate, Region, Scenery } from '../subject.ts'
import { drawings, type Plant } from './tree-shapes.ts'

/** The tree species of a place. */
export function treesOf(climate: Climate, region: Region, snow: boolean, scenery: Scenery): readonly Plant[] {
  if (snow) return ['snowy_pine']
  const warm = climate === 'tropical' || climate === 'arid'
  if (warm && (scenery === 'beach' || scenery === 'island')) return ['palm', 'palm', 'palm', 'round']
  if (region === 'japanese') return climate === 'cold' ? ['pine', 'birch'] : ['blossom', 'maple', 'pine']
  if (region === 'chinese')
    return climate === 'cold'
      ? ['pine', 'birch']
      : climate === 'tropical'
        ? ['bamboo', 'round', 'palm']
        : ['willow', 'round', 'bamboo', 'blossom']
  if (region === 'african') return ['acacia', climate === 'arid' ? 'palm' : 'round']
  if (climate === 'tropical') return region === 'oceanian' ? ['palm', 'acacia'] : ['palm', 'banana', 'round']
  const rest: Record<Exclude<Climate, 'tropical'>, readonly Plant[]> = {
    arid: ['palm', 'palm', 'olive'],
    mediterranean: ['cypress', 'olive', 'round'],
    temperate: ['round', 'round', 'poplar', 'birch'],
    cold: ['pine', 'pine', 'birch'],
  }
  return rest[climate]
}

/**
 * A tree about 100 units tall at scale 1, with its foot at (x, y); `distance` fades it into the haze. Its
 * shape depends on its position, so omitting one tree does not change the others.
 */
export function tree(scene: Scene, plant: Plant, x: number, y: number, scale: number, distance = 0): string {
  const variant = Math.round(x) & 1
  const fade = Math.round(distance * 5) / 5
  const paint = (colour: string) => scene.far(colour, fade)
  const stamp = scene.stamp(`${plant}${variant}${fade}`, () => drawings[plant](scene, paint, variant))
  const shadow = fade > 0.3 || plant === 'bamboo' ? '' : groundShadow(x, y + 2, 26 * scale, 4.5 * scale, 0.18)
  return shadow + stamp(x, y, scale, (Math.round(x + y) & 2) === 0)
}
