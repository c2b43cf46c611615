import { boards } from '#domain/board.ts'
import type { Exchange, Shown } from '../exchange/exchange-into.ts'
import { FAILS, NOTHING_FAILS, only } from './fails.ts'
import {
  type Counting,
  cheapestAt,
  firstProduct,
  type LeastCounter,
  leastCounter,
  NONE,
  NOT_LOOKED,
  PASSES,
  UNKNOWN,
} from './find-least.ts'
import { freeOf, paidLaterOf } from './outlook.ts'
import { ANY_PRICE, type PriceRange, priceRange } from './price-range.ts'
import type { PricedShard } from './price-shard.ts'
import { totalOf } from './totals.ts'
import type { Wishes } from './wishes.ts'

/** The filters on the offer, made ready for one shard. */
export type OfferSieve = {
  /** Which of them a product with this total fails. */
  readonly failsOf: (hotel: number, product: number, total: number) => number
  /** What the cheapest product of a hotel that can be booked comes to, of those that pass; `NONE` where none does. */
  readonly totalAt: (hotel: number) => number
  /** The same; where no total is wanted, anything but `NONE` says only that some product passes. */
  readonly leastAt: (hotel: number) => number
  /** By hotel: the same, where it is known already, which is where it is at least `from`; what passes is at most `to`. */
  readonly known: Float64Array
  readonly from: number
  readonly to: number
  /** That product, of equals the first; -1 for none. */
  readonly productAt: (hotel: number) => number
  /** How a hotel's totals are shown. */
  readonly shownAt: (hotel: number) => Shown
}

export function offerSieve(
  priced: PricedShard,
  wishes: Wishes,
  exchange: Exchange,
  isTotalWanted: boolean,
): OfferSieve {
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
  const first = (hotel: number, wanted: number, { from, to }: PriceRange): number =>
    firstProduct(priced, hotel, wanted, { fails, from, to })
  const leastOfAll = (hotel: number, range: PriceRange): number => {
    const product = first(hotel, UNKNOWN, range)
    return product < 0 ? NONE : totalOf(priced, product)
  }
  /** Whatever the range. */
  const look = (hotel: number, isTotal: boolean): number => {
    count ??= leastCounter(priced, countingOf(fails!, alike.bedSets, wishes))
    const found = houses.bids[hotel] === 0 ? UNKNOWN : count(hotel, isTotal)
    return found === UNKNOWN ? leastOfAll(hotel, ANY_PRICE) : found
  }
  /** Of a hotel of which something can be sold. */
  const leastFor = (hotel: number, isTotal: boolean): number => {
    const range = rangeAt(hotel)
    if (least[hotel]! > range.to) return NONE
    if (Number.isNaN(known[hotel]!) || (isTotal && known[hotel] === PASSES))
      known[hotel] = look(hotel, isTotal)
    const found = known[hotel]!
    // What is below the range hides what may be within it.
    if (isTotal && found < range.from) return leastOfAll(hotel, range)
    return found <= range.to ? found : NONE
  }
  const totalAt = (hotel: number) => leastFor(hotel, true)
  const productAt = (hotel: number): number => {
    const total = totalAt(hotel)
    // The first that comes to the least is the same, whatever else the range holds.
    if (total !== known[hotel]) return first(hotel, total, rangeAt(hotel))
    if (!counted) return cheapestAt(priced, hotel)
    if (counted.products[hotel] === NOT_LOOKED) counted.products[hotel] = first(hotel, total, rangeAt(hotel))
    return counted.products[hotel]!
  }
  // A range is of totals.
  const mustKnow = isTotalWanted || rangeOf !== null
  // Nearly every city has one currency: what is known there is compared at once.
  const isOne = alike.currencies.length === 1
  const { from, to } = isOne ? rangeAt(0) : ANY_PRICE
  return {
    known,
    from: isOne ? (mustKnow ? from : PASSES) : Number.NaN,
    to,
    leastAt: (hotel) => leastFor(hotel, mustKnow),
    totalAt,
    productAt,
    failsOf: (hotel, product, total) => {
      const { from, to } = rangeAt(hotel)
      const failing = fails ? fails[products.classes[product]!]! : NOTHING_FAILS
      return total >= from && total <= to ? failing : failing | FAILS.price
    },
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
  const key = keyOf(wishes)
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

/** A number, where no beds are asked for. */
function keyOf({ board, beds, freeCancel, payLater }: Wishes): number | string {
  let bits = Number(freeCancel) + 2 * Number(payLater)
  for (let at = 0; at < boards.length; at++) if (board?.has(boards[at]!)) bits += 4 << at
  return beds ? `${bits} ${[...beds].sort()}` : bits
}

function countingOf(
  failsOfClass: Uint16Array,
  sets: readonly (readonly string[])[],
  wishes: Wishes,
): Counting {
  const classes = new Uint8Array(failsOfClass.length)
  for (let at = 0; at < classes.length; at++) classes[at] = only(failsOfClass[at]!, FAILS.beds) ? 1 : 0
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
    if (payLater && !paidLaterOf(priced, one)) fails[at]! |= FAILS.payLater
  }
  return fails
}
