import type { FacetName } from '#domain/hotel/list-filters.ts'
import type { Exchange } from '../../exchange/exchange-into.ts'
import type { PlaceIndex } from '../../places/place-index.ts'
import { isFreeToCancel, isPaidLaterNow } from '../pricing/cancellation-terms.ts'
import { NOT_SOLD, productTotal } from '../pricing/cheapest-offer.ts'
import type { PricedShard } from '../pricing/price-shard.ts'
import type { ShardHotel, ShardProduct } from '../shards/shard.ts'
import {
  asksOfOffer,
  type Filters,
  type HotelFilter,
  type PriceFilter,
  type ProductFilter,
} from './filters.ts'
import { isBookable, type ListedHotel, type Listing } from './listing.ts'

const SCORES = [9, 8, 7]

/** The filter that something fails: none, exactly one, or several. */
type PredicateName = (HotelFilter | ProductFilter | PriceFilter)['name']
type Failing = PredicateName | 'several' | null

/** A hotel or product counts for the values of a filter if it passes all other filters. */
const failsOnly = (failing: Failing, filter: PredicateName): boolean => failing === null || failing === filter

const both = (one: Failing, other: Failing): Failing =>
  one === null || other === null ? (one ?? other) : 'several'

export type Counted = {
  readonly facets: Record<FacetName, Record<string, number>>
  /** Shown totals of the cheapest offers that pass every filter but the price. */
  readonly totals: readonly number[]
}

/** For each value of each filter, the number of hotels with that value and all other filters unchanged. */
export function countFacets(
  { hotels }: Listing,
  filters: Filters,
  exchange: Exchange,
  index: PlaceIndex,
): Counted {
  const counts: Record<FacetName, Map<string, number>> = {
    stars: new Map(),
    score: new Map(SCORES.map((score) => [String(score), 0])),
    amenities: new Map(),
    board: new Map(),
    district: new Map(),
    beds: new Map(),
    free_cancel: new Map([['1', 0]]),
    pay_later: new Map([['1', 0]]),
  }
  const isStrict = asksOfOffer(filters)
  const totals: number[] = []
  for (const listed of hotels) {
    const { hotel } = listed
    const failing = failingFilter(filters.hotel, (filter) => filter.passes(hotel))
    const offers = offersOf(listed, filters, failing === null)
    const isListed = !isStrict || offers.isAnyPassing
    const counted = (filter: PredicateName) => isListed && failsOnly(failing, filter)
    add(counts.stars, [String(hotel.stars)], counted('stars'))
    add(counts.district, slugOf(index, hotel), counted('district'))
    add(counts.amenities, hotel.amenities, counted('amenities'))
    add(counts.score, SCORES.filter((score) => isScored(hotel, score)).map(String), counted('score'))
    // Added with a count of zero, so that a value is listed even if no hotel with it passes.
    add(counts.board, new Set(hotel.products.map(({ plan }) => plan.board)), false)
    add(counts.beds, new Set(hotel.products.flatMap(({ room }) => room.beds)), false)
    add(counts.board, offers.boards, true)
    add(counts.beds, offers.beds, true)
    add(counts.free_cancel, ['1'], offers.isAnyFreeToCancel)
    add(counts.pay_later, ['1'], offers.isAnyPaidLater)
    if (offers.cheapest !== NOT_SOLD) totals.push(exchange(hotel.currency)!.into(offers.cheapest))
  }
  return { facets: mapFacets(counts, Object.fromEntries), totals }
}

const mapFacets = <From, To>(
  { stars, score, amenities, board, district, beds, free_cancel, pay_later }: Record<FacetName, From>,
  to: (from: From) => To,
): Record<FacetName, To> => ({
  stars: to(stars),
  score: to(score),
  amenities: to(amenities),
  board: to(board),
  district: to(district),
  beds: to(beds),
  free_cancel: to(free_cancel),
  pay_later: to(pay_later),
})

/** Facts of one hotel's offers in every compared stay; includes values of offers that fail only the filter on that value. */
function offersOf(listed: ListedHotel, filters: Filters, isHotelPassing: boolean) {
  const { hotel } = listed
  const offers = {
    isAnyPassing: false,
    isAnyFreeToCancel: false,
    isAnyPaidLater: false,
    boards: new Set<string>(),
    beds: new Set<string>(),
    /** The cheapest of those that pass every filter but the price. */
    cheapest: NOT_SOLD,
  }
  if (!isBookable(listed)) return offers
  for (const priced of listed.stays) {
    for (const product of hotel.products) {
      const total = productTotal(priced, hotel, product)
      if (total === NOT_SOLD) continue
      const failing = failingOf(priced, hotel, product, total, filters)
      if (failing === null) offers.isAnyPassing = true
      if (!isHotelPassing) continue
      if (failsOnly(failing, 'price')) offers.cheapest = Math.min(offers.cheapest, total)
      if (failsOnly(failing, 'free_cancel')) offers.isAnyFreeToCancel ||= isFreeToCancel(priced, product)
      if (failsOnly(failing, 'pay_later')) offers.isAnyPaidLater ||= isPaidLaterNow(priced, hotel, product)
      if (failsOnly(failing, 'board')) offers.boards.add(product.plan.board)
      if (failsOnly(failing, 'beds')) for (const bed of product.room.beds) offers.beds.add(bed)
    }
  }
  return offers
}

function failingOf(
  priced: PricedShard,
  hotel: ShardHotel,
  product: ShardProduct,
  total: number,
  filters: Filters,
) {
  const ofProduct = failingFilter(filters.product, ({ passes }) => passes(product, hotel, priced))
  const isPriceFine = filters.price === null || filters.price.passes(total, hotel)
  return isPriceFine ? ofProduct : both(ofProduct, 'price')
}

function failingFilter<Filter extends { readonly name: PredicateName }>(
  filters: readonly Filter[],
  passes: (filter: Filter) => boolean,
): Failing {
  let failing: Failing = null
  for (const filter of filters) if (!passes(filter)) failing = both(failing, filter.name)
  return failing
}

const isScored = ({ score }: ShardHotel, least: number) => score !== null && score / 10 >= least

function slugOf({ byId }: PlaceIndex, { district }: ShardHotel): string[] {
  const slug = district === null ? undefined : byId.get(district)?.slug
  return slug === undefined ? [] : [slug]
}

function add(counts: Map<string, number>, values: Iterable<string>, isCounted: boolean) {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + (isCounted ? 1 : 0))
}
