import { totalOfCalendar } from '#domain/prices.ts'
import type { PriceTerms } from '#domain/product.ts'
import { BID, BID_WIDTH, BIDS_FOR, BIDS_FROM } from './bids.ts'
import { NOTHING_FAILS } from './fails.ts'
import { nightsFor, sumAt, sumsOf } from './night-sums.ts'
import { ANY_PRICE, type PriceRange } from './price-range.ts'
import type { AskedNights, PricedShard } from './price-shard.ts'
import { isSummed, priceTermsIn, TERMS_WIDTH, totalOfAdults } from './price-terms.ts'
import { isOffered, totalFrom, totalOf } from './totals.ts'

// By group of the hotel at hand: the lowest nights among its rooms, 0 where none of them can be had; its first room.
const lowest = new Float64Array(256)
const firstRooms = new Uint16Array(256)

/**
 * Finds for some hotels of a shard, as far as nobody has yet, what the cheapest product of each comes to; -1 where none
 * can be sold. Rooms of a group are sold alike, so that of those the one with the cheapest nights is the cheapest: only
 * its bids are priced.
 */
export function findLeast(priced: PricedShard, hotels: Uint32Array) {
  const { shard, asked, whyNot, least } = priced
  const { rooms, bids, prices, columns, alike } = shard
  const { firstRooms: firsts, rooms: counts, firstBids, bids: bidCounts, zones } = shard.houses
  const { groups, capacities } = rooms
  const { guests } = whyNot
  const nights = nightsFor(priced, hotels)
  const who = isAnyAlone(asked) ? BIDS_FOR.alone : BIDS_FOR.together
  for (let i = 0; i < hotels.length; i++) {
    const at = hotels[i]!
    if (!Number.isNaN(least[at]!)) continue
    const firstBid = firstBids[at]! * BID_WIDTH
    const lastBid = firstBid + bidCounts[at]! * BID_WIDTH
    if (lastBid === firstBid) {
      least[at] = leastOfAll(priced, at)
      continue
    }
    // Groups are numbered in the order of their bids.
    const lastGroup = bids[lastBid - BID_WIDTH + BID.group]!
    for (let group = 0; group <= lastGroup; group++) lowest[group] = 0
    let low = Number.POSITIVE_INFINITY
    const firstRoom = firsts[at]!
    const lastRoom = firstRoom + counts[at]!
    for (let column = firstRoom; column < lastRoom; column++) {
      const sum = nights[column]!
      if (sum === 0 || guests[capacities[column]!] !== 0) continue
      const group = groups[column]!
      const known = lowest[group]!
      if (known === 0 || sum < known) lowest[group] = sum
      if (sum < low) low = sum
    }
    let best = low < BIDS_FROM ? -1 : Number.POSITIVE_INFINITY
    const dates = whyNot.dates[zones[at]!]!
    for (let bid = firstBid; bid < lastBid && best >= 0; bid += BID_WIDTH) {
      const sum = lowest[bids[bid + BID.group]!]!
      if (sum === 0 || (bids[bid + BID.who]! & who) === 0 || dates[bids[bid + BID.rules]!] !== 0) continue
      if (isSummed(asked, bids, bid)) {
        const total = totalOfAdults(asked, sum, bids, bid)
        if (total < best) best = total
        continue
      }
      const terms = priceTermsIn(bids, bid, alike)
      // Where the first nights alone are charged, dearer nights may make a lower total.
      if (countsNights(terms)) best = -1
      else best = Math.min(best, totalOfCalendar(terms, asked.rooms, asked.nights, sum, prices, 0, columns))
    }
    if (best < 0) best = leastOfAll(priced, at)
    least[at] = best === Number.POSITIVE_INFINITY ? -1 : best
  }
}

/** Which offers count: by class of product, by set of beds. Beds fail no class here. */
export type Counting = { readonly classes: Uint8Array; readonly bedSets: Uint8Array }

export const UNKNOWN = -1
export const PASSES = -2
export const NONE = Number.POSITIVE_INFINITY

export type LeastCounter = (hotel: number, isTotalWanted: boolean) => number

/**
 * Tells what the cheapest product of a hotel with bids comes to, of those that count; `NONE` where none can be sold,
 * `UNKNOWN` where only looking at each of them tells, and `PASSES` where nobody wants to know and there is one.
 */
