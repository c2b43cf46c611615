import { joinLocale } from '#domain/addresses.ts'
import type { Locale } from '#domain/locale.ts'
import { type StaySearch, searchParams } from '../search/search.ts'

/** A hotel's page with the stay in its address. */
export const hotelUrl = (id: string, search: StaySearch, locale: Locale): string =>
  `${joinLocale(`/hotels/${id}`, locale)}?${queryOf(search)}`

const written = new WeakMap<StaySearch, string>()

/** A list writes the same stay into every card and every pin: once is enough. */
function queryOf(search: StaySearch): string {
  const known = written.get(search)
  if (known !== undefined) return known
  const query = new URLSearchParams(searchParams(search)).toString()
  written.set(search, query)
  return query
}
