import { darken, mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, line, path, polygon, rect } from '../canvas/svg.ts'
import { coat } from './paints.ts'
import type { Plan } from './plan.ts'
import type { Crown, Shaft } from './tower-shaft.ts'

export const crownRise: Record<Crown, number> = {
  flat: 16,
  step: 66,
  slant: 8,
  curve: 10,
  pyramid: 84,
  needle: 120,
  frame: 44,
  sail: 60,
}

export function silhouette(
  scene: Scene,
  plan: Plan,
  s: Shaft,
  left: number,
  edge: number,
  right: number,
  front: string,
  shade: string,
): string {
  const { top, foot } = s
  const trim = coat(scene, plan.palette.trim)
  const mid = (left + right) / 2
  const body =
    path(cell(left, top, edge - left, foot - top), front) +
    path(cell(edge, top, right - edge, foot - top), shade)
  const cap = rect(left - 4, top - 6, right - left + 8, 9, trim)
  if (s.crown === 'slant')
    return (
      path(
        polygon([
          [left, foot],
          [left, top + 40],
          [edge, top - 8],
          [edge, foot],
        ]),
        front,
      ) +
      path(
        polygon([
          [edge, foot],
          [edge, top - 8],
          [right, top + 20],
          [right, foot],
        ]),
        shade,
      )
    )
  if (s.crown === 'curve')
    return (
      path(d`M${left} ${foot}V${top + 50}Q${left + 6} ${top - 4} ${edge} ${top - 10}V${foot}z`, front) +
      path(d`M${edge} ${foot}V${top - 10}Q${right - 4} ${top + 4} ${right} ${top + 46}V${foot}z`, shade)
    )
  if (s.crown === 'sail')
    return (
      path(d`M${left} ${foot}Q${left + 6} ${top + 120} ${edge} ${top - 60}V${foot}z`, front) +
      path(cell(left, top + 60, edge - left, foot - top - 60), front) +
      path(d`M${left} ${top + 62}Q${left + 30} ${top - 20} ${edge} ${top - 60}V${top + 62}z`, front) +
      path(d`M${edge} ${foot}V${top - 60}Q${right + 2} ${top + 20} ${right} ${top + 130}V${foot}z`, shade)
    )
  if (s.crown === 'step')
    return (
      rect(left + 20, top - 32, edge - left - 40, 34, front) +
      rect(edge - 20, top - 32, (right - edge) * 0.7, 34, shade) +
      rect(left + 44, top - 58, edge - left - 88, 28, front) +
      rect(left + 16, top - 35, right - left - 42, 5, trim) +
      body +
      cap
    )
  if (s.crown === 'pyramid')
    return (
      path(
        polygon([
          [left + 8, top - 2],
          [mid - 8, top - 82],
          [edge, top - 2],
        ]),
        roofed(scene, plan),
      ) +
      path(
        polygon([
          [edge, top - 2],
          [mid - 8, top - 82],
          [right - 6, top - 2],
        ]),
        darken(coat(scene, plan.palette.roof), 0.2),
      ) +
      body +
      cap
    )
  if (s.crown === 'needle')
    return (
      line(d`M${mid - 8} ${top - 30}v-86`, trim, 3) +
      rect(mid - 40, top - 34, 64, 36, front) +
      rect(mid + 8, top - 34, 18, 36, shade) +
      body +
      cap
    )
  if (s.crown === 'frame')
    return (
      line(d`M${left + 10} ${top}v-38H${right - 10}v38M${left + 10} ${top - 19}H${right - 10}`, trim, 6) +
      body +
      cap
    )
  return body + cap
}

const roofed = (scene: Scene, plan: Plan) =>
  scene.down(
    [0, mix(coat(scene, plan.palette.roof), scene.light.sky[1], 0.3)],
    [1, coat(scene, plan.palette.roof)],
  )
