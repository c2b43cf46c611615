import type { Board } from '../stay/board.ts'

type FilterShape = {
  /** Applies to the hotel or to its offers. */
  readonly of: 'hotel' | 'offer'
  readonly holds: 'numbers' | 'codes' | 'slugs' | 'boards' | 'threshold' | 'amount' | 'flag' | 'text'
  /** Maximum number of values, for filters that accept several. */
  readonly most?: number
  /** Whether each value has a facet count. */
  readonly isCounted: boolean
}

/**
 * Every filter of a hotel search. Schema, request, cache key, predicate, facet, chip, URL and words come from this
 * table or are typed by it: leaving out a filter does not compile. The rows of the panel have no check.
 */
export const listFilters = {
  stars: { of: 'hotel', holds: 'numbers', most: 6, isCounted: true },
  score: { of: 'hotel', holds: 'threshold', isCounted: true },
  price_min: { of: 'offer', holds: 'amount', isCounted: false },
  price_max: { of: 'offer', holds: 'amount', isCounted: false },
  amenities: { of: 'hotel', holds: 'codes', most: 30, isCounted: true },
  board: { of: 'offer', holds: 'boards', most: 5, isCounted: true },
  district: { of: 'hotel', holds: 'slugs', most: 30, isCounted: true },
  beds: { of: 'offer', holds: 'codes', most: 20, isCounted: true },
  free_cancel: { of: 'offer', holds: 'flag', isCounted: true },
  pay_later: { of: 'offer', holds: 'flag', isCounted: true },
  name: { of: 'hotel', holds: 'text', isCounted: false },
} as const satisfies Record<string, FilterShape>

type Table = typeof listFilters
export type FilterName = keyof Table
type NamesWith<Shape> = { [Name in FilterName]: Table[Name] extends Shape ? Name : never }[FilterName]

export type HotelFilterName = NamesWith<{ of: 'hotel' }>
/** Filters of the offer except the price bounds. */
export type OfferFilterName = Exclude<NamesWith<{ of: 'offer' }>, 'price_min' | 'price_max'>
/** Filters with facet counts. */
export type FacetName = NamesWith<{ isCounted: true }>
/** Filters that accept several values. */
export type MultiValueFilterName = NamesWith<{ most: number }>
export type FlagFilterName = NamesWith<{ holds: 'flag' }>

export const filterNames = Object.keys(listFilters) as readonly FilterName[]

const isOfferFilter = (name: FilterName): name is OfferFilterName =>
  listFilters[name].of === 'offer' && name !== 'price_min' && name !== 'price_max'
export const offerFilterNames = filterNames.filter(isOfferFilter)

type Held = {
  numbers: readonly number[]
  codes: readonly string[]
  slugs: readonly string[]
  boards: readonly Board[]
  threshold: number | null
  amount: number | null
  flag: boolean
  text: string | null
}

/** The filters of a search with their values; amounts are minor units of the currency shown. */
export type ListFilters = { readonly [Name in FilterName]: Held[Table[Name]['holds']] }

const nothing: Held = {
  numbers: [],
  codes: [],
  slugs: [],
  boards: [],
  threshold: null,
  amount: null,
  flag: false,
  text: null,
}

export const noFilters = Object.fromEntries(
  filterNames.map((name) => [name, nothing[listFilters[name].holds]]),
) as ListFilters

/** Whether a filter is set: a value of any shape, empty or not. */
export const isFilterSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false
