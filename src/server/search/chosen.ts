import type { HotelSort } from '#contract/search.ts'
import type { Exchange } from './exchange.ts'
import { entriesBy, hotelAt, type Listing, pricedAt } from './listing.ts'
import { orderByKeys } from './order-by-keys.ts'
import { NOTHING_FAILS, sieveOf } from './sieve.ts'
import { asksAnything, asksOfOffer, type Wishes } from './wishes.ts'

/** What is left of a listing by the filters, in order, each with the cheapest product that passes; -1 without one. */
export interface Chosen {
  readonly entries: Uint32Array
  readonly products: Int32Array
  readonly available: number
}

export type Showing = { readonly currency: string; readonly exchange: Exchange }

export function choose(listing: Listing, wishes: Wishes, sort: HotelSort, showing: Showing): Chosen {
  const order = entriesBy(listing, sort, showing)
  if (!asksAnything(wishes)) {
    const products = Int32Array.from(order, (entry) => listing.cheapest[entry]!)
    return { entries: order, products, available: listing.available }
  }
  const strict = asksOfOffer(wishes)
  const sieves = listing.parts.map((priced) => sieveOf(priced, wishes, showing.exchange))
  const entries = new Uint32Array(order.length)
  const products = new Int32Array(order.length)
  let count = 0
  let available = 0
  const byPrice = strict && (sort === 'price' || sort === '-price')
  for (const entry of byPrice ? listing.recommended : order) {
    const sieve = sieves[listing.part[entry]!]!
    const at = listing.hotel[entry]!
    if (sieve.failsOfHotel(at) !== NOTHING_FAILS) continue
    const product = strict && listing.cheapest[entry]! >= 0 ? sieve.cheapestOf(at) : listing.cheapest[entry]!
    if (strict && product < 0) continue
    entries[count] = entry
    products[count] = product
    count += 1
    if (product >= 0) available += 1
  }
  const chosen = { entries: entries.subarray(0, count), products: products.subarray(0, count), available }
  return byPrice ? orderedByPrice(listing, chosen, sort, showing) : chosen
}

/** The offers that pass are not the cheapest ones, so their order is another than the listing's. */
function orderedByPrice(
  listing: Listing,
  { entries, products, available }: Chosen,
  sort: HotelSort,
  showing: Showing,
): Chosen {
  const sign = sort === 'price' ? 1 : -1
  const order = orderByKeys(
    Uint32Array.from(entries, (_, at) => at),
    (at) => sign * shownTotal(listing, entries[at]!, products[at]!, showing),
  )
  return {
    entries: order.map((at) => entries[at]!),
    products: Int32Array.from(order, (at) => products[at]!),
    available,
  }
}

/** What a product of an entry costs, as shown. */
export function shownTotal(listing: Listing, entry: number, product: number, { exchange }: Showing): number {
  return exchange(hotelAt(listing, entry).currency)!.into(pricedAt(listing, entry).totals[product]!)
}
