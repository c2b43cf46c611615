import { darken, lighten } from '../canvas/colour.ts'
import { lampGlow, lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, ellipse, line, opacity, path, polygon, rect } from '../canvas/svg.ts'

export function sailBoat(scene: Scene, x: number, y: number, k: number, colour = '#f7f1e4'): string {
  const sail = scene.tint(colour, 0.6)
  return (
    path(
      d`M${x - 30 * k} ${y - 8 * k}h${62 * k}q${-6 * k} ${16 * k} ${-16 * k} ${16 * k}h${-32 * k}q${-10 * k} 0 ${-14 * k} ${-16 * k}z`,
      scene.tint('#a8553f'),
    ) +
    rect(x - 1 * k, y - 78 * k, 2.4 * k, 72 * k, scene.tint('#6b4a35')) +
    path(
      polygon([
        [x + 3 * k, y - 76 * k],
        [x + 34 * k, y - 14 * k],
        [x + 3 * k, y - 14 * k],
      ]),
      sail,
    ) +
    path(
      polygon([
        [x - 4 * k, y - 66 * k],
        [x - 26 * k, y - 14 * k],
        [x - 4 * k, y - 14 * k],
      ]),
      darken(sail, 0.12),
    ) +
    line(
      d`M${x - 40 * k} ${y + 10 * k}h${26 * k}M${x + 4 * k} ${y + 12 * k}h${36 * k}`,
      '#fff',
      2 * k,
      opacity(0.5),
    )
  )
}

/** A boat of the place: a long hull with an awning. */
export function longBoat(scene: Scene, x: number, y: number, k: number, hull: string): string {
  const wood = scene.tint(hull)
  return (
    path(
      d`M${x - 92 * k} ${y - 26 * k}q${14 * k} ${22 * k} ${40 * k} ${24 * k}h${104 * k}q${26 * k} ${-4 * k} ${40 * k} ${-22 * k}q${-4 * k} ${34 * k} ${-40 * k} ${36 * k}h${-104 * k}q${-34 * k} ${-2 * k} ${-40 * k} ${-38 * k}z`,
      scene.down([0, lighten(wood, 0.14)], [1, darken(wood, 0.24)]),
    ) +
    path(
      cell(x - 40 * k, y - 34 * k, 3 * k, 34 * k) + cell(x + 44 * k, y - 34 * k, 3 * k, 34 * k),
      scene.tint('#5a3f2c'),
    ) +
    path(d`M${x - 52 * k} ${y - 30 * k}q${54 * k} ${-22 * k} ${110 * k} 0z`, scene.tint('#e8dcc0')) +
    (lampsAreOn(scene) ? lampGlow(scene, x, y - 14 * k, 40 * k) : '') +
    line(
      d`M${x - 96 * k} ${y + 12 * k}h${50 * k}M${x} ${y + 15 * k}h${70 * k}`,
      '#fff',
      2.2 * k,
      opacity(0.5),
    )
  )
}

/** A low boat house or hut on stilts over the water. */
export function waterHut(scene: Scene, x: number, y: number, k: number, roof: string, wall: string): string {
  const thatch = scene.tint(roof)
  let stilts = ''
  for (let i = 0; i < 4; i++) stilts += cell(x - 44 * k + i * 28 * k, y - 26 * k, 4 * k, 30 * k)
  return (
    ellipse(x, y + 4 * k, 62 * k, 6 * k, '#0a3a50', opacity(0.18)) +
    path(stilts, scene.tint('#6b4a35')) +
    rect(x - 58 * k, y - 30 * k, 116 * k, 6 * k, scene.tint('#8a6344')) +
    rect(x - 40 * k, y - 68 * k, 80 * k, 40 * k, scene.tint(wall)) +
    path(
      cell(x - 30 * k, y - 62 * k, 22 * k, 32 * k) + cell(x + 6 * k, y - 62 * k, 24 * k, 22 * k),
      lampsAreOn(scene) ? scene.light.lamp : scene.tint('#86b8c6'),
    ) +
    path(
      d`M${x - 62 * k} ${y - 62 * k}Q${x - 26 * k} ${y - 92 * k} ${x} ${y - 122 * k}Q${x + 26 * k} ${y - 92 * k} ${x + 62 * k} ${y - 62 * k}Q${x} ${y - 68 * k} ${x - 62 * k} ${y - 62 * k}z`,
      scene.down([0, lighten(thatch, 0.12)], [1, darken(thatch, 0.18)]),
    )
  )
}
