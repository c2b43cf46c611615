import type { Exchange } from './exchange.ts'
import { FAILS, NOTHING_FAILS } from './fails.ts'
import { freeOf } from './outlook.ts'
import { type PriceRange, priceRange } from './price-range.ts'
import type { PricedShard } from './price-shard.ts'
import { totalAt, totalsWhenReused } from './totals.ts'
import type { Wishes } from './wishes.ts'

/** The filters on the offer, made ready for one shard. */
export type OfferSieve = {
  /** Which of them a product with this total fails. */
  readonly failsOf: (hotel: number, product: number, total: number) => number
  /** The cheapest product of a hotel that passes all of them; -1 for none. */
  readonly cheapestOf: (hotel: number) => number
}

export function offerSieve(priced: PricedShard, wishes: Wishes, exchange: Exchange): OfferSieve {
  const { houses, alike, products } = priced.shard
  const { classes } = products
  const failsOfClass = classFails(priced, wishes)
  const rangeOf = priceRange(wishes.price, exchange)
  const ranges: PriceRange[] = []
  let totals: Float64Array | null | undefined

  const failsOf = (hotel: number, product: number, total: number) => {
    const fails = failsOfClass[classes[product]!]!
    if (!rangeOf) return fails
    const currency = houses.currencies[hotel]!
    const { from, to } = (ranges[currency] ??= rangeOf(alike.currencies[currency]!))
    return total >= from && total <= to ? fails : fails | FAILS.price
  }
  const cheapestOf = (hotel: number) => {
    const cheapest = priced.cheapest[hotel]!
    // Mostly it is the cheapest of all.
    if (cheapest < 0 || failsOf(hotel, cheapest, priced.least[hotel]!) === NOTHING_FAILS) return cheapest
    if (totals === undefined) totals = totalsWhenReused(priced)
    const first = houses.firstProducts[hotel]!
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let p = first; p < first + houses.products[hotel]!; p++) {
      if (failsOfClass[classes[p]!] !== NOTHING_FAILS) continue
      const total = totals ? totals[p]! : totalAt(priced, p, houses.zones[hotel]!)
      if (total === 0 || total >= least || failsOf(hotel, p, total) !== NOTHING_FAILS) continue
      best = p
      least = total
    }
    return best
  }
  return { failsOf, cheapestOf }
}

/** By class of product. */
function classFails(priced: PricedShard, { board, beds, freeCancel, payLater }: Wishes): Uint16Array {
  const { classes, bedSets } = priced.shard.alike
  return Uint16Array.from(classes, (one) => {
    let fails = NOTHING_FAILS
    if (board && !board.has(one.board)) fails |= FAILS.board
    if (beds && !bedSets[one.bedSet]!.some((bed) => beds.has(bed))) fails |= FAILS.beds
    if (freeCancel && !freeOf(priced, one.terms)) fails |= FAILS.freeCancel
    if (payLater && !one.isPaidLater) fails |= FAILS.payLater
    return fails
  })
}
