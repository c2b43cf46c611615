import { standingOf } from '#domain/recommendation.ts'
import { metresTo } from './area.ts'
import type { Scope } from './scope.ts'
import type { HotelsAround, Shard } from './shard.ts'

export type Entries = {
  readonly part: Uint16Array
  readonly hotel: Uint32Array
  readonly metres: Uint32Array
  /** How far up they stand whatever the stay: see `recommendation.ts`. */
  readonly standings: Float64Array
}

/** The hotels of a scope in the order of their ids: which part each belongs to, where it stands there, how far away. */
export function entriesOf(scope: Scope, arounds: readonly HotelsAround[], parts: readonly Shard[]): Entries {
  if (arounds.length === 1) return arounds[0]!
  const known = joined.get(scope)
  if (known && areSame(known.arounds, arounds)) return known.entries
  const entries = join(arounds, parts)
  if (!scope.isArea) joined.set(scope, { arounds, entries })
  return entries
}

/** Spots are asked about again and again, and their hotels stay as long as nothing of their cities changes. */
const joined = new WeakMap<Scope, { readonly arounds: readonly HotelsAround[]; readonly entries: Entries }>()

const areSame = (some: readonly HotelsAround[], others: readonly HotelsAround[]) =>
  some.length === others.length && some.every((around, at) => around === others[at])

function join(arounds: readonly HotelsAround[], parts: readonly Shard[]): Entries {
  const all = arounds.flatMap(({ hotel, metres, standings }, part) =>
    Array.from(hotel, (at, entry) => ({
      id: parts[part]!.hotels[at]!.id,
      part,
      hotel: at,
      metres: metres[entry]!,
      standing: standings[entry]!,
    })),
  )
  all.sort((a, b) => a.id - b.id)
  return {
    part: Uint16Array.from(all, ({ part }) => part),
    hotel: Uint32Array.from(all, ({ hotel }) => hotel),
    metres: Uint32Array.from(all, ({ metres }) => metres),
    standings: Float64Array.from(all, ({ standing }) => standing),
  }
}

const MOST_PLACES = 40

/** Those of one city. What many searches ask for, hotels in or around a place, is kept beside the hotels. */
export function aroundIn(shard: Shard, scope: Scope): HotelsAround {
  const { place, origin, isArea } = scope
  if (isArea || place !== origin) return findAround(shard, scope)
  const known = shard.around.get(place.id)
  if (known) return known
  if (shard.around.size >= MOST_PLACES) shard.around.clear()
  const found = findAround(shard, scope)
  shard.around.set(place.id, found)
  return found
}

function findAround({ hotels }: Shard, { keeps, origin, weights }: Scope): HotelsAround {
  const kept = [...hotels.keys()].filter((at) => !keeps || keeps(hotels[at]!))
  const metres = new Uint32Array(kept.map((at) => metresTo(origin, hotels[at]!)))
  const standings = kept.map((at, i) => {
    const { score, reviews } = hotels[at]!
    return standingOf({ score, reviews, metres: metres[i]! }, weights)
  })
  return {
    part: new Uint16Array(kept.length),
    hotel: new Uint32Array(kept),
    metres,
    standings: new Float64Array(standings),
  }
}
