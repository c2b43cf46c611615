import { coat, wallPaint } from '../buildings/coat.ts'
import { redLantern } from '../buildings/eastern.ts'
import { emblem, lantern } from '../buildings/entrance.ts'
import { pane } from '../buildings/openings.ts'
import type { Plan } from '../buildings/plan.ts'
import { darken, lighten, mix } from '../colour.ts'
import { finishingLight, lampsAreOn, pooledLight } from '../light.ts'
import { pottedPlant } from '../plants.ts'
import type { Scene } from '../scene.ts'
import { cobbles } from '../settings/old-town.ts'
import type { Stage } from '../stage.ts'
import { archway, cell, d, line, opacity, path, pointedArch, rect } from '../svg.ts'

type Material = 'boards' | 'brick' | 'stone' | 'plaster' | 'panels'
const materials: Partial<Record<Plan['form'], Material>> = {
  chalet: 'boards',
  aframe: 'boards',
  timber_house: 'boards',
  ryokan: 'boards',
  verandah: 'boards',
  villa: 'boards',
  brick: 'brick',
  georgian: 'brick',
  haussmann: 'stone',
  grand: 'stone',
  gabled: 'brick',
  tower: 'panels',
  terminal: 'panels',
  pencil: 'panels',
  modern_block: 'panels',
  riad: 'plaster',
  lodge: 'stone',
}
type Opening = 'round' | 'pointed' | 'square'
const openingOf = (plan: Plan): Opening =>
  ['riad', 'wind_tower', 'haveli'].includes(plan.form)
    ? 'pointed'
    : ['palazzo', 'colonial', 'grand', 'haussmann', 'gabled'].includes(plan.form)
      ? 'round'
      : 'square'
const shapes = { round: archway, pointed: pointedArch, square: cell }
const isEastern = (plan: Plan) => ['pagoda', 'courtyard', 'ryokan'].includes(plan.form)

/** The door, near enough to read the wall. */
export function entranceView(stage: Stage): string {
  const { scene, place, plan } = stage
  const ground = 760
  const tub = place.pick(['#a8663f', '#5d6577', '#8a6b52', '#3f5a54'])
  const plant = place.pick(['ball', 'cone', 'fronds'] as const)
  const gap = plan.stars >= 4 ? 250 : 190
  return (
    wall(scene, plan, ground) +
    sideWindows(stage, ground) +
    door(stage, ground) +
    cobbles(scene, ground, plan.snow ? '#e9eef5' : place.pick(['#d8c3a5', '#c9bfb2', '#cfc8bb'])) +
    step(scene, plan, ground) +
    pooledLight(scene, 600, ground + 20, 420, 110) +
    pottedPlant(scene, plant, 600 - gap, ground + 40, 270, tub) +
    pottedPlant(scene, plant, 600 + gap, ground + 40, 270, tub) +
    finishingLight({ ...scene, sun: { x: scene.sun.x < 600 ? -120 : 1320, y: -60 } })
  )
}

function wall(scene: Scene, plan: Plan, ground: number): string {
  const material = materials[plan.form] ?? 'plaster'
  const { palette } = plan
  const { random } = scene
  let marks = ''
  if (material === 'boards') for (let y = 22; y < ground; y += 34) marks += cell(0, y, 1200, 3)
  if (material === 'brick')
    for (let i = 0; i < (scene.fine ? 130 : 60); i++)
      marks += cell(
        Math.round(random.between(0, 1180) / 30) * 30 + (i % 2) * 14,
        Math.round(random.between(0, ground - 20) / 16) * 16,
        26,
        12,
      )
  if (material === 'stone')
    for (let y = 0; y < ground; y += 76) {
      marks += cell(0, y, 1200, 2.4)
      for (let x = (y % 152 ? 0 : 80) - 20; x < 1200; x += 160) marks += cell(x, y, 2.4, 76)
    }
  if (material === 'panels') for (let x = 0; x < 1200; x += 150) marks += cell(x, 0, 3, ground)
  const base =
    rect(0, 0, 1200, ground, wallPaint(scene, palette.wall)) +
    path(
      marks,
      material === 'brick' ? coat(scene, darken(palette.wall, 0.35)) : '#1a1420',
      opacity(material === 'brick' ? 0.28 : 0.13),
    )
  const band =
    rect(0, 128, 1200, 20, coat(scene, palette.trim)) +
    rect(0, 148, 1200, 7, '#0e1b33', opacity(0.16)) +
    rect(0, ground - 70, 1200, 70, coat(scene, darken(palette.wall, 0.22)), opacity(0.75))
  return base + band
}

