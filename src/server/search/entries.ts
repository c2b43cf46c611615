import { metresTo } from './area.ts'
import type { PricedShard } from './price-shard.ts'
import type { Scope } from './scope.ts'
import type { Shard } from './shard.ts'

export type Entries = {
  readonly part: Uint16Array
  readonly hotel: Uint32Array
  readonly metres: Uint32Array
}

/** The hotels of a scope in the order of their ids: which part each belongs to, where it stands there, how far away. */
export function entriesOf(scope: Scope, parts: readonly PricedShard[]): Entries {
  const some = parts.map(({ shard }, part) => entriesOfShard(scope, shard, part))
  if (some.length === 1) return some[0]!
  const all = some.flatMap(({ part, hotel, metres }) =>
    Array.from(hotel, (at, entry) => ({
      id: parts[part[entry]!]!.shard.hotels[at]!.id,
      part: part[entry]!,
      hotel: at,
      metres: metres[entry]!,
    })),
  )
  all.sort((a, b) => a.id - b.id)
  return {
    part: Uint16Array.from(all, ({ part }) => part),
    hotel: Uint32Array.from(all, ({ hotel }) => hotel),
    metres: Uint32Array.from(all, ({ metres }) => metres),
  }
}

function entriesOfShard({ origin, place, keeps }: Scope, shard: Shard, part: number): Entries {
  const places = [...shard.hotels.keys()]
  const kept = keeps ? places.filter((at) => keeps(shard.hotels[at]!)) : places
  const distances = place === origin ? placeDistances(shard, place) : null
  return {
    part: new Uint16Array(kept.length).fill(part),
    hotel: Uint32Array.from(kept),
    metres: Uint32Array.from(kept, (at) => distances?.[at] ?? metresTo(origin, shard.hotels[at]!)),
  }
}

const MOST_ORIGINS = 40

/** Distances from a place, which many searches ask for, kept beside the hotels. */
function placeDistances(
  { hotels, distances }: Shard,
  { id, lat, lon }: NonNullable<Scope['place']>,
): Uint32Array {
  const known = distances.get(id)
  if (known) return known
  if (distances.size >= MOST_ORIGINS) distances.clear()
  const metres = Uint32Array.from(hotels, (hotel) => metresTo({ lat, lon }, hotel))
  distances.set(id, metres)
  return metres
}
