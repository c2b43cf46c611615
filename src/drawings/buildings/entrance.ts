import { cosine, sine } from '../canvas/angles.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import { lampGlow, lampsAreOn, pooledLight } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, circle, d, path, rect, rounded } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { pane } from './openings.ts'
import { coat } from './paints.ts'
import type { Form, Plan } from './plan.ts'

/** How much of the front the door takes. */
export const entranceWidth = (stars: number) => (stars >= 4 ? 112 : stars === 3 ? 84 : 56)

/** The way in, grander with every star: a door and a lamp, a canopy, a portico with a carpet. */
export function entrance(scene: Scene, plan: Plan, random: Random, x: number, tall = 54): string {
  if (plan.stars >= 4) return portico(scene, plan, random, x, tall)
  return plan.stars === 3 ? canopied(scene, plan, random, x, tall) : simpleDoor(scene, plan, random, x, tall)
}

const dark = '#2b3346'

function doors(scene: Scene, plan: Plan, x: number, w: number, h: number): string {
  return (
    rect(x - w / 2 - 4, -h - 4, w + 8, h + 4, coat(scene, dark)) +
    path(cell(x - w / 2, -h, w / 2 - 2, h) + cell(x + 2, -h, w / 2 - 2, h), pane(scene, plan.palette)) +
    rect(x - w / 2, -h * 0.72, w, 2.4, coat(scene, dark)) +
    path(cell(x - 6, -h * 0.46, 2.4, h * 0.2) + cell(x + 4, -h * 0.46, 2.4, h * 0.2), coat(scene, '#e8c98a'))
  )
}

function simpleDoor(scene: Scene, plan: Plan, random: Random, x: number, tall: number): string {
  const accent = coat(scene, plan.palette.accent)
  const h = tall * 0.86
  const hood = random.pick(['awning', 'arch', 'slab'] as const)
  const door =
    hood === 'arch'
      ? path(archway(x - 19, -h - 12, 38, h + 12), coat(scene, plan.palette.trim)) +
        path(archway(x - 15, -h - 8, 30, h + 8), accent) +
        path(archway(x - 10, -h - 2, 20, h * 0.5), pane(scene, plan.palette))
      : rect(x - 18, -h - 3, 36, h + 3, coat(scene, plan.palette.trim)) +
        rect(x - 15, -h, 30, h, accent) +
        rect(x - 10, -h + 6, 20, h * 0.42, pane(scene, plan.palette))
  const cover =
    hood === 'awning'
      ? path(d`M${x - 28} ${-h - 2}l8 -15h40l8 15z`, darken(accent, 0.12)) +
        rect(x - 28, -h - 3, 56, 4, darken(accent, 0.36))
      : hood === 'slab'
        ? rect(x - 28, -h - 10, 56, 6, coat(scene, plan.palette.trim))
        : ''
  return (
    pooledLight(scene, x, -h * 0.3, 66, 48) +
    door +
    cover +
    circle(x + 9, -h * 0.42, 2, coat(scene, '#f0d79a')) +
    lantern(scene, x + 29, -h * 0.74, 0.8) +
    rect(x - 24, -3, 48, 5, coat(scene, '#b9b2aa'))
  )
}

function canopied(scene: Scene, plan: Plan, random: Random, x: number, tall: number): string {
  const accent = coat(scene, plan.palette.accent)
  const w = 52
  const round = random.chance(0.4)
  const canopy = round
    ? path(d`M${x - 44} ${-tall - 2}a44 22 0 0 1 88 0z`, accent) +
      rect(x - 44, -tall - 3, 88, 5, darken(accent, 0.35))
    : path(d`M${x - 46} ${-tall - 1}l8 -13h76l8 13z`, accent) +
      rect(x - 46, -tall - 2, 92, 5, darken(accent, 0.35))
  return (
    pooledLight(scene, x, 0, 88, 52) +
    doors(scene, plan, x, w, tall - 6) +
    canopy +
    lantern(scene, x - 36, -tall * 0.62, 0.9) +
    lantern(scene, x + 36, -tall * 0.62, 0.9) +
    pottedPlant(scene, 'ball', x - 54, 2, 42, '#8a6b52') +
    pottedPlant(scene, 'ball', x + 54, 2, 42, '#8a6b52')
  )
}

const classical: Partial<Record<Form, true>> = {
  haussmann: true,
  grand: true,
  georgian: true,
  palazzo: true,
  colonial: true,
}

const rustic: Partial<Record<Form, true>> = {
  chalet: true,
  aframe: true,
  lodge: true,
  timber_house: true,
  verandah: true,
  villa: true,
}

/** A little gabled roof on posts before the door. */
function porch(scene: Scene, plan: Plan, x: number, tall: number): string {
  const wood = coat(scene, darken(plan.palette.wall, 0.4))
  const roof = coat(scene, plan.snow ? '#ffffff' : plan.palette.roof)
  return (
    pooledLight(scene, x, -tall * 0.3, 120, 76) +
    doors(scene, plan, x, 60, tall - 8) +
    path(
      cell(x - 56, -tall, 7, tall) + cell(x + 49, -tall, 7, tall) + cell(x - 60, -tall - 6, 120, 8),
      wood,
    ) +
    path(
      d`M${x - 60} ${-tall - 5}L${x} ${-tall - 38}L${x + 60} ${-tall - 5}z`,
      coat(scene, plan.palette.wall),
    ) +
    path(
      d`M${x} ${-tall - 50}L${x - 78} ${-tall - 4}l6 8L${x} ${-tall - 36}L${x + 72} ${-tall + 4}l6 -8z`,
      roof,
    ) +
    emblem(scene, plan, x, -tall - 16, 7) +
    path(cell(x - 60, -5, 120, 5), coat(scene, '#c9bfae')) +
    pottedPlant(scene, 'ball', x - 76, 3, 50, '#8a5a3c') +
    pottedPlant(scene, 'ball', x + 76, 3, 50, '#8a5a3c')
  )
}

