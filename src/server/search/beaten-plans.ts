import { cheaperFrom, isNeverDearer, type Occupied } from '#domain/cheaper-plan.ts'
import type { PriceTerms } from '#domain/product.ts'
import type { Restriction } from '#domain/restrictions.ts'
import type { Alike } from './alike.ts'
import type { Row } from './build-hotel.ts'
import { NEVER, type ProductTable } from './shard.ts'

type ProductRow = Row<ProductTable>

/**
 * Marks the plans that are not worth pricing: another one sells the same room whenever they do, for less. Products
 * stand room by room, each sold by all plans.
 */
export function withBeaten(
  products: readonly ProductRow[],
  terms: readonly PriceTerms[],
  { rules }: Alike,
  plans: number,
): ProductRow[] {
  const first = products[0]!.likes
  const found: ProductRow[] = []
  for (const [at, product] of products.entries()) {
    const like = product.likes - first
    if (like < at) {
      const { beaten, beatenAlone } = found[like]!
      found.push({ ...product, beaten, beatenAlone })
      continue
    }
    const room = at - (at % plans)
    const rivals = Array.from({ length: plans }, (_, plan) => room + plan).filter(
      (rival) => rival !== at && isSubset(rules[products[rival]!.rules]!, rules[product.rules]!),
    )
    const beatenBy = (occupied: Occupied) => (rival: number) => {
      if (rival < at && isNeverDearer(terms[rival]!, terms[at]!, occupied)) return 0
      return Math.ceil(cheaperFrom(terms[rival]!, terms[at]!, occupied))
    }
    const leastFor = (occupied: Occupied) => Math.min(NEVER, ...rivals.map(beatenBy(occupied)))
    found.push({ ...product, beaten: leastFor('together'), beatenAlone: leastFor('alone') })
  }
  return found
}

/** Whether whatever the second allows the first allows, too. */
function isSubset(some: readonly Restriction[], all: readonly Restriction[]): boolean {
  if (some === all) return true
  const texts = all.map((one) => JSON.stringify(one))
  return some.every((one) => texts.includes(JSON.stringify(one)))
}
