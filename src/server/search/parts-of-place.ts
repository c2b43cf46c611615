import { ok } from '#domain/result.ts'
import type { SearchWorld } from './open-search.ts'
import { findScope } from './scope.ts'
import type { Shard } from './shard.ts'

/** Some hotels of a shard, by their ids: its list may change while others have their turn. Null for all. */
export type Part = { readonly shard: Shard; readonly hotels: ReadonlySet<number> | null }

/** The hotels of a place, as its list has them. */
export async function partsOfPlace({ places, map, shards }: SearchWorld, kw: string) {
  const found = await findScope({ index: await places(), map }, { kw })
  if (!found.ok) return found
  const { scope } = found.value
  const [cities, keeps] = 'cities' in scope ? [scope.cities, scope.keeps] : [[], null]
  const held = await Promise.all(cities.map(({ id }) => shards.of(id)))
  return ok(
    held.map((shard): Part => {
      const kept = keeps && new Set(shard.hotels.filter(keeps).map(({ id }) => id))
      return { shard, hotels: kept }
    }),
  )
}
