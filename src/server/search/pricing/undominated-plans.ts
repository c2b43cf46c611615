import { cheaperFrom, isNeverMoreExpensive, type Occupied } from '#domain/price/cheaper-plan.ts'
import type { Restriction } from '#domain/price/product.ts'
import type { SaleGroup, ShardProduct } from '../shards/shard.ts'

/** From this sum of the nights on a dominated plan is never the cheapest; below, roundings may turn plans round. */
export const DOMINATED_FROM = 1_000

/**
 * What a hotel sells, by calendars that are sold on the same terms, with the plans that may be the cheapest there.
 * Plans are compared within one calendar only, and where they take children of the same ages.
 */
export function saleGroupsOf(products: readonly ShardProduct[]): SaleGroup[] {
  const calendars = Map.groupBy(products, ({ column, capacity }) => `${column} ${capacity}`)
  const alike = Map.groupBy(calendars.values(), termsOfCalendar)
  return [...alike.values()].map((group) => {
    const plansIfAlone = undominated(group[0]!, 'alone')
    const plansElse = undominated(group[0]!, 'together')
    const isSame =
      plansIfAlone.length === plansElse.length && plansElse.every((plan) => plansIfAlone.includes(plan))
    return {
      columns: group.map(([product]) => product!.column),
      capacities: group.map(([product]) => product!.capacity),
      plansIfAlone,
      // One list where it is the same: there are as many as hotels.
      plansElse: isSame ? plansIfAlone : plansElse,
    }
  })
}

/** The same for calendars whose nights alone tell which of them is the cheapest. */
function termsOfCalendar(products: readonly ShardProduct[]): string {
  const [{ terms, column }] = products as [ShardProduct]
  // Where a percentage is charged of the first nights alone, dearer nights may make a lower total.
  const isByItself = terms.particularCharges.some((charge) => charge.of === 'percent')
  const plans = products.map(({ plan, room, restrictions }) => [plan.id, room.includedAdults, restrictions])
  return JSON.stringify([isByItself ? column : null, plans])
}

/** Left out is what another plan sells for less whenever it is sold; or for as much, and stands before it. */
function undominated(products: readonly ShardProduct[], occupied: Occupied): ShardProduct[] {
  const isDominatedBy = (rival: ShardProduct, product: ShardProduct) =>
    rival !== product &&
    areSubset(rival.restrictions, product.restrictions) &&
    ((rival.index < product.index && isNeverMoreExpensive(rival.terms, product.terms, occupied)) ||
      cheaperFrom(rival.terms, product.terms, occupied) <= DOMINATED_FROM)
  const isUndominated = (product: ShardProduct) => !products.some((rival) => isDominatedBy(rival, product))
  // V8 leaves a filter's result room to grow; `slice` gives it back.
  return products.filter(isUndominated).slice()
}

/** Whether the second holds every restriction of the first. */
function areSubset(some: readonly Restriction[], all: readonly Restriction[]): boolean {
  if (some === all || some.length === 0) return true
  const texts = new Set(all.map((one) => JSON.stringify(one)))
  return some.every((one) => texts.has(JSON.stringify(one)))
}
