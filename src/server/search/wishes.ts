import type { HotelQuery } from '#contract/search.ts'
import type { Board } from '#domain/board.ts'
import { fold } from '#gazetteer/fold.ts'
import type { PlaceIndex } from '../places/place-index.ts'

/** The filters of a search, as they are compared; null where anything will do. */
export type Wishes = {
  readonly stars: ReadonlySet<number> | null
  readonly score: number | null
  readonly amenities: readonly string[] | null
  readonly district: ReadonlySet<number> | null
  readonly name: string | null
  readonly board: ReadonlySet<Board> | null
  readonly beds: ReadonlySet<string> | null
  readonly freeCancel: boolean
  readonly payLater: boolean
  /** Of the total, in the currency shown. */
  readonly price: { readonly min: number; readonly max: number } | null
}

export function wishesOf(query: HotelQuery, { bySlug }: PlaceIndex): Wishes {
  const some = <Item>(items: readonly Item[]) => (items.length > 0 ? new Set(items) : null)
  const districts = query.district.map((slug) => bySlug.get(slug)?.id ?? NOWHERE)
  return {
    stars: some(query.stars),
    score: query.score ?? null,
    amenities: query.amenities.length > 0 ? query.amenities : null,
    district: some(districts),
    // Of signs alone nothing is left to compare; what is asked for is then a name that no hotel has.
    name: query.name === undefined ? null : fold(query.name) || query.name,
    board: some(query.board),
    beds: some(query.beds),
    freeCancel: query.free_cancel,
    payLater: query.pay_later,
    price: priceOf(query),
  }
}

/** No place has this number. */
const NOWHERE = -2

function priceOf({ price_min, price_max }: HotelQuery): Wishes['price'] {
  if (price_min === undefined && price_max === undefined) return null
  return { min: price_min ?? 0, max: price_max ?? Number.POSITIVE_INFINITY }
}

export const asksAnything = (wishes: Wishes): boolean => asksOfOffer(wishes) || asksOfHouse(wishes)

export const asksOfHouse = ({ stars, score, amenities, district, name }: Wishes): boolean =>
  stars !== null || score !== null || amenities !== null || district !== null || name !== null

/** Whether something is asked of the offer, and not only of the house. */
export const asksOfOffer = ({ board, beds, freeCancel, payLater, price }: Wishes): boolean =>
  board !== null || beds !== null || freeCancel || payLater || price !== null
