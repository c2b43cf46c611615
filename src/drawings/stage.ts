import type { Plan } from './buildings/plan.ts'
import type { Random } from './canvas/random.ts'
import type { Scene } from './canvas/scene.ts'
import type { Plant } from './scenery/tree-shapes.ts'
import type { Climate, Region, Scenery } from './subject.ts'

/** Everything that a picture of one hotel is composed from. */
export type Stage = {
  readonly scene: Scene
  readonly seed: number
  readonly plan: Plan
  readonly scenery: Scenery
  readonly region: Region
  readonly climate: Climate
  readonly trees: readonly Plant[]
  /** Chance that belongs to the place, not to one picture: what stands around the hotel stays there. */
  readonly place: Random
}

/** Where the hotel stands in the picture. */
export type Footprint = { left: number; right: number; foot: number }

/** The surroundings of a hotel, in layers from the back to the front. */
export type Setting = {
  back(stage: Stage, horizon: number): string
  ground(stage: Stage, y: number): string
  beside(stage: Stage, at: Footprint): string
  front(stage: Stage, at: Footprint): string
}
