import { darken, lighten, mix } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, circle, d, line, path, rect } from '../canvas/svg.ts'
import { emblem, entrance } from './entrance.ts'
import { pane, windows } from './openings.ts'
import { coat, wallPaint } from './paints.ts'
import type { DrawForm, Drawn, Plan } from './plan.ts'
import { type Eaves, redLantern, sweptRoof, tier } from './swept-roof.ts'

const postsOf = (plan: Plan) =>
  plan.palette.name === 'vermilion'
    ? '#7a2a22'
    : mix(
        '#4a2f28',
        plan.palette.trim,
        plan.palette.name === 'cedar' || plan.palette.name === 'jade' ? 0.5 : 0,
      )

/** Halls under tiled roofs, stacked; a storey more with the stars. */
export const drawPagoda: DrawForm = (scene, plan, random) => {
  const eaves: Eaves = plan.region === 'chinese' ? random.pick(['flying', 'swept'] as const) : 'swept'
  const levels = plan.stars >= 4 ? random.int(3, 4) : random.int(2, 3)
  const w = random.between(230, 290)
  const wings = random.chance(0.75)
  const posts = postsOf(plan)
  let out = groundShadow(0, 5, wings ? 330 : w * 0.7, 12, 0.26)
  const wingW = random.between(150, 190)
  const wingX = w / 2 + wingW / 2 - 10
  if (wings)
    for (const side of [-1, 1])
      out += tier(scene, plan, random, { x: side * wingX, foot: 0, w: wingW, h: 74, rise: 38, eaves, posts })
  let foot = 0
  for (let i = 0; i < levels; i++) {
    const width = w * (1 - i * 0.19)
    const h = i === 0 ? 88 : 54
    const rise = i === levels - 1 ? 52 : 34
    out += tier(scene, plan, random, { x: 0, foot, w: width, h, rise, eaves, posts })
    foot -= h + (i === levels - 1 ? rise : 24)
  }
  const finial =
    levels > 3
      ? line(d`M0 ${foot}v-34`, coat(scene, '#c9a04a'), 4) + circle(0, foot - 34, 5, coat(scene, '#e8b84f'))
      : ''
  const lanterns =
    plan.region === 'japanese' ? '' : redLantern(scene, -62, -50, 0.9) + redLantern(scene, 62, -50, 0.9)
  return {
    svg: out + finial + entrance(scene, plan, random, 0, 52) + lanterns,
    width: wings ? w + wingW * 2 + 70 : w + 90,
    height: -foot + (finial ? 44 : 14),
  }
}

/** White walls and dark tiles around a gate, as in the water towns. */
export const drawCourtyard: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = plan.stars >= 4 ? 3 : 2
  const horseHead = plan.region === 'chinese' && random.chance(0.6)
  const posts = postsOf(plan)
  const hallW = random.between(220, 270)
  const wingW = random.between(130, 165)
  const back = tier(scene, plan, random, {
    x: 0,
    foot: -floors * 50 - 16,
    w: hallW,
    h: 54,
    rise: 50,
    eaves: 'swept',
    posts,
  })
  let out = groundShadow(0, 5, 330, 12, 0.25) + back
  for (const side of [-1, 1])
    out += horseHead
      ? gableHouse(scene, plan, random, side * (hallW / 2 + wingW / 2 - 6), wingW, floors)
      : tier(scene, plan, random, {
          x: side * (hallW / 2 + wingW / 2 - 8),
          foot: 0,
          w: wingW,
          h: floors * 44,
          rise: 40,
          eaves: 'swept',
          posts,
        })
  out += rect(-hallW / 2, -floors * 50 - 16, hallW, floors * 50 + 16, wallPaint(scene, palette.wall))
  out += windows(scene, random, palette, {
    x: -hallW / 2 + 10,
    y: -floors * 50 - 4,
    w: hallW - 20,
    h: (floors - 1) * 50,
    columns: 5,
    rows: floors - 1,
    shape: 'lattice',
    fill: [0.6, 0.7],
  })
  out += sweptRoof(scene, plan, 0, -74, hallW * 0.6, 34, 'flying')
  const gate = rect(-hallW * 0.29, -68, hallW * 0.58, 68, coat(scene, mix(posts, palette.wall, 0.3)))
  return {
    svg:
      out +
      gate +
      entrance(scene, { ...plan, stars: Math.min(3, plan.stars) }, random, 0, 52) +
      redLantern(scene, -hallW * 0.38, -52, 0.9) +
      redLantern(scene, hallW * 0.38, -52, 0.9),
    width: hallW + wingW * 2 + 60,
    height: floors * 50 + 130,
  }
}