function portico(scene: Scene, plan: Plan, random: Random, x: number, tall: number): string {
  const trim = coat(scene, plan.palette.trim)
  const accent = coat(scene, plan.palette.accent)
  const w = 72
  const style = random.pick(
    plan.form in classical ? (['columns', 'marquee', 'columns'] as const) : (['marquee', 'glass'] as const),
  )
  if (plan.form in rustic) return porch(scene, plan, x, tall)
  const carpet = path(d`M${x - 30} 0L${x - 52} 22H${x + 52}L${x + 30} 0z`, mix(accent, '#8a2433', 0.4))
  const steps = path(cell(x - 62, -5, 124, 5) + cell(x - 54, -9, 108, 4), lighten(trim, 0.1))
  const plants = pottedPlant(scene, random.pick(['cone', 'ball']), x - 76, 3, 58, '#5d6577')
  const right = pottedPlant(scene, 'cone', x + 76, 3, 58, '#5d6577')
  const glow = pooledLight(scene, x, -tall * 0.3, 130, 80)
  if (style === 'marquee') {
    const sign =
      rounded(x - 66, -tall - 22, 132, 20, 4, accent) + rect(x - 62, -tall - 4, 124, 4, darken(accent, 0.4))
    const bulbs =
      lampsAreOn(scene) && scene.fine
        ? path([...Array(11).keys()].map((i) => cell(x - 56 + i * 11, -tall - 2, 3, 3)).join(''), '#fff4cf')
        : ''
    return (
      glow +
      doors(scene, plan, x, w, tall - 8) +
      steps +
      carpet +
      sign +
      bulbs +
      emblem(scene, plan, x, -tall - 12, 7) +
      plants +
      right
    )
  }
  if (style === 'glass') {
    const rods = d`M${x - 70} ${-tall - 34}L${x - 86} ${-tall - 8}M${x + 70} ${-tall - 34}L${x + 86} ${-tall - 8}`
    return (
      glow +
      doors(scene, plan, x, w, tall - 6) +
      steps +
      carpet +
      `<path d="${rods}" stroke="${coat(scene, dark)}" stroke-width="2"/>` +
      path(d`M${x - 92} ${-tall - 6}h184l-12 -9h-160z`, coat(scene, plan.palette.glass), 'opacity=".85"') +
      rect(x - 92, -tall - 6, 184, 4, coat(scene, dark)) +
      plants +
      right
    )
  }
  const columns = [-56, -34, 34, 56]
    .map(
      (at) =>
        cell(x + at - 4, -tall - 2, 8, tall - 6) +
        cell(x + at - 6, -tall - 5, 12, 4) +
        cell(x + at - 6, -11, 12, 4),
    )
    .join('')
  const pediment =
    path(d`M${x - 72} ${-tall - 16}L${x} ${-tall - 44}L${x + 72} ${-tall - 16}z`, lighten(trim, 0.06)) +
    path(d`M${x - 54} ${-tall - 19}L${x} ${-tall - 39}L${x + 54} ${-tall - 19}z`, darken(trim, 0.12)) +
    emblem(scene, plan, x, -tall - 25, 5)
  return (
    glow +
    doors(scene, plan, x, w - 18, tall - 10) +
    steps +
    carpet +
    path(columns, trim) +
    rect(x - 70, -tall - 16, 140, 12, trim) +
    rect(x - 70, -tall - 5, 140, 2, darken(trim, 0.25)) +
    pediment +
    plants +
    right
  )
}

/** A wall lamp. */
export function lantern(scene: Scene, x: number, y: number, k: number): string {
  const body = lampsAreOn(scene) ? scene.light.lamp : coat(scene, '#e6ecef')
  return (
    lampGlow(scene, x, y, 34 * k) +
    path(d`M${x - 4 * k} ${y - 7 * k}h${8 * k}l${-1.6 * k} ${13 * k}h${-4.8 * k}z`, body) +
    rect(x - 5 * k, y - 9.5 * k, 10 * k, 3 * k, coat(scene, dark))
  )
}

/** The house's mark, a four-pointed star: a sign that needs no letters. */
export function emblem(scene: Scene, plan: Plan, x: number, y: number, r: number): string {
  const colour =
    scene.light.lit > 0.3 ? scene.light.lamp : coat(scene, mix(plan.palette.accent, '#f4d58a', 0.35))
  let data = ''
  for (let i = 0; i < 8; i++) {
    const reach = i % 2 ? r * 0.38 : r
    data += `${i ? 'L' : 'M'}${d`${x + cosine(i / 8 - 0.25) * reach} ${y + sine(i / 8 - 0.25) * reach}`}`
  }
  return (scene.light.lit > 0.3 ? lampGlow(scene, x, y, r * 3) : '') + path(`${data}z`, colour)
}
