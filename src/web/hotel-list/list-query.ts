import type { Bounds } from '#contract/places.ts'
import type { HotelSort } from '#contract/search.ts'
import { filterNames } from '#domain/hotel/list-filters.ts'
import { isCurrencyCode } from '#domain/money/currency.ts'
import { type FlexibleDates, firstStayOf } from '#domain/stay/flexible-stay.ts'
import { faultOfStayAnywhere, nightsOf } from '#domain/stay/stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { filterParams, readFilters } from '../search-query/filter-params.ts'
import { readFlexible, saysFlexible } from '../search-query/flexible-params.ts'
import { decimalOf, type Fields, textOf, wholeOf } from '../search-query/query-fields.ts'
import { defaultSearch, listSearchParams, readSearch, type StaySearch } from '../search-query/stay-search.ts'
import { type Filters, hasPrice } from './filters/filters.ts'

/** Where the dates come from: the address, nowhere, or an address whose dates cannot be used. */
export type DatesAre = 'asked' | 'assumed' | 'past' | 'impossible'

/** Everything that an address of the list says. */
export type ListQuery = {
  readonly search: StaySearch
  readonly dates: DatesAre
  /** Each hotel is shown with its cheapest stay of several; null if the dates are fixed. */
  readonly flexible: FlexibleDates | null
  readonly sort: HotelSort
  readonly filters: Filters
  /** The currency that the price filter counts in; null without one. */
  readonly currency: string | null
  /** The part of the map that was searched. */
  readonly bounds: Bounds | null
  readonly page: number
  /** The map covers the screen, where there is no room beside the list. */
  readonly map: boolean
}

export const sorts: readonly HotelSort[] = ['recommended', 'price', '-price', 'score', 'stars', 'distance']

const mostPages = 100_000
export function readListQuery(fields: Fields, today: PlainDate): ListQuery {
  const filters = readFilters(fields, filterNames)
  const currency = textOf(fields.currency)
  return {
    search: readSearch(fields, today, faultOfStayAnywhere),
    dates: datesOf(fields, today),
    flexible: datesOf(fields, today) === 'asked' ? readFlexible(fields, today) : null,
    sort: sorts.find((sort) => sort === fields.sort) ?? 'recommended',
    filters,
    currency: hasPrice(filters) && currency && isCurrencyCode(currency) ? currency : null,
    bounds: boundsOf(fields),
    page: wholeOf(fields.page, 1, mostPages) ?? 1,
    map: fields.view === 'map',
  }
}

function datesOf(fields: Fields, today: PlainDate): DatesAre {
  const { s_d, e_d } = fields
  const flexible = readFlexible(fields, today)
  if (flexible && flexible.kind !== 'around') return 'asked'
  if (!s_d && !e_d) return saysFlexible(fields) ? 'impossible' : 'assumed'
  const fault = faultOfStayAnywhere({ arrival: String(s_d), departure: String(e_d) }, today)
  return fault === null ? 'asked' : fault === 'in_the_past' ? 'past' : 'impossible'
}

/** Amounts have no meaning without their currency. */
const paramsOf = (filters: Filters, currency: string | null): Record<string, string> => ({
  ...filterParams(filters, filterNames),
  ...(hasPrice(filters) && currency ? { currency } : {}),
})

function boundsOf(fields: Fields): Bounds | null {
  const n = decimalOf(fields['bounds[n]'], -90, 90)
  const s = decimalOf(fields['bounds[s]'], -90, 90)
  const e = decimalOf(fields['bounds[e]'], -180, 180)
  const w = decimalOf(fields['bounds[w]'], -180, 180)
  return n !== null && s !== null && e !== null && w !== null && n > s ? { n, s, e, w } : null
}

const rounded = (degrees: number) => String(Math.round(degrees * 10_000) / 10_000)

/** The same as an address's query: what is not set is not said, so that one view has one address. */
export function listParams({
  search,
  flexible,
  sort,
  filters,
  currency,
  bounds,
  page,
  map,
}: ListQuery): Record<string, string> {
  return {
    ...listSearchParams(search, flexible),
    ...(sort === 'recommended' ? {} : { sort }),
    ...paramsOf(filters, currency),
    ...(bounds
      ? Object.fromEntries(Object.entries(bounds).map(([side, at]) => [`bounds[${side}]`, rounded(at)]))
      : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(map ? { view: 'map' } : {}),
  }
}

/** Another list begins on its first page. */
export const withFilters = (query: ListQuery, filters: Filters): ListQuery => ({
  ...query,
  filters,
  currency: hasPrice(filters) ? query.currency : null,
  page: 1,
})
export const withSort = (query: ListQuery, sort: HotelSort): ListQuery => ({ ...query, sort, page: 1 })
export const withPage = (query: ListQuery, page: number): ListQuery => ({ ...query, page })
export const withMap = (query: ListQuery, map: boolean): ListQuery => ({ ...query, map })
export const withBounds = (query: ListQuery, bounds: Bounds | null): ListQuery => ({
  ...query,
  bounds,
  page: 1,
})

/** Dates that the place's own clock has passed: today is another day there. */
export const withLaterDates = (query: ListQuery, today: PlainDate): ListQuery => {
  const { s_d, e_d } = defaultSearch(today)
  return { ...query, search: { ...query.search, s_d, e_d }, dates: 'past' }
}

/** The same stay on fixed dates. */
export const withDates = (query: ListQuery, dates: { s_d: PlainDate; e_d: PlainDate }): ListQuery => ({
  ...query,
  search: { ...query.search, ...dates },
  flexible: null,
  dates: 'asked',
  page: 1,
})

/** The number of nights of every stay that is compared. */
export function nightsOfQuery({ search, flexible }: ListQuery): number {
  if (flexible === null || flexible.kind === 'around')
    return nightsOf({ arrival: search.s_d, departure: search.e_d })
  return firstStayOf(flexible).nights
}

/** Parameters that a new stay in the same place keeps: sort order and filters, but neither page nor map. */
export function keptParams(query: ListQuery): Record<string, string> {
  const params = listParams({ ...query, bounds: null, page: 1, map: false })
  const stay = listSearchParams(query.search, query.flexible)
  return Object.fromEntries(Object.entries(params).filter(([name]) => !(name in stay)))
}
