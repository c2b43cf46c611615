import { UNAVAILABLE } from '#domain/price/price-calendars.ts'
import { cellOf, type Shard, type ShardHotel } from '../shards/shard.ts'
import { cheapestTotal, NOT_SOLD, totalOfGroup } from './cheapest-offer.ts'
import type { PricedShard } from './price-shard.ts'
import { DOMINATED_FROM } from './undominated-plans.ts'

/** The nights from the first arrival to the last departure of some stays, and running sums over them. */
type Window = {
  readonly first: number
  readonly nights: number
  /** Sum of the prices before night n. */
  readonly prices: number[]
  /** Number of unavailable nights before night n. */
  readonly missing: number[]
}

/**
 * Computes the cheapest totals of a hotel for stays of the same guests that overlap: each night is read once, and the
 * sum of a stay is the difference of two running sums. The results are those of `cheapestTotal`, which returns them
 * from then on.
 */
export function priceStaysOf(stays: readonly PricedShard[], hotel: ShardHotel): void {
  const unknown = stays.filter(({ cheapest }) => Number.isNaN(cheapest[hotel.position]!))
  if (unknown.length < 2) return
  const window = windowOf(unknown)
  const asked = unknown.reduce((nights, { stay }) => nights + stay.nights, 0)
  // Stays apart, such as weekends, have fewer nights than lie between them.
  if (asked < window.nights) return
  const totals = unknown.map(() => NOT_SOLD)
  const sums = unknown.map(() => UNAVAILABLE)
  const columns = unknown.map(() => -1)
  const [{ shard, tooSmall, stay }] = unknown as [PricedShard]
  const { groupsFrom, calendarsFrom, calendars } = shard.sale
  for (let group = groupsFrom[hotel.position]!; group < groupsFrom[hotel.position + 1]!; group++) {
    sums.fill(UNAVAILABLE)
    columns.fill(-1)
    for (let row = calendarsFrom[group]!; row < calendarsFrom[group + 1]!; row++) {
      if (tooSmall[calendars.capacity[row]!]) continue
      const column = calendars.column[row]!
      readNights(window, shard, column, stay.rooms.length)
      for (let at = 0; at < unknown.length; at++) {
        const sum = sumOf(window, unknown[at]!)
        if (sum >= sums[at]!) continue
        sums[at] = sum
        columns[at] = column
      }
    }
    for (let at = 0; at < unknown.length; at++) {
      if (columns[at]! < 0) continue
      const priced = unknown[at]!
      // Below this sum rounding may change the order of plans: that stay is priced by itself.
      if (sums[at]! < DOMINATED_FROM) totals[at] = Number.NaN
      else totals[at] = Math.min(totals[at]!, totalOfGroup(priced, group, columns[at]!, sums[at]!))
    }
  }
  for (let at = 0; at < unknown.length; at++) {
    unknown[at]!.cheapest[hotel.position] = totals[at]!
    if (Number.isNaN(totals[at]!)) cheapestTotal(unknown[at]!, hotel)
  }
}

function windowOf(stays: readonly PricedShard[]): Window {
  let first = Number.POSITIVE_INFINITY
  let end = 0
  for (const { stay } of stays) {
    first = Math.min(first, stay.arrival)
    end = Math.max(end, stay.arrival + stay.nights)
  }
  const nights = end - first
  const zeros = () => new Array<number>(nights + 1).fill(0)
  return { first, nights, prices: zeros(), missing: zeros() }
}

function readNights(
  { first, nights, prices, missing }: Window,
  shard: Shard,
  column: number,
  wanted: number,
) {
  let cell = cellOf(shard, column, first)
  for (let night = 0; night < nights; night++, cell += shard.columns) {
    const price = shard.prices[cell]!
    const isFree = price > 0 && shard.free[cell]! >= wanted
    prices[night + 1] = prices[night]! + (isFree ? price : 0)
    missing[night + 1] = missing[night]! + (isFree ? 0 : 1)
  }
}

function sumOf({ first, prices, missing }: Window, { stay }: PricedShard): number {
  const from = stay.arrival - first
  const to = from + stay.nights
  return missing[to] === missing[from] ? prices[to]! - prices[from]! : UNAVAILABLE
}
