import { building } from '../buildings/building.ts'
import { finishingLight } from '../canvas/light.ts'
import { d, opacity, path } from '../canvas/svg.ts'
import { fence } from '../scenery/fences.ts'
import { bushes, flowers } from '../scenery/plants.ts'
import { sky } from '../scenery/sky.ts'
import { bench, streetLamp } from '../scenery/street-furniture.ts'
import { tree } from '../scenery/trees.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'

/** A path that bends up to the house on its rise. */
export function winding(stage: Stage): string {
  const { scene, place, plan, scenery, trees } = stage
  const setting = settingOf(stage)
  const right = place.chance(0.5)
  const foot = 510
  const x = right ? place.between(760, 840) : place.between(360, 440)
  const hotel = building(scene, plan, { x, foot, maxWidth: 560, maxHeight: 370 })
  const flip = (v: number) => (right ? v : 1200 - v)
  const way = scene.down(
    [0, scene.tint(plan.snow ? '#cfdcec' : scenery === 'beach' ? '#d9bd8a' : '#ead9b4')],
    [1, scene.tint(plan.snow ? '#b3c5dc' : '#cdb58a')],
  )
  const door = right ? x : 1200 - x
  const course = d`M${flip(door - 22)} ${foot + 2}C${flip(door - 30)} 590 ${flip(320)} 570 ${flip(340)} 650C${flip(360)} 730 ${flip(820)} 730 ${flip(560)} 910H${flip(960)}C${flip(1010)} 760 ${flip(520)} 700 ${flip(470)} 640C${flip(450)} 596 ${flip(door + 30)} 600 ${flip(door + 22)} ${foot + 2}z`
  let grove = ''
  for (const [tx, ty, k] of [
    [150, 560, 1.1],
    [60, 600, 1.5],
    [250, 600, 1.2],
    [1080, 640, 1.7],
    [1150, 560, 1.3],
    [90, 760, 2.3],
    [1120, 800, 2.6],
  ] as const)
    grove += tree(
      scene,
      place.pick(trees),
      flip(tx + place.between(-20, 20)),
      ty,
      k * place.between(0.85, 1.1),
    )
  const bloom =
    plan.snow || scenery === 'desert' || scenery === 'beach'
      ? ''
      : flowers(
          scene,
          0,
          700,
          1200,
          190,
          place.pick([
            ['#f4e9a0', '#ffffff'],
            ['#e88fa0', '#f4e9a0'],
            ['#b58fd0', '#ffffff'],
          ] as const),
          22,
        )
  const low =
    plan.snow || scenery === 'beach'
      ? ''
      : bushes(scene, flip(120) - 80, 858, 160, scenery === 'desert' ? '#9a9a5c' : '#5a9055', 1.3) +
        bushes(scene, flip(620) - 60, 690, 120, scenery === 'desert' ? '#9a9a5c' : '#5a9055', 0.9)
  const thing = place.chance(0.5)
    ? fence(scene, right ? 560 : 330, 640, 300, 34)
    : bench(scene, flip(660), 668, 1.1)
  return (
    sky(scene) +
    setting.back(foot - 4) +
    setting.ground(foot - 6) +
    hotel.svg +
    path(course, way, opacity(0.95)) +
    thing +
    streetLamp(scene, flip(door - 90), foot + 40, 74) +
    streetLamp(scene, flip(300), 690, 110) +
    grove +
    bloom +
    low +
    finishingLight(scene)
  )
}
