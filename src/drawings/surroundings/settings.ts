import { createRandom } from '../canvas/random.ts'
import type { Footprint, Setting, Stage } from '../stage.ts'
import type { Scenery } from '../subject.ts'
import { airport } from './airport.ts'
import { city } from './city.ts'
import { countryside } from './countryside.ts'
import { desert } from './desert.ts'
import { garden } from './garden.ts'
import { mountain } from './mountain.ts'
import { oldTown } from './old-town.ts'
import { river } from './river.ts'
import { beach, island } from './shore.ts'

const settings: Record<Scenery, Setting> = {
  city,
  old_town: oldTown,
  river,
  beach,
  island,
  mountain,
  countryside,
  desert,
  garden,
  airport,
}

/**
 * The surroundings of one hotel; each layer has its own random stream, so that every picture shows the same.
 */
export function settingOf(stage: Stage) {
  const setting = settings[stage.scenery]
  const layer = (name: string): Stage => ({
    ...stage,
    scene: { ...stage.scene, random: createRandom(`${stage.seed}|${name}`) },
    place: createRandom(`${stage.seed}|${name} place`),
  })
  return {
    back: (horizon: number) => setting.back(layer('back'), horizon),
    ground: (y: number) => setting.ground(layer('ground'), y),
    beside: (at: Footprint) => setting.beside(layer('beside'), at),
    front: (at: Footprint) => setting.front(layer('front'), at),
  }
}
