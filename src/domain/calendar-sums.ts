import type { NightPrices } from './prices.ts'

/**
 * The nights of many room types that stand side by side, each added up: `calendarPrice` where `whyNotNights` has
 * nothing to say, and 0 elsewhere. Night by night, since that is how they lie in memory.
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
    const price = prices[at + column]!
    if (price > 0 && free[at + column]! >= wanted) sums[column] = price
  }
  for (let night = 1; night < nights; night++) {
    const row = at + night * columns
    for (let column = 0; column < columns; column++) {
      const price = prices[row + column]!
      const sum = sums[column]!
      sums[column] = sum > 0 && price > 0 && free[row + column]! >= wanted ? sum + price : 0
    }
  }
  return sums
}
