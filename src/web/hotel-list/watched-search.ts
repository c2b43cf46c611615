import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Watched } from '../alerts/watch-dialog.tsx'
import type { FilterChip } from './filters/chips.ts'
import type { ListData } from './load-list.ts'

type Asked = { kw: string; chips: readonly FilterChip[]; today: PlainDate }

/** The list's question as a price alert; null for a part of the map, without hotels and on the day of arrival. */
export function watchedSearch(
  { query, page, currency, moreRooms }: ListData,
  { kw, chips, today }: Asked,
): Watched | null {
  const { search, flexible, filters, bounds } = query
  const { place, total, zoom_in } = page
  if (!place || bounds || zoom_in || total === 0 || moreRooms !== null) return null
  const isWithinMonth = flexible !== null && flexible.kind !== 'around'
  if (!isWithinMonth && search.s_d <= today) return null
  return {
    place: { kw, name: place.name },
    search,
    flexible,
    filters,
    filterNames: chips.map(({ label }) => label),
    currency,
    count: total,
  }
}
