import type { HotelQuery } from '#contract/search.ts'
import { AROUND_A_SPOT, IN_A_CITY, median, recommendationOf } from '#domain/hotel/recommendation.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { converter } from '#domain/money/exchange.ts'
import type { Place } from '#server/places/place.ts'
import { isSpot } from './areas.ts'
import { conversionOf, type ReferenceContext } from './candidates.ts'
import type { Candidate, Listed } from './filters.ts'

type Order = (a: Listed, b: Listed) => number

const byPrice: Order = (a, b) => (a.offer?.shown ?? 0) - (b.offer?.shown ?? 0)
const byId: Order = (a, b) => Number(a.hotel.id) - Number(b.hotel.id)

const orders: Readonly<Record<HotelQuery['sort'], Order>> = {
  recommended: () => 0,
  price: byPrice,
  '-price': (a, b) => byPrice(b, a),
  score: (a, b) => (b.hotel.score ?? -1) - (a.hotel.score ?? -1),
  stars: (a, b) => b.hotel.stars - a.hotel.stars,
  distance: (a, b) => a.distance - b.distance,
}

/** Unavailable hotels come last in every order; ties follow the recommendation. */
export function sorted(
  found: readonly Listed[],
  ranks: ReadonlyMap<string, number>,
  { sort }: HotelQuery,
): Listed[] {
  const bookable: Order = (a, b) => Number(a.offer === null) - Number(b.offer === null)
  const byRank: Order = (a, b) => ranks.get(b.hotel.id)! - ranks.get(a.hotel.id)!
  return found.toSorted((a, b) => bookable(a, b) || orders[sort](a, b) || byRank(a, b) || byId(a, b))
}

/**
 * The recommendation score of each hotel: by its cheapest offer relative to the median of all, regardless of
 * filters.
 */
export function ranksOf(context: ReferenceContext, candidates: readonly Candidate[], place: Place | null) {
  const totals = candidates.map(({ hotel, offers }) => {
    if (offers.length === 0) return null
    return converter(conversionOf(context, hotel, DEFAULT_CURRENCY))(
      Math.min(...offers.map(({ total }) => total)),
    )
  })
  const middle = median(Float64Array.from(totals.filter((total) => total !== null)))
  const weights = place && isSpot(place) ? AROUND_A_SPOT : IN_A_CITY
  return new Map(
    candidates.map(({ hotel, distance }, at) => {
      const { score, reviewCount: reviews } = hotel
      const facts = { score, reviews, metres: distance, total: totals[at]!, middle }
      return [hotel.id, recommendationOf(facts, weights)]
    }),
  )
}
