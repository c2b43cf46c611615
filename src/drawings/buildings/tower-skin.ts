import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, line, opacity, path } from '../canvas/svg.ts'
import { windows } from './openings.ts'
import { coat, glassPaint, litPaint } from './paints.ts'
import type { Plan } from './plan.ts'
import type { Shaft } from './tower-shaft.ts'

export function skinOf(
  scene: Scene,
  plan: Plan,
  random: Random,
  s: Shaft,
  left: number,
  edge: number,
): string {
  const { palette } = plan
  const start = s.top + (s.crown === 'sail' ? 64 : 38)
  const h = s.foot - start - 6
  const w = edge - left
  const rows = Math.max(6, Math.round(h / 26))
  const rowH = h / rows
  if (s.skin === 'bands' || s.skin === 'balconies') {
    let strip = ''
    let lit = ''
    let ledge = ''
    for (let r = 0; r < rows; r++) {
      const y = start + r * rowH
      strip += cell(left + 9, y, w - 18, rowH * 0.56)
      ledge +=
        s.skin === 'bands'
          ? cell(left - 3, y + rowH * 0.6, w + 3, 3.6)
          : cell(left - 6, y + rowH * 0.62, w + 4, 5)
      for (let x = left + 9; x < edge - 26; ) {
        const step = Math.min(random.between(14, 36), edge - 9 - x)
        if (random.chance(scene.light.lit * 0.7)) lit += cell(x, y, step, rowH * 0.56)
        x += step + 2
      }
    }
    return (
      path(strip, glassPaint(scene, palette)) +
      path(lit, litPaint(scene)) +
      path(ledge, coat(scene, palette.trim))
    )
  }
  if (s.skin === 'diagonal' || s.skin === 'curtain') {
    const columns = Math.round(w / 22)
    let lines = ''
    if (s.skin === 'curtain')
      for (let c = 1; c < columns; c++) lines += d`M${left + (w * c) / columns} ${start}v${h}`
    else
      for (let i = -3; i < 9; i++)
        lines += d`M${left} ${start + (h * i) / 6}l${w} ${h / 3}M${left} ${start + (h * i) / 6}l${w} ${-h / 3}`
    const rowsLines =
      s.skin === 'curtain'
        ? Array.from({ length: rows }, (_, r) => d`M${left + 4} ${start + r * rowH}h${w - 8}`).join('')
        : ''
    const net = scene.clipped(
      cell(left, start, w, h),
      line(
        lines + rowsLines,
        coat(scene, palette.trim),
        s.skin === 'curtain' ? 1.6 : 3.4,
        opacity(s.skin === 'curtain' ? 0.5 : 0.8),
      ),
    )
    return (
      windows(scene, random, palette, {
        x: left + 2,
        y: start,
        w: w - 4,
        h,
        columns,
        rows,
        shape: 'plain',
        fill: [0.84, 0.8],
      }) + net
    )
  }
  const columns = Math.round(w / (s.skin === 'fins' ? 20 : 26))
  let fins = ''
  if (s.skin === 'fins')
    for (let c = 0; c <= columns; c++) fins += cell(left + 5 + ((w - 12) * c) / columns, start - 8, 3, h + 10)
  return (
    windows(scene, random, palette, {
      x: left + 6,
      y: start,
      w: w - 12,
      h,
      columns,
      rows,
      shape: 'plain',
      fill: [0.56, s.skin === 'fins' ? 0.7 : 0.54],
    }) + path(fins, coat(scene, palette.trim), opacity(0.9))
  )
}
