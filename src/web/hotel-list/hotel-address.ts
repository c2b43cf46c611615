import { joinLocale } from '#domain/addresses.ts'
import type { Locale } from '#domain/locale.ts'
import { type StaySearch, searchParams } from '../search/search.ts'

/** A hotel's page with the stay in its address. */
export const hotelAddress = (id: string, search: StaySearch, locale: Locale): string =>
  `${joinLocale(`/hotels/${id}`, locale)}?${new URLSearchParams(searchParams(search))}`
