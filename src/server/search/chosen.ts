import type { HotelSort } from '#contract/search.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import { isNothing, NOTHING_FAILS } from './fails.ts'
import { cheapestAt, NONE } from './find-least.ts'
import { failsOfHouses } from './house-sieve.ts'
import { entriesBy, type Listing, pricedAt } from './listing.ts'
import { type OfferSieve, offerSieve } from './offer-sieve.ts'
import { orderByKeys } from './order-by-keys.ts'
import { createScratch } from './scratch.ts'
import { asksAnything, asksOfHouse, asksOfOffer, type Wishes } from './wishes.ts'

/** What is left of a listing by the filters, in order. To be read at once: the next search is put there. */
export interface Chosen {
  readonly entries: Uint32Array
  readonly available: number
  /** What the cheapest product that passes comes to, of the entry at a place in the order; -1 where it cannot be booked. */
  readonly totalAt: (place: number) => number
  /** That product. */
  readonly productAt: (place: number) => number
}

export type Showing = { readonly currency: string; readonly exchange: Exchange }

const roomForEntries = createScratch((length) => new Uint32Array(length))
const roomForKeys = createScratch((length) => new Float64Array(length))
const roomForTotals = createScratch((length) => new Float64Array(length))

export function choose(listing: Listing, wishes: Wishes, sort: HotelSort, showing: Showing): Chosen {
  if (asksOfOffer(wishes)) return chooseOffers(listing, wishes, sort, showing)
  const order = entriesBy(listing, sort, showing)
  if (!asksAnything(wishes)) return withCheapest(listing, order, listing.available)
  const { part, hotel } = listing
  const fails = failsOfHouses(shardsOf(listing), wishes)
  // Nearly every search is about one city.
  const only = fails.length === 1 ? fails[0]! : null
  const left = roomForEntries(order.length)
  let count = 0
  let available = 0
  for (let i = 0; i < order.length; i++) {
    // Those that can be booked come first in every order.
    if (i === listing.available) available = count
    const entry = order[i]!
    // Put there in any case, and written over by the next one where something fails: no guess is made that may be wrong.
    left[count] = entry
    count += isNothing((only ?? fails[part[entry]!]!)[hotel[entry]!]!)
  }
  if (listing.available === order.length) available = count
  return withCheapest(listing, left.subarray(0, count), available)
}

const withCheapest = (listing: Listing, left: Uint32Array, available: number): Chosen => ({
  entries: left,
  available,
  totalAt: (place) => {
    const entry = left[place]!
    return listing.totals[entry]! < 0 ? -1 : pricedAt(listing, entry).least[listing.hotel[entry]!]!
  },
  productAt: (place) => {
    const entry = left[place]!
    return cheapestAt(pricedAt(listing, entry), listing.hotel[entry]!)
  },
})

const shardsOf = ({ parts }: Listing) => parts.map(({ shard }) => shard)

/** With a filter on the offer only hotels stay that have one which passes. */
function chooseOffers(listing: Listing, wishes: Wishes, sort: HotelSort, showing: Showing): Chosen {
  const byPrice = sort === 'price' || sort === '-price'
  const sign = sort === 'price' ? 1 : -1
  const order = byPrice ? listing.recommended : entriesBy(listing, sort, showing)
  const isSifted = asksOfHouse(wishes)
  const houses = isSifted ? failsOfHouses(shardsOf(listing), wishes) : []
  const sieves = listing.parts.map((priced) => offerSieve(priced, wishes, showing.exchange, byPrice))
  const { part, hotel, available } = listing
  // In the order in which hotels stand in memory: in that of the list each would be fetched from far away.
  const totals = roomForTotals(hotel.length)
  for (let entry = 0; entry < hotel.length; entry++) {
    const of = part[entry]!
    const at = hotel[entry]!
    totals[entry] = NONE
    if (listing.totals[entry]! < 0 || (isSifted && houses[of]![at] !== NOTHING_FAILS)) continue
    const sieve = sieves[of]!
    const known = sieve.known[at]!
    const total = known >= sieve.from ? known : sieve.leastAt(at)
    if (total <= sieve.to) totals[entry] = total
  }
  const entries = roomForEntries(available)
  const keys = roomForKeys(available)
  let count = 0
  for (let i = 0; i < available; i++) {
    const entry = order[i]!
    const total = totals[entry]!
    if (total === NONE) continue
    if (byPrice) keys[count] = sign * sieves[part[entry]!]!.shownAt(hotel[entry]!).into(total)
    entries[count++] = entry
  }
  const left = entries.subarray(0, count)
  // The offers that pass need not be the cheapest ones: their order is another than the listing's.
  return withOffers(listing, byPrice ? orderByKeys(left, keys) : left, sieves)
}

const withOffers = ({ part, hotel }: Listing, left: Uint32Array, sieves: readonly OfferSieve[]): Chosen => ({
  entries: left,
  available: left.length,
  totalAt: (place) => sieves[part[left[place]!]!]!.totalAt(hotel[left[place]!]!),
  productAt: (place) => sieves[part[left[place]!]!]!.productAt(hotel[left[place]!]!),
})
