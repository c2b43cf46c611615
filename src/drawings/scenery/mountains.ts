import type { Scene } from '../canvas/scene.ts'
import { type Point, path, polygon } from '../canvas/svg.ts'

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

/** One famous solitary peak above a valley. */
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
