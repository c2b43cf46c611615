import type { Exchange, Shown } from './exchange.ts'
import { FAILS, only as isOnly, NOTHING_FAILS } from './fails.ts'
import {
  type Counting,
  cheapestAt,
  firstProduct,
  type LeastCounter,
  leastCounter,
  NOT_LOOKED,
  PASSES,
  UNKNOWN,
} from './find-least.ts'
import { freeOf } from './outlook.ts'
import { ANY_PRICE, type PriceRange, priceRange } from './price-range.ts'
import type { PricedShard } from './price-shard.ts'
import { totalOf } from './totals.ts'
import type { Wishes } from './wishes.ts'

/** The filters on the offer, made ready for one shard. */
export type OfferSieve = {
  /** Which of them a product with this total fails. */
  readonly failsOf: (hotel: number, product: number, total: number) => number
  /**
   * What the cheapest product of a hotel that can be booked comes to that passes all of them; -1 for none. Where no total
   * is wanted, anything else says only that some product passes.
   */
  readonly leastOf: (hotel: number, isTotalWanted: boolean) => number
  /** What the cheapest product of a hotel comes to that passes; -1 for none. */
  readonly totalAt: (hotel: number) => number
  /** That product, of equals the first; -1 for none. */
  readonly productAt: (hotel: number) => number
  /** How a hotel's totals are shown. */
  readonly shownAt: (hotel: number) => Shown
}

/** Nothing is above, within or below it. */
const UNCOMPARED: PriceRange = { from: Number.NaN, to: Number.NaN }

export function offerSieve(priced: PricedShard, wishes: Wishes, exchange: Exchange): OfferSieve {
  const { least, shard } = priced
  const { houses, alike, products } = shard
  const counted = asksOfClass(wishes) ? countedFor(priced, wishes) : null
  const fails = counted ? counted.fails : null
  const known = counted ? counted.known : least
  const rangeOf = priceRange(wishes.price, exchange)
  const ranges: PriceRange[] = []
  const shown: Shown[] = []
  let count: LeastCounter | null = null

  const rangeAt = (hotel: number): PriceRange => {
    if (!rangeOf) return ANY_PRICE
    const currency = houses.currencies[hotel]!
    return (ranges[currency] ??= rangeOf(alike.currencies[currency]!))
  }
  const first = (hotel: number, wanted: number): number => {
    const { from, to } = rangeAt(hotel)
    return firstProduct(priced, hotel, wanted, { fails, from, to })
  }
  /** Of a hotel of which something can be sold. */
  const leastAt = (hotel: number, isTotalWanted: boolean): number => {
    const { from, to } = rangeAt(hotel)
    if (least[hotel]! > to) return -1
    let found = known[hotel]!
    if (Number.isNaN(found) || (isTotalWanted && found === PASSES)) {
      count ??= leastCounter(priced, countingOf(fails!, alike.bedSets, wishes))
      found = houses.bids[hotel] === 0 ? UNKNOWN : count(hotel, isTotalWanted)
      known[hotel] = found
    }
    if (found === PASSES) return 0
    // What is below the range hides what may be within it.
    if (found < from) {
      const product = first(hotel, UNKNOWN)
      return product < 0 ? -1 : totalOf(priced, product)
    }
    return found <= to ? found : -1
  }
  const productAt = (hotel: number): number => {
    const total = leastAt(hotel, true)
    // The first that comes to the least is the same, whatever else the range holds.
    if (total < 0 || total !== known[hotel]) return first(hotel, total)
    if (!counted) return cheapestAt(priced, hotel)
    if (counted.products[hotel] === NOT_LOOKED) counted.products[hotel] = first(hotel, total)
    return counted.products[hotel]!
  }
  // Nearly every city has one currency: what is known there is compared at once.
  const only = alike.currencies.length === 1 ? rangeAt(0) : UNCOMPARED
  return {
    failsOf: (hotel, product, total) => {
      const { from, to } = rangeAt(hotel)
      const failing = fails ? fails[products.classes[product]!]! : NOTHING_FAILS
      return total >= from && total <= to ? failing : failing | FAILS.price
    },
    leastOf: (hotel, isTotalWanted) => {
      const found = known[hotel]!
      if (found >= only.from && found <= only.to) return found
      return found > only.to ? -1 : leastAt(hotel, isTotalWanted || rangeOf !== null)
    },
    totalAt: (hotel) => leastAt(hotel, true),
    productAt,
    shownAt: (hotel) => {
      const currency = houses.currencies[hotel]!
      return (shown[currency] ??= exchange(alike.currencies[currency]!)!)
    },
  }
}

const asksOfClass = ({ board, beds, freeCancel, payLater }: Wishes) =>
  board !== null || beds !== null || freeCancel || payLater

/** Most who ask with a filter ask with it again: for the next page, or in another order. */
const MOST_SETS = 32

/** What is known of the offers that pass the filters on their class. */
export type KnownOffers = {
  /** By class of product. */
  readonly fails: Uint16Array
  /** By hotel: what the cheapest comes to, or that there is one; not a number where nobody asked yet. */
  readonly known: Float64Array
  /** By hotel: that product, where somebody looked for it. */
  readonly products: Int32Array
}

function countedFor(priced: PricedShard, wishes: Wishes): KnownOffers {
  const { counted, least } = priced
  const { board, beds, freeCancel, payLater } = wishes
  const key = `${board ? [...board].sort() : ''} ${beds ? [...beds].sort() : ''} ${freeCancel} ${payLater}`
  const kept = counted.get(key)
  if (kept) return kept
  if (counted.size >= MOST_SETS) counted.clear()
  const made = {
    fails: classFails(priced, wishes),
    known: new Float64Array(least.length).fill(Number.NaN),
    products: new Int32Array(least.length).fill(NOT_LOOKED),
  }
  counted.set(key, made)
  return made
}

function countingOf(
  failsOfClass: Uint16Array,
  sets: readonly (readonly string[])[],
  wishes: Wishes,
): Counting {
  const classes = new Uint8Array(failsOfClass.length)
  for (let at = 0; at < classes.length; at++) classes[at] = isOnly(failsOfClass[at]!, FAILS.beds) ? 1 : 0
  if (!wishes.beds) return { classes, bedSets: null }
  const bedSets = new Uint8Array(sets.length)
  for (let at = 0; at < bedSets.length; at++) bedSets[at] = hasBeds(sets[at]!, wishes) ? 1 : 0
  return { classes, bedSets }
}

const hasBeds = (own: readonly string[], { beds }: Wishes) => !beds || own.some((bed) => beds.has(bed))

/** By class of product. */
function classFails(priced: PricedShard, wishes: Wishes): Uint16Array {
  const { board, freeCancel, payLater } = wishes
  const { classes, bedSets } = priced.shard.alike
  const fails = new Uint16Array(classes.length)
  for (let at = 0; at < fails.length; at++) {
    const one = classes[at]!
    if (board && !board.has(one.board)) fails[at]! |= FAILS.board
    if (!hasBeds(bedSets[one.bedSet]!, wishes)) fails[at]! |= FAILS.beds
    if (freeCancel && !freeOf(priced, one.terms)) fails[at]! |= FAILS.freeCancel
    if (payLater && !one.isPaidLater) fails[at]! |= FAILS.payLater
  }
  return fails
}
