import type { Currency } from '#domain/currency.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import type { Wishes } from './wishes.ts'

/** From which to which total of a hotel's own currency; both ends are within. */
export type PriceRange = { readonly from: number; readonly to: number }

const HIGHEST = 2 ** 45

/** Every amount, and not what is none; no amount at all. */
export const ANY_PRICE: PriceRange = { from: 0, to: Number.MAX_VALUE }
export const NO_PRICE: PriceRange = { from: 0, to: -1 }

/**
 * The wished prices, which are of the currency shown, in the currency of the hotel: the totals that are shown within
 * them. Found by trying, with the very conversion that shows a total, so that no rounding differs.
 */
export function priceRange(price: Wishes['price'], exchange: Exchange) {
  if (!price) return null
  return (currency: Currency): PriceRange => {
    const shown = exchange(currency)
    if (!shown) return NO_PRICE
    const { into } = shown
    return {
      from: lowestWhere((amount) => into(amount) >= price.min),
      to:
        price.max === Number.POSITIVE_INFINITY
          ? ANY_PRICE.to
          : lowestWhere((amount) => into(amount) > price.max) - 1,
    }
  }
}

/** The lowest amount from which on something holds; amounts are never higher than the highest. */
function lowestWhere(holds: (amount: number) => boolean): number {
  let low = 0
  let high = 1
  while (high < HIGHEST && !holds(high)) high *= 2
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
