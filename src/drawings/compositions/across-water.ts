import { building } from '../buildings/building.ts'
import { finishingLight } from '../canvas/light.ts'
import { cell, d, line, opacity, path } from '../canvas/svg.ts'
import { longBoat, sailBoat } from '../scenery/boats.ts'
import { bushes } from '../scenery/plants.ts'
import { sky } from '../scenery/sky.ts'
import { tree } from '../scenery/trees.ts'
import { lightsOnWater, ripples, water } from '../scenery/water.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'

/** The hotel on the far bank with its reflection in the water. */
export function acrossWater(stage: Stage): string {
  const { scene, place, plan, scenery } = stage
  const foot = 520
  const shore = foot + 26
  const hotel = building(scene, plan, {
    x: place.between(430, 770),
    foot,
    maxWidth: 640,
    maxHeight: 390,
  })
  const at = { left: hotel.left, right: hotel.right, foot }
  const setting = settingOf(stage)
  const stamp = scene.stamp('hotel', () => hotel.svg)
  const mirrored = scene.clipped(cell(0, shore, 1200, 900 - shore), stamp(0, 2 * shore - 20, 1, false, true))
  const bank = plan.snow
    ? '#eef3fa'
    : scenery === 'river' || scenery === 'city'
      ? '#d8ccb9'
      : scenery === 'island' || scenery === 'beach'
        ? '#f3dfb4'
        : '#84ab6c'
  const land = path(
    d`M0 ${foot - 12}Q300 ${foot - 26} 600 ${foot - 14}T1200 ${foot - 16}V${shore}Q900 ${shore + 12} 600 ${shore + 4}T0 ${shore + 6}z`,
    scene.tint(bank),
  )
  return (
    sky(scene) +
    setting.back(foot - 6) +
    land +
    setting.beside(at) +
    stamp(0, 0, 1) +
    water(scene, shore, 900 - shore) +
    land +
    `<g ${opacity(0.3)}>${mirrored}</g>` +
    lightsOnWater(scene, shore, 120) +
    ripples(scene, shore + 20, 860 - shore, 26) +
    nearBank(stage) +
    finishingLight(scene)
  )
}

function nearBank({ scene, place, plan, trees, scenery }: Stage): string {
  const left = place.chance(0.5)
  const side = (x: number) => (left ? x : 1200 - x)
  const wild = scenery === 'mountain' || scenery === 'garden' || scenery === 'countryside'
  const boat = place.chance(0.6)
    ? wild
      ? longBoat(scene, side(840), 760, 1, '#8a5a3c')
      : sailBoat(scene, side(900), 740, 1.2)
    : jetty(left ? 1 : -1, scene.tint('#9a7350'), scene.tint('#6b4a35'))
  const bank = path(
    d`M${side(-20)} 910V770Q${side(160)} 776 ${side(300)} 836Q${side(420)} 880 ${side(560)} 910z`,
    scene.down(
      [0, scene.tint(plan.snow ? '#f4f8fd' : '#6f9a5c')],
      [1, scene.tint(plan.snow ? '#cfdbea' : '#4a7548')],
    ),
  )
  let reeds = ''
  for (let i = 0; i < 14; i++)
    reeds += d`M${side(330 + i * 13)} ${866 + i * 3}q${(i % 3) * 6 - 6} -40 ${(i % 5) * 8 - 14} ${-70 - (i % 4) * 16}`
  const growth = plan.snow
    ? ''
    : line(reeds, scene.tint('#5f8a4c'), 4, 'stroke-linecap="round"') +
      bushes(scene, left ? 40 : 1010, 872, 150, '#5a8f55', 1.4)
  const near = trees[0]!
  return boat + bank + growth + tree(scene, near, side(110), 860, near === 'palm' ? 4.2 : 3.4)
}

const jetty = (turn: number, boards: string, posts: string) => {
  const x = (v: number) => 600 + turn * (v - 600)
  return (
    path(d`M${x(1230)} 812L${x(820)} 748h${turn * 70}L${x(1230)} 786z`, boards) +
    path(
      cell(x(840) - 5, 744, 10, 46) + cell(x(980) - 5, 764, 10, 56) + cell(x(1130) - 5, 786, 10, 66),
      posts,
    )
  )
}
