import type { Exchange } from './exchange.ts'
import { FAILS, NOTHING_FAILS } from './fails.ts'
import { freeOf } from './outlook.ts'
import { priceRange } from './price-range.ts'
import type { PricedShard } from './price-shard.ts'
import type { ShardHotel } from './shard.ts'
import { totalAt } from './totals.ts'
import type { Wishes } from './wishes.ts'

/** The filters on the offer, made ready for one shard. */
export type OfferSieve = {
  /** Which of them a product with this total fails. */
  readonly failsOf: (hotel: ShardHotel, product: number, total: number) => number
  /** The cheapest product of a hotel that passes all of them; -1 for none. */
  readonly cheapestOf: (hotel: ShardHotel) => number
}

export function offerSieve(priced: PricedShard, wishes: Wishes, exchange: Exchange): OfferSieve {
  const { classes } = priced.shard
  const failsOfClass = classFails(priced, wishes)
  const ranges = priceRange(wishes.price, exchange)

  const failsOf = ({ currency }: ShardHotel, product: number, total: number) => {
    const fails = failsOfClass[classes[product]!]!
    if (!ranges) return fails
    const { from, to } = ranges(currency)
    return total >= from && total <= to ? fails : fails | FAILS.price
  }
  const cheapestOf = (hotel: ShardHotel) => {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let p = hotel.firstProduct; p < hotel.firstProduct + hotel.products; p++) {
      if (failsOfClass[classes[p]!] !== NOTHING_FAILS) continue
      const total = totalAt(priced, p, hotel.zone)
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
  return Uint16Array.from(classes.items, (one) => {
    let fails = NOTHING_FAILS
    if (board && !board.has(one.board)) fails |= FAILS.board
    if (beds && !bedSets.items[one.bedSet]!.some((bed) => beds.has(bed))) fails |= FAILS.beds
    if (freeCancel && !freeOf(priced, one.terms)) fails |= FAILS.freeCancel
    if (payLater && !one.isPaidLater) fails |= FAILS.payLater
    return fails
  })
}
