import { NOT_HAD } from '#domain/calendar-sums.ts'
import { totalOfCalendar } from '#domain/prices.ts'
import type { PriceTerms } from '#domain/product.ts'
import {
  BID_WIDTH,
  BIDS_FOR,
  BIDS_FROM,
  familyOfBid,
  isFor,
  planOf,
  roomOf,
  roomOfBid,
  rulesOf,
  summedUpTo,
  termsOf,
} from './bids.ts'
import { NOTHING_FAILS } from './fails.ts'
import { tellsFamilies } from './families.ts'
import { nightsFor, sumAt, sumsOf } from './night-sums.ts'
import { ANY_PRICE, type PriceRange } from './price-range.ts'
import type { AskedNights, PricedShard } from './price-shard.ts'
import { isSummed, priceTermsIn, TERMS_WIDTH, totalOfRow } from './price-terms.ts'
import { createScratch } from './scratch.ts'
import { isOffered, totalFrom, totalOf } from './totals.ts'

// By column, for the first room of each group: the lowest nights among its rooms, `NOT_HAD` or more where none can be had.
const roomForLowest = createScratch((length) => new Float64Array(length))

/**
 * Finds for some hotels of a shard, as far as nobody has yet, what the cheapest product of each comes to; -1 where none
 * can be sold. Rooms of a group are sold alike, so that of those the one with the cheapest nights is the cheapest: only
 * its bids are priced.
 */
export function findLeast(priced: PricedShard, hotels: Uint32Array) {
  const { shard, asked, whyNot, least } = priced
  const { bids } = shard
  const { firstRooms, firstBids, zones } = shard.houses
  const lowest = findLowest(priced, hotels)
  const { who, counts } = biddersFor(priced)
  const { rooms, nights } = asked
  const { adults } = rooms[0]!
  const areAlike = rooms.every((room) => room.adults === adults)
  const mostSummed = asked.hasChildren ? Number.POSITIVE_INFINITY : nights
  for (let i = 0; i < hotels.length; i++) {
    const at = hotels[i]!
    if (!Number.isNaN(least[at]!)) continue
    const firstBid = firstBids[at]! * BID_WIDTH
    const lastBid = firstBid + counts[at]! * BID_WIDTH
    const firstRoom = firstRooms[at]!
    const dates = whyNot.dates[zones[at]!]!
    let best = lastBid === firstBid ? UNKNOWN : NONE
    for (let bid = firstBid; bid < lastBid; bid += BID_WIDTH) {
      const sum = lowest[firstRoom + roomOf(bids, bid)]!
      if (sum < BIDS_FROM) {
        best = UNKNOWN
        break
      }
      if (sum >= NOT_HAD || !isFor(bids, bid, who) || dates[rulesOf(bids, bid)] !== 0) continue
      if (summedUpTo(bids, bid) >= mostSummed) {
        const total = areAlike
          ? roomOfBid(adults, nights, sum, bids, bid) * rooms.length
          : totalOfBid(asked, sum, shard, bid, at)
        if (total < best) best = total
        continue
      }
      const total = otherTotal(priced, at, sum, bid)
      if (total === UNKNOWN) {
        best = UNKNOWN
        break
      }
      if (total < best) best = total
    }
    if (best === UNKNOWN) best = leastOfAll(priced, at)
    least[at] = best === NONE ? -1 : best
  }
}

/** Where sums are all there is; with children, where the hotel's row tells what they pay. */
function totalOfBid(
  { rooms, nights }: AskedNights,
  sum: number,
  shard: PricedShard['shard'],
  bid: number,
  hotel: number,
): number {
  let total = 0
  for (let i = 0; i < rooms.length; i++) {
    const guests = rooms[i]!
    total +=
      guests.ages.length > 0
        ? familyOfBid(guests, nights, sum, shard, bid, hotel)
        : roomOfBid(guests.adults, nights, sum, shard.bids, bid)
  }
  return total
}

/** Where children come, or charges of their own; `UNKNOWN` where the sum of the nights does not tell. */
function otherTotal({ shard, asked }: PricedShard, at: number, sum: number, bid: number): number {
  if (asked.hasChildren && tellsFamilies(shard.families, at)) return totalOfBid(asked, sum, shard, bid, at)
  const { bids, prices, columns, priceTerms, alike, houses } = shard
  const row = (houses.firstTerms[at]! + termsOf(bids, bid)) * TERMS_WIDTH
  const terms = priceTermsIn(priceTerms, row, alike)
  // Where the first nights alone are charged, dearer nights may make a lower total.
  if (countsNights(terms)) return UNKNOWN
  return totalOfCalendar(terms, asked.rooms, asked.nights, sum, prices, 0, columns)
}

/** Rooms of hotels that stand side by side are looked at in one run. */
function findLowest(priced: PricedShard, hotels: Uint32Array): Float64Array {
  const { firstRooms, rooms } = priced.shard.houses
  const lowest = roomForLowest(priced.shard.columns)
  const nights = nightsFor(priced, hotels)
  for (let i = 0; i < hotels.length; i++) {
    const first = firstRooms[hotels[i]!]!
    while (i + 1 < hotels.length && hotels[i + 1] === hotels[i]! + 1) i++
    putLowest(lowest, priced, nights, first, firstRooms[hotels[i]!]! + rooms[hotels[i]!]!)
  }
  return lowest
}

