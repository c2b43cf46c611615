import { darken, mix } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, circle, d, path, rect } from '../canvas/svg.ts'

export function aeroplane(
  scene: Scene,
  x: number,
  y: number,
  k: number,
  colour: string,
  climbing: boolean,
): string {
  const body = scene.tint('#f4f6f8', 0.7)
  let panes = ''
  for (let i = 0; i < 12; i++) panes += cell(-60 + i * 11, -8, 5, 5)
  const svg =
    path(d`M-104 -6L-128 -46h18l28 36z`, scene.tint(colour)) +
    path(
      d`M-110 2q2 -16 24 -18H70q34 2 48 20q-10 12 -44 12H-80q-24 -2 -30 -14z`,
      scene.down([0, body], [1, darken(body, 0.24)]),
    ) +
    path(d`M-20 6L-62 44h20L34 8z`, darken(body, 0.3)) +
    path(d`M-96 0l-26 12h14l28 -10z`, darken(body, 0.2)) +
    path(panes, scene.tint('#5f86a6')) +
    path(d`M92 -7h14q4 4 6 8h-18z`, scene.tint('#5f86a6')) +
    path(d`M-4 22h26q6 7 0 12h-26q-5 -6 0 -12z`, scene.tint('#8a94a4'))
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${k})${climbing ? 'rotate(-14)' : ''}">${svg}</g>`
}

export function controlTower(scene: Scene, x: number, base: number, k: number, distance: number): string {
  const stone = scene.far('#c3ccd6', distance)
  const dark = scene.far('#4c5f7a', distance)
  return (
    path(d`M${x - 16 * k} ${base}l${5 * k} ${-170 * k}h${22 * k}l${5 * k} ${170 * k}z`, stone) +
    path(
      d`M${x - 26 * k} ${base - 170 * k}l${-14 * k} ${-34 * k}h${80 * k}l${-14 * k} ${34 * k}z`,
      lampsAreOn(scene) ? mix(scene.light.lamp, dark, 0.3) : dark,
    ) +
    rect(x - 44 * k, base - 212 * k, 88 * k, 9 * k, stone) +
    rect(x - 2 * k, base - 244 * k, 4 * k, 34 * k, dark) +
    circle(x, base - 246 * k, 4 * k, scene.light.lit > 0.3 ? '#ff7a6a' : dark)
  )
}
