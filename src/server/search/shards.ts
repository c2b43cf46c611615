import { dayOf } from '#domain/plain-date.ts'
import { dateIn } from '#domain/zone-time.ts'
import type { Db } from '../db/database.ts'
import { loadShard } from './load-shard.ts'
import { SHARD_DAYS, type Shard } from './shard.ts'

/** The shards of this process, by city. */
export type Shards = {
  /** The shard of a city, loaded if need be; those who ask meanwhile wait for the same loading. */
  readonly of: (city: number) => Promise<Shard>
  /** The shard of a city, if it is here. */
  readonly held: (city: number) => Shard | null
}

export function openShards({ db, now }: { db: Db; now: () => number }): Shards {
  const held = new Map<number, Shard>()
  const loading = new Map<number, Promise<Shard>>()
  let versions = 0
  const today = () => dayOf(dateIn('UTC', now()))
  const isCurrent = (shard: Shard) => today() - shard.base <= SHARD_DAYS
  const find = (city: number) => {
    const shard = held.get(city)
    return shard && isCurrent(shard) ? shard : null
  }
  const load = async (city: number) => {
    const shard = await loadShard(db, { city, base: today() - 1, version: ++versions })
    held.set(city, shard)
    return shard
  }
  return {
    held: find,
    of: async (city) => {
      const found = find(city)
      if (found) return found
      const under = loading.get(city) ?? load(city).finally(() => loading.delete(city))
      loading.set(city, under)
      return under
    },
  }
}
