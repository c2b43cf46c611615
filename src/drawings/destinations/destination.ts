import { type Hour, hours } from '../canvas/hours.ts'
import { finishingLight } from '../canvas/light.ts'
import { createRandom, hash } from '../canvas/random.ts'
import { createScene, type Size } from '../canvas/scene.ts'
import { aurora } from '../scenery/aurora.ts'
import { sky } from '../scenery/sky.ts'
import { treesOf } from '../scenery/trees.ts'
import { climateOf, type Region, type Scenery } from '../subject.ts'
import type { Place } from './destination-place.ts'
import { scenes } from './destination-scenes.ts'
import type { Landmark } from './landmark-kit.ts'

/** The facts of a place that its pictures depend on. */
export type DestinationSubject = {
  readonly seed: number
  readonly scenery: Scenery
  readonly region: Region
  readonly latitude: number
  readonly landmark: Landmark | null
}

export type DestinationShape = 'wide' | 'standard'

const often: readonly Hour[] = ['day', 'golden', 'golden', 'dawn', 'dusk', 'dusk', 'night']

/** The light of a picture that illustrates a subject; a place on its own has the light of its seed. */
export const destinationLights = [...hours, 'aurora'] as const
export type DestinationLight = (typeof destinationLights)[number]

export const destinationLight = ({ seed }: DestinationSubject): DestinationLight =>
  createRandom(`${seed}|destination hour`).pick(often)

/** A place as skyline or landscape; wide is 1600 by 900, standard 1200 by 900. */
export function drawDestination(
  subject: DestinationSubject,
  shape: DestinationShape,
  size: Size,
  light: DestinationLight = destinationLight(subject),
): string {
  const { seed, region, scenery } = subject
  const width = shape === 'wide' ? 1600 : 1200
  const own = hash(`${seed}|light`)
  const scene = createScene({
    key: `${seed}|destination|${shape}`,
    width,
    height: 900,
    hour: light === 'aurora' ? 'night' : light,
    tone: own & 255,
    sunLeft: (own & 256) === 0,
    size,
  })
  const climate = climateOf({ ...subject, stars: 3, rooms: [], amenities: [] })
  const place: Place = {
    scene,
    random: createRandom(`${seed}|destination`),
    region,
    climate,
    trees: treesOf(climate, region, false, scenery),
    landmark: subject.landmark,
    middle: width / 2,
  }
  const heaven = light === 'aurora' ? sky(scene, { clouds: false }) + aurora(scene) : sky(scene)
  return scene.finish(heaven + scenes[scenery](place) + finishingLight(scene))
}

/** The default picture of a place without one: a mountain lake. */
export const defaultDestination: DestinationSubject = {
  seed: 7,
  scenery: 'mountain',
  region: 'european',
  latitude: 46,
  landmark: null,
}
