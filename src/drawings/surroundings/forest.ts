import { d, opacity, path } from '../canvas/svg.ts'
import type { Plant } from '../scenery/tree-shapes.ts'
import { tree } from '../scenery/trees.ts'
import type { Stage } from '../stage.ts'

/** A path from the door to the viewer. */
export function drive({ scene }: Stage, x: number, y: number, colour: string, end = 0): string {
  const { height } = scene
  return path(
    d`M${x - 34} ${y}Q${x - 46 + end * 0.2} ${y + 60} ${x - 210 + end} ${height}H${x + 150 + end}Q${x + 30 + end * 0.2} ${y + 64} ${x + 34} ${y}z`,
    scene.down([0, scene.tint(colour)], [1, scene.tint('#cbb894')]),
    opacity(0.95),
  )
}

export function forest(
  stage: Stage,
  y: number,
  count: number,
  plant: Plant,
  size: number,
  distance: number,
): string {
  const { scene } = stage
  const random = scene.detail(`forest ${Math.round(y)}`)
  let out = ''
  const total = scene.fine ? count : Math.round(count * 0.6)
  for (let i = 0; i < total; i++)
    out += tree(
      scene,
      plant,
      (scene.width * (i + random.next())) / total,
      y + random.between(-8, 8),
      size * random.between(0.7, 1.2),
      distance,
    )
  return out
}
