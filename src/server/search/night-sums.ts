import { sumNights, sumOfNights } from '#domain/calendar-sums.ts'
import type { PricedShard } from './price-shard.ts'
import { createScratch } from './scratch.ts'

const roomFor = createScratch((length) => new Float64Array(length))
/**
 * The sums of the last so many places stay where they are, for the pages that are written of them: the questions of one
 * turn are all searched before the first page is written. By place in the row: whose sums stand there.
 */
const LAST = 16
const stamps = new Float64Array(LAST)
let lastStamp = 0

const stayOf = ({ shard: { prices, free, base, columns }, asked }: PricedShard) => ({
  nights: asked.nights,
  wanted: asked.rooms.length,
  prices,
  free,
  at: (asked.arrival - base) * columns,
  columns,
})

/**
 * By column: the nights of these hotels added up, `NOT_HAD` or more where one of them cannot be had. To be read at once:
 * other places are put there.
 */
export function nightsFor(priced: PricedShard, hotels: Uint32Array): Float64Array {
  if (priced.nights) return priced.nights
  const { columns, houses } = priced.shard
  const stamp = ++lastStamp
  stamps[stamp % LAST] = stamp
  const sums = roomFor(columns, stamp % LAST)
  const stay = stayOf(priced)
  // Many are sooner added up together with all others than one by one.
  if (hotels.length * FEW_OF > houses.rooms.length) {
    priced.summed = stamp
    sumNights(sums, stay)
  } else
    for (let i = 0; i < hotels.length; i++) {
      const first = houses.firstRooms[hotels[i]!]!
      const last = first + houses.rooms[hotels[i]!]!
      for (let column = first; column < last; column++) sums[column] = sumOfNights(stay, column)
    }
  return sums
}
const FEW_OF = 3

/** The same, kept: for a place that is looked at with filters. */
export function sumsOf(priced: PricedShard): Float64Array {
  if (priced.nights) return priced.nights
  const { columns } = priced.shard
  const last = lastOf(priced)
  priced.nights = last ? last.slice(0, columns) : new Float64Array(columns)
  if (!last) sumNights(priced.nights, stayOf(priced))
  return priced.nights
}

/** Where its sums still stand. */
function lastOf({ summed, shard }: PricedShard): Float64Array | null {
  const place = summed % LAST
  return summed > 0 && stamps[place] === summed ? roomFor(shard.columns, place) : null
}

/** Of one column. */
export function sumAt(priced: PricedShard, column: number): number {
  const sums = priced.nights ?? lastOf(priced)
  return sums ? sums[column]! : sumOfNights(stayOf(priced), column)
}
