import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, disc, line, path } from '../canvas/svg.ts'

/** A creeper that has grown up beside a door and over it. */
export function climber(scene: Scene, random: Random, x: number, foot: number, over: number): string {
  const bloom = scene.tint(random.pick(['#b79ad6', '#e58fa2', '#f2e6d0', '#d8503f']))
  const turn = over < x ? -1 : 1
  let dark = ''
  let leaves = ''
  let blooms = ''
  const dot = (px: number, py: number, i: number) => {
    const spot = disc(px + random.between(-26, 26), py + random.between(-20, 20), random.between(16, 26))
    if (i % 2) leaves += spot
    else dark += spot
    if (i % 3 === 0)
      blooms += disc(px + random.between(-24, 24), py + random.between(-16, 30), random.between(7, 11))
  }
  for (let i = 0; i < 26; i++) dot(x, foot - 30 - i * 21, i)
  const top = foot - 560
  for (let i = 0; i < Math.abs(over - x) / 19; i++) dot(x + turn * i * 19, top + (i % 2) * 8, i)
  return (
    line(d`M${x} ${foot}Q${x - 14} ${foot - 280} ${x} ${top}`, scene.tint('#6b4a35'), 9) +
    path(dark, scene.tint('#35694a')) +
    path(leaves, scene.tint('#559a5c')) +
    path(blooms, bloom)
  )
}
