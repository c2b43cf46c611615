import { darken, mix } from '../canvas/colour.ts'
import { groundShadow, lampsAreOn } from '../canvas/light.ts'
import { d, line, opacity, path, rect } from '../canvas/svg.ts'
import { emblem } from './entrance.ts'
import { coat, litPaint, roofPaint, wallPaint } from './paints.ts'
import type { DrawForm } from './plan.ts'

/** A tent camp with a larger reception tent. */
export const drawCamp: DrawForm = (scene, plan, random) => {
  const { palette } = plan
  const canvas = mix(palette.trim, '#f3e6cc', 0.5)
  const tent = (x: number, w: number, h: number, peaks: number) => {
    const left = x - w / 2
    let roof = d`M${left - 16} ${-h * 0.46}`
    const step = (w + 32) / peaks
    for (let i = 0; i < peaks; i++)
      roof += d`Q${left - 16 + step * (i + 0.36)} ${-h * 0.62} ${left - 16 + step * (i + 0.5)} ${-h}Q${left - 16 + step * (i + 0.64)} ${-h * 0.62} ${left - 16 + step * (i + 1)} ${-h * 0.46}`
    let folds = ''
    for (let i = 1; i < w / 24; i++) folds += d`M${left + i * 24} ${-h * 0.46}V0`
    return (
      groundShadow(x, 3, w * 0.58, 8) +
      rect(left, -h * 0.46, w, h * 0.46, wallPaint(scene, canvas)) +
      line(folds, coat(scene, darken(canvas, 0.3)), 1.6, opacity(0.4)) +
      path(
        d`M${x - 24} 0V${-h * 0.38}Q${x} ${-h * 0.46} ${x + 24} ${-h * 0.38}V0z`,
        lampsAreOn(scene) ? litPaint(scene) : coat(scene, '#5d4a3c'),
      ) +
      path(`${roof}z`, roofPaint(scene, mix(palette.wall, canvas, 0.45))) +
      rect(left - 16, -h * 0.47, w + 32, 5, coat(scene, palette.accent)) +
      line(
        d`M${left - 14} ${-h * 0.45}L${left - 40} 0M${left + w + 14} ${-h * 0.45}L${left + w + 40} 0`,
        coat(scene, '#8a6a4c'),
        1.8,
      )
    )
  }
  const main = random.int(2, 3)
  return {
    svg:
      tent(-250, 150, 110, 1) +
      tent(250, 150, 110, 1) +
      tent(0, 260, 180, main) +
      emblem(scene, plan, 0, -96, 9),
    width: 680,
    height: 190,
  }
}
