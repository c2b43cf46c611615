import { middleOf, recommendationOf } from '#domain/recommendation.ts'
import { metresTo } from './area.ts'
import type { Exchange } from './exchange.ts'
import type { PricedShard } from './price-shard.ts'
import type { Scope } from './scope.ts'
import type { ShardHotel } from './shard.ts'

/** A hotel of a search: which shard's, which of its hotels, and how far away. */
export interface Entry {
  readonly priced: PricedShard
  readonly hotel: ShardHotel
  readonly at: number
  readonly metres: number
  /** The cheapest product, whatever the filters; -1 where the hotel cannot be booked. */
  readonly cheapest: number
}

/** Everything that a search is about, before its filters, in the recommended order; what can be booked comes first. */
export function makeListing(
  scope: Pick<Scope, 'keeps' | 'origin' | 'weights'>,
  parts: readonly PricedShard[],
  standard: Exchange,
): Entry[] {
  const entries = parts.flatMap((priced) => entriesOf(priced, scope, standard))
  const totals = entries.map(({ priced, hotel, cheapest }) =>
    cheapest < 0 ? null : standard(hotel.currency)!.into(priced.totals[cheapest]!),
  )
  const middle = middleOf(Float64Array.from(totals.filter((total) => total !== null)))
  const ranks = new Map(
    entries.map((entry, at) => {
      const { score, reviews } = entry.hotel
      const facts = { score, reviews, metres: entry.metres, total: totals[at]!, middle }
      return [entry, recommendationOf(facts, scope.weights)]
    }),
  )
  return entries.sort(
    (a, b) =>
      Number(b.cheapest >= 0) - Number(a.cheapest >= 0) ||
      ranks.get(b)! - ranks.get(a)! ||
      a.hotel.id - b.hotel.id,
  )
}

function entriesOf(
  priced: PricedShard,
  { keeps, origin }: Pick<Scope, 'keeps' | 'origin'>,
  standard: Exchange,
): Entry[] {
  return priced.shard.hotels.flatMap((hotel, at) => {
    if (keeps && !keeps(hotel)) return []
    const cheapest = standard(hotel.currency) ? priced.cheapest[at]! : -1
    return [{ priced, hotel, at, metres: metresTo(origin, hotel), cheapest }]
  })
}
