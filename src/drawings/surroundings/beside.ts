import { bushes } from '../scenery/plants.ts'
import { tree } from '../scenery/trees.ts'
import type { Footprint, Stage } from '../stage.ts'

/** Trees in the space left and right of the hotel, never over it. */
export function treesBeside(stage: Stage, at: Footprint, scale: number, y = at.foot + 8): string {
  const { scene, trees, place } = stage
  let out = ''
  const reach = 34 * scale
  for (const [from, to] of [
    [-20, at.left - reach],
    [at.right + reach, scene.width + 20],
  ] as const) {
    const room = to - from
    if (room < 20) continue
    const count = Math.min(4, Math.max(1, Math.floor(room / (70 * scale))))
    for (let i = 0; i < count; i++) {
      const x = from + (room * (i + 0.5)) / count + place.between(-10, 10)
      out += tree(scene, place.pick(trees), x, y + place.between(-4, 12), scale * place.between(0.85, 1.2))
    }
  }
  return out
}

export function bushesBeside(stage: Stage, at: Footprint, colour?: string): string {
  const { scene } = stage
  const w = Math.min(150, (at.right - at.left) * 0.24)
  return (
    bushes(scene, at.left - 16, at.foot + 7, w, colour) +
    bushes(scene, at.right - w + 16, at.foot + 7, w, colour)
  )
}
