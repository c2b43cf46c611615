import type { Pool } from '../db/database.ts'
import type { Change } from '../inventory/change-feed.ts'
import { openChangeFeed } from '../inventory/change-feed.ts'
import { createHeldShards } from './held-shards.ts'
import { loadShard } from './load-shard.ts'
import { citiesOf, readRefresh } from './refresh-shard.ts'
import { SHARD_DAYS, type Shard } from './shard.ts'
import { createSlots } from './slots.ts'
import { sortChanges } from './sort-changes.ts'

/** The shards of this process. Each is right as of the last change that this process has read. */
export type Shards = {
  /** The shard of a city, loaded if need be; those who ask meanwhile wait for the same loading. */
  readonly of: (city: number) => Promise<Shard>
  /** The shard of a city if it is here. */
  readonly held: (city: number) => Shard | null
  readonly bytes: () => number
  /** Another number whenever a shard changed or went. */
  readonly changes: () => number
  /** From now on `onMoved` is told, even while no shard is held. */
  readonly watch: () => Promise<void>
  readonly close: () => Promise<void>
}

type Options = {
  readonly db: Pool
  readonly now: () => number
  readonly maxBytes: number
  /** Hotels came, went or moved: what was counted of them is no longer right. */
  readonly onMoved: () => void
  /** Nothing that was made of this shard is needed any more. */
  readonly onDrop?: (shard: Shard) => void
}

const A_DAY = 86_400_000
const LOADS_AT_ONCE = 3
/** A city that changes as a whole while it is loaded is loaded again; after so many times it is served as it was read. */
const MOST_TRIES = 3

export function openShards({ db, now, maxBytes, onMoved, onDrop = () => {} }: Options): Shards {
  let changed = 0
  const shards = createHeldShards(maxBytes, (shard) => {
    changed += 1
    onDrop(shard)
  })
  const loading = new Map<number, Promise<Shard>>()
  const inSlot = createSlots(LOADS_AT_ONCE)
  let versions = 0
  const today = () => Math.floor(now() / A_DAY)

  const apply = async (changes: readonly Change[] | null) => {
    const sorted = changes && sortChanges(changes, shards.withHotel)
    if (!sorted || sorted.everything) {
      shards.dropAll()
      return onMoved()
    }
    if (sorted.moved) onMoved()
    for (const city of await citiesOf(db, sorted.unknown)) shards.drop(city)
    for (const [shard, keys] of sorted.byShard) {
      const put = await readRefresh(db, shard, keys)
      // Nothing is awaited between the new rows and the version that makes old totals void.
      if (put?.()) {
        shard.version = ++versions
        changed += 1
      } else shards.drop(shard.city)
    }
  }
  const feed = openChangeFeed({ db, now, onChanges: apply })

  /** Whether the shard could be brought from its own snapshot to the present. */
  const catchUp = async (shard: Shard): Promise<boolean> => {
    const changes = await feed.since(shard.snapshot)
    const sorted = sortChanges(changes, (hotel) => (shards.isIn(shard, hotel) ? shard : null))
    if (sorted.everything || (await citiesOf(db, sorted.unknown)).has(shard.city)) return false
    const changed = sorted.byShard.get(shard)
    if (!changed) return true
    const put = await readRefresh(db, shard, changed)
    return put?.() ?? false
  }
  const load = async (city: number): Promise<Shard> => {
    await feed.start()
    for (let tries = 1; ; tries++) {
      const shard = await inSlot(() => loadShard(db, { city, base: today() - 1, version: ++versions }))
      const isRight = await feed.turn(async () => {
        const isPresent = await catchUp(shard)
        if (isPresent) shards.hold(shard)
        return isPresent
      })
      if (isRight || tries === MOST_TRIES) return shard
    }
  }
  const find = (city: number): Shard | null => {
    const shard = shards.find(city)
    return shard && today() - shard.base <= SHARD_DAYS ? shard : null
  }
  return {
    held: find,
    bytes: shards.bytes,
    changes: () => changed,
    watch: feed.start,
    of: async (city) => {
      const found = find(city)
      if (found) return found
      const under = loading.get(city)
      if (under) return under
      const begun = load(city).finally(() => loading.delete(city))
      loading.set(city, begun)
      return begun
    },
    close: feed.close,
  }
}
