import { totalOfCalendar } from '#domain/prices.ts'
import type { PricedShard } from './price-shard.ts'
import { priceTermsAt } from './price-terms.ts'
import { cellOf } from './shard.ts'

/** Whether a product can be sold for the stay. */
export function isSold({ shard, whyNot, nights }: PricedShard, product: number, zone: number): boolean {
  const { products } = shard
  return (
    nights[products.columns[product]!] !== 0 &&
    whyNot.dates[zone]![products.rules[product]!] === 0 &&
    whyNot.guests[products.capacities[product]!] === 0
  )
}

/** What a product costs that can be sold, in the hotel's currency. */
export function totalOf({ shard, asked, nights }: PricedShard, product: number): number {
  const { products, prices, columns } = shard
  const sum = nights[products.columns[product]!]!
  const cell = cellOf(shard, product, asked.arrival)
  return totalOfCalendar(priceTermsAt(shard, product), asked.rooms, asked.nights, sum, prices, cell, columns)
}

/** By product; 0 where it cannot be sold. Kept, since counting asks for it again with every filter. */
export function totalsOf(priced: PricedShard): Float64Array {
  priced.totals ??= addUp(priced)
  return priced.totals
}

function addUp(priced: PricedShard): Float64Array {
  const { houses, products } = priced.shard
  const totals = new Float64Array(products.columns.length)
  for (let at = 0; at < houses.products.length; at++) {
    const first = houses.firstProducts[at]!
    for (let p = first; p < first + houses.products[at]!; p++)
      totals[p] = totalAt(priced, p, houses.zones[at]!)
  }
  return totals
}

/** What a product costs, or 0 where it cannot be sold. */
export const totalAt = (priced: PricedShard, product: number, zone: number): number =>
  isSold(priced, product, zone) ? totalOf(priced, product) : 0
