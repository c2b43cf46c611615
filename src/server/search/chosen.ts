import type { HotelSort } from '#contract/search.ts'
import type { Exchange } from './exchange.ts'
import { NOTHING_FAILS } from './fails.ts'
import { cheapestAt } from './find-least.ts'
import { houseSieve } from './house-sieve.ts'
import { currencyAt, entriesBy, type Listing, pricedAt } from './listing.ts'
import { type OfferSieve, offerSieve } from './offer-sieve.ts'
import { orderOf } from './order-by-keys.ts'
import { asksAnything, asksOfHouse, asksOfOffer, type Wishes } from './wishes.ts'

/** What is left of a listing by the filters, in order. */
export interface Chosen {
  readonly entries: Uint32Array
  readonly available: number
  /** The cheapest product that passes of the entry at a place in the order; -1 where it cannot be booked. */
  readonly productAt: (place: number) => number
}

export type Showing = { readonly currency: string; readonly exchange: Exchange }

export function choose(listing: Listing, wishes: Wishes, sort: HotelSort, showing: Showing): Chosen {
  if (asksOfOffer(wishes)) return chooseOffers(listing, wishes, sort, showing)
  const order = entriesBy(listing, sort, showing)
  if (!asksAnything(wishes)) return withCheapest(listing, order, listing.available)
  const sieves = listing.parts.map(({ shard }) => houseSieve(shard, wishes))
  const { part, hotel, totals } = listing
  const entries = new Uint32Array(order.length)
  let count = 0
  let available = 0
  for (let i = 0; i < order.length; i++) {
    const entry = order[i]!
    if (sieves[part[entry]!]!(hotel[entry]!) !== NOTHING_FAILS) continue
    entries[count++] = entry
    if (totals[entry]! >= 0) available += 1
  }
  return withCheapest(listing, entries.subarray(0, count), available)
}

const withCheapest = (listing: Listing, entries: Uint32Array, available: number): Chosen => ({
  entries,
  available,
  productAt: (place) => {
    const entry = entries[place]!
    return listing.totals[entry]! < 0 ? -1 : cheapestAt(pricedAt(listing, entry), listing.hotel[entry]!)
  },
})

/** With a filter on the offer only hotels stay that have one which passes. */
function chooseOffers(listing: Listing, wishes: Wishes, sort: HotelSort, showing: Showing): Chosen {
  const byPrice = sort === 'price' || sort === '-price'
  const order = byPrice ? listing.recommended : entriesBy(listing, sort, showing)
  const houses = asksOfHouse(wishes) ? listing.parts.map(({ shard }) => houseSieve(shard, wishes)) : null
  const offers = listing.parts.map((priced) => offerSieve(priced, wishes, showing.exchange))
  const entries = new Uint32Array(listing.available)
  const totals = new Float64Array(listing.available)
  let count = 0
  // Those that can be booked come first in every order.
  for (let i = 0; i < listing.available; i++) {
    const entry = order[i]!
    const part = listing.part[entry]!
    const at = listing.hotel[entry]!
    if (houses && houses[part]!(at) !== NOTHING_FAILS) continue
    const total = offers[part]!.leastOf(at)
    if (total < 0) continue
    entries[count] = entry
    totals[count++] = total
  }
  const chosen = { entries: entries.subarray(0, count), totals: totals.subarray(0, count) }
  return withOffers(listing, byPrice ? inOrderOfPrice(listing, chosen, sort, showing) : chosen, offers)
}

/** Beside the entries: what the cheapest offer that passes comes to, in the hotel's currency. */
type Offers = { readonly entries: Uint32Array; readonly totals: Float64Array }

const withOffers = (
  { part, hotel }: Listing,
  { entries, totals }: Offers,
  offers: readonly OfferSieve[],
): Chosen => ({
  entries,
  available: entries.length,
  productAt: (place) => {
    const entry = entries[place]!
    return offers[part[entry]!]!.productAt(hotel[entry]!, totals[place]!)
  },
})

/** The offers that pass need not be the cheapest ones: their order is another than the listing's. */
function inOrderOfPrice(
  listing: Listing,
  { entries, totals }: Offers,
  sort: HotelSort,
  { exchange }: Showing,
): Offers {
  const sign = sort === 'price' ? 1 : -1
  const keys = new Float64Array(entries.length)
  for (let at = 0; at < keys.length; at++)
    keys[at] = sign * exchange(currencyAt(listing, entries[at]!))!.into(totals[at]!)
  const order = orderOf(keys, keys.length)
  const ordered = { entries: new Uint32Array(order.length), totals: new Float64Array(order.length) }
  for (let at = 0; at < order.length; at++) {
    ordered.entries[at] = entries[order[at]!]!
    ordered.totals[at] = totals[order[at]!]!
  }
  return ordered
}
