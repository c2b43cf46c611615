import type { HotelSort } from '#contract/search.ts'
import type { Currency } from '#domain/currency.ts'
import { middleOf, recommended } from '#domain/recommendation.ts'
import type { Exchange, Shown } from '../exchange/exchange-into.ts'
import { aroundIn, type Entries, entriesOf } from './entries.ts'
import { findLeast } from './find-least.ts'
import { orderByKeys, orderOf } from './order-by-keys.ts'
import type { PricedShard } from './price-shard.ts'
import type { Scope } from './scope.ts'
import { createScratch } from './scratch.ts'
import type { HouseTable, ShardHotel } from './shard.ts'

/**
 * Everything that a search is about, before its filters. Its entries are hotels, numbered in the order of their ids;
 * arrays are by entry.
 */
export interface Listing {
  readonly parts: readonly PricedShard[]
  /** Which part the hotel belongs to, and where it stands there. */
  readonly part: Uint16Array
  readonly hotel: Uint32Array
  readonly metres: Uint32Array
  /** What the cheapest product comes to, whatever the filters, to be compared; -1 where the hotel cannot be booked. */
  readonly totals: Float64Array
  /** Entries as recommended; those that can be booked come first in this and every other order. */
  readonly recommended: Uint32Array
  readonly available: number
  /** Other orders, kept when they were made. */
  readonly orders: Map<string, Uint32Array>
}

export const pricedAt = ({ parts, part }: Listing, entry: number): PricedShard => parts[part[entry]!]!
export const hotelAt = (listing: Listing, entry: number): ShardHotel =>
  pricedAt(listing, entry).shard.hotels[listing.hotel[entry]!]!

const housesAt = (listing: Listing, entry: number): HouseTable => pricedAt(listing, entry).shard.houses

const roomForBookable = createScratch((length) => new Float64Array(length))
const roomForKeys = createScratch((length) => new Float64Array(length))

/** `standard` is the currency in which totals are compared, whatever is shown: the order does not depend on that. */
export function makeListing(scope: Scope, parts: readonly PricedShard[], standard: Exchange): Listing {
  const shards = parts.map(({ shard }) => shard)
  const arounds = shards.map((shard) => aroundIn(shard, scope))
  for (let at = 0; at < parts.length; at++) findLeast(parts[at]!, arounds[at]!.hotel)
  const entries = entriesOf(scope, arounds, shards)
  const { part, hotel, metres, standings } = entries
  const totals = totalsIn(standard, entries, parts)
  const count = totals.length
  const bookable = roomForBookable(count)
  const keys = roomForKeys(count)
  let available = 0
  for (let entry = 0; entry < count; entry++) if (totals[entry]! >= 0) bookable[available++] = totals[entry]!
  const middle = middleOf(bookable, available)
  for (let entry = 0; entry < count; entry++) {
    const total = totals[entry]!
    const isBookable = total >= 0
    const points = recommended(standings[entry]!, isBookable ? total : null, middle, scope.weights)
    keys[entry] = (isBookable ? 0 : LAST) - points
  }
  const order = orderOf(keys, count)
  return { parts, part, hotel, metres, totals, recommended: order, available, orders: new Map() }
}

/** More than any recommendation: what cannot be booked comes after all that can. */
const LAST = 2 ** 21

/** By entry: what the cheapest product comes to in a currency; -1 where there is none, or no rate of exchange. */
function totalsIn(
  exchange: Exchange,
  { part, hotel }: Pick<Entries, 'part' | 'hotel'>,
  parts: readonly PricedShard[],
): Float64Array {
  const shown = parts.map(({ shard }) => shard.alike.currencies.map(exchange))
  const totals = new Float64Array(part.length)
  if (shown.length === 1 && shown[0]!.length === 1) {
    // One city, one currency: nearly always.
    const { least } = parts[0]!
    const only = shown[0]![0]!
    for (let entry = 0; entry < totals.length; entry++) {
      const total = least[hotel[entry]!]!
      totals[entry] = total < 0 ? -1 : intoOr(only, total)
    }
    return totals
  }
  for (let entry = 0; entry < totals.length; entry++) {
    const of = part[entry]!
    const { shard, least } = parts[of]!
    const at = hotel[entry]!
    const total = least[at]!
    totals[entry] = total < 0 ? -1 : intoOr(shown[of]![shard.houses.currencies[at]!]!, total)
  }
  return totals
}

const intoOr = (shown: Shown | null, total: number) => (shown ? shown.into(total) : -1)

export function currencyAt(listing: Listing, entry: number): Currency {
  const { alike, houses } = pricedAt(listing, entry).shard
  return alike.currencies[houses.currencies[listing.hotel[entry]!]!]!
}

type Order = { readonly sort: Exclude<HotelSort, 'recommended'>; readonly exchange: Exchange }

/** What entries are put in order by; beside them. */
function keysFor(listing: Listing, { sort, exchange }: Order): (entries: Uint32Array) => Float64Array {
  if (sort === 'distance') return (entries) => numbersOf(entries, (entry) => listing.metres[entry]!)
  if (sort === 'price' || sort === '-price') {
    const totals = totalsIn(exchange, listing, listing.parts)
    const sign = sort === 'price' ? 1 : -1
    return (entries) => numbersOf(entries, (entry) => sign * Math.max(0, totals[entry]!))
  }
  const column = sort === 'score' ? 'scores' : 'stars'
  return (entries) =>
    numbersOf(entries, (entry) => 0 - housesAt(listing, entry)[column][listing.hotel[entry]!]!)
}

/** By a loop: `Float64Array.from` asks an iterator for each. */
function numbersOf(entries: Uint32Array, numberOf: (entry: number) => number): Float64Array {
  const numbers = new Float64Array(entries.length)
  for (let at = 0; at < numbers.length; at++) numbers[at] = numberOf(entries[at]!)
  return numbers
}

/** Entries in one of the orders; equals are as recommended, and then by id. */
export function entriesBy(
  listing: Listing,
  sort: HotelSort,
  { currency, exchange }: { currency: string; exchange: Exchange },
): Uint32Array {
  if (sort === 'recommended') return listing.recommended
  const name = `${sort} ${currency}`
  const known = listing.orders.get(name)
  if (known) return known
  const { recommended, available } = listing
  const keys = keysFor(listing, { sort, exchange })
  const inOrder = (entries: Uint32Array) => orderByKeys(entries, keys(entries))
  const order = joined(inOrder(recommended.subarray(0, available)), inOrder(recommended.subarray(available)))
  listing.orders.set(name, order)
  return order
}

function joined(first: Uint32Array, second: Uint32Array): Uint32Array {
  const both = new Uint32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

// With the other orders that may be asked of it.
const BYTES_PER_ENTRY = 46
export const bytesOfListing = ({ part }: Listing): number => part.length * BYTES_PER_ENTRY + 1_000
