/** Formats every number of a drawing with one decimal at most, so that equal drawings have equal bytes. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return rounded === 0 ? '0' : String(rounded)
}

/** Path data with its numbers rounded: d`M${x} ${y}h${w}z`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  let out = parts[0]!
  for (let i = 0; i < values.length; i++) out += num(values[i]!) + parts[i + 1]!
  return out
}

export type Point = readonly [number, number]

export const cell = (x: number, y: number, w: number, h: number) => d`M${x} ${y}h${w}v${h}h${-w}z`

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`

/** A window or doorway with a round top. */
export const archway = (x: number, y: number, w: number, h: number) =>
  d`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`

/** A window or doorway with a pointed top. */
export const pointedArch = (x: number, y: number, w: number, h: number) =>
  d`M${x} ${y + h}V${y + w * 0.6}Q${x} ${y + w * 0.2} ${x + w / 2} ${y}Q${x + w} ${y + w * 0.2} ${x + w} ${y + w * 0.6}V${y + h}z`

export const disc = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const path = (data: string, fill: string, extra = '') =>
  data ? `<path d="${data}" fill="${fill}"${extra ? ` ${extra}` : ''}/>` : ''

export const line = (data: string, stroke: string, width: number, extra = '') =>
  data
    ? `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${extra ? ` ${extra}` : ''}/>`
    : ''

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  path(cell(x, y, w, h), fill, extra)

export const rounded = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`

export const opacity = (value: number) => `opacity="${Math.round(value * 100) / 100}"`

/** A part drawn around its own origin, moved into place; `mirror` flips it left to right. */
export function placed(x: number, y: number, scale: number, content: string, mirror = false): string {
  const size = Math.round(scale * 1000) / 1000
  const factor = mirror ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`
  return `<g transform="translate(${num(x)} ${num(y)})${factor}">${content}</g>`
}