export function leastCounter(priced: PricedShard, { classes, bedSets }: Counting): LeastCounter {
  const { shard, asked, whyNot } = priced
  const { houses, rooms, products, priceTerms, prices, columns, alike } = shard
  const { groups, capacities, kinds } = rooms
  const { guests } = whyNot
  const nights = sumsOf(priced)
  /** The lowest nights of the hotel's groups; how many these are. */
  const lookAtRooms = (at: number): number => {
    const firstColumn = houses.firstRooms[at]!
    const last = firstColumn + houses.rooms[at]!
    let found = 0
    for (let column = firstColumn; column < last; column++) {
      const group = groups[column]!
      // Groups are numbered in the order of their rooms.
      if (group === found) {
        found += 1
        firstRooms[group] = column - firstColumn
        lowest[group] = 0
      }
      const sum = nights[column]!
      if (sum === 0 || guests[capacities[column]!] !== 0) continue
      if (bedSets[alike.roomKinds[kinds[column]!]!.bedSet] === 0) continue
      if (lowest[group] === 0 || sum < lowest[group]!) lowest[group] = sum
    }
    return found
  }
  return (at, isTotalWanted) => {
    const found = lookAtRooms(at)
    const plans = houses.products[at]! / houses.rooms[at]!
    const dates = whyNot.dates[houses.zones[at]!]!
    let best = NONE
    for (let group = 0; group < found; group++) {
      const sum = lowest[group]!
      if (sum === 0) continue
      const first = houses.firstProducts[at]! + firstRooms[group]! * plans
      for (let p = first; p < first + plans; p++) {
        if (classes[products.classes[p]!] === 0 || dates[products.rules[p]!] !== 0) continue
        if (!isTotalWanted) return PASSES
        const row = products.priceTerms[p]! * TERMS_WIDTH
        if (isSummed(asked, priceTerms, row)) {
          const total = totalOfAdults(asked, sum, priceTerms, row)
          if (total < best) best = total
          continue
        }
        const terms = priceTermsIn(priceTerms, row, alike)
        if (countsNights(terms)) return UNKNOWN
        best = Math.min(best, totalOfCalendar(terms, asked.rooms, asked.nights, sum, prices, 0, columns))
      }
    }
    return best
  }
}

function isAnyAlone({ rooms }: AskedNights): boolean {
  return rooms.some(({ adults, ages }) => adults === 1 && ages.length === 0)
}

/** Whether some charge is a part of the first nights' price. */
const countsNights = ({ particularCharges }: PriceTerms) =>
  particularCharges.some((charge) => charge.of === 'percent')

/** The same by looking at every product. */
function leastOfAll(priced: PricedShard, at: number): number {
  const product = firstProduct(priced, at, UNKNOWN)
  return product < 0 ? -1 : totalOf(priced, product)
}

/** The cheapest product of a hotel, of equals the first; -1 where none can be sold. Asked of the few that are shown. */
export function cheapestAt(priced: PricedShard, at: number): number {
  const total = priced.least[at]!
  if (total < 0) return -1
  // Whoever looks again sees mostly the same hotels.
  if (priced.looks > 0) priced.cheapest ??= new Int32Array(priced.least.length).fill(NOT_LOOKED)
  const known = priced.cheapest?.[at] ?? NOT_LOOKED
  if (known !== NOT_LOOKED) return known
  const product = firstProduct(priced, at, total)
  if (priced.cheapest) priced.cheapest[at] = product
  return product
}
const NOT_LOOKED = -2

/** Which products are looked at: by their class, where nothing fails, and by their total. */
type Looking = PriceRange & { readonly fails: Uint16Array | null }
const AT_ALL: Looking = { ...ANY_PRICE, fails: null }

/** The first product of a hotel that comes to this; else the first that comes to the least. */
export function firstProduct(
  priced: PricedShard,
  at: number,
  wanted: number,
  { fails, from, to }: Looking = AT_ALL,
): number {
  const { houses, products } = priced.shard
  const begin = houses.firstProducts[at]!
  let first = -1
  let least = NONE
  let column = -1
  let sum = 0
  for (let p = begin; p < begin + houses.products[at]!; p++) {
    // The plans of a room stand side by side.
    if (products.columns[p] !== column) {
      column = products.columns[p]!
      sum = sumAt(priced, column)
    }
    if (sum === 0 || (fails && fails[products.classes[p]!] !== NOTHING_FAILS)) continue
    if (!isOffered(priced, p, houses.zones[at]!)) continue
    const total = totalFrom(priced, p, sum)
    if (total >= least || total < from || total > to) continue
    first = p
    least = total
    if (total === wanted) break
  }
  return first
}
