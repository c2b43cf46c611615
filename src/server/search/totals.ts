import { NOT_HAD } from '#domain/calendar-sums.ts'
import { totalOfCalendar } from '#domain/prices.ts'
import { sumAt, sumsOf } from './night-sums.ts'
import type { PricedShard } from './price-shard.ts'
import { isSummed, priceTermsAt, TERMS_WIDTH, totalOfRow } from './price-terms.ts'
import { cellOf } from './shard.ts'

/** Whether nothing but its nights can stand against a product. */
export const isOffered = ({ shard: { products }, whyNot }: PricedShard, product: number, zone: number) =>
  whyNot.dates[zone]![products.rules[product]!] === 0 && whyNot.guests[products.capacities[product]!] === 0

/** What a product costs that can be sold, in the hotel's currency. */
export const totalOf = (priced: PricedShard, product: number): number =>
  totalFrom(priced, product, sumAt(priced, priced.shard.products.columns[product]!))

/** The same from the sum of its nights. */
export function totalFrom({ shard, asked }: PricedShard, product: number, sum: number): number {
  const row = shard.products.priceTerms[product]! * TERMS_WIDTH
  if (isSummed(asked, shard.priceTerms, row)) return totalOfRow(asked, sum, shard.priceTerms, row)
  const cell = cellOf(shard, product, asked.arrival)
  const terms = priceTermsAt(shard, product)
  return totalOfCalendar(terms, asked.rooms, asked.nights, sum, shard.prices, cell, shard.columns)
}

/** By product; 0 where it cannot be sold. Kept, since counting asks for it again with every filter. */
export function totalsOf(priced: PricedShard): Float64Array {
  priced.totals ??= addUp(priced)
  return priced.totals
}

function addUp(priced: PricedShard): Float64Array {
  const { houses, products } = priced.shard
  const totals = new Float64Array(products.columns.length)
  const sums = sumsOf(priced)
  for (let at = 0; at < houses.products.length; at++) {
    const first = houses.firstProducts[at]!
    for (let p = first; p < first + houses.products[at]!; p++) {
      const sum = sums[products.columns[p]!]!
      if (sum < NOT_HAD && isOffered(priced, p, houses.zones[at]!)) totals[p] = totalFrom(priced, p, sum)
    }
  }
  return totals
}
