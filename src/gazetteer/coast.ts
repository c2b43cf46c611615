/** A closed line of the coast or of a lake: alternating longitudes and latitudes, and its bounding box. */
export type CoastRing = Readonly<{
  kind: 'land' | 'lake'
  points: Float64Array
  box: Readonly<{ n: number; s: number; e: number; w: number }>
}>

/** As fine as the source, whose own grid is twice as coarse. */
const perDegree = 1_111
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const more = 32

/** Zigzag-encoded deltas between points: five bits a character, the sixth marks continuation. */
export function encodeRing(ring: readonly (readonly [lon: number, lat: number])[]): string {
  let text = ''
  const write = (step: number) => {
    let left = step < 0 ? -2 * step - 1 : 2 * step
    for (; left >= more; left = Math.floor(left / more)) text += digits[more + (left % more)]
    text += digits[left]
  }
  let [x, y] = [0, 0]
  for (const [lon, lat] of ring) {
    const [nextX, nextY] = [Math.round(lon * perDegree), Math.round(lat * perDegree)]
    if (nextX === x && nextY === y) continue
    write(nextX - x)
    write(nextY - y)
    x = nextX
    y = nextY
  }
  return text
}

export function decodeRing(text: string): Float64Array {
  const points = new Float64Array(text.length)
  const at = [0, 0]
  let count = 0
  let value = 0
  let scale = 1
  for (let i = 0; i < text.length; i++) {
    const digit = digitValues[text.charCodeAt(i)]!
    value += (digit & (more - 1)) * scale
    scale *= more
    if (digit >= more) continue
    const axis = count & 1
    at[axis]! += value & 1 ? -(value + 1) / 2 : value / 2
    points[count++] = at[axis]! / perDegree
    value = 0
    scale = 1
  }
  return points.slice(0, count)
}

const digitValues = new Uint8Array(128)
for (let at = 0; at < digits.length; at++) digitValues[digits.charCodeAt(at)] = at

export function coastRing(kind: CoastRing['kind'], points: Float64Array): CoastRing {
  let [w, e, s, n] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 2) {
    const [lon, lat] = [points[at]!, points[at + 1]!]
    if (lon < w) w = lon
    if (lon > e) e = lon
    if (lat < s) s = lat
    if (lat > n) n = lat
  }
  return { kind, points, box: { n, s, e, w } }
}
