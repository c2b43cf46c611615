import type { HotelSort } from '#contract/search.ts'
import { isFreeNow } from '../pricing/cancellation-terms.ts'
import { cheapestOffer, NOT_SOLD, type PricedOffer } from '../pricing/cheapest-offer.ts'
import type { ShardProduct } from '../shards/shard.ts'
import { asksOfOffer, type Filters } from './filters.ts'
import {
  countBookable,
  inOrder,
  isBookable,
  type ListedHotel,
  type Listing,
  type Showing,
  sortedBy,
} from './listing.ts'

/** What is left of a listing by the filters, in order. */
export type Chosen = {
  readonly hotels: readonly ListedHotel[]
  readonly available: number
  /** The cheapest offer of one of these hotels that passes the filters. */
  readonly offerOf: (listed: ListedHotel) => PricedOffer | null
}

export function chooseOffers(listing: Listing, filters: Filters, sort: HotelSort, showing: Showing): Chosen {
  if (asksOfOffer(filters)) return chooseByOffer(listing, filters, sort, showing)
  const hotels = passingHotels(inOrder(listing, sort, showing), filters)
  return {
    hotels,
    available: countBookable(hotels),
    offerOf: (listed) => (isBookable(listed) ? passingOffer(listed, filters) : null),
  }
}

const passingHotels = (hotels: readonly ListedHotel[], filters: Filters): readonly ListedHotel[] =>
  filters.hotel.length === 0
    ? hotels
    : hotels.filter(({ hotel }) => filters.hotel.every(({ passes }) => passes(hotel)))

/** With a filter on the offer only hotels stay that have one which passes. */
function chooseByOffer(listing: Listing, filters: Filters, sort: HotelSort, showing: Showing): Chosen {
  const totals = new Map<ListedHotel, number>()
  const isByPrice = sort === 'price' || sort === '-price'
  // The offers that pass need not be the cheapest ones: by price their order is another than the listing's.
  const order = isByPrice ? listing.hotels : inOrder(listing, sort, showing)
  for (const listed of passingHotels(order.slice(0, countBookable(order)), filters)) {
    const total = passingTotal(listed, filters)
    if (total !== NOT_SOLD) totals.set(listed, total)
  }
  const chosen = [...totals.keys()]
  const sign = sort === 'price' ? 1 : -1
  const shownPrice = (listed: ListedHotel) =>
    sign * showing.exchange(listed.hotel.currency)!.into(totals.get(listed)!)
  return {
    hotels: isByPrice ? sortedBy(chosen, shownPrice) : chosen,
    available: chosen.length,
    offerOf: (listed) => passingOffer(listed, filters),
  }
}

/** Where only the price is asked about, the cheapest offer mostly passes, whichever product it is. */
function passingTotal(listed: ListedHotel, filters: Filters): number {
  if (filters.product.length === 0 && filters.price?.passes(listed.total, listed.hotel)) return listed.total
  return passingOffer(listed, filters)?.total ?? NOT_SOLD
}

type HotelOfShard = Pick<ListedHotel, 'priced' | 'hotel'>
const NO_FILTERS: Filters = { hotel: [], product: [], price: null }

/** The cheapest that passes and is free to cancel, where the offer that is shown is not. */
export function freeOfferOf(listed: HotelOfShard, offer: PricedOffer | null, filters = NO_FILTERS) {
  const isFree = (product: ShardProduct) => isFreeNow(listed.priced, listed.hotel, product)
  return offer && !isFree(offer.product) ? passingOffer(listed, filters, isFree) : null
}

function passingOffer(
  { priced, hotel }: HotelOfShard,
  { product: wanted, price }: Filters,
  isAlso: (product: ShardProduct) => boolean = () => true,
): PricedOffer | null {
  const isWanted = (product: ShardProduct) => {
    for (const { passes } of wanted) if (!passes(product, hotel, priced)) return false
    return isAlso(product)
  }
  const isWithin = (total: number) => price === null || price.passes(total, hotel)
  return cheapestOffer(priced, hotel, isWanted, isWithin)
}
