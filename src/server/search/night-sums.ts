import { sumNights, sumOfNights } from '#domain/calendar-sums.ts'
import type { PricedShard } from './price-shard.ts'

let scratch = new Float64Array(8_192)

const stayOf = ({ shard: { prices, free, base, columns }, asked }: PricedShard) => ({
  nights: asked.nights,
  wanted: asked.rooms.length,
  prices,
  free,
  at: (asked.arrival - base) * columns,
  columns,
})

/** By column: the nights added up, 0 where one of them cannot be had. To be read at once: the next place is put there. */
export function sumsForNow(priced: PricedShard): Float64Array {
  const { columns } = priced.shard
  if (columns > scratch.length) scratch = new Float64Array(columns * 2)
  sumNights(scratch, stayOf(priced))
  return scratch
}

/** The same, kept: for a place that is looked at with filters. */
export function sumsOf(priced: PricedShard): Float64Array {
  if (priced.nights) return priced.nights
  priced.nights = new Float64Array(priced.shard.columns)
  sumNights(priced.nights, stayOf(priced))
  return priced.nights
}

/** Of one column. */
export const sumAt = (priced: PricedShard, column: number): number =>
  priced.nights ? priced.nights[column]! : sumOfNights(stayOf(priced), column)
