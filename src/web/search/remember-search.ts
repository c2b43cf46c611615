import type { Locale } from '#domain/locale.ts'
import { keepSearchParams, readSearchParams, todayHere } from '../store/search-params.ts'
import { keepLastSearch, withSearch } from '../store/search-record.ts'
import { items, store } from '../store/this-browser.ts'
import type { Choice } from './choice.ts'
import { readSearch, type StaySearch } from './search.ts'

/** The search that this device made last, with dates that are still to come. */
export function rememberedSearch(): StaySearch {
  const today = todayHere()
  return readSearch(readSearchParams(items, today), today)
}

/** Keeps a search for the next visit, for the list of recent ones, and for the page it leads to. */
export function rememberSearch(search: StaySearch, { name, goal }: Choice, locale: Locale) {
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
