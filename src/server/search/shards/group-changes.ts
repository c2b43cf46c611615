import type { Change } from '../../inventory/change-feed.ts'
import type { Changed } from './refresh-shard.ts'
import { hotelIn, type Shard } from './shard.ts'

export type GroupedChanges = {
  readonly everything: boolean
  /** A hotel as a whole changed: it may have been opened, closed or moved. */
  readonly moved: boolean
  readonly byShard: ReadonlyMap<Shard, Changed>
  /** Changed hotels that are in no shard. */
  readonly unknown: readonly number[]
}

/** Changes by the shards in memory; night changes of hotels in no shard are ignored. */
export function groupChanges(
  changes: readonly Change[],
  shardOf: (hotel: number) => Shard | null,
): GroupedChanges {
  const byShard = new Map<Shard, { hotels: Set<number>; rooms: Map<number, number> }>()
  const unknown: number[] = []
  for (const { hotel, room } of changes) {
    if (hotel === null) continue
    const shard = shardOf(hotel)
    if (!shard) {
      if (room === null) unknown.push(hotel)
      continue
    }
    const changed = byShard.get(shard) ?? { hotels: new Set(), rooms: new Map() }
    byShard.set(shard, changed)
    const isKnown = hotelIn(shard, hotel)?.rooms.some(({ id }) => id === room)
    if (room !== null && isKnown) changed.rooms.set(room, hotel)
    else changed.hotels.add(hotel)
  }
  return {
    everything: changes.some(({ hotel }) => hotel === null),
    moved: changes.some(({ hotel, room }) => hotel !== null && room === null),
    byShard,
    unknown,
  }
}
