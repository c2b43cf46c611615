import { lighten, mix } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, ellipse, line, opacity, path, rect } from '../canvas/svg.ts'

/** Open water with ripples and the path of the sun. */
export function water(scene: Scene, y: number, h: number): string {
  const { light, width } = scene
  const [near, middle, deep] = light.water
  return (
    rect(0, y, width, h, scene.down([0, near], [0.4, middle], [1, deep])) +
    ripples(scene, y, h) +
    sunPath(scene, y, h)
  )
}

export function ripples(scene: Scene, y: number, h: number, count = 40): string {
  const { width } = scene
  const random = scene.detail(`ripples ${Math.round(y)}`)
  let data = ''
  for (let i = scene.fine ? count : count * 0.5; i > 0; i--) {
    const t = random.next()
    data += d`M${Math.round(random.between(-20, width))} ${Math.round(y + 5 + t * t * (h - 10))}h${Math.round(random.between(16, 66) * (0.5 + t))}`
  }
  return line(data, '#fff', 2.2, `stroke-linecap="round" ${opacity(scene.hour === 'night' ? 0.14 : 0.28)}`)
}

function sunPath(scene: Scene, y: number, h: number): string {
  const { random, light, sun, hour } = scene
  let data = ''
  const steps = Math.round(Math.min(16, h / 9))
  for (let i = 0; i < steps; i++) {
    const t = i / steps
    const w = (1 - t * 0.3) * random.between(24, 84)
    data += d`M${sun.x - w / 2 + random.between(-18, 18)} ${y + 5 + t * (h - 12)}h${w}`
  }
  return line(
    data,
    light.sun,
    3.6,
    `stroke-linecap="round" ${opacity(hour === 'day' ? 0.3 : hour === 'night' ? 0.4 : 0.6)}`,
  )
}

/** Reflections of lit windows on the far shore. */
export function lightsOnWater(scene: Scene, y: number, length: number): string {
  if (!lampsAreOn(scene)) return ''
  const { random, light, width } = scene
  let data = ''
  for (let i = 0; i < 16; i++) {
    const w = random.between(5, 14)
    data += d`M${random.between(0, width)} ${y}h${w}v${random.between(length * 0.4, length)}h${-w}z`
  }
  return path(data, scene.down([0, light.lamp, light.lit * 0.5], [1, light.lamp, 0]))
}

const poolColour = (scene: Scene) =>
  scene.light.cast > 0.3 ? mix('#39c6d6', scene.light.ambient, 0.25) : '#4fd0e0'

/** A pool seen from eye height; its rim lies around it. */
export function ovalPool(scene: Scene, x: number, y: number, rx: number, ry: number): string {
  const colour = poolColour(scene)
  return (
    ellipse(x, y, rx + 16, ry + 8, scene.tint('#f7eedd')) +
    ellipse(x, y + 3, rx, ry, scene.down([0, lighten(colour, 0.35)], [1, mix(colour, '#0d5f8f', 0.45)])) +
    line(
      d`M${x - rx * 0.5} ${y - ry * 0.1}h${rx * 0.4}M${x + rx * 0.05} ${y + ry * 0.25}h${rx * 0.5}M${x - rx * 0.3} ${y + ry * 0.55}h${rx * 0.3}`,
      '#fff',
      3,
      `stroke-linecap="round" ${opacity(0.6)}`,
    )
  )
}

export type PoolEdge = {
  left: number
  right: number
  y: number
  nearLeft: number
  nearRight: number
  nearY: number
}

/** A straight pool in perspective, from its far edge to its near one. */
export function longPool(scene: Scene, e: PoolEdge): string {
  const { random } = scene
  const colour = poolColour(scene)
  const outline = (grow: number) =>
    d`M${e.left - grow} ${e.y - grow * 0.4}H${e.right + grow}L${e.nearRight + grow * 1.6} ${e.nearY + grow}H${e.nearLeft - grow * 1.6}z`
  let glints = ''
  for (let i = 0; i < 18; i++) {
    const t = random.between(0.08, 0.92)
    const left = e.left + (e.nearLeft - e.left) * t
    const right = e.right + (e.nearRight - e.right) * t
    const w = random.between(24, 90) * (0.4 + t * 0.6)
    glints += d`M${random.between(left + 12, Math.max(left + 13, right - w - 12))} ${e.y + (e.nearY - e.y) * t}h${w}`
  }
  return (
    path(outline(14), scene.tint('#f7eedd')) +
    path(
      outline(0),
      scene.down([0, lighten(colour, 0.42)], [0.5, colour], [1, mix(colour, '#0d5f8f', 0.42)]),
    ) +
    path(
      d`M${e.left} ${e.y}H${e.right}l${(e.nearRight - e.right) * 0.07} ${(e.nearY - e.y) * 0.07}H${e.left + (e.nearLeft - e.left) * 0.07}z`,
      '#0a4a70',
      opacity(0.25),
    ) +
    line(glints, '#fff', 3, `stroke-linecap="round" ${opacity(0.5)}`)
  )
}
