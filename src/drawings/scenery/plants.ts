import { cosine, sine } from '../canvas/angles.ts'
import { darken, mix } from '../canvas/colour.ts'
import { groundShadow } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { circle, d, disc, ellipse, path, rect } from '../canvas/svg.ts'

/** A clipped or loose row of bushes along the ground. */
export function bushes(scene: Scene, x: number, y: number, w: number, colour = '#4c8f5c', size = 1): string {
  const leaf = scene.tint(colour)
  const count = Math.max(2, Math.round(w / (30 * size)))
  let back = ''
  let front = ''
  for (let i = 0; i < count; i++) {
    const r = scene.random.between(16, 23) * size
    const cx = x + r * 0.7 + ((w - r * 1.4) * i) / Math.max(1, count - 1)
    const dome = d`M${cx - r} ${y}a${r} ${r * 0.98} 0 0 1 ${2 * r} 0z`
    if (i % 2) back += dome
    else front += dome
  }
  return path(back, mix(leaf, '#0b2532', 0.34)) + path(front, leaf)
}

export function hedge(scene: Scene, x: number, y: number, w: number, h: number, colour = '#4a8558'): string {
  const leaf = scene.tint(colour)
  return `<rect x="${Math.round(x)}" y="${Math.round(y - h)}" width="${Math.round(w)}" height="${Math.round(h)}" rx="6" fill="${scene.down([0, mix(leaf, scene.light.sun, 0.16)], [1, mix(leaf, '#0b2532', 0.4)])}"/>`
}

/** Small flowers sprinkled over a bed. */
export function flowers(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly string[],
  count: number,
): string {
  const random = scene.detail(`flowers ${Math.round(x + y)}`)
  return colours
    .map((colour) => {
      let data = ''
      for (let i = 0; i < (scene.fine ? count : count / 2); i++) {
        const depth = random.next()
        data += disc(x + random.between(0, w), y + depth * h, 2.4 + depth * 2)
      }
      return path(data, scene.tint(colour))
    })
    .join('')
}

/** A tub with a clipped ball, a pointed bush or fronds, `h` tall. */
export function pottedPlant(
  scene: Scene,
  kind: 'ball' | 'cone' | 'fronds' | 'flowers',
  x: number,
  y: number,
  h: number,
  tub: string,
): string {
  const leaf = scene.tint('#43875a')
  const shade = darken(leaf, 0.35)
  const w = h * 0.24
  const pot =
    path(
      d`M${x - w} ${y - h * 0.34}h${2 * w}l${-w * 0.26} ${h * 0.34}h${-w * 1.48}z`,
      scene.across([0, scene.tint(mix(tub, '#ffffff', 0.14))], [1, scene.tint(darken(tub, 0.24))]),
    ) + rect(x - w * 1.1, y - h * 0.37, w * 2.2, h * 0.06, scene.tint(darken(tub, 0.12)))
  const shadow = groundShadow(x, y, w * 1.3, h * 0.035)
  if (kind === 'ball')
    return (
      shadow +
      rect(x - h * 0.014, y - h * 0.62, h * 0.028, h * 0.28, scene.tint('#6b4a35')) +
      circle(x, y - h * 0.74, h * 0.25, shade) +
      circle(x - h * 0.03, y - h * 0.77, h * 0.2, leaf) +
      pot
    )
  if (kind === 'cone')
    return (
      shadow +
      path(
        d`M${x} ${y - h}Q${x + w * 1.3} ${y - h * 0.5} ${x + w * 0.86} ${y - h * 0.34}H${x - w * 0.86}Q${x - w * 1.3} ${y - h * 0.5} ${x} ${y - h}z`,
        leaf,
      ) +
      path(
        d`M${x} ${y - h}Q${x + w * 1.3} ${y - h * 0.5} ${x + w * 0.86} ${y - h * 0.34}H${x + w * 0.1}Q${x + w * 0.6} ${y - h * 0.6} ${x} ${y - h}z`,
        shade,
      ) +
      pot
    )
  if (kind === 'flowers')
    return (
      shadow +
      ellipse(x, y - h * 0.42, w * 1.5, h * 0.16, shade) +
      path(
        [-1.1, -0.5, 0.1, 0.7, 1.2]
          .map((s, i) => disc(x + s * w, y - h * (0.46 + (i % 2) * 0.08), h * 0.06))
          .join(''),
        scene.tint('#e2705f'),
      ) +
      path(
        [-0.8, -0.1, 0.5].map((s) => disc(x + s * w, y - h * 0.52, h * 0.05)).join(''),
        scene.tint('#f4c26a'),
      ) +
      pot
    )
  let fronds = ''
  let dark = ''
  for (let i = 0; i < 9; i++) {
    const turn = -0.25 + (i - 4) * 0.042
    const length = h * (i % 2 ? 0.6 : 0.7)
    const ex = x + cosine(turn) * length * 0.9
    const ey = y - h * 0.34 + sine(turn) * length
    const mx = x + cosine(turn) * length * 0.36
    const my = y - h * 0.34 + sine(turn) * length * 0.62
    const frond = d`M${x} ${y - h * 0.32}Q${mx - h * 0.05} ${my} ${ex} ${ey}Q${mx + h * 0.06} ${my + h * 0.02} ${x} ${y - h * 0.32}z`
    if (i % 2) dark += frond
    else fronds += frond
  }
  return shadow + path(dark, shade) + path(fronds, leaf) + pot
}
