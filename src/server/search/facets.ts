import type { HotelFacets } from '#contract/search.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import { choose } from './choose.ts'
import type { Exchange } from './exchange.ts'
import type { Entry } from './listing.ts'
import type { Wishes } from './wishes.ts'

const SCORES = [9, 8, 7]

/** For each value of each filter how many hotels would be listed with exactly that value, all else as asked. */
export function countFacets(
  listing: readonly Entry[],
  wishes: Wishes,
  exchange: Exchange,
  index: PlaceIndex,
): HotelFacets['facets'] {
  const total = (change: Partial<Wishes>) => choose(listing, { ...wishes, ...change }, exchange).length
  const count = <Value>(
    values: Iterable<Value>,
    change: (value: Value) => Partial<Wishes>,
    key: (value: Value) => string = String,
  ) => Object.fromEntries([...new Set(values)].map((value) => [key(value), total(change(value))]))
  const hotels = listing.map(({ hotel }) => hotel)
  const products = listing.flatMap(({ priced: { shard }, hotel }) =>
    Array.from({ length: hotel.products }, (_, at) => ({ shard, at: hotel.firstProduct + at })),
  )
  const districts = hotels.flatMap(({ district }) => index.byId.get(district ?? -1) ?? [])
  return {
    stars: count(
      hotels.map(({ stars }) => stars),
      (value) => ({ stars: new Set([value]) }),
    ),
    score: count(SCORES, (score) => ({ score })),
    amenities: count(
      hotels.flatMap(({ amenities }) => amenities),
      (value) => ({ amenities: [value] }),
    ),
    board: count(
      products.map(({ shard, at }) => shard.plans[at]!.board),
      (value) => ({ board: new Set([value]) }),
    ),
    district: count(
      districts,
      ({ id }) => ({ district: new Set([id]) }),
      ({ slug }) => slug,
    ),
    beds: count(
      products.flatMap(
        ({ shard, at }) => shard.alike.bedSets.items[shard.rooms[shard.products[at]!.column]!.bedSet]!,
      ),
      (value) => ({ beds: new Set([value]) }),
    ),
    free_cancel: { 1: total({ freeCancel: true }) },
    pay_later: { 1: total({ payLater: true }) },
  }
}
