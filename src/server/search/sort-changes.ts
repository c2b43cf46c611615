import type { Change } from '../inventory/change-feed.ts'
import type { Changed } from './refresh-shard.ts'
import { placeOf, type Shard } from './shard.ts'

export type SortedChanges = {
  readonly everything: boolean
  /** Some hotel as a whole changed: it may have come, gone or moved. */
  readonly moved: boolean
  readonly byShard: ReadonlyMap<Shard, Changed>
  /** Hotels as a whole that no shard holds. */
  readonly unknown: readonly number[]
}

/** What changed, by the shards that hold it; nights of hotels that none holds are nobody's concern. */
export function sortChanges(
  changes: readonly Change[],
  shardOf: (hotel: number) => Shard | null,
): SortedChanges {
  const byShard = new Map<Shard, { hotels: Set<number>; columns: Set<number> }>()
  const unknown: number[] = []
  let everything = false
  let moved = false
  for (const { hotel, room } of changes) {
    if (hotel === null) {
      everything = true
      continue
    }
    const shard = shardOf(hotel)
    if (room === null) moved = true
    if (!shard) {
      if (room === null) unknown.push(hotel)
      continue
    }
    const changed = byShard.get(shard) ?? { hotels: new Set(), columns: new Set() }
    byShard.set(shard, changed)
    const column = room === null ? -1 : columnOf(shard, hotel, room)
    if (column < 0) changed.hotels.add(hotel)
    else changed.columns.add(column)
  }
  return { everything, moved, byShard, unknown }
}

function columnOf(shard: Shard, hotel: number, room: number): number {
  const { firstRoom, rooms } = shard.hotels[placeOf(shard, hotel)]!
  for (let column = firstRoom; column < firstRoom + rooms; column++) {
    if (shard.rooms.ids[column] === room) return column
  }
  return -1
}
