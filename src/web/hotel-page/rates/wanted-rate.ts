import {
  type ListFilters,
  noFilters,
  type OfferFilterName,
  offerFilterNames,
} from '#domain/hotel/list-filters.ts'
import { filterParams, readFilters } from '../../search-query/filter-params.ts'
import type { Fields } from '../../search-query/query-fields.ts'
import type { RateFilter } from './rate-filters.ts'

/** The rate that a card or pin showed: its key, and the filters of the list that it passed. */
export type WantedRate = {
  readonly offer: string | null
  readonly filters: Pick<ListFilters, OfferFilterName>
}

export const nothingWanted: WantedRate = { offer: null, filters: noFilters }

export const readWantedRate = (fields: Fields): WantedRate => ({
  offer: typeof fields.offer === 'string' && /^\d{1,18}\.\d{1,18}$/.test(fields.offer) ? fields.offer : null,
  filters: readFilters(fields, offerFilterNames),
})

export const wantedRateParams = ({ offer, filters }: WantedRate): Record<string, string> => ({
  ...filterParams(filters, offerFilterNames),
  ...(offer === null ? {} : { offer }),
})

/** The chips above the rates that say the same. A choice that includes room only asks for no breakfast. */
export const chipsOf = ({ board, free_cancel, pay_later }: WantedRate['filters']): RateFilter[] => [
  ...(board.length > 0 && !board.includes('room_only') ? (['breakfast'] as const) : []),
  ...(free_cancel ? (['free_cancellation'] as const) : []),
  ...(pay_later ? (['pay_later'] as const) : []),
]
