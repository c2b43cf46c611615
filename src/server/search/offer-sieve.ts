import type { Exchange, Shown } from './exchange.ts'
import { FAILS, only } from './fails.ts'
import { type Counting, firstProduct, leastCounter, UNKNOWN } from './find-least.ts'
import { freeOf } from './outlook.ts'
import { ANY_PRICE, type PriceRange, priceRange } from './price-range.ts'
import type { PricedShard } from './price-shard.ts'
import { totalOf } from './totals.ts'
import type { Wishes } from './wishes.ts'

/** The filters on the offer, made ready for one shard. */
export type OfferSieve = {
  /** Which of them a product with this total fails. */
  readonly failsOf: (hotel: number, product: number, total: number) => number
  /** What the cheapest product of a hotel comes to that passes all of them; -1 for none. */
  readonly leastOf: (hotel: number) => number
  /** That product, of equals the first. */
  readonly productAt: (hotel: number) => number
  /** How a hotel's totals are shown. */
  readonly shownAt: (hotel: number) => Shown
}

export function offerSieve(priced: PricedShard, wishes: Wishes, exchange: Exchange): OfferSieve {
  const { least, shard } = priced
  const { houses, alike, products } = shard
  const { classes } = products
  const fails = classFails(priced, wishes)
  const rangeOf = priceRange(wishes.price, exchange)
  const ranges: PriceRange[] = []
  const shown: Shown[] = []
  const known = asksOfClass(wishes) ? leastsOf(priced, wishes) : least
  let count: ((hotel: number) => number) | null = null

  const find = (hotel: number): number => {
    count ??= leastCounter(priced, countingOf(fails, alike.bedSets, wishes))
    return houses.bids[hotel] === 0 ? UNKNOWN : count(hotel)
  }
  const rangeAt = (hotel: number): PriceRange => {
    if (!rangeOf) return ANY_PRICE
    const currency = houses.currencies[hotel]!
    return (ranges[currency] ??= rangeOf(alike.currencies[currency]!))
  }
  const leastOf = (hotel: number) => {
    const { from, to } = rangeAt(hotel)
    const cheapest = least[hotel]!
    if (cheapest < 0 || cheapest > to) return -1
    let found = known[hotel]!
    if (Number.isNaN(found)) {
      found = find(hotel)
      known[hotel] = found
    }
    // What is below the range hides what may be within it.
    if (found < from) return totalAt(firstProduct(priced, hotel, UNKNOWN, { fails, from, to }))
    return found <= to ? found : -1
  }
  return {
    leastOf,
    failsOf: (hotel, product, total) => {
      const { from, to } = rangeAt(hotel)
      const failing = fails[classes[product]!]!
      return total >= from && total <= to ? failing : failing | FAILS.price
    },
    productAt: (hotel) => {
      const { from, to } = rangeAt(hotel)
      return firstProduct(priced, hotel, leastOf(hotel), { fails, from, to })
    },
    shownAt: (hotel) => {
      const currency = houses.currencies[hotel]!
      return (shown[currency] ??= exchange(alike.currencies[currency]!)!)
    },
  }
  function totalAt(product: number) {
    return product < 0 ? -1 : totalOf(priced, product)
  }
}

const asksOfClass = ({ board, beds, freeCancel, payLater }: Wishes) =>
  board !== null || beds !== null || freeCancel || payLater

/** Most who ask with a filter ask with it again: for the next page, or in another order. */
const MOST_SETS = 12

/** By hotel: what was found of the offers that pass the filters on their class; not a number where nobody asked yet. */
function leastsOf(
  { counted, least }: PricedShard,
  { board, beds, freeCancel, payLater }: Wishes,
): Float64Array {
  const key = `${board ? [...board].sort() : ''} ${beds ? [...beds].sort() : ''} ${freeCancel} ${payLater}`
  const known = counted.get(key)
  if (known) return known
  if (counted.size >= MOST_SETS) counted.clear()
  const leasts = new Float64Array(least.length).fill(Number.NaN)
  counted.set(key, leasts)
  return leasts
}

function countingOf(
  failsOfClass: Uint16Array,
  sets: readonly (readonly string[])[],
  wishes: Wishes,
): Counting {
  const classes = new Uint8Array(failsOfClass.length)
  for (let at = 0; at < classes.length; at++) classes[at] = only(failsOfClass[at]!, FAILS.beds) ? 1 : 0
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
  if (!asksOfClass(wishes)) return fails
  for (let at = 0; at < fails.length; at++) {
    const one = classes[at]!
    if (board && !board.has(one.board)) fails[at]! |= FAILS.board
    if (!hasBeds(bedSets[one.bedSet]!, wishes)) fails[at]! |= FAILS.beds
    if (freeCancel && !freeOf(priced, one.terms)) fails[at]! |= FAILS.freeCancel
    if (payLater && !one.isPaidLater) fails[at]! |= FAILS.payLater
  }
  return fails
}
