import type { NightPrices } from './prices.ts'

/** The sum when a night is unavailable: above every price. */
export const NOT_HAD = Number.POSITIVE_INFINITY

/**
 * Sums the nights of a room type: equals `calendarPrice` if `whyNotNights` is null, else `NOT_HAD`. Night i
 * is at index `at + i * step`.
 */
export function sumOfNights(
  nights: number,
  /** Number of rooms requested. */
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
