import type { HotelPinsQuery } from '#contract/search.ts'
import { filterNames, type HotelFilterName, type OfferFilterName } from '#domain/hotel/list-filters.ts'
import { fold } from '#gazetteer/fold.ts'
import type { Exchange } from '../../exchange/exchange-into.ts'
import type { PlaceIndex } from '../../places/place-index.ts'
import { isFreeToCancel, isPaidLaterNow } from '../pricing/cancellation-terms.ts'
import type { PricedShard } from '../pricing/price-shard.ts'
import type { ShardHotel, ShardProduct } from '../shards/shard.ts'

export type HotelFilter = {
  readonly name: HotelFilterName
  readonly passes: (hotel: ShardHotel) => boolean
}
/** Filters on products; those on the price receive the total in the hotel's currency. */
export type ProductFilter = {
  readonly name: OfferFilterName
  readonly passes: (product: ShardProduct, hotel: ShardHotel, priced: PricedShard) => boolean
}
export type PriceFilter = {
  readonly name: 'price'
  readonly passes: (total: number, hotel: ShardHotel) => boolean
  /** Whether it is too expensive: then every dearer one is, too. */
  readonly exceeds: (total: number, hotel: ShardHotel) => boolean
}

/** The filters of a search. */
export type Filters = {
  /** Equal for equal filters. */
  readonly key: string
  readonly hotel: readonly HotelFilter[]
  readonly product: readonly ProductFilter[]
  readonly price: PriceFilter | null
}

export const filtersOf = (query: HotelPinsQuery, index: PlaceIndex, exchange: Exchange): Filters => ({
  key: keyOf(query),
  hotel: hotelFilters(query, index),
  product: productFilters(query),
  price: priceFilter(query, exchange),
})

export type OfferQuery = Pick<HotelPinsQuery, OfferFilterName | 'price_min' | 'price_max'>

/** The filters on what one hotel sells. */
export const offerFiltersOf = (query: OfferQuery, exchange: Exchange): Filters => ({
  key: '',
  hotel: [],
  product: productFilters(query),
  price: priceFilter(query, exchange),
})

const keyOf = (query: HotelPinsQuery): string => JSON.stringify(filterNames.map((name) => query[name]))

export const isEmpty = (filters: Filters): boolean => filters.hotel.length === 0 && !asksOfOffer(filters)

/** Whether there is a filter on the offer, and not only on the hotel. */
export const asksOfOffer = ({ product, price }: Filters): boolean => product.length > 0 || price !== null

function hotelFilters(
  { stars, score, amenities, district, name }: HotelPinsQuery,
  { bySlug }: PlaceIndex,
): HotelFilter[] {
  const districts = district.flatMap((slug) => bySlug.get(slug)?.id ?? [])
  // A name of punctuation alone folds to an empty text: then it is compared unfolded, and matches no hotel.
  const named = name === undefined ? '' : fold(name) || name
  const passes: Record<HotelFilter['name'], HotelFilter['passes'] | false> = {
    stars: stars.length > 0 && ((hotel) => stars.includes(hotel.stars)),
    score: score !== undefined && ((hotel) => hotel.score !== null && hotel.score / 10 >= score),
    amenities: amenities.length > 0 && ((hotel) => amenities.every((id) => hotel.amenities.includes(id))),
    district: district.length > 0 && ((hotel) => districts.some((id) => id === hotel.district)),
    name:
      name !== undefined && (({ name: own }) => fold(own.en).includes(named) || fold(own.zh).includes(named)),
  }
  return activeFilters(passes)
}

function productFilters({ board, beds, free_cancel, pay_later }: OfferQuery): ProductFilter[] {
  const passes: Record<ProductFilter['name'], ProductFilter['passes'] | false> = {
    board: board.length > 0 && (({ plan }) => board.includes(plan.board)),
    beds: beds.length > 0 && (({ room }) => room.beds.some((bed) => beds.includes(bed))),
    free_cancel: free_cancel && ((product, _hotel, priced) => isFreeToCancel(priced, product)),
    pay_later: pay_later && ((product, hotel, priced) => isPaidLaterNow(priced, hotel, product)),
  }
  return activeFilters(passes)
}

const activeFilters = <Name extends string, Passes>(passes: Record<Name, Passes | false>) =>
  (Object.entries(passes) as [Name, Passes | false][]).flatMap(([name, test]) =>
    test === false ? [] : [{ name, passes: test }],
  )

/** Bounds are in the displayed currency and compared with the displayed total. */
function priceFilter({ price_min, price_max }: OfferQuery, exchange: Exchange): PriceFilter | null {
  if (price_min === undefined && price_max === undefined) return null
  const [min, max] = [price_min ?? 0, price_max ?? Number.POSITIVE_INFINITY]
  return {
    name: 'price',
    exceeds: (total, { currency }) => (exchange(currency)?.into(total) ?? 0) > max,
    passes: (total, { currency }) => {
      const amount = exchange(currency)?.into(total)
      return amount !== undefined && amount >= min && amount <= max
    },
  }
}
