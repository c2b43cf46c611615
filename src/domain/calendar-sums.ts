import type { NightPrices } from './prices.ts'

/**
 * The nights of many room types that stand side by side, each added up: `calendarPrice` where `whyNotNights` has
 * nothing to say, and 0 elsewhere.
 */
export function sumNights(
  nights: number,
  wanted: number,
  prices: NightPrices,
  free: ArrayLike<number>,
  at: number,
  columns: number,
): Float64Array {
  const sums = new Float64Array(columns)
  for (let column = 0; column < columns; column++) {
    let sum = 0
    let night = at + column
    for (let left = nights; left > 0; left--) {
      const price = prices[night]!
      if (!(price > 0 && free[night]! >= wanted)) {
        sum = 0
        break
      }
      sum += price
      night += columns
    }
    sums[column] = sum
  }
  return sums
}
