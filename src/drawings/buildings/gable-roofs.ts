import { lampsAreOn } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, disc, line, path } from '../canvas/svg.ts'
import { coat, litPaint, wallPaint } from './paints.ts'
import type { Plan } from './plan.ts'

export type DrawRoof = (
  scene: Scene,
  plan: Plan,
  random: Random,
  x: number,
  y: number,
  w: number,
) => { svg: string; rise: number }

export const gables =
  (stepped: boolean): DrawRoof =>
  (scene, plan, _random, x, y, w) => {
    const count = Math.max(1, Math.round(w / 130))
    const gw = w / count
    const tall = Math.min(110, gw * 0.62)
    let shapes = ''
    let round = ''
    let caps = ''
    for (let i = 0; i < count; i++) {
      const gx = x + i * gw
      const mid = gx + gw / 2
      if (stepped) {
        const s = gw / 10
        const t = tall / 5
        shapes += d`M${gx} ${y}v${-t}h${s}v${-t}h${s}v${-t}h${s}v${-t}h${s}v${-t}h${2 * s}v${t}h${s}v${t}h${s}v${t}h${s}v${t}h${s}v${t}z`
        for (let j = 0; j < 5; j++)
          caps +=
            cell(gx + j * s - 1.5, y - t * (j + 1) - 3, j === 4 ? 2 * s + 3 : s + 1, 4) +
            (j < 4 ? cell(gx + gw - (j + 1) * s + 0.5, y - t * (j + 1) - 3, s + 1, 4) : '')
      } else {
        shapes += d`M${gx} ${y}L${mid} ${y - tall}L${gx + gw} ${y}z`
        caps += d`M${gx - 8} ${y + 7}L${mid} ${y - tall - 9}L${gx + gw + 8} ${y + 7}l-6 5L${mid} ${y - tall + 5}L${gx - 2} ${y + 12}z`
      }
      round += disc(mid, y - tall * 0.34, 9)
    }
    return {
      svg:
        path(shapes, wallPaint(scene, plan.palette.wall)) +
        path(round, lampsAreOn(scene) ? litPaint(scene) : coat(scene, plan.palette.glass)) +
        line(round, coat(scene, plan.palette.trim), 2.4) +
        path(caps, coat(scene, stepped ? plan.palette.trim : plan.palette.roof)),
      rise: tall + 10,
    }
  }
