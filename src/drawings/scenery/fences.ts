import { darken } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, path, rect } from '../canvas/svg.ts'

/** A post-and-rail fence. */
export function fence(scene: Scene, x: number, y: number, w: number, h: number, colour = '#b08a62'): string {
  let posts = ''
  for (let i = 0; i <= w / 44; i++) posts += cell(x + i * 44, y - h, 6, h)
  return path(
    posts + cell(x - 8, y - h * 0.82, w + 20, 4.5) + cell(x - 8, y - h * 0.46, w + 20, 4.5),
    scene.tint(colour),
  )
}

/** A stone balustrade along the picture. */
export function balustrade(scene: Scene, x: number, y: number, w: number, h: number): string {
  const stone = scene.tint('#e9dfcf')
  let posts = ''
  for (let i = 0; i < w / 30; i++)
    posts += d`M${x + i * 30 + 8} ${y - h * 0.12}q-4 ${-h * 0.34} 3 ${-h * 0.4}q-4 ${-h * 0.1} -2 ${-h * 0.3}h14q2 ${h * 0.2} -2 ${h * 0.3}q7 ${h * 0.06} 3 ${h * 0.4}z`
  let piers = ''
  for (let i = 0; i <= w / 240; i++) piers += cell(x + i * 240 - 12, y - h * 1.04, 30, h * 1.04)
  return (
    path(posts, darken(stone, 0.1)) +
    rect(x, y - h, w, h * 0.18, stone) +
    rect(x, y - h * 0.14, w, h * 0.14, darken(stone, 0.06)) +
    path(piers, stone)
  )
}
