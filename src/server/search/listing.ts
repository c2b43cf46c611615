import type { HotelSort } from '#contract/search.ts'
import { middleOf, recommendationOf } from '#domain/recommendation.ts'
import { entriesOf } from './entries.ts'
import type { Exchange } from './exchange.ts'
import { orderByKeys, upTo } from './order-by-keys.ts'
import type { PricedShard } from './price-shard.ts'
import type { Scope } from './scope.ts'
import type { ShardHotel } from './shard.ts'

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
  /** The cheapest product, whatever the filters; -1 where the hotel cannot be booked. */
  readonly cheapest: Int32Array
  /** Entries as recommended; those that can be booked come first in this and every other order. */
  readonly recommended: Uint32Array
  readonly available: number
  /** Other orders, kept when they were made. */
  readonly orders: Map<string, Uint32Array>
}

export const pricedAt = ({ parts, part }: Listing, entry: number): PricedShard => parts[part[entry]!]!
export const hotelAt = (listing: Listing, entry: number): ShardHotel =>
  pricedAt(listing, entry).shard.hotels[listing.hotel[entry]!]!

/** `standard` is the currency in which totals are compared, whatever is shown: the order does not depend on that. */
export function makeListing(scope: Scope, parts: readonly PricedShard[], standard: Exchange): Listing {
  const { part, hotel, metres } = entriesOf(scope, parts)
  const count = part.length
  const cheapest = new Int32Array(count)
  const totals = new Float64Array(count)
  let available = 0
  const priced = new Float64Array(count)
  for (let entry = 0; entry < count; entry++) {
    const { shard, cheapest: products, least } = parts[part[entry]!]!
    const product = products[hotel[entry]!]!
    const shown = product < 0 ? null : standard(shard.hotels[hotel[entry]!]!.currency)
    cheapest[entry] = shown ? product : -1
    if (!shown) continue
    totals[entry] = shown.into(least[hotel[entry]!]!)
    priced[available++] = totals[entry]!
  }
  const middle = middleOf(priced.subarray(0, available))
  const recommended = orderByKeys(upTo(count), (entry) => {
    const { score, reviews } = parts[part[entry]!]!.shard.hotels[hotel[entry]!]!
    const isBookable = cheapest[entry]! >= 0
    const total = isBookable ? totals[entry]! : null
    const facts = { score, reviews, metres: metres[entry]!, total, middle }
    return (isBookable ? 0 : LAST) - recommendationOf(facts, scope.weights)
  })
  return { parts, part, hotel, metres, cheapest, recommended, available, orders: new Map() }
}

/** More than any recommendation: what cannot be booked comes after all that can. */
const LAST = 2 ** 21

/** What the cheapest offer of an entry costs, as shown; nothing where there is none. */
function totalAt(listing: Listing, entry: number, exchange: Exchange): number {
  if (listing.cheapest[entry]! < 0) return 0
  const least = pricedAt(listing, entry).least[listing.hotel[entry]!]!
  return exchange(hotelAt(listing, entry).currency)!.into(least)
}

type Key = (listing: Listing, entry: number, exchange: Exchange) => number
const keys: Readonly<Record<Exclude<HotelSort, 'recommended'>, Key>> = {
  price: totalAt,
  '-price': (listing, entry, exchange) => 0 - totalAt(listing, entry, exchange),
  score: (listing, entry) => 0 - (hotelAt(listing, entry).score ?? -1),
  stars: (listing, entry) => 0 - hotelAt(listing, entry).stars,
  distance: ({ metres }, entry) => metres[entry]!,
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
  const key = (entry: number) => keys[sort](listing, entry, exchange)
  const order = joined(
    orderByKeys(recommended.subarray(0, available), key),
    orderByKeys(recommended.subarray(available), key),
  )
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
const BYTES_PER_ENTRY = 42
export const bytesOfListing = ({ part }: Listing): number => part.length * BYTES_PER_ENTRY + 1_000
