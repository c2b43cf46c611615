import type { HotelQuery, PlaceOnMap } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { type Money, money } from '#domain/money.ts'
import { createYield } from '../concurrency/yield.ts'
import { presentPlace } from '../places/present.ts'
import { askedOf, type NamedNights } from './asked.ts'
import { findLeast } from './find-least.ts'
import type { SearchWorld } from './open-search.ts'
import { priceShard } from './price-shard.ts'
import type { TooWide } from './scope.ts'
import type { Found } from './search-hotels.ts'
import type { Shard } from './shard.ts'

/** So many marks can be told apart on a map. */
const MOST_MARKS = 200

type Showing = Pick<Found, 'exchange' | 'currency'>

/**
 * The places of too wide an area, those with the most hotels first, whatever the filters. From how much the stay costs is
 * told of those whose hotels are in memory: to load all others would take longer than anybody waits.
 */
export async function showTooWide(
  world: SearchWorld,
  { places, holds }: TooWide,
  query: HotelQuery,
  showing: Showing,
  locale: Locale,
): Promise<PlaceOnMap[]> {
  const asked = askedOf(query)
  const turn = createYield()
  const marks: PlaceOnMap[] = []
  for (const { place, hotels } of places.slice(0, MOST_MARKS)) {
    const shard = world.shards.held(place.id)
    const from = shard ? leastOf(world, shard, asked, holds, showing) : null
    marks.push({ place: presentPlace(place, locale), hotels, from })
    await turn()
  }
  return marks
}

/** Not kept: for one glance at the map it would drive out what others ask for again. */
function leastOf(
  { now, zoneDays }: SearchWorld,
  shard: Shard,
  asked: NamedNights,
  holds: TooWide['holds'],
  { exchange, currency }: Showing,
): Money | null {
  const priced = priceShard(shard, asked, now(), zoneDays)
  const inside = Uint32Array.from(shard.hotels.keys()).filter((at) => holds(shard.hotels[at]!))
  findLeast(priced, inside)
  let from = Number.POSITIVE_INFINITY
  for (const at of inside) {
    const total = priced.least[at]!
    const shown = total < 0 ? null : exchange(shard.hotels[at]!.currency)
    if (shown) from = Math.min(from, shown.into(total))
  }
  return from === Number.POSITIVE_INFINITY ? null : money(from, currency)
}
