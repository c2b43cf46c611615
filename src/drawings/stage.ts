import type { Plan } from './buildings/plan.ts'
import type { Random } from './canvas/random.ts'
import type { Scene } from './canvas/scene.ts'
import type { Plant } from './scenery/tree-shapes.ts'
import type { Climate, Region, Scenery } from './subject.ts'

/** All inputs of a picture of one hotel. */
export type Stage = {
  readonly scene: Scene
  readonly seed: number
  readonly plan: Plan
  readonly scenery: Scenery
  readonly region: Region
  readonly climate: Climate
  readonly trees: readonly Plant[]
  /** A random stream of the place, not of one picture: the surroundings are the same in all pictures. */
  readonly place: Random
}

/** The hotel's position in the picture. */
export type Footprint = { left: number; right: number; foot: number }

/** The surroundings of a hotel, in layers from back to front. */
export type Setting = {
  back(stage: Stage, horizon: number): string
  ground(stage: Stage, y: number): string
  beside(stage: Stage, at: Footprint): string
  front(stage: Stage, at: Footprint): string
}
