import { nightBySum } from '#domain/price/price-calendars.ts'
import { type NightArrays, SHARD_NIGHTS, type ShardCalendar } from './shard.ts'
import type { CalendarRow, NightsRow } from './store.ts'

const LARGEST = 2_147_483_647
/** Free rooms are capped: no request needs more, and only the last few are displayed. */
const MOST_FREE = 255

/** Prices and free rooms of some room types. */
export type NightRows = {
  readonly calendarsOf: ReadonlyMap<number, readonly CalendarRow[]>
  readonly nightsOf: ReadonlyMap<number, NightsRow>
}

/**
 * Writes the prices of a calendar and the free rooms of its room type into its column; false if a price does not fit.
 */
export function putNights(
  arrays: NightArrays,
  { room, plan, sum, column }: ShardCalendar,
  { calendarsOf, nightsOf }: NightRows,
): boolean {
  putFree(arrays, column, room.units, nightsOf.get(room.id))
  const calendar = calendarsOf.get(room.id)?.find((row) => row.plan === (sum === null ? plan : null))
  return putPrices(arrays, column, sum ?? 0, calendar)
}

function putPrices(
  { base, columns, prices }: NightArrays,
  column: number,
  sum: number,
  row?: CalendarRow,
): boolean {
  const bytes = row ? new DataView(row.prices.buffer, row.prices.byteOffset, row.prices.byteLength) : null
  const most = prices instanceof Int32Array ? LARGEST : Number.MAX_SAFE_INTEGER
  for (let night = 0; night < SHARD_NIGHTS; night++) {
    const at = row ? (base + night - row.base) * Int32Array.BYTES_PER_ELEMENT : -1
    const stored = bytes && at >= 0 && at < bytes.byteLength ? bytes.getInt32(at) * row!.unit : 0
    const price = nightBySum(stored, sum)
    if (price > most) return false
    prices[night * columns + column] = price
  }
  return true
}

/** All its units if nothing was sold, held or closed. */
function putFree({ base, columns, free }: NightArrays, column: number, units: number, row?: NightsRow) {
  const all = Math.min(units, MOST_FREE)
  for (let night = 0; night < SHARD_NIGHTS; night++) free[night * columns + column] = all
  for (const [at, day] of row?.nights.entries() ?? []) {
    const night = day - base
    if (night >= 0 && night < SHARD_NIGHTS)
      free[night * columns + column] = Math.min(row!.free[at]!, MOST_FREE)
  }
}
