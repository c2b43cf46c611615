import { mix } from '../canvas/colour.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, opacity, path, rect } from '../canvas/svg.ts'
import { type Body, groundHeight } from './block-shape.ts'
import { entranceWidth } from './entrance.ts'
import { pane, shopfront } from './openings.ts'
import { coat, wallPaint } from './paints.ts'
import type { Plan } from './plan.ts'

export function groundFloor(
  scene: Scene,
  plan: Plan,
  random: Random,
  body: Body,
  left: number,
  w: number,
): string {
  const { palette } = plan
  const gap = body.crowned ? entranceWidth(plan.stars) * 0.62 + 6 : 0
  const striped = random.chance(0.55)
  const clear = (x: number, width: number) => !body.crowned || x + width < body.x - gap || x > body.x + gap
  const plinth = rect(
    left - 3,
    -groundHeight,
    w + 6,
    groundHeight,
    wallPaint(
      scene,
      body.ground === 'glass' ? mix(palette.trim, palette.wall, 0.4) : mix(palette.wall, palette.trim, 0.35),
    ),
  )
  const cornice =
    rect(left - 6, -groundHeight - 4, w + 12, 6, coat(scene, palette.trim)) +
    rect(left - 6, -groundHeight + 2, w + 12, 2, '#0e1b33', opacity(0.18))
  let out = ''
  const count = Math.max(2, Math.round(w / (body.ground === 'shops' ? 76 : 50)))
  const step = (w - 16) / count
  let openings = ''
  for (let i = 0; i < count; i++) {
    const x = left + 8 + i * step
    if (!clear(x + 4, step - 8)) continue
    if (body.ground === 'shops')
      out += shopfront(
        scene,
        palette,
        x + step / 2 - Math.min(29, step / 2 - 9),
        -2,
        Math.min(58, step - 18),
        46,
        striped,
      )
    else if (body.ground === 'arcade') openings += archway(x + step / 2 - step * 0.32, -52, step * 0.64, 50)
    else if (body.ground === 'glass') openings += cell(x + 3, -50, step - 6, 47)
    else openings += cell(x + step / 2 - 10, -46, 20, 30)
  }
  return plinth + path(openings, pane(scene, palette)) + out + cornice
}
