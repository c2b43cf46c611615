import { darken, lighten, mix } from './colour.ts'
import { groundShadow, lampGlow, lampsAreOn } from './light.ts'
import type { Scene } from './scene.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, polygon, rect, rounded } from './svg.ts'

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
