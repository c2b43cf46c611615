import type { HotelSort } from '#contract/search.ts'
import { isFreeToCancel } from '../pricing/cancellation-terms.ts'
import { cheapestOffer, cheapestTotal, NOT_SOLD, type PricedOffer } from '../pricing/cheapest-offer.ts'
import type { PricedShard } from '../pricing/price-shard.ts'
import type { ShardHotel, ShardProduct } from '../shards/shard.ts'
import { asksOfOffer, type Filters, isEmpty } from './filters.ts'
import {
  countBookable,
  inOrder,
  isBookable,
  type ListedHotel,
  type Listing,
  rememberOrder,
  type Showing,
  sortedBy,
} from './listing.ts'

/** The hotels of a listing that pass the filters, in order. */
export type Chosen = {
  readonly hotels: readonly ListedHotel[]
  readonly available: number
  /** The cheapest offer of one of these hotels that passes the filters. */
  readonly offerOf: (listed: ListedHotel) => PricedOffer | null
}

export function chooseOffers(listing: Listing, filters: Filters, sort: HotelSort, showing: Showing): Chosen {
  const make = () => makeChoice(listing, filters, sort, showing)
  const hotels = isEmpty(filters)
    ? inOrder(listing, sort, showing)
    : rememberOrder(listing, `${sort} ${showing.currency} ${filters.key}`, make)
  return {
    hotels,
    available: countBookable(hotels),
    offerOf: (listed) => (isBookable(listed) ? passingOffer(listed, filters) : null),
  }
}

/** With a filter on the offer, only hotels with a matching offer remain. */
function makeChoice(
  listing: Listing,
  filters: Filters,
  sort: HotelSort,
  showing: Showing,
): readonly ListedHotel[] {
  if (!asksOfOffer(filters)) return passingHotels(inOrder(listing, sort, showing), filters)
  const chosen: ListedHotel[] = []
  const isByPrice = sort === 'price' || sort === '-price'
  // The matching offers need not be the cheapest ones: sorted by price, their order may differ from the listing's.
  const order = isByPrice ? listing.hotels : inOrder(listing, sort, showing)
  for (const listed of passingHotels(order.slice(0, countBookable(order)), filters)) {
    const passing = passingStay(listed, filters)
    if (passing) chosen.push(passing)
  }
  const sign = sort === 'price' ? 1 : -1
  const shownPrice = ({ hotel, total }: ListedHotel) => sign * showing.exchange(hotel.currency)!.into(total)
  return isByPrice ? sortedBy(chosen, shownPrice) : chosen
}

/** The hotel with its cheapest stay of those with a passing offer, the first of equals. */
function passingStay(listed: ListedHotel, filters: Filters): ListedHotel | null {
  let chosen = listed.priced
  let least = NOT_SOLD
  for (const priced of listed.stays) {
    const total = passingTotal(priced, listed.hotel, filters)
    if (total >= least) continue
    chosen = priced
    least = total
  }
  return least === NOT_SOLD ? null : { ...listed, priced: chosen, total: least }
}

export const passingHotels = (
  hotels: readonly ListedHotel[],
  { hotel: wanted }: Filters,
): readonly ListedHotel[] =>
  wanted.length === 0 ? hotels : hotels.filter(({ hotel }) => wanted.every(({ passes }) => passes(hotel)))

/** The total of the cheapest passing offer. The cheapest of all often decides without a look at the others. */
export function passingTotal(priced: PricedShard, hotel: ShardHotel, filters: Filters): number {
  const { product, price } = filters
  const total = cheapestTotal(priced, hotel)
  if (total === NOT_SOLD || price?.exceeds(total, hotel)) return NOT_SOLD
  if (product.length === 0 && (price === null || price.passes(total, hotel))) return total
  return passingOffer({ priced, hotel }, filters)?.total ?? NOT_SOLD
}

type HotelOfShard = Pick<ListedHotel, 'priced' | 'hotel'>
export const NO_FILTERS: Filters = { key: '', hotel: [], product: [], price: null }

/** The cheapest matching offer with free cancellation, if the shown offer has none. */
export function freeToCancelOfferOf(listed: HotelOfShard, offer: PricedOffer | null, filters = NO_FILTERS) {
  const isFree = (product: ShardProduct) => isFreeToCancel(listed.priced, product)
  return offer && !isFree(offer.product) ? passingOffer(listed, filters, isFree) : null
}

/** The cheapest product of a hotel that passes the filters. */
export function passingOffer(
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
