import { type ListFilters, type OfferFilterName, offerFilterNames } from '#domain/hotel/list-filters.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { filterParams } from './filter-params.ts'
import { type StaySearch, searchParams } from './stay-search.ts'

type Offered = {
  readonly filters?: Pick<ListFilters, OfferFilterName>
  /** The offer that is shown beside the link: the page chooses it. */
  readonly offer?: { readonly room: string; readonly rate: string } | null
}

/** A hotel's page with the stay in its address, the filters on offers and the offer that was shown. */
export function hotelUrl(
  id: string,
  search: StaySearch,
  locale: Locale,
  { filters, offer }: Offered = {},
): string {
  const params = [
    queryOf(search),
    filters && filtersOf(filters),
    offer && `offer=${offer.room}.${offer.rate}`,
  ]
  return `${joinLocale(`/hotels/${id}`, locale)}?${params.filter(Boolean).join('&')}`
}

const written = new WeakMap<object, string>()

/** A list writes the same stay into every card and every pin: once is enough. */
const queryOf = (search: StaySearch) => writtenOnce(search, () => searchParams(search))
const filtersOf = (filters: NonNullable<Offered['filters']>) =>
  writtenOnce(filters, () => filterParams(filters, offerFilterNames))

function writtenOnce(of: object, params: () => Record<string, string>): string {
  const known = written.get(of)
  if (known !== undefined) return known
  const query = new URLSearchParams(params()).toString()
  written.set(of, query)
  return query
}
