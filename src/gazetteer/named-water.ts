import type { Bilingual } from '#domain/text/locale.ts'
import { readTable } from './read-table.ts'

type Point = Readonly<{ lat: number; lon: number }>

/** A river or a lake too fine for the world's coasts: a centre line and the distance of its banks. */
export type NamedWater = Readonly<{
  name: Bilingual
  halfKm: number
  line: readonly Point[]
  isRiver: boolean
}>

const kmPerDegree = 111.2
/** A shape not much longer than wide, or a name of a lake or bay, is not a river. */
const riverShape = 5
const still = /\b(?:lake|bay|harbou?r|sound)\b/i

let waters: readonly NamedWater[] | null = null

export function readNamedWaters(): readonly NamedWater[] {
  waters ??= readTable('waters').map(({ en = '', zh = '', halfKm, points = '' }) => {
    const line = points.split(' ').map((point) => {
      const [lat = 0, lon = 0] = point.split(',').map(Number)
      return { lat, lon }
    })
    const half = Number(halfKm)
    return {
      name: { en, zh },
      halfKm: half,
      line,
      isRiver: lengthOf(line) > half * riverShape && !still.test(en),
    }
  })
  return waters
}

function lengthOf(line: readonly Point[]): number {
  let km = 0
  for (let at = 1; at < line.length; at++) km += kmBetween(line[at - 1]!, line[at]!)
  return km
}

const kmBetween = (a: Point, b: Point) =>
  kmPerDegree * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))

/** Kilometres from a point to the bank along straight segments; negative in the water. */
export function kmToBank({ line, halfKm }: Pick<NamedWater, 'line' | 'halfKm'>, point: Point): number {
  const shrink = Math.cos((point.lat * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  for (let at = 1; at < line.length; at++) {
    const [a, b] = [line[at - 1]!, line[at]!]
    const [ax, ay] = [(a.lon - point.lon) * shrink, a.lat - point.lat]
    const [dx, dy] = [(b.lon - a.lon) * shrink, b.lat - a.lat]
    const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
    nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy))
  }
  return nearest * kmPerDegree - halfKm
}

const stepsBetween = 8

/** The line smoothed by Catmull-Rom splines. */
export function smoothLine(line: readonly Point[]): Point[] {
  const curve: Point[] = []
  for (let at = 0; at < line.length - 1; at++) {
    const [b, c] = [line[at]!, line[at + 1]!]
    const [a, d] = [line[at - 1] ?? b, line[at + 2] ?? c]
    for (let step = 0; step < stepsBetween; step++) {
      const t = step / stepsBetween
      const along = (p: number, q: number, r: number, s: number) =>
        q + ((r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3) / 2
      curve.push({ lat: along(a.lat, b.lat, c.lat, d.lat), lon: along(a.lon, b.lon, c.lon, d.lon) })
    }
  }
  return [...curve, line.at(-1)!]
}
