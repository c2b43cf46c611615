import { building } from '../buildings/building.ts'
import { lighten, mix } from '../canvas/colour.ts'
import { finishingLight, pooledLight } from '../canvas/light.ts'
import { d, line, opacity, path } from '../canvas/svg.ts'
import { bushes, pottedPlant } from '../scenery/plants.ts'
import { sky } from '../scenery/sky.ts'
import { beachCloths, cafeTable, lounger, parasol } from '../scenery/terrace-furniture.ts'
import { tree } from '../scenery/trees.ts'
import { longPool, ovalPool, ripples } from '../scenery/water.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'

const foot = 540

/** Across the pool to the house. */
export function poolside(stage: Stage): string {
  const { scene, place, plan } = stage
  const left = place.chance(0.5)
  const shape = place.pick(['long', 'aside', 'lagoon', 'round'] as const)
  const hotel = building(scene, plan, {
    x: shape === 'aside' ? (left ? 480 : 720) : place.between(540, 660),
    foot,
    maxWidth: 840,
    maxHeight: 420,
  })
  const setting = settingOf(stage)
  const tall = [hotel.left * 0.5, (hotel.right + 1200) / 2]
    .filter((x) => x > 40 && x < 1160)
    .map((x) => tree(scene, place.pick(stage.trees), x, foot + 10, 1.7))
    .join('')
  const border =
    bushes(scene, -20, foot + 12, Math.max(60, hotel.left + 20), '#4c8f5c', 1.2) +
    bushes(scene, hotel.right - 20, foot + 12, Math.max(60, 1220 - hotel.right), '#4c8f5c', 1.2)
  return (
    sky(scene) +
    setting.back(foot - 10) +
    setting.ground(foot - 8) +
    tall +
    hotel.svg +
    deck(stage) +
    border +
    pools[shape](stage, left) +
    pooledLight(scene, 600, 700, 520, 150) +
    finishingLight(scene)
  )
}

function deck({ scene, place }: Stage): string {
  const kind = place.pick(['stone', 'boards', 'lawn'] as const)
  if (kind === 'lawn')
    return (
      path(
        d`M0 ${foot + 2}H1200V900H0z`,
        scene.down([0, scene.tint('#9fc084')], [1, scene.tint('#5f8f55')]),
      ) + path(d`M500 ${foot + 2}H700L760 640H440z`, scene.tint('#e6dac4'))
    )
  const colour = scene.tint(kind === 'boards' ? '#c9a27a' : place.pick(['#e9dcc4', '#d9c3a0', '#e2d8ca']))
  let joints = ''
  for (let i = -9; i <= 9; i++) joints += d`M${600 + i * 60} ${foot}L${600 + i * 190} 900`
  if (kind === 'stone') for (let i = 1; i < 6; i++) joints += d`M0 ${foot + (360 * i * i) / 30}H1200`
  return (
    path(
      d`M0 ${foot + 2}H1200V900H0z`,
      scene.down([0, colour], [1, mix(colour, scene.tint('#a58a68'), 0.4)]),
    ) + line(joints, '#4b3a2a', 1.8, opacity(0.13))
  )
}

type DrawPool = (stage: Stage, left: boolean) => string

const row = ({ scene, place }: Stage, xs: readonly number[], y: number, k: number, turned = false) => {
  const cloth = place.pick(beachCloths)
  return xs
    .map(
      (x) =>
        parasol(scene, x, y, k, cloth) +
        lounger(scene, x + (turned ? -20 : 20) * k, y + 6, k * 0.74, '#fdf6ea', turned),
    )
    .join('')
}

const tub = ({ scene, place }: Stage, left: boolean) =>
  pottedPlant(scene, 'fronds', left ? 70 : 1130, 884, 210, place.pick(['#a8663f', '#5d6577', '#c9b79a']))

const pools: Record<'long' | 'aside' | 'lagoon' | 'round', DrawPool> = {
  long: (stage, left) =>
    row(stage, [120, 436, 752, 1068], foot + 42, 0.9) +
    longPool(stage.scene, {
      left: 330,
      right: 870,
      y: foot + 66,
      nearLeft: 90,
      nearRight: 1110,
      nearY: 836,
    }) +
    tub(stage, left),
  aside: (stage, left) => {
    const pool = left
      ? { left: 420, right: 1020, y: foot + 64, nearLeft: 330, nearRight: 1240, nearY: 820 }
      : { left: 180, right: 780, y: foot + 64, nearLeft: -40, nearRight: 870, nearY: 820 }
    const x = left ? 120 : 1080
    return (
      longPool(stage.scene, pool) +
      row(stage, [x], 690, 1.4, !left) +
      row(stage, [x + (left ? 10 : -10)], 846, 1.8, !left)
    )
  },
  lagoon: (stage, left) => {
    const { scene } = stage
    const flip = (v: number) => (left ? v : 1200 - v)
    const shape = d`M${flip(180)} 690C${flip(200)} 610 ${flip(470)} 600 ${flip(560)} 640S${flip(860)} 590 ${flip(980)} 640S${flip(1150)} 800 ${flip(900)} 836S${flip(560)} 800 ${flip(420)} 830S${flip(150)} 800 ${flip(180)} 690z`
    const water = scene.light.cast > 0.3 ? mix('#39c6d6', scene.light.ambient, 0.25) : '#4fd0e0'
    return (
      row(stage, left ? [720, 1010] : [190, 480], foot + 40, 0.95) +
      line(shape, scene.tint('#f7eedd'), 30, 'stroke-linejoin="round"') +
      path(shape, scene.down([0, lighten(water, 0.4)], [1, mix(water, '#0d5f8f', 0.4)])) +
      scene.clipped(shape, ripples(scene, 610, 240, 30)) +
      tree(
        scene,
        stage.climate === 'tropical' || stage.climate === 'arid' ? 'palm' : stage.trees[0]!,
        flip(1120),
        880,
        stage.climate === 'tropical' || stage.climate === 'arid' ? 3.6 : 2.4,
      ) +
      bushes(scene, left ? 30 : 1030, 880, 140, '#4c8f5c', 1.3)
    )
  },
  round: (stage, left) => {
    const { scene, place } = stage
    const cloth = place.pick(beachCloths)
    return (
      row(stage, left ? [130, 330] : [870, 1070], foot + 44, 0.9) +
      ovalPool(scene, left ? 690 : 510, 706, 400, 96) +
      cafeTable(scene, left ? 160 : 1040, 856, 1.7, cloth) +
      parasol(scene, left ? 160 : 1040, 850, 2, cloth) +
      tub(stage, !left)
    )
  },
}
