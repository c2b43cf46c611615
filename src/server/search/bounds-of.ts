import type { Bounds } from '#contract/places.ts'
import type { Point } from '#gazetteer/ground.ts'

/** The box that holds all points; across the date line where that is the smaller one. */
export function boundsOf(points: readonly Point[]): Bounds | null {
  const [first] = points
  if (!first) return null
  const [s, n] = spanOf(points.map(({ lat }) => lat))
  const [w, e] = spanOf(points.map(({ lon }) => lon))
  const eastern = points.map(({ lon }) => lon).filter((lon) => lon >= 0)
  const western = points.map(({ lon }) => lon).filter((lon) => lon < 0)
  if (eastern.length === 0 || western.length === 0) return { n, s, e, w }
  const [from] = spanOf(eastern)
  const [, to] = spanOf(western)
  return to + wholeTurn - from < e - w ? { n, s, e: to, w: from } : { n, s, e, w }
}

const wholeTurn = 360

function spanOf(numbers: readonly number[]): [number, number] {
  let [low, high] = [numbers[0]!, numbers[0]!]
  for (const number of numbers) {
    if (number < low) low = number
    if (number > high) high = number
  }
  return [low, high]
}
