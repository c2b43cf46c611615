import { type Product, productOf } from '#domain/product.ts'
import type { Shard } from './shard.ts'

/** A product put together from its rows, whole. */
export function readProduct({ products, plans, rooms, alike }: Shard, product: number): Product {
  const column = products.columns[product]!
  const at = products.plans[product]!
  return productOf({
    column,
    room: alike.roomKinds[rooms.kinds[column]!]!,
    plan: {
      ...alike.planKinds[plans.kinds[at]!]!,
      children: alike.bands[plans.bands[at]!]!,
      percent: plans.percent[at]!,
      singleUse: plans.singleUse[at]!,
      extraAdult: plans.extraAdult[at]!,
      boardPrice: plans.boardPrice[at]!,
    },
    charges: alike.charges[plans.charges[at]!]!,
    restrictions: alike.rules[products.rules[product]!]!,
  })
}
