import { emblem, lantern } from '../buildings/entrance.ts'
import { pane } from '../buildings/openings.ts'
import { coat } from '../buildings/paints.ts'
import type { Plan } from '../buildings/plan.ts'
import { redLantern } from '../buildings/swept-roof.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, d, line, opacity, path, pointedArch, rect } from '../canvas/svg.ts'
import type { Stage } from '../stage.ts'

type Opening = 'round' | 'pointed' | 'square'

export const openingOf = (plan: Plan): Opening =>
  ['riad', 'wind_tower', 'haveli'].includes(plan.form)
    ? 'pointed'
    : ['palazzo', 'colonial', 'grand', 'haussmann', 'gabled'].includes(plan.form)
      ? 'round'
      : 'square'

export const shapes = { round: archway, pointed: pointedArch, square: cell }

export const isEastern = (plan: Plan) => ['pagoda', 'courtyard', 'ryokan'].includes(plan.form)

export function door({ scene, plan }: Stage, ground: number): string {
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

export const step = (scene: Scene, plan: Plan, ground: number) => {
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
