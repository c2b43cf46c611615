import { levelNights } from '#domain/loyalty/levels.ts'

type Spot = { readonly x: number; readonly y: number }

/** Where the levels' stars stand, whatever they ask for. */
export const starSpots: readonly Spot[] = [
  { x: 36, y: 172 },
  { x: 152, y: 128 },
  { x: 314, y: 104 },
  { x: 484, y: 36 },
]

/** Where somebody with so many nights is: on the line between two stars, in proportion; at the last one for good. */
export function spotOf(nights: number): Spot {
  const level = levelNights.findLastIndex((needed) => nights >= needed)
  const from = starSpots[level]!
  const to = starSpots[level + 1]
  if (!to) return from
  const part = (nights - levelNights[level]!) / (levelNights[level + 1]! - levelNights[level]!)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

export const lineThrough = (spots: readonly Spot[]) => `M${spots.map(({ x, y }) => `${x} ${y}`).join(' ')}`

/** A star of four points around a spot. */
export function starAt({ x, y }: Spot, size: number): string {
  const bend = size * 0.14
  const arm = size - bend
  return `M${x} ${y - size}q${bend} ${arm} ${size} ${size}q${-arm} ${bend} ${-size} ${size}q${-bend} ${-arm} ${-size} ${-size}q${arm} ${-bend} ${size} ${-size}z`
}
