import { totalOfCalendar } from '#domain/prices.ts'
import type { PricedShard } from './price-shard.ts'

/** Whether a product can be sold for the stay. */
export function isSold({ shard, whyNot, nights }: PricedShard, product: number, zone: number): boolean {
  return (
    nights[shard.columnOf[product]!] !== 0 &&
    whyNot.dates[zone]![shard.rules[product]!] === 0 &&
    whyNot.guests[shard.capacities[product]!] === 0
  )
}

/** What a product costs that can be sold, in the hotel's currency. */
export function totalOf({ shard, asked, nights }: PricedShard, product: number): number {
  const { products, columnOf, likeOf, prices, base, columns } = shard
  const column = columnOf[product]!
  const cell = (asked.arrival - base) * columns + column
  const like = products[likeOf[product]!]!
  return totalOfCalendar(like, asked.rooms, asked.nights, nights[column]!, prices, cell, columns)
}

const known = new WeakMap<PricedShard, Float64Array>()

/** The same, or 0 where it cannot be sold. */
export function totalAt(priced: PricedShard, product: number, zone: number): number {
  const totals = known.get(priced)
  if (totals) return totals[product]!
  return isSold(priced, product, zone) ? totalOf(priced, product) : 0
}

/** By product; 0 where it cannot be sold. Found when all of them are looked at. */
export function totalsOf(priced: PricedShard): Float64Array {
  const found = known.get(priced)
  if (found) return found
  const { hotels, products } = priced.shard
  const totals = new Float64Array(products.length)
  for (const { firstProduct, products: count, zone } of hotels) {
    for (let p = firstProduct; p < firstProduct + count; p++) {
      if (isSold(priced, p, zone)) totals[p] = totalOf(priced, p)
    }
  }
  known.set(priced, totals)
  return totals
}
