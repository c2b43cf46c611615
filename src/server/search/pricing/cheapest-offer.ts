import { sumOfNights, sumsOfNights, UNAVAILABLE } from '#domain/price/price-calendars.ts'
import { totalOfCalendar } from '#domain/price/prices.ts'
import { areDatesRefused } from '#domain/price/restrictions.ts'
import { cellOf, type SaleGroup, type ShardHotel, type ShardProduct } from '../shards/shard.ts'
import { type PricedShard, type StayInZone, unknownTotals } from './price-shard.ts'
import { DOMINATED_FROM } from './undominated-plans.ts'

/** The total of a product that cannot be sold. */
export const NOT_SOLD = Number.POSITIVE_INFINITY

/**
 * The total of a hotel's cheapest product, in the hotel's currency. Sorting needs no more: the product itself is
 * determined for the shown hotels only.
 */
export function cheapestTotal(priced: PricedShard, hotel: ShardHotel): number {
  const known = priced.cheapest[hotel.position]!
  if (!Number.isNaN(known)) return known
  const total = findCheapestTotal(priced, hotel)
  priced.cheapest[hotel.position] = total
  return total
}

function findCheapestTotal(priced: PricedShard, hotel: ShardHotel): number {
  const { tooSmall } = priced
  let least = NOT_SOLD
  for (const group of hotel.saleGroups) {
    const { columns: sold, capacities } = group
    let nightsSum = UNAVAILABLE
    let cheapest = -1
    for (let i = 0; i < sold.length; i++) {
      if (tooSmall[capacities[i]!]) continue
      const sum = sumOfColumn(priced, sold[i]!)
      if (sum >= nightsSum) continue
      nightsSum = sum
      cheapest = sold[i]!
    }
    if (cheapest < 0) continue
    // Below this sum rounding may change the order of plans, so every product of the hotel is priced.
    if (nightsSum < DOMINATED_FROM) return cheapestOffer(priced, hotel)?.total ?? NOT_SOLD
    least = Math.min(least, totalOfGroup(priced, hotel, group, cheapest, nightsSum))
  }
  return least
}

/** The cheapest plan of calendars with the same terms, by the calendar with the cheapest nights. */
export function totalOfGroup(
  { shard, stay, isAnyAlone, inZone }: PricedShard,
  { zone }: ShardHotel,
  { plansIfAlone, plansElse }: SaleGroup,
  column: number,
  nightsSum: number,
): number {
  const { prices, columns } = shard
  const cell = cellOf(shard, column, stay.arrival)
  let least = NOT_SOLD
  for (const { terms, restrictions } of isAnyAlone ? plansIfAlone : plansElse) {
    if (isRefused(inZone.get(zone)!, restrictions)) continue
    const total = totalOfCalendar(terms, stay.rooms, stay.nights, nightsSum, prices, cell, columns)
    if (total < least) least = total
  }
  return least
}

/** A product with its total in the hotel's currency. */
export type PricedOffer = { readonly product: ShardProduct; readonly total: number }

const isAny = () => true

/** The cheapest product of a hotel that passes the filter, the first of equals. */
export function cheapestOffer(
  priced: PricedShard,
  hotel: ShardHotel,
  isWanted: (product: ShardProduct) => boolean = isAny,
  isWithin: (total: number) => boolean = isAny,
): PricedOffer | null {
  let cheapest: ShardProduct | null = null
  let least = NOT_SOLD
  for (const product of hotel.products) {
    if (!isWanted(product)) continue
    const total = productTotal(priced, hotel, product)
    if (total >= least || !isWithin(total)) continue
    cheapest = product
    least = total
  }
  return cheapest && { product: cheapest, total: least }
}

/** The total of a product, `NOT_SOLD` if it cannot be sold; cached for list, facets and filters. */
export function productTotal(priced: PricedShard, hotel: ShardHotel, product: ShardProduct): number {
  priced.totals ??= unknownTotals(priced.shard.products)
  const known = priced.totals[product.index]!
  if (!Number.isNaN(known)) return known
  const total = priceProduct(priced, hotel, product)
  priced.totals[product.index] = total
  return total
}

function priceProduct(priced: PricedShard, hotel: ShardHotel, product: ShardProduct): number {
  const { shard, stay, tooSmall } = priced
  const { column, terms, restrictions, capacity } = product
  if (tooSmall[capacity] || isRefused(priced.inZone.get(hotel.zone)!, restrictions)) return NOT_SOLD
  const nightsSum = sumOfColumn(priced, column)
  if (nightsSum === UNAVAILABLE) return NOT_SOLD
  const cell = cellOf(shard, column, stay.arrival)
  return totalOfCalendar(terms, stay.rooms, stay.nights, nightsSum, shard.prices, cell, shard.columns)
}

/** The sums of all calendars for one stay. One buffer for all searches: new ones would cost more than the summing. */
const summed = { by: null as PricedShard | null, sums: new Float64Array(0) }

/** Sums the nights of all calendars, for a search that prices most hotels. */
export function sumCalendars(priced: PricedShard) {
  const { shard, stay } = priced
  const { prices, free, columns } = shard
  if (summed.by === priced) return
  if (summed.sums.length < columns) summed.sums = new Float64Array(columns)
  const cell = cellOf(shard, 0, stay.arrival)
  sumsOfNights(stay.nights, stay.rooms.length, prices, free, cell, columns, summed.sums)
  summed.by = priced
}

/** The sum of the nights of a calendar. */
function sumOfColumn(priced: PricedShard, column: number): number {
  if (summed.by === priced) return summed.sums[column]!
  const { shard, stay } = priced
  const cell = cellOf(shard, column, stay.arrival)
  return sumOfNights(stay.nights, stay.rooms.length, shard.prices, shard.free, cell, shard.columns)
}

/** Many hotels share their restrictions: each set is evaluated once for a stay. */
function isRefused(stay: StayInZone, restrictions: ShardProduct['restrictions']): boolean {
  const known = stay.refused.get(restrictions)
  if (known !== undefined) return known
  const isRefusedNow = areDatesRefused(restrictions, stay)
  stay.refused.set(restrictions, isRefusedNow)
  return isRefusedNow
}
