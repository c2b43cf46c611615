import type { Locale } from '#domain/locale.ts'
import { joinLocale } from '#domain/locale-path.ts'
import { type StaySearch, searchParams } from '../search-box/search.ts'

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
