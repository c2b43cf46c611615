import { percentOf } from './rounding.ts'
import { share } from './share.ts'

/** A part of a price: basis points of it, its first nights, or an amount in the same currency. */
export interface Portion {
  readonly of: 'percent' | 'nights' | 'amount'
  readonly value: number
}

export const NOTHING: Portion = { of: 'percent', value: 0 }
export const EVERYTHING: Portion = { of: 'percent', value: 10_000 }

/** Never more than the whole. `nights` weighs the nights, so that a dear first night is dear here too. */
export function portionOf({ of, value }: Portion, whole: number, nights: readonly number[]): number {
  if (of === 'amount') return Math.min(value, whole)
  if (of === 'percent') return Math.min(percentOf(whole, value), whole)
  return share(whole, nights)
    .slice(0, value)
    .reduce((sum, night) => sum + night, 0)
}

/** The same portion where amounts are written in another currency. */
export function portionIn(portion: Portion, into: (amount: number) => number): Portion {
  return portion.of === 'amount' ? { of: 'amount', value: into(portion.value) } : portion
}
