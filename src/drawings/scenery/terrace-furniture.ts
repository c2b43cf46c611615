import { darken } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, circle, d, ellipse, line, opacity, path, rect, rounded } from '../canvas/svg.ts'

export const cafeCloths = ['#c64f3c', '#2f7f79', '#d9a441', '#3f6fa8', '#8f5a7a', '#f3ead8']
export const beachCloths = ['#e8604c', '#2fa6a0', '#f0a63c', '#3f7fc0', '#e58fa2', '#f3ead8']

export function parasol(scene: Scene, x: number, y: number, k: number, colour: string): string {
  const cloth = scene.tint(colour)
  return (
    groundShadow(x + 4 * k, y, 36 * k, 5 * k) +
    rect(x - 1.6 * k, y - 84 * k, 3.2 * k, 84 * k, scene.tint('#f3ead8')) +
    path(
      d`M${x - 48 * k} ${y - 68 * k}Q${x} ${y - 118 * k} ${x + 48 * k} ${y - 68 * k}Q${x + 32 * k} ${y - 75 * k} ${x + 16 * k} ${y - 68 * k}Q${x} ${y - 75 * k} ${x - 16 * k} ${y - 68 * k}Q${x - 32 * k} ${y - 75 * k} ${x - 48 * k} ${y - 68 * k}z`,
      cloth,
    ) +
    path(
      d`M${x - 16 * k} ${y - 68 * k}Q${x - 10 * k} ${y - 90 * k} ${x} ${y - 93 * k}Q${x + 10 * k} ${y - 90 * k} ${x + 16 * k} ${y - 68 * k}Q${x} ${y - 75 * k} ${x - 16 * k} ${y - 68 * k}z`,
      scene.tint('#ffffff', 0.6),
      opacity(0.75),
    )
  )
}

/** A lounger seen from the side, its head to the right unless mirrored. */
export function lounger(
  scene: Scene,
  x: number,
  y: number,
  k: number,
  colour = '#fdf6ea',
  mirror = false,
): string {
  const cloth = scene.tint(colour)
  const svg =
    groundShadow(40, 1, 48, 5, 0.2) +
    line(d`M10 -14L6 0M62 -14l4 14`, scene.tint('#8a6a4c'), 4) +
    path(d`M0 -20h58l22 -30q6 -3 9 3l-22 34q-2 5 -8 5h-58q-6 -5 -1 -12z`, cloth) +
    path(d`M0 -8q-3 -3 -1 -8h62l22 -34l6 3l-22 34q-2 5 -8 5z`, darken(cloth, 0.16))
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${mirror ? -k : k} ${k})">${svg}</g>`
}

/** A small round table and two chairs. */
export function cafeTable(scene: Scene, x: number, y: number, k: number, colour: string): string {
  const chair = (cx: number, turn: number) =>
    line(
      d`M${cx - 9 * k} ${y - 22 * k}h${18 * k}M${cx - 8 * k} ${y - 22 * k}v${22 * k}M${cx + 8 * k} ${y - 22 * k}v${22 * k}`,
      scene.tint('#3a4152'),
      2.6 * k,
    ) +
    line(
      d`M${cx + turn * 9 * k} ${y - 22 * k}q${turn * 3 * k} ${-14 * k} ${turn * 2 * k} ${-26 * k}`,
      scene.tint(colour),
      4 * k,
      'stroke-linecap="round"',
    ) +
    rounded(cx - 11 * k, y - 25 * k, 22 * k, 5 * k, 2, scene.tint(colour))
  return (
    groundShadow(x, y + 1, 56 * k, 6 * k, 0.18) +
    chair(x - 38 * k, -1) +
    chair(x + 38 * k, 1) +
    rect(x - 1.8 * k, y - 34 * k, 3.6 * k, 34 * k, scene.tint('#3a4152')) +
    rect(x - 11 * k, y - 3 * k, 22 * k, 3 * k, scene.tint('#3a4152')) +
    ellipse(x, y - 35 * k, 24 * k, 5 * k, scene.tint('#fff6e6')) +
    path(cell(x - 8 * k, y - 43 * k, 7 * k, 7 * k), scene.tint('#ffffff')) +
    circle(x + 6 * k, y - 41 * k, 4 * k, scene.tint('#d9705a'))
  )
}