function gableHouse(scene: Scene, plan: Plan, random: Random, x: number, w: number, floors: number): string {
  const { palette } = plan
  const h = floors * 46 + 8
  const left = x - w / 2
  const steps = d`M${left} 0V${-h}h${w * 0.16}v-18h${w * 0.2}v-20h${w * 0.28}v20h${w * 0.2}v18h${w * 0.16}V0z`
  const cap = (at: number, y: number, width: number) =>
    d`M${left + at - 7} ${y}q4 -3 6 -8h${width + 2}q2 5 6 8z`
  const caps =
    cap(0, -h, w * 0.16) +
    cap(w * 0.16, -h - 18, w * 0.2) +
    cap(w * 0.36, -h - 38, w * 0.28) +
    cap(w * 0.64, -h - 18, w * 0.2) +
    cap(w * 0.84, -h, w * 0.16)
  return (
    path(steps, wallPaint(scene, lighten(palette.wall, 0.2))) +
    windows(scene, random, palette, {
      x: left + 14,
      y: -h + 6,
      w: w - 28,
      h: h - 16,
      columns: 2,
      rows: floors,
      shape: 'lattice',
      fill: [0.46, 0.5],
    }) +
    path(caps, coat(scene, palette.roof))
  )
}

/** A low wooden inn: deep eaves, paper windows, a curtain over the door. */
export const drawRyokan: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = plan.stars >= 4 ? 3 : 2
  const w = random.between(340, 420)
  const posts = darken(mix(palette.trim, '#4a3326', 0.6), 0.1)
  let out = groundShadow(0, 5, w * 0.72, 12, 0.25)
  const side = random.chance(0.5) ? 1 : -1
  const wing = w * 0.46
  out += tier(scene, plan, random, {
    x: side * (w / 2 + wing / 2 - 16),
    foot: 0,
    w: wing,
    h: 78,
    rise: 50,
    eaves: 'straight',
    posts,
  })
  let foot = 0
  for (let i = 0; i < floors; i++) {
    const last = i === floors - 1
    const width = w * (1 - i * 0.14)
    out += tier(scene, plan, random, {
      x: i * -side * 10,
      foot,
      w: width,
      h: i ? 58 : 80,
      rise: last ? 66 : 30,
      eaves: 'straight',
      posts,
    })
    foot -= (i ? 58 : 80) + (last ? 66 : 22)
  }
  let curtain = ''
  for (let i = 0; i < 4; i++) curtain += cell(-46 + i * 23.5, -66, 21.5, 30)
  const door =
    rect(-48, -66, 96, 66, coat(scene, darken(posts, 0.2))) +
    rect(-42, -60, 84, 60, pane(scene, palette)) +
    path(cell(-15, -60, 2.4, 60) + cell(13, -60, 2.4, 60), coat(scene, posts)) +
    path(curtain, coat(scene, palette.accent)) +
    emblem(scene, plan, 0, -51, 7)
  const shift = -side * (wing / 2 - 8)
  return {
    svg: `<g transform="translate(${Math.round(shift)} 0)">${out + door + redLantern(scene, -62, -46, 0.8, '#f3e2c0') + redLantern(scene, 62, -46, 0.8, '#f3e2c0')}</g>`,
    width: w + wing + 60,
    height: -foot + 12,
  } satisfies Drawn
}
