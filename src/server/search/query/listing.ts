import type { HotelSort } from '#contract/search.ts'
import { median, recommendationOf } from '#domain/hotel/recommendation.ts'
import { metresTo } from '#gazetteer/area.ts'
import type { Exchange } from '../../exchange/exchange-into.ts'
import { priceStaysOf } from '../pricing/cheapest-of-stays.ts'
import { cheapestTotal, NOT_SOLD, sumCalendars } from '../pricing/cheapest-offer.ts'
import type { PricedShard } from '../pricing/price-shard.ts'
import type { ShardHotel } from '../shards/shard.ts'
import type { Scope } from './scope.ts'

/** A hotel of a search before its filters. */
export interface ListedHotel {
  /** Priced for the shown stay: of flexible dates the cheapest one. */
  readonly priced: PricedShard
  /** The stays that are compared, in order of preference: one unless dates are flexible. */
  readonly stays: readonly PricedShard[]
  readonly hotel: ShardHotel
  readonly metres: number
  /** The total of its cheapest product in its own currency; `NOT_SOLD` if it cannot be booked. */
  readonly total: number
  /** Sort key of the recommended order, highest first. */
  readonly rankScore: number
}

/** All hotels of a search; it serves every filter, sort and page. */
export interface Listing {
  readonly parts: readonly PricedShard[]
  /** By city: the stays that are compared, in order of preference. */
  readonly cities: readonly (readonly PricedShard[])[]
  /** In recommended order; bookable hotels come first in this and every other order. */
  readonly hotels: readonly ListedHotel[]
  /** Cache of other orders and filter results. */
  readonly orders: Map<string, readonly ListedHotel[]>
}

/** Number of cached orders: the pages of a list, its map and its counts use the same ones. */
const MOST_ORDERS = 8

export const isBookable = ({ total }: ListedHotel): boolean => total !== NOT_SOLD

/** Totals are compared in the currency `standard`, so that the order does not depend on the displayed one. */
export function makeListing(
  scope: Scope,
  cities: readonly (readonly PricedShard[])[],
  standard: Exchange,
): Listing {
  const { keeps, origin, weights } = scope
  // Flexible dates are summed stay by stay.
  for (const [only, ...others] of cities) if (only && others.length === 0) sumCalendars(only)
  const found = cities.map(([first]) => {
    const { hotels } = first!.shard
    return keeps ? hotels.filter(keeps) : hotels
  })
  const chosen = cities.map((stays, city) => found[city]!.map((hotel) => cheapestStay(stays, hotel)))
  const compared = chosen.map((some, city) =>
    some.map((priced, at) => comparedTotal(priced, found[city]![at]!, standard)),
  )
  const middle = median(compared.flat().filter((total) => total !== NOT_SOLD))
  const hotels = cities.flatMap((stays, city) =>
    found[city]!.map((hotel, at): ListedHotel => {
      const priced = chosen[city]![at]!
      const { score, reviews } = hotel
      const metres = Math.floor(metresTo(origin, hotel))
      const standardTotal = compared[city]![at]!
      const isSold = standardTotal !== NOT_SOLD
      const facts = { score, reviews, metres, total: isSold ? standardTotal : null, middle }
      const total = isSold ? cheapestTotal(priced, hotel) : NOT_SOLD
      return { priced, stays, hotel, metres, total, rankScore: recommendationOf(facts, weights) }
    }),
  )
  return { parts: cities.flat(), cities, hotels: hotels.sort(asRecommended), orders: new Map() }
}

/** The stay with a hotel's lowest total; the first of equals, and the first if none is sold. */
function cheapestStay(stays: readonly PricedShard[], hotel: ShardHotel): PricedShard {
  let chosen = stays[0]!
  if (stays.length === 1) return chosen
  priceStaysOf(stays, hotel)
  let least = NOT_SOLD
  for (const priced of stays) {
    const total = cheapestTotal(priced, hotel)
    if (total >= least) continue
    chosen = priced
    least = total
  }
  return chosen
}

/** The total of the cheapest product; a hotel whose currency has no exchange rate cannot be booked. */
function comparedTotal(priced: PricedShard, hotel: ShardHotel, standard: Exchange): number {
  const total = cheapestTotal(priced, hotel)
  return total === NOT_SOLD ? NOT_SOLD : (standard(hotel.currency)?.into(total) ?? NOT_SOLD)
}

const asRecommended = (a: ListedHotel, b: ListedHotel): number =>
  Number(isBookable(b)) - Number(isBookable(a)) || b.rankScore - a.rankScore || a.hotel.id - b.hotel.id

export type Showing = { readonly currency: string; readonly exchange: Exchange }

/** In one of the orders; ties are in recommended order. */
export function inOrder(listing: Listing, sort: HotelSort, showing: Showing): readonly ListedHotel[] {
  if (sort === 'recommended') return listing.hotels
  return rememberOrder(listing, `${sort} ${showing.currency}`, () =>
    sortedBy(listing.hotels, sortKey(sort, showing)),
  )
}

export function rememberOrder(
  { orders }: Listing,
  key: string,
  make: () => readonly ListedHotel[],
): readonly ListedHotel[] {
  const known = orders.get(key)
  if (known) return known
  const order = make()
  if (orders.size >= MOST_ORDERS) orders.clear()
  orders.set(key, order)
  return order
}

type SortKey = (listed: ListedHotel) => number

function sortKey(sort: Exclude<HotelSort, 'recommended'>, { exchange }: Showing): SortKey {
  const price: SortKey = ({ hotel, total }) =>
    total === NOT_SOLD ? 0 : (exchange(hotel.currency)?.into(total) ?? 0)
  const keys: Record<typeof sort, SortKey> = {
    price,
    '-price': (listed) => -price(listed),
    score: ({ hotel }) => -(hotel.score ?? -1),
    stars: ({ hotel }) => -hotel.stars,
    distance: ({ metres }) => metres,
  }
  return keys[sort]
}

/** The lower key comes first; hotels that cannot be booked stay last. */
export function sortedBy(hotels: readonly ListedHotel[], keyOf: SortKey): readonly ListedHotel[] {
  const byKey = (some: readonly ListedHotel[]) =>
    some
      .map((listed) => ({ listed, key: keyOf(listed) }))
      .sort((a, b) => a.key - b.key)
      .map(({ listed }) => listed)
  const available = countBookable(hotels)
  return [...byKey(hotels.slice(0, available)), ...byKey(hotels.slice(available))]
}

/** Bookable hotels come first in every order. */
export function countBookable(hotels: readonly ListedHotel[]): number {
  const first = hotels.findIndex((listed) => !isBookable(listed))
  return first < 0 ? hotels.length : first
}

const BYTES_PER_HOTEL = 120 + MOST_ORDERS * 8
export const bytesOfListing = ({ hotels }: Listing): number => hotels.length * BYTES_PER_HOTEL + 1_000
