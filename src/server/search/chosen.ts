import type { HotelSort } from '#contract/search.ts'
import type { Exchange } from './exchange.ts'
import { NOTHING_FAILS } from './fails.ts'
import { houseSieve } from './house-sieve.ts'
import { entriesBy, hotelAt, type Listing, pricedAt } from './listing.ts'
import { offerSieve } from './offer-sieve.ts'
import { orderByKeys, upTo } from './order-by-keys.ts'
import { totalOf } from './totals.ts'
import { asksAnything, asksOfOffer, type Wishes } from './wishes.ts'

/** What is left of a listing by the filters, in order. */
export interface Chosen {
  readonly entries: Uint32Array
  /** Beside the entries: the cheapest product that passes. Null where that is the cheapest of all, or none. */
  readonly products: Int32Array | null
  readonly available: number
}

export type Showing = { readonly currency: string; readonly exchange: Exchange }

export function choose(listing: Listing, wishes: Wishes, sort: HotelSort, showing: Showing): Chosen {
  if (asksOfOffer(wishes)) return chooseOffers(listing, wishes, sort, showing)
  const order = entriesBy(listing, sort, showing)
  if (!asksAnything(wishes)) return { entries: order, products: null, available: listing.available }
  const sieves = listing.parts.map(({ shard }) => houseSieve(shard, wishes))
  const entries = order.filter(
    (entry) => sieves[listing.part[entry]!]!(hotelAt(listing, entry)) === NOTHING_FAILS,
  )
  const isBookable = (entry: number) => listing.cheapest[entry]! >= 0
  return { entries, products: null, available: entries.filter(isBookable).length }
}

/** With a filter on the offer only hotels stay that have one which passes. */
function chooseOffers(listing: Listing, wishes: Wishes, sort: HotelSort, showing: Showing): Chosen {
  const byPrice = sort === 'price' || sort === '-price'
  const order = byPrice ? listing.recommended : entriesBy(listing, sort, showing)
  const houses = listing.parts.map(({ shard }) => houseSieve(shard, wishes))
  const offers = listing.parts.map((priced) => offerSieve(priced, wishes, showing.exchange))
  const entries = new Uint32Array(order.length)
  const products = new Int32Array(order.length)
  let count = 0
  // Those that can be booked come first in every order.
  for (let i = 0; i < listing.available; i++) {
    const entry = order[i]!
    const part = listing.part[entry]!
    const hotel = hotelAt(listing, entry)
    if (houses[part]!(hotel) !== NOTHING_FAILS) continue
    const product = offers[part]!.cheapestOf(hotel)
    if (product < 0) continue
    entries[count] = entry
    products[count++] = product
  }
  const chosen = { entries: entries.subarray(0, count), products: products.subarray(0, count) }
  return { ...(byPrice ? inOrderOfPrice(listing, chosen, sort, showing) : chosen), available: count }
}

type Offers = { readonly entries: Uint32Array; readonly products: Int32Array }

/** The offers that pass need not be the cheapest ones: their order is another than the listing's. */
function inOrderOfPrice(
  listing: Listing,
  { entries, products }: Offers,
  sort: HotelSort,
  { exchange }: Showing,
): Offers {
  const sign = sort === 'price' ? 1 : -1
  const order = orderByKeys(upTo(entries.length), (at) => {
    const { currency } = hotelAt(listing, entries[at]!)
    return sign * exchange(currency)!.into(totalOf(pricedAt(listing, entries[at]!), products[at]!))
  })
  return { entries: order.map((at) => entries[at]!), products: Int32Array.from(order, (at) => products[at]!) }
}
