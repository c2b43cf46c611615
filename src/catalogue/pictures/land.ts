import { sine } from './angles.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Scene } from './scene.ts'
import { d, line, opacity, type Point, path, polygon } from './svg.ts'

export type Ridge = {
  base: number
  rise: number
  steps?: number
  waves?: number
  colour: string
  foot?: string
  jagged?: boolean
}

/** A line of hills from edge to edge, filled down to the bottom of the picture. */
export function ridge(
  scene: Scene,
  { base, rise, steps = 9, waves = 1.8, colour, foot, jagged = false }: Ridge,
): string {
  const { random, width, height } = scene
  const phase = random.next()
  const at = (i: number): Point => {
    const swell = Math.abs(sine((i / steps) * waves * 0.5 + phase * 0.5))
    return [(i / steps) * width, base - rise * (0.35 + 0.65 * swell) * random.between(0.75, 1)]
  }
  let [x, y] = at(0)
  let data = d`M0 ${height}L${x} ${y}`
  for (let i = 1; i <= steps; i++) {
    const [nx, ny] = at(i)
    data += jagged ? d`L${nx} ${ny}` : d`C${(x + nx) / 2} ${y} ${(x + nx) / 2} ${ny} ${nx} ${ny}`
    x = nx
    y = ny
  }
  return path(`${data}V${height}z`, foot ? scene.down([0, colour], [1, foot]) : colour)
}

export type Peaks = {
  base: number
  low: number
  high: number
  count: number
  distance: number
  snow: boolean
}

/** Mountains in two faces, the one towards the sun lighter. */
export function peaks(scene: Scene, { base, low, high, count, distance, snow }: Peaks): string {
  const { random, width, sun } = scene
  const bright = scene.far('#8296b8', distance)
  const dark = scene.far('#4c5f86', distance)
  const fromLeft = sun.x < width / 2
  const summits = Array.from({ length: count }, (_, i) => ({
    x: ((i + 0.5) / count) * width + random.between(-70, 70),
    h: random.between(low, high),
  })).sort((a, b) => b.h - a.h)
  let out = ''
  for (const { x, h } of summits) {
    const left = h * random.between(0.85, 1.2)
    const right = h * random.between(0.85, 1.2)
    out += mountain(scene, { x, base, h, left, right, bright, dark, fromLeft, distance, snow })
  }
  return out
}

type Mountain = {
  x: number
  base: number
  h: number
  left: number
  right: number
  bright: string
  dark: string
  fromLeft: boolean
  distance: number
  snow: boolean
}

function mountain(scene: Scene, m: Mountain): string {
  const { random } = scene
  const { x, base, h, left, right } = m
  const top = base - h
  const spine: Point[] = [[x, top]]
  for (let i = 1; i < 5; i++) spine.push([x + random.between(-0.09, 0.09) * h, top + (h * i) / 5])
  spine.push([x, base])
  const slope = (w: number, t: number): Point => [
    x + w * t + random.between(-9, 9),
    base - h * (1 - t) * random.between(0.95, 1.03),
  ]
  const leftEdge: Point[] = [[x - left, base], slope(-left, 0.66), slope(-left, 0.33)]
  const rightEdge: Point[] = [slope(right, 0.33), slope(right, 0.66), [x + right, base]]
  const faces =
    path(polygon([...leftEdge, ...spine]), m.fromLeft ? m.bright : m.dark) +
    path(polygon([...[...spine].reverse(), ...rightEdge]), m.fromLeft ? m.dark : m.bright)
  if (!m.snow) return faces
  const cap = h * random.between(0.28, 0.4)
  const white = scene.far('#ffffff', m.distance * 0.75)
  const shade = scene.far('#b9cbe6', m.distance * 0.75)
  return (
    faces +
    snowFace(x, top, cap, -left / h, m.fromLeft ? white : shade) +
    snowFace(x, top, cap, right / h, m.fromLeft ? shade : white)
  )
}

function snowFace(x: number, top: number, cap: number, lean: number, colour: string): string {
  const edge = cap * lean * 0.97
  const tooth = (share: number, drop: number): Point => [x + edge * share, top + cap * (1 + drop)]
  return path(
    polygon([
      [x, top],
      [x + edge, top + cap],
      tooth(0.74, 0.26),
      tooth(0.5, -0.12),
      tooth(0.26, 0.3),
      [x, top + cap * 1.02],
    ]),
    colour,
  )
}

