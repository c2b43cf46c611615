import { WHOLE } from '../money/rounding.ts'
import type { PriceTerms } from './product.ts'

/** The occupancy to compare: a single adult, who may pay less, or all others. */
export type Occupied = 'alone' | 'together'

/**
 * The sum of a room's nights from which terms `a` always give a lower total than `b`; infinite if there is
 * none. Both belong to one room of one hotel, with the same taxes and fees. Totals never fall when a part of
 * them rises, but small differences may round to the same total.
 */
export function cheaperFrom(a: PriceTerms, b: PriceTerms, occupied: Occupied): number {
  if (!isNeverMoreExpensive(a, b, occupied)) return Number.POSITIVE_INFINITY
  if (a.boardPrice < b.boardPrice) return 0
  const alone = occupied === 'alone' ? b.singleUse / WHOLE : 1
  const apart = ((b.percent - a.percent) / WHOLE) * alone
  return apart > 0 ? ROUNDINGS / apart : Number.POSITIVE_INFINITY
}

/** Whether terms `a` never give a higher total than `b`. */
export function isNeverMoreExpensive(a: PriceTerms, b: PriceTerms, occupied: Occupied): boolean {
  return (
    a.percent <= b.percent &&
    a.boardPrice <= b.boardPrice &&
    a.extraAdult <= b.extraAdult &&
    (occupied === 'together' || a.singleUse <= b.singleUse) &&
    hasSameBands(a, b)
  )
}

/** Each rounding on the way to a total may hide up to one unit. */
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
