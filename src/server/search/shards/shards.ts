import pLimit from 'p-limit'
import { createSingleFlight } from '../../cache/single-flight.ts'
import type { Pool } from '../../db/database.ts'
import { onlyPrimary, type Replicas } from '../../db/replicas.ts'
import { type Change, openChangeFeed } from '../../inventory/change-feed.ts'
import { emit } from '../../telemetry/events.ts'
import { groupChanges } from './group-changes.ts'
import { createHeldShards } from './held-shards.ts'
import { loadShard } from './load-shard.ts'
import { citiesOfMoved, readRefresh } from './refresh-shard.ts'
import { hotelIn, SHARD_DAYS, type Shard } from './shard.ts'

/** The shards of this process. Each is current as of the last change that this process has read. */
export type Shards = {
  /** The shard of a city, loaded if necessary; concurrent callers share one load. */
  readonly of: (city: number) => Promise<Shard>
  /** The shard of a city if it is in memory. */
  readonly held: (city: number) => Shard | null
  readonly bytes: () => number
  readonly count: () => number
  /** Starts the change feed, so that `onMoved` is called even without shards in memory. */
  readonly watch: () => Promise<void>
  readonly close: () => Promise<void>
}

type Options = {
  readonly db: Pool
  /** Source of whole cities; later changes are read from the primary. */
  readonly replicas?: Pick<Replicas, 'read'>
  readonly now: () => number
  readonly maxBytes: number
  /** Hotels were opened, closed or moved: counts derived from them are stale. */
  readonly onMoved: () => void
  /** Values derived from this shard can be discarded. */
  readonly onDrop?: (shard: Shard) => void
}

const A_DAY = 86_400_000
const LOADS_AT_ONCE = 3
/** A city that changes as a whole while it is loaded is loaded again; after this many attempts it is served as read. */
const MOST_TRIES = 3

export function openShards({
  db,
  replicas = onlyPrimary(db),
  now,
  maxBytes,
  onMoved,
  onDrop = () => {},
}: Options): Shards {
  const shards = createHeldShards(maxBytes, onDrop)
  const inFlight = createSingleFlight<Shard>()
  const limited = pLimit(LOADS_AT_ONCE)
  let versions = 0
  const nextVersion = () => ++versions
  const today = () => Math.floor(now() / A_DAY)

  const apply = async (changes: readonly Change[] | null) => {
    const grouped = changes && groupChanges(changes, shards.withHotel)
    if (!grouped || grouped.everything) {
      shards.dropAll()
      return onMoved()
    }
    if (grouped.whole.length > 0) onMoved()
    const moved = await citiesOfMoved(db, grouped.whole, shards.withHotel)
    for (const city of moved) shards.drop(city)
    for (const [shard, changed] of grouped.byShard) {
      if (moved.has(shard.city)) continue
      const put = await readRefresh(db, shard, changed)
      if (!put?.(nextVersion())) shards.drop(shard.city)
    }
  }
  const feed = openChangeFeed({ db, now, onChanges: apply })

  /** Whether the shard could be refreshed from its own snapshot to the present. */
  const catchUp = async (shard: Shard): Promise<boolean> => {
    const changes = await feed.since(shard.snapshot)
    const shardOf = (hotel: number) => (hotelIn(shard, hotel) ? shard : null)
    const grouped = groupChanges(changes, shardOf)
    if (grouped.everything) return false
    if ((await citiesOfMoved(db, grouped.whole, shardOf)).has(shard.city)) return false
    const changed = grouped.byShard.get(shard)
    if (!changed) return true
    const put = await readRefresh(db, shard, changed)
    return put?.(nextVersion()) ?? false
  }
  const load = async (city: number): Promise<Shard> => {
    await feed.start()
    for (let tries = 1; ; tries++) {
      const shard = await limited(() =>
        replicas.read((pool) => loadShard(pool, { city, base: today() - 1, version: nextVersion() })),
      )
      const isRight = await feed.turn(async () => {
        const isCurrent = await catchUp(shard)
        if (isCurrent) shards.hold(shard)
        return isCurrent
      })
      if (isRight || tries === MOST_TRIES) return shard
    }
  }
  const held = (city: number): Shard | null => {
    const shard = shards.find(city)
    return shard && today() - shard.base <= SHARD_DAYS ? shard : null
  }
  return {
    held,
    bytes: shards.bytes,
    watch: feed.start,
    of: async (city) => {
      const shard = held(city)
      emit('shard', { result: shard ? 'hit' : 'load' })
      return shard ?? inFlight(String(city), () => load(city))
    },
    count: shards.count,
    close: feed.close,
  }
}