function sideWindows({ scene, plan, place }: Stage, ground: number): string {
  const { palette } = plan
  const shape = shapes[openingOf(plan)]
  const eastern = isEastern(plan)
  const shutters = place.chance(0.35) && openingOf(plan) !== 'pointed' && !eastern
  const boxes = place.chance(0.6) && !plan.snow
  let out = ''
  for (const x of [60, 920]) {
    const w = 220
    const y = 300
    const h = ground - 160 - y
    out +=
      path(shape(x - 16, y - 18, w + 32, h + 22), coat(scene, palette.trim)) +
      path(shape(x, y, w, h), pane(scene, palette))
    let bars = cell(x + w / 2 - 4, y + (shape === cell ? 0 : 6), 8, h) + cell(x, y + h * 0.42, w, 7)
    if (eastern)
      for (let i = 1; i < 6; i++)
        bars += cell(x + (w * i) / 6 - 2, y, 4, h) + (i < 5 ? cell(x, y + (h * i) / 5, w, 4) : '')
    out +=
      path(bars, coat(scene, mix(palette.trim, palette.wall, 0.15))) +
      rect(x - 26, y + h + 4, w + 52, 16, coat(scene, lighten(palette.trim, 0.1)))
    if (lampsAreOn(scene))
      out += path(
        d`M${x} ${y + h}V${y + (shape === cell ? 0 : 70)}q50 ${h * 0.5} 8 ${h - 70}zM${x + w} ${y + h}V${y + (shape === cell ? 0 : 70)}q-50 ${h * 0.5} -8 ${h - 70}z`,
        '#c98a3c',
        opacity(0.3),
      )
    if (shutters)
      out +=
        rect(x - 86, y - 8, 64, h + 14, coat(scene, palette.accent)) +
        rect(x + w + 22, y - 8, 64, h + 14, coat(scene, palette.accent)) +
        line(
          [...Array(9).keys()]
            .map(
              (i) =>
                d`M${x - 78} ${y + 14 + (i * (h - 20)) / 8}h48M${x + w + 30} ${y + 14 + (i * (h - 20)) / 8}h48`,
            )
            .join(''),
          coat(scene, darken(palette.accent, 0.3)),
          4,
        )
    if (boxes)
      out += flowerBox(scene, x - 10, y + h + 10, w + 20, place.pick(['#d8503f', '#c94f86', '#f0b04c']))
  }
  return out
}

function flowerBox(scene: Scene, x: number, y: number, w: number, colour: string): string {
  let blooms = ''
  let leaves = ''
  for (let i = 0; i < 9; i++) {
    const bx = x + 12 + (i * (w - 24)) / 8
    leaves += d`M${bx - 20} ${y}a20 ${18 + (i % 3) * 5} 0 0 1 40 0z`
    blooms += d`M${bx - 9} ${y - 18 - (i % 3) * 5}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z`
  }
  return (
    path(leaves, scene.tint('#4c8f5c')) +
    path(blooms, scene.tint(colour)) +
    rect(x, y - 4, w, 38, coat(scene, '#8a5a3c')) +
    rect(x, y - 4, w, 6, coat(scene, '#a5714c'))
  )
}

