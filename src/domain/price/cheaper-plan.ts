import { WHOLE } from '../money/rounding.ts'
import type { PriceTerms } from './product.ts'

/** Which rooms are compared: those of one adult alone, who may pay less, or all others. */
export type Occupied = 'alone' | 'together'

/**
 * From which sum of a room's nights on the terms `a` always come to less than `b`, whoever stays how long; infinite
 * where that cannot be said. Both are of one room in one hotel: they are charged the same taxes and fees. Totals never
 * fall when any part of them rises, but what differs by little may round to the same.
 */
export function cheaperFrom(a: PriceTerms, b: PriceTerms, occupied: Occupied): number {
  if (!isNeverDearer(a, b, occupied)) return Number.POSITIVE_INFINITY
  if (a.boardPrice < b.boardPrice) return 0
  const alone = occupied === 'alone' ? b.singleUse / WHOLE : 1
  const apart = ((b.percent - a.percent) / WHOLE) * alone
  return apart > 0 ? ROUNDINGS / apart : Number.POSITIVE_INFINITY
}

/** Whether the terms `a` never come to more than `b`. */
export function isNeverDearer(a: PriceTerms, b: PriceTerms, occupied: Occupied): boolean {
  return (
    a.percent <= b.percent &&
    a.boardPrice <= b.boardPrice &&
    a.extraAdult <= b.extraAdult &&
    (occupied === 'together' || a.singleUse <= b.singleUse) &&
    hasSameBands(a, b)
  )
}

/** Each of the roundings on the way to a total may hide as much as a whole unit. */
const ROUNDINGS = 4

function hasSameBands({ children: a }: PriceTerms, { children: b }: PriceTerms): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((band, i) => {
        const other = b[i]!
        return band.toAge === other.toAge && band.perNight === other.perNight && band.board === other.board
      }))
  )
}
