import { totalOfCalendar } from '#domain/prices.ts'
import type { PricedShard } from './price-shard.ts'
import { cellOf } from './shard.ts'

/** Whether a product can be sold for the stay; or its room, to somebody, by whatever plan. */
export function isSold(
  { shard, whyNot, nights }: PricedShard,
  product: number,
  zone: number,
  byAnyPlan = false,
): boolean {
  const { products } = shard
  return (
    nights[products.columns[product]!] !== 0 &&
    (byAnyPlan || whyNot.dates[zone]![products.rules[product]!] === 0) &&
    whyNot.guests[products.capacities[product]!] === 0
  )
}

/** What a product costs that can be sold, in the hotel's currency. */
export function totalOf({ shard, asked, nights }: PricedShard, product: number): number {
  const { products, terms, prices, columns } = shard
  const sum = nights[products.columns[product]!]!
  const cell = cellOf(shard, product, asked.arrival)
  return totalOfCalendar(terms[product]!, asked.rooms, asked.nights, sum, prices, cell, columns)
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
  const { houses, products } = priced.shard
  const totals = new Float64Array(products.columns.length)
  for (let at = 0; at < houses.products.length; at++) {
    const first = houses.firstProducts[at]!
    for (let p = first; p < first + houses.products[at]!; p++) {
      if (isSold(priced, p, houses.zones[at]!)) totals[p] = totalOf(priced, p)
    }
  }
  known.set(priced, totals)
  return totals
}