function door({ scene, plan }: Stage, ground: number): string {
  const { palette } = plan
  const kind = openingOf(plan)
  const shape = shapes[kind]
  const grand = plan.stars >= 4
  const w = grand ? 300 : 220
  const top = kind === 'square' ? 330 : 270
  const x = 600 - w / 2
  const h = ground - top
  const accent = coat(scene, palette.accent)
  const leaf = grand ? coat(scene, '#2b3346') : accent
  const head = kind === 'square' ? 0 : w * 0.5
  const glazing = grand
    ? path(shape(x + 22, top + 22, w - 44, h - 22), pane(scene, palette)) +
      path(cell(596, top + 22, 8, h) + cell(x + 22, top + head + 66, w - 44, 8), leaf)
    : path(
        cell(x + 34, top + head + 34, w / 2 - 50, h * 0.3) +
          cell(616, top + head + 34, w / 2 - 50, h * 0.3) +
          (head ? shape(x + 34, top + 26, w - 68, head - 10) : ''),
        pane(scene, palette),
      ) +
      path(
        cell(x + 34, ground - 150, w / 2 - 50, 118) + cell(616, ground - 150, w / 2 - 50, 118),
        darken(leaf, 0.18),
      ) +
      rect(597, top + head, 6, h - head, darken(leaf, 0.35))
  const knobs = path(cell(580, ground - 216, 7, 54) + cell(613, ground - 216, 7, 54), coat(scene, '#e8c98a'))
  const surround =
    path(shape(x - 26, top - 28, w + 52, h + 28), coat(scene, lighten(palette.trim, 0.08))) +
    path(shape(x - 12, top - 13, w + 24, h + 13), coat(scene, darken(palette.trim, 0.12)))
  const roofed = isEastern(plan)
  const lamps = roofed
    ? redLantern(scene, x - 70, 400, 3, plan.region === 'japanese' ? '#f3e2c0' : '#d8422f') +
      redLantern(scene, x + w + 70, 400, 3, plan.region === 'japanese' ? '#f3e2c0' : '#d8422f')
    : lantern(scene, x - 72, 420, 3.4) + lantern(scene, x + w + 72, 420, 3.4)
  const cover = roofed
    ? eaves(scene, plan)
    : kind === 'square'
      ? awning(scene, plan, x - 66, top - 12, w + 132)
      : emblem(scene, plan, 600, top - 70, 30)
  return (
    surround +
    path(shape(x, top, w, h), leaf) +
    glazing +
    knobs +
    (kind !== 'square' || roofed ? '' : emblem(scene, plan, 600, 214, 30)) +
    cover +
    lamps
  )
}

function awning(scene: Scene, plan: Plan, x: number, y: number, w: number): string {
  const accent = coat(scene, plan.palette.accent)
  const count = 7
  let scallops = ''
  let stripes = ''
  for (let i = 0; i < count; i++) {
    const sx = x + (w * i) / count
    scallops += d`M${sx} ${y + 2}h${w / count}v12q${-w / count / 2} 18 ${-w / count} 0z`
    if (i % 2)
      stripes += d`M${sx} ${y + 2}h${w / count}v12q${-w / count / 2} 18 ${-w / count} 0zM${sx} ${y + 2}L${x + 40 + ((w - 80) * i) / count} ${y - 74}h${(w - 80) / count}L${sx + w / count} ${y + 2}z`
  }
  return (
    path(d`M${x} ${y + 2}L${x + 40} ${y - 74}H${x + w - 40}L${x + w} ${y + 2}z`, lighten(accent, 0.06)) +
    path(scallops, darken(accent, 0.14)) +
    path(stripes, coat(scene, plan.palette.trim), opacity(0.85)) +
    rect(x + 10, y + 30, w - 20, 20, '#0e1b33', opacity(0.12))
  )
}

function eaves(scene: Scene, plan: Plan): string {
  const roof = coat(scene, plan.palette.roof)
  let tiles = ''
  for (let x = 250; x <= 950; x += 28) tiles += d`M${600 + (x - 600) * 0.82} 176L${x} 268`
  return (
    path(
      d`M190 254Q330 250 372 170H828Q870 250 1010 254L960 288H240z`,
      scene.down([0, lighten(roof, 0.14)], [1, roof]),
    ) +
    line(tiles, darken(roof, 0.35), 5, opacity(0.4)) +
    rect(350, 158, 500, 18, darken(roof, 0.3)) +
    rect(238, 284, 724, 12, coat(scene, darken(plan.palette.trim, 0.3))) +
    emblem(scene, plan, 600, 226, 20)
  )
}

const step = (scene: Scene, plan: Plan, ground: number) => {
  const w = plan.stars >= 4 ? 460 : 340
  const stone = scene.tint('#ddd3c4')
  const carpet =
    plan.stars >= 4
      ? path(d`M520 ${ground - 6}H680L760 900H440z`, mix(coat(scene, plan.palette.accent), '#8a2433', 0.45))
      : path(d`M520 ${ground + 26}h160l14 26H506z`, coat(scene, '#6a5a4a'))
  return (
    rect(600 - w / 2, ground - 10, w, 16, lighten(stone, 0.1)) +
    rect(600 - w / 2 - 18, ground + 6, w + 36, 18, stone) +
    rect(600 - w / 2 - 18, ground + 24, w + 36, 5, '#0e1b33', opacity(0.2)) +
    carpet
  )
}
