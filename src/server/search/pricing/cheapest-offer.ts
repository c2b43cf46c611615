import { sumOfNights, sumsOfNights, UNAVAILABLE } from '#domain/price/price-calendars.ts'
import { totalOfCalendar } from '#domain/price/prices.ts'
import { areDatesRefused } from '#domain/price/restrictions.ts'
import { ALONE, OTHERWISE } from '../shards/sale-columns.ts'
import { cellOf, type ShardHotel, type ShardProduct } from '../shards/shard.ts'
import { type PricedShard, unknownTotals } from './price-shard.ts'
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
  const { groupsFrom, calendarsFrom, calendars } = priced.shard.sale
  const end = groupsFrom[hotel.position + 1]!
  let least = NOT_SOLD
  for (let group = groupsFrom[hotel.position]!; group < end; group++) {
    let nightsSum = UNAVAILABLE
    let cheapest = -1
    for (let row = calendarsFrom[group]!; row < calendarsFrom[group + 1]!; row++) {
      if (tooSmall[calendars.capacity[row]!]) continue
      const sum = sumOfColumn(priced, calendars.column[row]!)
      if (sum >= nightsSum) continue
      nightsSum = sum
      cheapest = calendars.column[row]!
    }
    if (cheapest < 0) continue
    // Below this sum rounding may change the order of plans, so every product of the hotel is priced.
    if (nightsSum < DOMINATED_FROM) return cheapestOffer(priced, hotel)?.total ?? NOT_SOLD
    least = Math.min(least, totalOfGroup(priced, group, cheapest, nightsSum))
  }
  return least
}

/** The cheapest plan of calendars with the same terms, by the calendar with the cheapest nights. */
export function totalOfGroup(priced: PricedShard, group: number, column: number, nightsSum: number): number {
  const { shard, stay } = priced
  const { prices, columns } = shard
  const { plansFrom, plans } = shard.sale
  const when = priced.isAnyAlone ? ALONE : OTHERWISE
  const cell = cellOf(shard, column, stay.arrival)
  let least = NOT_SOLD
  for (let row = plansFrom[group]!; row < plansFrom[group + 1]!; row++) {
    if ((plans.when[row]! & when) === 0 || isRefused(priced, plans.restrictions[row]!)) continue
    const terms = plans.terms[row]!
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
  priced.totals[hotel.position] ??= unknownTotals(hotel.products.length)
  const totals = priced.totals[hotel.position]!
  const known = totals[product.index]!
  if (!Number.isNaN(known)) return known
  const total = priceProduct(priced, product)
  totals[product.index] = total
  return total
}

function priceProduct(priced: PricedShard, product: ShardProduct): number {
  const { shard, stay, tooSmall } = priced
  const { column, terms, restrictionsIndex, capacity } = product
  if (tooSmall[capacity] || isRefused(priced, restrictionsIndex)) return NOT_SOLD
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
function isRefused({ shard, inZone, refused }: PricedShard, index: number): boolean {
  const known = refused[index]
  if (known !== undefined) return known
  const { zone, restrictions } = shard.shared.restrictions.items[index]!
  const isRefusedNow = areDatesRefused(restrictions, inZone.get(zone)!)
  refused[index] = isRefusedNow
  return isRefusedNow
}
