import type { Shard } from './shard.ts'
import { MOST_FREE, SHARD_NIGHTS } from './shard.ts'
import type { CalendarRow, NightsRow } from './shard-store.ts'

type Arrays = Pick<Shard, 'base' | 'columns' | 'prices' | 'free'>

const LARGEST = 2_147_483_647

/** Puts a room type's prices into its column; false where the arrays are too narrow for them. */
export function putPrices(
  { base, columns, prices }: Arrays,
  column: number,
  row: CalendarRow | null,
): boolean {
  const bytes = row ? new DataView(row.prices.buffer, row.prices.byteOffset, row.prices.byteLength) : null
  const first = row ? base - row.base : 0
  const length = row ? row.prices.byteLength / 4 : 0
  const most = prices instanceof Int32Array ? LARGEST : Number.MAX_SAFE_INTEGER
  for (let night = 0, at = column; night < SHARD_NIGHTS; night++, at += columns) {
    const from = first + night
    const price = bytes && from >= 0 && from < length ? bytes.getInt32(from * 4) * row!.unit : 0
    if (price > most) return false
    prices[at] = price
  }
  return true
}

/** Puts a room type's free rooms into its column: all its units where nothing was sold, held or closed. */
export function putFree(
  { base, columns, free }: Arrays,
  column: number,
  units: number,
  row: NightsRow | null,
) {
  const all = Math.min(units, MOST_FREE)
  for (let night = 0, at = column; night < SHARD_NIGHTS; night++, at += columns) free[at] = all
  if (!row) return
  for (const [at, day] of row.nights.entries()) {
    const night = day - base
    if (night >= 0 && night < SHARD_NIGHTS) {
      free[night * columns + column] = Math.min(row.free[at]!, MOST_FREE)
    }
  }
}

/** What has no price cannot be had: who adds up nights need not ask for both. */
export function closeUnpriced({ columns, prices, free }: Arrays, column: number) {
  for (let night = 0, at = column; night < SHARD_NIGHTS; night++, at += columns)
    if (!(prices[at]! > 0)) free[at] = 0
}
