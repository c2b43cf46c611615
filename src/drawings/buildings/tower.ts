import { darken, lighten, mix } from '../canvas/colour.ts'
import { groundShadow, lampsAreOn } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, opacity, path, rect } from '../canvas/svg.ts'
import { bushes } from '../scenery/plants.ts'
import { emblem, entrance } from './entrance.ts'
import { pane, windows } from './openings.ts'
import { coat } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'
import { crownRise, silhouette } from './tower-crown.ts'
import { crowns, type Shaft, skins } from './tower-shaft.ts'
import { skinOf } from './tower-skin.ts'

/** A high-rise on a podium, with a lit front and a shaded side. */
export const drawTower: DrawForm = (scene, plan, random) => {
  const floors = random.int(10, 15) + (plan.stars - 3) * 2
  const w = random.between(170, 230)
  const twin = plan.stars >= 4 && random.chance(0.22)
  const podium = random.between(60, 78)
  const crown = random.pick(crowns)
  const skin = random.pick(skins)
  const foot = -podium
  const shaft = (x: number, width: number, count: number): Shaft => ({
    x,
    w: width,
    side: width * 0.23,
    top: foot - count * 27,
    foot,
    crown,
    skin,
  })
  const shafts = twin
    ? [shaft(-96, w * 0.72, floors), shaft(98, w * 0.66, floors - random.int(2, 4))]
    : [shaft(random.between(-24, 24), w, floors)]
  const wide = twin ? 420 : w * random.between(1.5, 1.9)
  const tall = Math.max(...shafts.map((s) => -s.top)) + crownRise[crown]
  return {
    svg:
      groundShadow(0, 5, wide * 0.56, 13, 0.28) +
      shafts.map((s) => drawShaft(scene, plan, random, s)).join('') +
      drawPodium(scene, plan, random, wide, podium),
    width: wide + 40,
    height: tall,
  }
}

function drawShaft(scene: Scene, plan: Plan, random: Random, s: Shaft): string {
  const { palette } = plan
  const glazed = s.skin === 'curtain' || s.skin === 'diagonal'
  const base = glazed ? mix(palette.wall, palette.glass, 0.65) : palette.wall
  const wall = coat(scene, base)
  const front = scene.down([0, mix(wall, scene.light.sky[1], glazed ? 0.4 : 0.18)], [1, wall])
  const shadeColour = darken(wall, 0.34)
  const shade = scene.down([0, mix(shadeColour, scene.light.sky[0], 0.25)], [1, shadeColour])
  const left = s.x - s.w / 2
  const edge = left + s.w - s.side
  const right = left + s.w
  return (
    silhouette(scene, plan, s, left, edge, right, front, shade) +
    skinOf(scene, plan, random, s, left, edge) +
    windows(scene, random, palette, {
      x: edge + 4,
      y: s.top + 34,
      w: s.side - 8,
      h: s.foot - s.top - 44,
      columns: Math.max(2, Math.round(s.side / 17)),
      rows: Math.round((s.foot - s.top) / 30),
      shape: 'plain',
      fill: [0.5, 0.5],
    }) +
    rect(
      left,
      s.top + 20,
      edge - left,
      s.foot - s.top - 20,
      scene.slant([0, '#ffffff', 0.16], [0.5, '#ffffff', 0.02], [1, '#ffffff', 0]),
    ) +
    emblem(scene, plan, (left + edge) / 2, s.top + 18, 10)
  )
}

function drawPodium(scene: Scene, plan: Plan, random: Random, w: number, h: number): string {
  const { palette } = plan
  const left = -w / 2
  const count = Math.round(w / 46)
  const step = (w - 24) / count
  let panes = ''
  for (let i = 0; i < count; i++) {
    const x = left + 12 + i * step
    if (x + step < -66 || x > 66) panes += cell(x + 4, -h + 16, step - 8, h - 22)
  }
  const paint = scene.down(
    [0, coat(scene, palette.trim)],
    [1, coat(scene, mix(palette.trim, palette.wall, 0.5))],
  )
  const planting =
    bushes(scene, left + 12, -h - 6, w * 0.2, '#4c8f5c', 0.8) +
    bushes(scene, w * 0.26, -h - 6, w * 0.2, '#4c8f5c', 0.8)
  return (
    planting +
    rect(left, -h, w, h, paint) +
    rect(left - 6, -h - 7, w + 12, 10, lighten(coat(scene, palette.roof), 0.1)) +
    path(panes, pane(scene, palette), opacity(lampsAreOn(scene) ? 0.95 : 0.9)) +
    entrance(scene, plan, random, 0, Math.min(52, h - 8))
  )
}
