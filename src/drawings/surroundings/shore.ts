import { lighten } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, line, opacity, path } from '../canvas/svg.ts'
import { longBoat, sailBoat, waterHut } from '../scenery/boats.ts'
import { isle } from '../scenery/land.ts'
import { beachCloths, lounger, parasol } from '../scenery/terrace-furniture.ts'
import { tree } from '../scenery/trees.ts'
import { ovalPool, water } from '../scenery/water.ts'
import type { Setting, Stage } from '../stage.ts'
import { bushesBeside, treesBeside } from './beside.ts'

const sand = (scene: Scene) => scene.down([0, scene.tint('#fbe9c4')], [1, scene.tint('#e6c48c')])

const isNorthern = ({ climate }: Stage) => climate === 'cold' || climate === 'temperate'

/** The sea behind and sand in front; the hotel is on the beach. */
export const beach: Setting = {
  back(stage, horizon) {
    const { scene, place } = stage
    const sea = horizon - 130
    const isles = place.int(0, 3)
    const land =
      (isles & 1 ? isle(scene, place.between(60, 360), sea, 460, place.between(60, 120), 0.58) : '') +
      (isles & 2 ? isle(scene, place.between(840, 1120), sea, 520, place.between(70, 150), 0.5) : '')
    return (
      land +
      water(scene, sea, 260) +
      sailBoat(scene, place.chance(0.5) ? place.between(60, 220) : place.between(980, 1140), sea + 34, 0.5)
    )
  },
  ground(stage, y) {
    const { scene, place } = stage
    const { width, height } = scene
    const tilt = place.chance(0.5) ? 26 : -26
    const edge = d`M-10 ${y - 10 + tilt}Q${width * 0.3} ${y - 34} ${width * 0.55} ${y - 16}T${width + 10} ${y - 12 - tilt}`
    const grass = d`M-10 ${y + 6}Q${width * 0.3} ${y - 16} ${width * 0.6} ${y - 2}T${width + 10} ${y - 4}V${y + 44}Q${width * 0.6} ${y + 26} -10 ${y + 46}z`
    return (
      path(`${edge}V${height}H-10z`, sand(scene)) +
      line(edge, '#fff', 6, `stroke-linecap="round" ${opacity(0.75)}`) +
      path(grass, scene.tint(isNorthern(stage) ? '#9fae72' : '#7fb277'), opacity(0.85))
    )
  },
  beside(stage, at) {
    return treesBeside(stage, at, isNorthern(stage) ? 1.2 : 1.9) + bushesBeside(stage, at)
  },
  front(stage, at) {
    const { scene, place } = stage
    const cloth = place.pick(beachCloths)
    const middle = (at.left + at.right) / 2
    const pool = stage.plan.stars >= 4 ? ovalPool(scene, middle, at.foot + 58, 250, 24) : ''
    let out = pool
    const left = place.chance(0.5)
    for (let i = 0; i < 2; i++) {
      const x = left ? 130 + i * 190 : 1070 - i * 190
      const y = at.foot + 118 + i * 26
      out +=
        lounger(scene, x + (left ? 26 : -26), y + 8, 0.95, '#fdf6ea', !left) +
        parasol(scene, x, y, 1.3, i ? place.pick(beachCloths) : cloth)
    }
    if (!isNorthern(stage)) out += tree(scene, 'palm', left ? 1130 : 70, 930, place.between(3.6, 4.6))
    return out
  },
}

/** An island in a lagoon, with huts over the water. */
export const island: Setting = {
  back(stage, horizon) {
    const { scene, place } = stage
    const sea = horizon - 160
    const far =
      isle(scene, place.between(100, 500), sea, 420, place.between(40, 90), 0.62) +
      isle(scene, place.between(720, 1120), sea, 380, place.between(50, 130), 0.54)
    return (
      far +
      water(scene, sea, 300) +
      longBoat(scene, place.chance(0.5) ? 170 : 1030, sea + 56, 0.55, '#8a5a3c')
    )
  },
  ground(stage, y) {
    const { scene, place } = stage
    const { width, height, light } = scene
    const lagoon = lighten(light.water[0], 0.2)
    const shift = place.between(-60, 60)
    const shoal = d`M-10 ${y + 10}Q${width * 0.5} ${y - 90} ${width + 10} ${y + 20}V${height}H-10z`
    const islandShape = d`M${40 + shift} ${y + 54}Q${200 + shift} ${y - 40} ${600 + shift * 0.4} ${y - 36}T${1160 + shift} ${y + 50}Q${1000 + shift} ${y + 118} ${600} ${y + 120}T${40 + shift} ${y + 54}z`
    return (
      path(shoal, scene.down([0, lagoon, 0.1], [0.5, scene.tint('#7fe0d4', 1.4), 0.8], [1, light.water[1]])) +
      path(islandShape, sand(scene)) +
      line(islandShape, '#fff', 6, opacity(0.6)) +
      path(
        d`M${130 + shift} ${y + 34}Q${280 + shift} ${y - 26} ${600 + shift * 0.4} ${y - 24}T${1070 + shift} ${y + 32}Q${860 + shift} ${y + 62} 600 ${y + 60}T${130 + shift} ${y + 34}z`,
        scene.tint('#78b072'),
      )
    )
  },
  beside(stage, at) {
    const { scene, place, climate } = stage
    let out = ''
    const kind =
      climate === 'cold'
        ? 'pine'
        : climate === 'temperate'
          ? 'round'
          : climate === 'mediterranean'
            ? 'cypress'
            : 'palm'
    for (const x of [at.left - 50, at.left - 110, at.right + 50, at.right + 112])
      if (x > 90 && x < scene.width - 90) out += tree(scene, kind, x, at.foot + 18, place.between(1.5, 2.1))
    return out + bushesBeside(stage, at)
  },
  front(stage, at) {
    const { scene, place, plan } = stage
    const y = at.foot + 122
    const side = place.chance(0.5) ? 1 : -1
    const at0 = side > 0 ? 760 : 440
    if (stage.climate === 'cold' || stage.climate === 'temperate')
      return longBoat(scene, side > 0 ? 880 : 320, y + 30, 1.2, '#6b4a35')
    const jetty = line(
      d`M${600} ${at.foot + 100}L${at0} ${y + 28}H${side > 0 ? 1230 : -30}`,
      scene.tint('#9a7350'),
      11,
      'stroke-linejoin="round"',
    )
    let huts = ''
    for (let i = 0; i < 3; i++)
      huts += waterHut(
        scene,
        at0 + side * (70 + i * 160),
        y + 24,
        1.15,
        plan.palette.name === 'thatch' || plan.palette.name === 'palmleaf' ? plan.palette.roof : '#a58352',
        plan.palette.wall,
      )
    return jetty + huts + sailBoat(scene, side > 0 ? 200 : 1000, y + 18, 0.9)
  },
}