function putLowest(
  lowest: Float64Array,
  { shard, whyNot }: PricedShard,
  nights: Float64Array,
  first: number,
  last: number,
) {
  const { backs, capacities } = shard.rooms
  const { guests, fitsAll } = whyNot
  for (let column = first; column < last; column++) {
    const sum = fitsAll ? nights[column]! : nights[column]! + guests[capacities[column]!]! * NOT_HAD
    // The first of a group comes before the others; nobody looks at theirs.
    lowest[column] = sum
    const place = column - backs[column]!
    if (sum < lowest[place]!) lowest[place] = sum
  }
}

/** Which offers count: by class of product, by set of beds; null for any beds. Beds fail no class here. */
export type Counting = { readonly classes: Uint8Array; readonly bedSets: Uint8Array | null }

export const PASSES = -1
export const UNKNOWN = -2
export const NONE = Number.POSITIVE_INFINITY

export type LeastCounter = (hotel: number, isTotalWanted: boolean) => number

/**
 * Tells what the cheapest product of a hotel with bids comes to, of those that count; `NONE` where none can be sold,
 * `UNKNOWN` where only looking at each of them tells, and `PASSES` where nobody wants to know and there is one.
 */
export function leastCounter(priced: PricedShard, { classes, bedSets }: Counting): LeastCounter {
  const { shard, asked, whyNot } = priced
  const { houses, rooms, products, priceTerms, prices, columns, alike } = shard
  const { backs, capacities, kinds } = rooms
  const { guests } = whyNot
  const nights = sumsOf(priced)
  const lowest = roomForLowest(columns)
  const lookAtRooms = (first: number, last: number) => {
    for (let column = first; column < last; column++) {
      const hasBeds = bedSets?.[alike.roomKinds[kinds[column]!]!.bedSet] !== 0
      const sum = hasBeds ? nights[column]! + guests[capacities[column]!]! * NOT_HAD : NOT_HAD
      lowest[column] = sum
      const place = column - backs[column]!
      lowest[place] = Math.min(lowest[place]!, sum)
    }
  }
  return (at, isTotalWanted) => {
    const firstColumn = houses.firstRooms[at]!
    const lastColumn = firstColumn + houses.rooms[at]!
    lookAtRooms(firstColumn, lastColumn)
    const plans = houses.products[at]! / houses.rooms[at]!
    const dates = whyNot.dates[houses.zones[at]!]!
    let best = NONE
    for (let column = firstColumn; column < lastColumn; column++) {
      if (backs[column] !== 0 || lowest[column]! >= NOT_HAD) continue
      const sum = lowest[column]!
      const first = houses.firstProducts[at]! + (column - firstColumn) * plans
      for (let p = first; p < first + plans; p++) {
        if (classes[products.classes[p]!] === 0 || dates[products.rules[p]!] !== 0) continue
        if (!isTotalWanted) return PASSES
        const row = products.priceTerms[p]! * TERMS_WIDTH
        if (isSummed(asked, priceTerms, row)) {
          const total = totalOfRow(asked, sum, priceTerms, row)
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

/** For whom bids are looked at, and how many of each hotel may be for them. */
function biddersFor({ shard: { houses }, asked }: PricedShard) {
  return isAnyAlone(asked)
    ? { who: BIDS_FOR.alone, counts: houses.bids }
    : { who: BIDS_FOR.together, counts: houses.bidsTogether }
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
  const bidding = productOfBids(priced, at, total)
  const product = bidding === UNKNOWN ? firstProduct(priced, at, total) : bidding
  if (priced.cheapest) priced.cheapest[at] = product
  return product
}

/** The first product of a hotel that comes to this, which is its least, as the bids tell it: they are fewer. */
function productOfBids(priced: PricedShard, at: number, wanted: number): number {
  const { shard, asked, whyNot } = priced
  const { houses, rooms, bids } = shard
  const firstRoom = houses.firstRooms[at]!
  const lastRoom = firstRoom + houses.rooms[at]!
  const plans = houses.products[at]! / houses.rooms[at]!
  const dates = whyNot.dates[houses.zones[at]!]!
  const { who, counts } = biddersFor(priced)
  const mostSummed = asked.hasChildren ? Number.POSITIVE_INFINITY : asked.nights
  const firstBid = houses.firstBids[at]! * BID_WIDTH
  const lastBid = firstBid + counts[at]! * BID_WIDTH
  let first = NONE
  for (let bid = firstBid; bid < lastBid; bid += BID_WIDTH) {
    if (!isFor(bids, bid, who) || dates[rulesOf(bids, bid)] !== 0) continue
    const isSum = summedUpTo(bids, bid) >= mostSummed
    const group = firstRoom + roomOf(bids, bid)
    for (let column = group; column < lastRoom; column++) {
      if (column - rooms.backs[column]! !== group || whyNot.guests[rooms.capacities[column]!] !== 0) continue
      const sum = sumAt(priced, column)
      if (sum < BIDS_FROM) return UNKNOWN
      if (sum >= NOT_HAD) continue
      const total = isSum ? totalOfBid(asked, sum, shard, bid, at) : otherTotal(priced, at, sum, bid)
      if (total === UNKNOWN) return UNKNOWN
      if (total !== wanted) continue
      first = Math.min(first, houses.firstProducts[at]! + (column - firstRoom) * plans + planOf(bids, bid))
      break
    }
  }
  return first === NONE ? UNKNOWN : first
}
/** Of a product that nobody has looked for yet. */
export const NOT_LOOKED = -2

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
    if (sum >= NOT_HAD || (fails && fails[products.classes[p]!] !== NOTHING_FAILS)) continue
    if (!isOffered(priced, p, houses.zones[at]!)) continue
    const total = totalFrom(priced, p, sum)
    if (total >= least || total < from || total > to) continue
    first = p
    least = total
    if (total === wanted) break
  }
  return first
}
