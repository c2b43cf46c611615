import { darken, lighten, mix } from '../canvas/colour.ts'
import { groundShadow, lampGlow, lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, disc, line, path, rect, rounded } from '../canvas/svg.ts'

/** A street lamp `h` tall. */
export function streetLamp(scene: Scene, x: number, y: number, h: number, twin = false): string {
  const iron = scene.tint('#2c3347')
  const k = h / 100
  const glass = lampsAreOn(scene) ? scene.light.lamp : scene.tint('#dfe6ee')
  const head = (hx: number) =>
    lampGlow(scene, hx, y - h - 9 * k, 52 * k) +
    path(d`M${hx - 7 * k} ${y - h - 17 * k}h${14 * k}l${-3 * k} ${17 * k}h${-8 * k}z`, glass) +
    rounded(hx - 8 * k, y - h - 20 * k, 16 * k, 4 * k, 1.5, iron)
  const post = rect(x - 1.8 * k, y - h, 3.6 * k, h, iron) + rect(x - 5 * k, y - 5 * k, 10 * k, 5 * k, iron)
  if (!twin) return post + head(x)
  return (
    post +
    line(d`M${x - 18 * k} ${y - h}q${18 * k} ${12 * k} ${36 * k} 0`, iron, 3 * k) +
    head(x - 18 * k) +
    head(x + 18 * k)
  )
}

export function car(scene: Scene, x: number, y: number, k: number, colour: string, mirror = false): string {
  const body = scene.tint(colour)
  const svg =
    groundShadow(48, 1, 58, 6, 0.32) +
    path(
      d`M0 -5v-15q2 -9 13 -10l15 -16q4 -4 10 -4h26q7 0 11 4l12 15q13 2 15 11v15z`,
      scene.down([0, lighten(body, 0.14)], [1, darken(body, 0.16)]),
    ) +
    path(d`M21 -31l12 -12h13v12zM52 -31v-12h13l11 12z`, mix(scene.tint('#bfe0f2'), '#ffffff', 0.2)) +
    rect(97, -22, 5, 7, lampsAreOn(scene) ? '#fff3c4' : scene.tint('#f6efcf')) +
    (scene.light.cast > 0.25
      ? path(d`M102 -20l70 -8v22z`, scene.across([0, '#fff3c4', 0.45], [1, '#fff3c4', 0]))
      : '') +
    path(disc(23, -4, 10) + disc(78, -4, 10), '#1c2233') +
    path(disc(23, -4, 4.4) + disc(78, -4, 4.4), '#c9d0da')
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${mirror ? -k : k} ${k})">${svg}</g>`
}

export function tram(scene: Scene, x: number, y: number, colour: string): string {
  const body = scene.tint(colour)
  let panes = ''
  for (let i = 0; i < 7; i++) panes += cell(x + 18 + i * 44, y - 82, 36, 32)
  return (
    groundShadow(x + 165, y + 2, 178, 7, 0.32) +
    rounded(x, y - 98, 330, 92, 14, scene.down([0, lighten(body, 0.16)], [1, body])) +
    rect(x, y - 40, 330, 10, scene.tint('#f7efe0')) +
    path(panes, lampsAreOn(scene) ? scene.light.lamp : scene.tint('#bfe0f2')) +
    path(cell(x + 36, y - 8, 60, 10) + cell(x + 234, y - 8, 60, 10), '#1c2233') +
    line(d`M${x + 140} ${y - 98}l20 -20l20 20`, '#2c3347', 3)
  )
}

export function bicycle(scene: Scene, x: number, y: number, k: number): string {
  const frame = scene.tint('#3a4a5e')
  return (
    groundShadow(x + 34 * k, y, 40 * k, 3 * k) +
    line(disc(x + 14 * k, y - 15 * k, 14 * k) + disc(x + 56 * k, y - 15 * k, 14 * k), frame, 2 * k) +
    line(
      d`M${x + 14 * k} ${y - 15 * k}l${14 * k} ${-22 * k}h${20 * k}l${8 * k} ${22 * k}M${x + 28 * k} ${y - 37 * k}l${8 * k} ${22 * k}l${14 * k} ${-24 * k}M${x + 14 * k} ${y - 15 * k}h${22 * k}M${x + 24 * k} ${y - 42 * k}h${10 * k}M${x + 48 * k} ${y - 37 * k}l${-2 * k} ${-8 * k}h${8 * k}`,
      scene.tint('#c9584a'),
      2.4 * k,
    )
  )
}

export function bench(scene: Scene, x: number, y: number, k: number): string {
  const wood = scene.tint('#9a6b46')
  return (
    groundShadow(x + 36 * k, y, 42 * k, 4 * k) +
    path(
      cell(x, y - 22 * k, 72 * k, 6 * k) +
        cell(x, y - 42 * k, 72 * k, 6 * k) +
        cell(x, y - 33 * k, 72 * k, 5 * k),
      wood,
    ) +
    path(
      cell(x + 6 * k, y - 44 * k, 4 * k, 44 * k) + cell(x + 62 * k, y - 44 * k, 4 * k, 44 * k),
      scene.tint('#2c3347'),
    )
  )
}
