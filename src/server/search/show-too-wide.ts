import type { PlaceOnMap } from '#contract/search.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { createYield } from '../concurrency/yield.ts'
import { presentPlace } from '../places/present.ts'
import { priceNow, type SearchContext } from './context.ts'
import { cheapestTotal, NOT_SOLD } from './pricing/cheapest-offer.ts'
import type { TooWide } from './query/scope.ts'
import type { Found } from './search-hotels.ts'
import type { Shard } from './shards/shard.ts'

/** The number of pins that are distinguishable on a map. */
const MOST_PINS = 200

/**
 * The places of too wide an area, by number of hotels, regardless of filters. The lowest price is shown only for
 * places whose hotels are in memory: loading all others would take too long.
 */
export async function showTooWide(
  context: SearchContext,
  { places, holds }: TooWide,
  found: Found,
  locale: Locale,
): Promise<PlaceOnMap[]> {
  const pause = createYield()
  const pins: PlaceOnMap[] = []
  for (const { place, hotels } of places.slice(0, MOST_PINS)) {
    const shard = context.shards.held(place.id)
    // A stay in flexible dates is cheaper somewhere: comparing all in every place would take too long.
    const from = shard && !found.flexible ? lowestPrice(context, shard, holds, found) : null
    pins.push({ place: presentPlace(place, locale), hotels, from })
    await pause()
  }
  return pins
}

function lowestPrice(
  context: SearchContext,
  shard: Shard,
  holds: TooWide['holds'],
  { stay, exchange, currency }: Found,
): Money | null {
  const priced = priceNow(context, shard, stay)
  const amounts = shard.hotels.filter(holds).flatMap((hotel) => {
    const total = cheapestTotal(priced, hotel)
    return total === NOT_SOLD ? [] : (exchange(hotel.currency)?.into(total) ?? [])
  })
  return amounts.length > 0 ? money(Math.min(...amounts), currency) : null
}
