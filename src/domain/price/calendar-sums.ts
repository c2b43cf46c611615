import type { NightPrices } from './prices.ts'

/** What nights come to that cannot all be had: more than anything. */
export const NOT_HAD = Number.POSITIVE_INFINITY

/**
 * The nights of a room type, added up: `calendarPrice` where `whyNotNights` has nothing to say, else `NOT_HAD`. Night i
 * stands at `at + i * step`.
 */
export function sumOfNights(
  nights: number,
  /** How many rooms are wanted. */
  wanted: number,
  prices: NightPrices,
  free: ArrayLike<number>,
  at: number,
  step: number,
): number {
  let sum = 0
  for (let i = 0, night = at; i < nights; i++, night += step) {
    const price = prices[night]!
    if (!(price > 0 && free[night]! >= wanted)) return NOT_HAD
    sum += price
  }
  return sum
}
