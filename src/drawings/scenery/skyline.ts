import { mix } from '../canvas/colour.ts'
import { mist } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, opacity, path, polygon, rect } from '../canvas/svg.ts'

export type Skyline = {
  base: number
  low: number
  high: number
  distance: number
  windows: boolean
  crowd?: number
}

const towerTones = ['#5d7192', '#6f7f9e', '#4e6384', '#7b86a3', '#5a6b95']

/** A row of high-rises that fade into the haze at their feet. */
export function skyline(scene: Scene, { base, low, high, distance, windows, crowd = 1 }: Skyline): string {
  const { random, light, width } = scene
  let shapes = ''
  let shades = ''
  let lit = ''
  let dark = ''
  const colours = towerTones.map((tone) => scene.far(tone, distance))
  for (let x = -30; x < width + 30; ) {
    const w = random.between(42, 98)
    const h = random.between(low, high) * (1 - (0.25 * Math.abs(x - width / 2)) / width)
    const top = base - h
    const colour = random.pick(colours)
    const paint = scene.down([0, colour], [1, mix(colour, light.haze, 0.45)])
    const kind = random.int(0, 9)
    let first = top + 14
    if (kind === 0)
      shapes += path(
        polygon([
          [x, base],
          [x, top + w * 0.4],
          [x + w, top],
          [x + w, base],
        ]),
        paint,
      )
    else if (kind === 1)
      shapes += path(
        cell(x, top, w, h) + cell(x + w * 0.2, top - 20, w * 0.6, 20) + cell(x + w * 0.47, top - 58, 3.5, 40),
        paint,
      )
    else if (kind === 2) shapes += path(archway(x, top, w, h), paint)
    else if (kind === 3)
      shapes += path(
        polygon([
          [x, base],
          [x + w * 0.06, top + 34],
          [x + w * 0.5, top - 44],
          [x + w * 0.94, top + 34],
          [x + w, base],
        ]),
        paint,
      )
    else if (kind === 4)
      shapes += path(cell(x, top + 30, w, h - 30) + cell(x + w * 0.16, top, w * 0.68, 32), paint)
    else {
      shapes += rect(x, top, w, h, paint)
      shades += cell(x + w * 0.72, top, w * 0.28, h)
    }
    if (kind < 5) first = top + w * 0.6
    if (windows) {
      const step = random.pick([10, 12])
      const rise = random.pick([13, 16])
      for (let y = first; y < base - 60; y += rise) {
        for (let wx = x + 7; wx < x + w - 11; wx += step) {
          if (random.chance(light.lit * 0.5)) lit += `M${Math.round(wx)} ${Math.round(y)}h6v7h-6z`
          else if (light.lit < 0.4 && random.chance(scene.fine ? 0.34 : 0.16))
            dark += `M${Math.round(wx)} ${Math.round(y)}h6v7h-6z`
        }
      }
    }
    x += (w + random.between(-8, 14)) * crowd
  }
  return (
    shapes +
    path(shades, '#0b1030', opacity(0.13)) +
    path(dark, mix(light.haze, '#ffffff', 0.3), opacity(0.32)) +
    path(lit, light.lamp, opacity(light.cast > 0.25 ? 0.75 : 0.5)) +
    mist(scene, base - 150, 152, 0.72)
  )
}
