import { mix } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, line, path, rect } from '../canvas/svg.ts'
import { emblem, entrance } from './entrance.ts'
import { pane } from './openings.ts'
import { coat, glassPaint, litPaint, wallPaint } from './paints.ts'
import type { DrawForm, Plan } from './plan.ts'

/** A long glazed house by the runway, its rooms in a curve of bands. */
export const drawTerminal: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = random.int(3, 5) + (plan.stars >= 4 ? 1 : 0)
  const w = random.between(460, 540)
  const left = -w / 2
  const h = floors * 42 + 62
  const shape = random.pick(['wave', 'wedge', 'bar'] as const)
  const tops = {
    wave: d`M${left} 0V${-h + 20}Q${left + w * 0.25} ${-h - 34} ${left + w * 0.55} ${-h}T${-left} ${-h + 8}V0z`,
    wedge: d`M${left} 0V${-h + 44}L${-left} ${-h - 20}V0z`,
    bar: d`M${left} 0V${-h + 18}q0 -18 18 -18H${-left - 18}q18 0 18 18V0z`,
  }
  let bands = ''
  let lit = ''
  let fins = ''
  for (let f = 0; f < floors; f++) {
    const y = -62 - (f + 1) * 42 + (shape === 'wedge' ? 14 : 12)
    bands += cell(left + 12, y, w - 24, 22)
    for (let x = left + 12; x < -left - 44; x += 30)
      if (random.chance(scene.light.lit * 0.7)) lit += cell(x + 2, y, 26, 22)
  }
  if (random.chance(0.6))
    for (let x = left + 12; x < -left - 8; x += 30) fins += cell(x, -62 - floors * 42 + 4, 3, floors * 42 - 2)
  const inner = scene.clipped(
    tops[shape],
    path(bands, glassPaint(scene, palette)) +
      path(lit, litPaint(scene)) +
      path(fins, coat(scene, palette.trim)),
  )
  const roofLine = {
    wave: d`M${left - 8} ${-h + 20}Q${left + w * 0.25} ${-h - 36} ${left + w * 0.55} ${-h - 2}T${-left + 8} ${-h + 7}`,
    wedge: d`M${left - 8} ${-h + 44}L${-left + 8} ${-h - 21}`,
    bar: d`M${left + 12} ${-h}H${-left - 12}`,
  }
  let lobby = ''
  for (let x = left + 14; x < -left - 40; x += 44) if (x + 40 < -64 || x > 64) lobby += cell(x, -50, 38, 46)
  const glazed = glassy(scene, plan)
  return {
    svg:
      groundShadow(0, 5, w * 0.55, 12, 0.26) +
      path(tops[shape], wallPaint(scene, palette.wall)) +
      inner +
      line(roofLine[shape], coat(scene, palette.trim), 9, 'stroke-linecap="round"') +
      rect(left, -62, w, 62, coat(scene, mix(palette.trim, palette.wall, 0.3))) +
      path(lobby, glazed) +
      rect(left - 8, -66, w + 16, 7, coat(scene, palette.accent)) +
      entrance(scene, plan, random, 0, 52) +
      emblem(scene, plan, left + w * 0.2, -h + 28, 11),
    width: w + 40,
    height: h + 40,
  }
}

const glassy = (scene: Scene, plan: Plan) => pane(scene, plan.palette)