/** One great peak that a valley is known for, standing alone. */
export function horn(scene: Scene, x: number, base: number, h: number, distance: number): string {
  const fromLeft = scene.sun.x < scene.width / 2
  const top = base - h
  const bright = scene.far('#8d9dba', distance)
  const dark = scene.far('#54658a', distance)
  const white = scene.far('#ffffff', distance * 0.7)
  const shade = scene.far('#bccbe4', distance * 0.7)
  const left: Point[] = [
    [x - h * 0.95, base],
    [x - h * 0.52, base - h * 0.42],
    [x - h * 0.3, base - h * 0.56],
    [x - h * 0.14, base - h * 0.84],
    [x - h * 0.02, top],
  ]
  const spine: Point[] = [
    [x + h * 0.05, top + h * 0.05],
    [x - h * 0.01, base - h * 0.72],
    [x + h * 0.07, base - h * 0.5],
    [x - h * 0.02, base - h * 0.24],
    [x + h * 0.06, base],
  ]
  const right: Point[] = [
    [x + h * 0.88, base],
    [x + h * 0.5, base - h * 0.38],
    [x + h * 0.27, base - h * 0.6],
    [x + h * 0.17, base - h * 0.85],
  ]
  const snowLeft: Point[] = [
    [x - h * 0.02, top],
    [x + h * 0.05, top + h * 0.05],
    [x - h * 0.01, base - h * 0.72],
    [x + h * 0.05, base - h * 0.56],
    [x - h * 0.05, base - h * 0.62],
    [x - h * 0.13, base - h * 0.5],
    [x - h * 0.17, base - h * 0.62],
    [x - h * 0.29, base - h * 0.55],
    [x - h * 0.14, base - h * 0.84],
  ]
  const snowRight: Point[] = [
    [x + h * 0.05, top + h * 0.05],
    [x - h * 0.01, base - h * 0.72],
    [x + h * 0.05, base - h * 0.58],
    [x + h * 0.1, base - h * 0.66],
    [x + h * 0.17, base - h * 0.55],
    [x + h * 0.26, base - h * 0.6],
    [x + h * 0.17, base - h * 0.85],
  ]
  return (
    path(polygon([...left, ...spine]), fromLeft ? bright : dark) +
    path(polygon([...spine, ...right]), fromLeft ? dark : bright) +
    path(polygon(snowLeft), fromLeft ? white : shade) +
    path(polygon(snowRight), fromLeft ? shade : white)
  )
}

/** Ground that rolls gently from edge to edge. */
export function meadow(scene: Scene, y: number, colour: string, foot: string, roll = 26): string {
  const { width, height, random } = scene
  const a = y - random.between(0, roll)
  const b = y + random.between(-roll * 0.3, roll * 0.3)
  const c = y - random.between(0, roll)
  return path(
    d`M0 ${height}V${a}Q${width * 0.25} ${a - roll} ${width * 0.5} ${b}T${width} ${c}V${height}z`,
    scene.down([0, scene.tint(colour)], [1, scene.tint(foot)]),
  )
}

/** Sand in long curves with a lee side in shadow. */
export function dunes(scene: Scene, y: number, distance: number): string {
  const { width, height, random } = scene
  const sand = scene.far('#e6b377', distance)
  const crest = random.between(0.35, 0.65) * width
  const lift = random.between(50, 90)
  const right = y + random.between(-20, 16)
  const body = d`M0 ${height}V${y + 20}Q${crest * 0.55} ${y + 6} ${crest} ${y - lift}Q${crest + width * 0.2} ${y + 14} ${width} ${right}V${height}z`
  const lee = d`M${crest} ${y - lift}Q${crest + width * 0.2} ${y + 14} ${width} ${right}V${y + 70}Q${crest + 90} ${y + 66} ${crest - 46} ${y + 44}Q${crest + 18} ${y - 8} ${crest} ${y - lift}z`
  return (
    path(body, scene.down([0, lighten(sand, 0.12)], [1, mix(sand, '#b9713f', 0.4)])) +
    path(lee, darken(scene.far('#b87a50', distance), 0.1), opacity(0.34))
  )
}

/** Hills striped with rows of vines, lavender or crops. */
export function fieldRows(scene: Scene, y: number, bottom: number, x: number, colour: string): string {
  let data = ''
  const rows = scene.fine ? 15 : 9
  for (let i = -rows; i <= rows; i++)
    data += d`M${x + i * 18} ${y}Q${x + i * 44} ${(y + bottom) / 2} ${x + i * 104} ${bottom}`
  return line(data, scene.tint(colour), 7, opacity(0.5))
}

/** Rice terraces: steps of water and green down a slope. */
export function riceTerraces(scene: Scene, y: number, bottom: number): string {
  const { width, random, light } = scene
  const greens = ['#8fc06a', '#6fae5c', '#a9cc74', '#5f9e58'].map((green) => scene.tint(green))
  let out = ''
  const steps = 6
  const lean = random.chance(0.5) ? 1 : -1
  for (let i = 0; i < steps; i++) {
    const t = i / steps
    const top = y + (bottom - y) * t
    const tall = ((bottom - y) / steps) * 1.5
    const sway = 46 * lean * (1 - t)
    const curve = (shift: number) =>
      d`M-10 ${top + shift + sway}Q${width * 0.28} ${top + shift - 40} ${width * 0.55} ${top + shift + 6}T${width + 10} ${top + shift - sway}`
    out += path(
      `${curve(0)}v${Math.round(tall + 90)}H-10z`,
      scene.down([0, greens[i % 4]!], [1, darken(greens[i % 4]!, 0.18)]),
    )
    out += line(curve(3), lighten(greens[i % 4]!, 0.4), 3, opacity(0.6))
    if (i % 2 === 1) out += line(curve(15), mix(light.water[0], white(scene), 0.3), 11, opacity(0.6))
  }
  return out
}
const white = (scene: Scene) => scene.tint('#ffffff', 0.5)

/** A low island or headland on the horizon. */
export function isle(scene: Scene, x: number, y: number, w: number, h: number, distance: number): string {
  const colour = scene.far('#4b7d80', distance)
  return path(
    d`M${x - w / 2} ${y}Q${x - w * 0.3} ${y - h * 0.9} ${x - w * 0.08} ${y - h}Q${x + w * 0.1} ${y - h * 0.5} ${x + w * 0.22} ${y - h * 0.62}Q${x + w * 0.4} ${y - h * 0.3} ${x + w / 2} ${y}z`,
    scene.down([0, colour], [1, mix(colour, scene.light.haze, 0.35)]),
  )
}
