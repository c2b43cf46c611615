import type { SearchWorld } from './open-search.ts'
import { placeOf, type Shard } from './shard.ts'
import { findCities } from './shard-store.ts'

/** A hotel in memory: its shard, and its place among the shard's hotels. */
export type HeldHotel = { readonly shard: Shard; readonly at: number }

/** Open hotels by their ids, whatever their cities; those that are closed or unknown are left out. */
export async function findHotels(
  { db, shards }: Pick<SearchWorld, 'db' | 'shards'>,
  ids: readonly string[],
): Promise<Map<string, HeldHotel>> {
  const cities = await findCities(db, ids)
  const byCity = Map.groupBy(cities, ({ city }) => city)
  const found = await Promise.all(
    [...byCity].map(async ([city, hotels]) => {
      const shard = await shards.of(city)
      return hotels.flatMap(({ id }) => {
        const at = placeOf(shard, id)
        return at < 0 ? [] : [[String(id), { shard, at }] as const]
      })
    }),
  )
  return new Map(found.flat())
}
