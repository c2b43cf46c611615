import { cheaperFrom, isNeverMoreExpensive, type Occupied } from '#domain/price/cheaper-plan.ts'
import type { Restriction } from '#domain/price/product.ts'
import { ALONE, OTHERWISE, type SaleGroup } from '../shards/sale-columns.ts'
import type { ShardProduct } from '../shards/shard.ts'

/** From this sum of the nights on, a dominated plan is never the cheapest; below, rounding may change the order. */
export const DOMINATED_FROM = 1_000

/**
 * Groups a hotel's calendars by their terms of sale, with the plans that may be the cheapest in each group. Plans are
 * compared within one calendar only, and if they accept children of the same ages.
 */
export function saleGroupsOf(products: readonly ShardProduct[]): SaleGroup[] {
  const calendars = Map.groupBy(products, ({ column, capacity }) => `${column} ${capacity}`)
  const alike = Map.groupBy(calendars.values(), termsOfCalendar)
  return [...alike.values()].map((group) => {
    const alone = new Set(undominated(group[0]!, 'alone'))
    const otherwise = new Set(undominated(group[0]!, 'together'))
    return {
      calendars: group.map(([product]) => product!),
      plans: [...alone.union(otherwise)].map((product) => ({
        terms: product.terms,
        restrictions: product.restrictionsIndex,
        when: (alone.has(product) ? ALONE : 0) + (otherwise.has(product) ? OTHERWISE : 0),
      })),
    }
  })
}

/** Equal for calendars that can be compared by the sum of their nights alone. */
function termsOfCalendar(products: readonly ShardProduct[]): string {
  const [{ terms, column }] = products as [ShardProduct]
  // If a percentage applies to the first nights only, dearer nights may give a lower total.
  const isByItself = terms.particularCharges.some((charge) => charge.of === 'percent')
  const plans = products.map(({ plan, room, restrictions }) => [plan.id, room.includedAdults, restrictions])
  return JSON.stringify([isByItself ? column : null, plans])
}

/** Omits a plan if another plan is sold for less whenever this one is sold, or for the same price and precedes it. */
function undominated(products: readonly ShardProduct[], occupied: Occupied): ShardProduct[] {
  const isDominatedBy = (rival: ShardProduct, product: ShardProduct) =>
    rival !== product &&
    areSubset(rival.restrictions, product.restrictions) &&
    ((rival.index < product.index && isNeverMoreExpensive(rival.terms, product.terms, occupied)) ||
      cheaperFrom(rival.terms, product.terms, occupied) <= DOMINATED_FROM)
  return products.filter((product) => !products.some((rival) => isDominatedBy(rival, product)))
}

/** Whether the second contains every restriction of the first. */
function areSubset(some: readonly Restriction[], all: readonly Restriction[]): boolean {
  if (some === all || some.length === 0) return true
  const texts = new Set(all.map((one) => JSON.stringify(one)))
  return some.every((one) => texts.has(JSON.stringify(one)))
}
