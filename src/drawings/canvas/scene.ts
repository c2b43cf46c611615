import { mix } from './colour.ts'
import { type Hour, type Light, lightOf } from './hours.ts'
import { createRandom, hash, type Random } from './random.ts'
import { num } from './svg.ts'

/** Offset, colour, opacity (1 if omitted). */
export type Stop = readonly [number, string, number?]

export type Size = 'full' | 'card'

/** Places a part; mirrored left to right, or upside down as in water. */
export type Stamp = (x: number, y: number, scale: number, mirror?: boolean, upsideDown?: boolean) => string

/** The context of every part of a drawing: its light, its random stream, and its gradients. */
export type Scene = {
  readonly width: number
  readonly height: number
  readonly hour: Hour
  readonly light: Light
  readonly random: Random
  /**
   * A separate random stream for details whose number depends on the size, so that the rest does not change.
   */
  detail(part: string): Random
  /** False for small variants, which omit fine details. */
  readonly fine: boolean
  readonly crescent: boolean
  readonly sun: { readonly x: number; readonly y: number }
  /** The colour in this light; `share` weakens the tint. */
  tint(colour: string, share?: number): string
  /** The colour at a distance, from 0 (near) to 1 (lost in haze). */
  far(colour: string, distance: number): string
  down(...stops: readonly Stop[]): string
  across(...stops: readonly Stop[]): string
  slant(...stops: readonly Stop[]): string
  glow(...stops: readonly Stop[]): string
  /** Draws `make()` once and returns a reference for every use. */
  stamp(name: string, make: () => string): Stamp
  clipped(shape: string, content: string): string
  finish(content: string): string
}

export type SceneRequest = {
  key: string
  width: number
  height: number
  hour: Hour
  tone: number
  sunLeft: boolean
  size: Size
}

const stopText = ([offset, colour, alpha]: Stop) =>
  `<stop offset="${num(offset * 100)}%" stop-color="${colour}"${alpha === undefined ? '' : ` stop-opacity="${Math.round(alpha * 100) / 100}"`}/>`

export function createScene({ key, width, height, hour, tone, sunLeft, size }: SceneRequest): Scene {
  const light = lightOf(hour, tone)
  const random = createRandom(key)
  const prefix = `p${hash(`${key}|${size}`).toString(36)}`
  const definitions: string[] = []
  const paints = new Map<string, string>()
  const side = random.between(0.12, 0.27)
  const sun = {
    x: width * (sunLeft ? side : 1 - side),
    y: height * random.between(light.sunHeight[0], light.sunHeight[1]),
  }

  const define = (open: string, body: string, close: string) => {
    const id = `${prefix}${definitions.length.toString(36)}`
    definitions.push(`<${open.replace('@', ` id="${id}"`)}>${body}</${close}>`)
    return id
  }
  const paint = (open: string, close: string, stops: readonly Stop[]) => {
    const body = stops.map(stopText).join('')
    const known = paints.get(open + body)
    if (known) return known
    const made = `url(#${define(open, body, close)})`
    paints.set(open + body, made)
    return made
  }
  const tint = (colour: string, share = 1) => mix(colour, light.ambient, light.cast * share)

  return {
    width,
    height,
    hour,
    light,
    random,
    detail: (part) => createRandom(`${key}|${part}`),
    fine: size === 'full',
    crescent: tone % 5 < 2,
    sun,
    tint,
    far: (colour, distance) => mix(tint(colour), light.haze, distance),
    down: (...stops) => paint('linearGradient@ x2="0" y2="1"', 'linearGradient', stops),
    across: (...stops) => paint('linearGradient@', 'linearGradient', stops),
    slant: (...stops) => paint('linearGradient@ y2=".4"', 'linearGradient', stops),
    glow: (...stops) => paint('radialGradient@', 'radialGradient', stops),
    stamp(name, make) {
      const slot = `stamp ${name}`
      const id = paints.get(slot) ?? define('g@', make(), 'g')
      paints.set(slot, id)
      return (x, y, scale, mirror = false, upsideDown = false) => {
        const factor = Math.round(scale * 100) / 100
        const size =
          mirror || upsideDown ? `${mirror ? -factor : factor} ${upsideDown ? -factor : factor}` : factor
        return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})scale(${size})"/>`
      }
    },
    clipped(shape, content) {
      const id = define('clipPath@', `<path d="${shape}"/>`, 'clipPath')
      return `<g clip-path="url(#${id})">${content}</g>`
    },
    finish: (content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${content}</svg>`,
  }
}
