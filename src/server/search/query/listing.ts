import type { HotelSort } from '#contract/search.ts'
import { median, type RecommendationWeights, recommendationOf } from '#domain/hotel/recommendation.ts'
import { metresTo } from '#gazetteer/area.ts'
import type { Point } from '#gazetteer/ground.ts'
import type { Exchange } from '../../exchange/exchange-into.ts'
import { priceStaysOf } from '../pricing/cheapest-of-stays.ts'
import { cheapestTotal, NOT_SOLD, sumCalendars } from '../pricing/cheapest-offer.ts'
import type { PricedShard } from '../pricing/price-shard.ts'
import type { Shard, ShardHotel } from '../shards/shard.ts'
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
  /** Sort key of the recommended order, highest first; computed once all totals are known. */
  rankScore: number
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
  const hotels: ListedHotel[] = []
  const standardTotals: number[] = []
  for (const stays of cities) {
    const [first] = stays as [PricedShard]
    // Flexible dates are summed hotel by hotel.
    if (stays.length === 1) sumCalendars(first)
    const metres = metresFrom(origin, first.shard)
    for (const hotel of first.shard.hotels) {
      if (keeps && !keeps(hotel)) continue
      const priced = cheapestStay(stays, hotel)
      const cheapest = cheapestTotal(priced, hotel)
      const standardTotal = cheapest === NOT_SOLD ? null : standard(hotel.currency)?.into(cheapest)
      // A hotel whose currency has no exchange rate cannot be booked.
      const total = standardTotal == null ? NOT_SOLD : cheapest
      hotels.push({ priced, stays, hotel, metres: metres[hotel.position]!, total, rankScore: 0 })
      standardTotals.push(standardTotal ?? NOT_SOLD)
    }
  }
  const middle = median(standardTotals.filter((total) => total !== NOT_SOLD))
  for (let at = 0; at < hotels.length; at++)
    hotels[at]!.rankScore = rankScoreOf(hotels[at]!, standardTotals[at]!, middle, weights)
  return { parts: cities.flat(), cities, hotels: hotels.sort(asRecommended), orders: new Map() }
}

/** By hotel of the shard. */
function metresFrom(origin: Point, shard: Shard): readonly number[] {
  if (shard.distances?.origin !== origin) {
    const metres = shard.hotels.map((hotel) => Math.floor(metresTo(origin, hotel)))
    shard.distances = { origin, metres }
  }
  return shard.distances.metres
}

/** Above every score of the recommended order. */
const BOOKABLE = 2_000_000

function rankScoreOf(
  { hotel, metres }: ListedHotel,
  standardTotal: number,
  middle: number,
  weights: RecommendationWeights,
): number {
  const { score, reviews } = hotel
  const total = standardTotal === NOT_SOLD ? null : standardTotal
  const rankScore = recommendationOf({ score, reviews, metres, total, middle }, weights)
  return total === null ? rankScore : BOOKABLE + rankScore
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

const asRecommended = (a: ListedHotel, b: ListedHotel): number =>
  b.rankScore - a.rankScore || a.hotel.id - b.hotel.id

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
  const byKey = (some: readonly ListedHotel[]) => {
    const keys = some.map(keyOf)
    return [...keys.keys()].sort((a, b) => keys[a]! - keys[b]!).map((at) => some[at]!)
  }
  const available = countBookable(hotels)
  return [...byKey(hotels.slice(0, available)), ...byKey(hotels.slice(available))]
}

/** Bookable hotels come first in every order. */
export function countBookable(hotels: readonly ListedHotel[]): number {
  let count = 0
  while (count < hotels.length && isBookable(hotels[count]!)) count++
  return count
}

const BYTES_PER_HOTEL = 120 + MOST_ORDERS * 8
export const bytesOfListing = ({ hotels }: Listing): number => hotels.length * BYTES_PER_HOTEL + 1_000
