import type { RateTable } from '#domain/money/exchange.ts'
import type { ZoneDays } from '#domain/time/zone-days.ts'
import type { Lru } from '../cache/lru.ts'
import type { Pool } from '../db/database.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import type { HotelGrid } from '../hotel-grid/hotel-grid.ts'
import type { Places } from '../places/open-places.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { CardFacts } from './present.ts'
import { isCurrent, type PricedShard, priceShard, type WantedStay } from './pricing/price-shard.ts'
import type { Listing } from './query/listing.ts'
import type { Shard } from './shards/shard.ts'
import type { Shards } from './shards/shards.ts'

/** Dependencies of the search. */
export type SearchContext = {
  readonly db: Pool
  readonly places: Places
  readonly rates: () => Promise<RateTable>
  readonly now: () => number
  readonly shards: Shards
  readonly map: () => Promise<HotelGrid>
  readonly zoneDays: ZoneDays
  /** Whether one of the payment methods can hold money: without one, no guarantee can be paid later. */
  readonly isHoldOffered: boolean
  readonly exchange: (table: RateTable, currency: string) => Exchange
  /** Caches of priced shards, sorted listings and card facts. */
  readonly priced: Lru<PricedShard>
  readonly listings: Lru<CachedListing>
  readonly cardFacts: Lru<CardFacts>
}

/** A listing with the exchange rates and the places that it was made with. */
export type CachedListing = {
  readonly listing: Listing
  readonly table: RateTable
  readonly index: PlaceIndex
}

/** A shard priced for a stay, from the cache while nothing changed. */
export function pricedFor(context: SearchContext, shard: Shard, stay: WantedStay): PricedShard {
  const key = `${shard.city} ${stay.key}`
  const known = context.priced.get(key)
  if (known?.shard === shard && isCurrent(known, context.now())) return known
  const priced = priceNow(context, shard, stay)
  context.priced.set(key, priced)
  return priced
}

/** The same without caching: one-off results would evict those that are requested again. */
export const priceNow = (
  { now, zoneDays, isHoldOffered }: Pick<SearchContext, 'now' | 'zoneDays' | 'isHoldOffered'>,
  shard: Shard,
  stay: WantedStay,
): PricedShard => priceShard(shard, stay, { now: now(), zoneDays, isHoldOffered })
