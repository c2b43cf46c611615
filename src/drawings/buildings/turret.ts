import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, opacity, path, rect } from '../canvas/svg.ts'
import { type Body, bodyTop, floorHeight, groundHeight } from './block-shape.ts'
import { windows } from './openings.ts'
import { coat, roofPaint, wallPaint } from './paints.ts'
import type { Plan } from './plan.ts'

export function turret(scene: Scene, plan: Plan, body: Body, x: number, random: Random): string {
  const top = bodyTop(body) - 16
  const w = 66
  const { palette } = plan
  const paint = roofPaint(scene, palette.roof)
  const cap = random.pick(['cone', 'dome', 'onion'] as const)
  const wall = rect(x - w / 2, top, w, -top, wallPaint(scene, palette.wall))
  const glass = windows(scene, random, palette, {
    x: x - w / 2 + 6,
    y: top + 16,
    w: w - 12,
    h: floorHeight * body.floors,
    columns: 2,
    rows: body.floors,
    shape: 'arched',
    fill: [0.5, 0.68],
  })
  const foot = windows(scene, random, palette, {
    x: x - w / 2 + 8,
    y: -groundHeight + 4,
    w: w - 16,
    h: groundHeight - 10,
    columns: 1,
    rows: 1,
    shape: 'arched',
    fill: [0.6, 0.8],
  })
  const shade = rect(
    x + (scene.sun.x < scene.width / 2 ? w * 0.24 : -w / 2),
    top,
    w * 0.26,
    -top,
    '#101a3a',
    opacity(0.12),
  )
  const roofs = {
    cone: path(d`M${x - w / 2 - 7} ${top}L${x} ${top - 92}L${x + w / 2 + 7} ${top}z`, paint),
    dome:
      path(d`M${x - w / 2 - 4} ${top}q2 -52 ${w / 2 + 4} -58q${w / 2 + 2} 6 ${w / 2 + 4} 58z`, paint) +
      rect(x - 6, top - 72, 12, 16, coat(scene, palette.trim)) +
      path(d`M${x - 8} ${top - 72}l8 -14l8 14z`, paint),
    onion: path(
      d`M${x - w / 2 - 2} ${top}q-8 -30 14 -44q18 -12 ${w / 2 - 12} -44q4 32 ${w / 2 - 12} 44q22 14 14 44z`,
      paint,
    ),
  }
  const band =
    rect(x - w / 2 - 5, top - 3, w + 10, 7, coat(scene, palette.trim)) +
    rect(x - w / 2 - 3, -groundHeight - 4, w + 6, 6, coat(scene, palette.trim))
  return wall + shade + glass + foot + roofs[cap] + band
}
