import { TERMS_WIDTH } from './price-terms.ts'
import { cellOf } from './shard.ts'
import type { ShownHotel } from './write-cards.ts'

/** Only put there, never read: what nobody uses the engine would not read at all. */
export const fetched = { sum: 0 }

/**
 * Reads what these cards are made of, once for all of them. Most of it lies far apart, and hardly anything of it was
 * read lately: here the processor waits for many at a time, and for one after the other while cards are written.
 */
export function fetchCards(shown: readonly ShownHotel[]) {
  let sum = 0
  for (let i = 0; i < shown.length; i++) {
    const { priced, product } = shown[i]!
    if (product < 0) continue
    const { columns, plans, classes, priceTerms } = priced.shard.products
    sum += columns[product]! + plans[product]! + classes[product]! + priceTerms[product]!
  }
  for (let i = 0; i < shown.length; i++) {
    const { priced, product } = shown[i]!
    if (product < 0) continue
    const { shard, asked } = priced
    const { rooms, plans, products } = shard
    const column = products.columns[product]!
    const plan = products.plans[product]!
    const terms = products.priceTerms[product]! * TERMS_WIDTH
    const cell = cellOf(shard, product, asked.arrival)
    sum += rooms.ids[column]! + rooms.names[column]! + plans.ids[plan]! + plans.kinds[plan]!
    sum += shard.priceTerms[terms]! + shard.prices[cell]! + shard.free[cell]!
  }
  fetched.sum = sum
}
