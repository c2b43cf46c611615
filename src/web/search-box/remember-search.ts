import type { Locale } from '#domain/text/locale.ts'
import { keepSearchParams, readSearchParams, todayHere } from '../browser-state/search-params.ts'
import { keepLastSearch, withSearch } from '../browser-state/search-record.ts'
import { items, store } from '../browser-state/this-browser.ts'
import { readSearch, type StaySearch } from '../search-query/stay-search.ts'
import type { Choice, LastPlace } from './choice.ts'

/** The search that this device made last, with dates that are still to come; null where it made none. */
export function rememberedSearch(): StaySearch | null {
  if (items.get('search_params') === null) return null
  const today = todayHere()
  return readSearch(readSearchParams(items, today), today)
}

/** The place of the last search; none when that was a hotel, or none was made. */
export function lastPlace(locale: Locale): LastPlace | undefined {
  const last = store.get().s_params
  return last?.kw ? { kw: last.kw, name: last.names?.[locale] ?? last.name } : undefined
}

/** Keeps a search for the next visit, for the list of recent ones, and for the page it leads to. */
export function rememberSearch(search: StaySearch, { name: chosen, about, goal }: Choice, locale: Locale) {
  // “King bed in Tokyo” is remembered as its place.
  const name = goal.to === 'list' && goal.filters && about ? about : chosen
  keepSearchParams(items, { ...search })
  const typed = {
    kw: goal.to === 'hotel' ? '' : goal.kw,
    ...(goal.to === 'hotel' ? { hotel: goal.id } : {}),
    name,
    names: { [locale]: name },
    ...search,
  }
  keepLastSearch(items, typed)
  store.set({ s_params: typed, search_recorder: withSearch(store.get().search_recorder, typed) })
}
