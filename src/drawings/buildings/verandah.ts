import { darken } from '../canvas/colour.ts'
import { groundShadow, lampsAreOn } from '../canvas/light.ts'
import { cell, d, line, opacity, path, polygon, rect } from '../canvas/svg.ts'
import { emblem, entrance } from './entrance.ts'
import { windows } from './openings.ts'
import { coat, litPaint, roofPaint, wallPaint } from './paints.ts'
import type { DrawForm } from './plan.ts'

/** Deep shade under a tin or thatched roof, in the manner of warm countries. */
export const drawVerandah: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const floors = plan.stars >= 3 ? 2 : 1
  const w = random.between(420, 520)
  const left = -w / 2
  const floor = 64
  const stilts = random.chance(0.4) ? 30 : 10
  const top = -floors * floor - stilts
  const trim = coat(scene, palette.trim)
  let posts = ''
  let rails = ''
  const bays = Math.round(w / 58)
  let out =
    groundShadow(0, 5, w * 0.54, 11, 0.24) +
    rect(left + 18, top, w - 36, -top, wallPaint(scene, palette.wall))
  out += windows(scene, random, palette, {
    x: left + 24,
    y: top + 8,
    w: w - 48,
    h: floors * floor - 12,
    columns: bays,
    rows: floors,
    shape: 'french',
    fill: [0.46, 0.74],
    skip: (column, row) => row === floors - 1 && Math.abs(column + 0.5 - bays / 2) < 1,
  })
  out += rect(left + 18, top, w - 36, 16, '#0e1b33', opacity(0.22))
  for (let f = 0; f < floors; f++) {
    const y = top + (f + 1) * floor
    for (let i = 0; i <= bays; i++) posts += cell(left + ((w - 6) * i) / bays, y - floor, 6, floor)
    for (let i = 0; i < bays; i++) {
      if (f === floors - 1 && Math.abs(i + 0.5 - bays / 2) < 1) continue
      rails +=
        cell(left + (w * i) / bays + 5, y - 22, w / bays - 6, 3) +
        (scene.fine
          ? Array.from({ length: 6 }, (_, q) => cell(left + (w * i) / bays + 8 + q * 8, y - 22, 2, 20)).join(
              '',
            )
          : '')
    }
    rails += cell(left - 6, y - 2, w + 12, 6)
  }
  out += path(rails, trim) + path(posts, trim)
  if (stilts > 12)
    out += path(
      Array.from({ length: bays + 1 }, (_, i) => cell(left + ((w - 8) * i) / bays, -stilts, 8, stilts)).join(
        '',
      ),
      coat(scene, darken(palette.trim, 0.4)),
    )
  const peak = random.between(66, 92)
  const lift = top - 4
  const paint = roofPaint(scene, palette.roof)
  let seams = ''
  if (scene.fine)
    for (let i = 1; i < w / 22; i++)
      seams += d`M${left - 20 + i * ((w + 40) / (w / 22))} ${lift}L${left + w * 0.16 + i * ((w * 0.68) / (w / 22))} ${lift - peak}`
  out +=
    path(
      d`M${left - 26} ${lift + 6}L${left + w * 0.14} ${lift - peak}H${left + w * 0.86}L${left + w + 26} ${lift + 6}z`,
      paint,
    ) +
    line(seams, coat(scene, darken(palette.roof, 0.3)), 1.5, opacity(0.35)) +
    rect(left - 26, lift + 2, w + 52, 6, coat(scene, darken(palette.roof, 0.3)))
  const gablet =
    path(
      polygon([
        [-54, lift - 6],
        [0, lift - peak - 18],
        [54, lift - 6],
      ]),
      wallPaint(scene, palette.wall),
    ) +
    path(d`M0 ${lift - peak - 30}L-72 ${lift}h16L0 ${lift - peak - 12}L56 ${lift}h16z`, paint) +
    emblem(scene, plan, 0, lift - peak * 0.42, 10)
  const stairs = path(d`M-40 0l8 ${-stilts}h64l8 ${stilts}z`, trim)
  const lampLine = lampsAreOn(scene)
    ? path(
        Array.from({ length: bays }, (_, i) => cell(left + (w * (i + 0.5)) / bays - 2, top + 6, 4, 7)).join(
          '',
        ),
        litPaint(scene),
      )
    : ''
  return {
    svg:
      out +
      gablet +
      lampLine +
      stairs +
      `<g transform="translate(0 ${-stilts})">${entrance(scene, { ...plan, stars: Math.min(plan.stars, 3) }, random, 0, 48)}</g>`,
    width: w + 70,
    height: -lift + peak + 34,
  }
}
