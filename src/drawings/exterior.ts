import { planOf } from './buildings/planning.ts'
import type { Hour } from './canvas/hours.ts'
import { createRandom, hash } from './canvas/random.ts'
import { createScene, type Scene, type Size } from './canvas/scene.ts'
import { type Composition, compositions } from './compositions/compositions.ts'
import { treesOf } from './scenery/trees.ts'
import type { Stage } from './stage.ts'
import { climateOf, type PictureSubject } from './subject.ts'

const pictureWidth = 1200

const pictureHeight = 900

/** A scene in the hotel's own light: the same sky and the same side of the sun in all its pictures. */
export function sceneFor({ seed }: PictureSubject, part: string, hour: Hour, size: Size): Scene {
  const own = hash(`${seed}|light`)
  return createScene({
    key: `${seed}|${part}|${hour}`,
    width: pictureWidth,
    height: pictureHeight,
    hour,
    tone: own & 255,
    sunLeft: (own & 256) === 0,
    size,
  })
}

export function stageFor(subject: PictureSubject, scene: Scene): Stage {
  const plan = planOf(subject)
  const climate = climateOf(subject)
  return {
    scene,
    seed: subject.seed,
    plan,
    scenery: subject.scenery,
    region: subject.region,
    climate,
    trees: treesOf(climate, subject.region, plan.snow, subject.scenery),
    place: createRandom(`${subject.seed}|place`),
  }
}

export function drawExterior(
  subject: PictureSubject,
  composition: Composition,
  hour: Hour,
  size: Size,
): string {
  const scene = sceneFor(subject, composition, hour, size)
  return scene.finish(compositions[composition](stageFor(subject, scene)))
}
