import type { Change } from '../../inventory/change-feed.ts'
import type { Changed } from './refresh-shard.ts'
import { hotelIn, type Shard } from './shard.ts'

export type GroupedChanges = {
  readonly everything: boolean
  /** Hotels that changed as a whole: each may have been opened, closed or moved to another city. */
  readonly whole: readonly number[]
  readonly byShard: ReadonlyMap<Shard, Changed>
}

/** Changes by the shards in memory; night changes of hotels in no shard are ignored. */
export function groupChanges(
  changes: readonly Change[],
  shardOf: (hotel: number) => Shard | null,
): GroupedChanges {
  const byShard = new Map<Shard, { hotels: Set<number>; rooms: Map<number, number> }>()
  const whole = new Set<number>()
  for (const { hotel, room } of changes) {
    if (hotel === null) continue
    if (room === null) whole.add(hotel)
    const shard = shardOf(hotel)
    if (!shard) continue
    const changed = byShard.get(shard) ?? { hotels: new Set(), rooms: new Map() }
    byShard.set(shard, changed)
    const isKnown = hotelIn(shard, hotel)?.rooms.some(({ id }) => id === room)
    if (room !== null && isKnown) changed.rooms.set(room, hotel)
    else changed.hotels.add(hotel)
  }
  return {
    everything: changes.some(({ hotel }) => hotel === null),
    whole: [...whole],
    byShard,
  }
}
