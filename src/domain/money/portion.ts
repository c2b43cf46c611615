import { percentOf } from './rounding.ts'
import { share } from './share.ts'

/** A part of a price: basis points of it, its first nights, or an amount in the same currency. */
export interface Portion {
  readonly of: 'percent' | 'nights' | 'amount'
  readonly value: number
}

export const NOTHING: Portion = { of: 'percent', value: 0 }
export const EVERYTHING: Portion = { of: 'percent', value: 10_000 }

/**
 * Never more than the whole. `nights` are the prices of the nights, so that an expensive first night counts
 * in full.
 */
export function portionOf({ of, value }: Portion, whole: number, nights: readonly number[]): number {
  if (of === 'amount') return Math.min(value, whole)
  if (of === 'percent') return Math.min(percentOf(whole, value), whole)
  return share(whole, nights)
    .slice(0, value)
    .reduce((sum, night) => sum + night, 0)
}

/** The same portion with absolute amounts converted. */
export function convertPortion(portion: Portion, into: (amount: number) => number): Portion {
  return portion.of === 'amount' ? { of: 'amount', value: into(portion.value) } : portion
}
