import { keepSearchParams, readSearchParams, todayHere } from '../store/search-params.ts'
import { keepLastSearch, withSearch } from '../store/search-record.ts'
import { items, store } from '../store/this-browser.ts'
import { readSearch, type Search } from './search.ts'

/** The search that this device made last, with dates that are still to come. */
export function rememberedSearch(): Search {
  const today = todayHere()
  return readSearch(readSearchParams(items, today), today)
}

/** Keeps a search for the next visit, for the list of recent ones, and for the page it leads to. */
export function rememberSearch(search: Search, place: { kw: string; name: string }) {
  const typed = { ...place, ...search }
  keepSearchParams(items, { ...search })
  keepLastSearch(items, typed)
  store.set({ s_params: typed, search_recorder: withSearch(store.get().search_recorder, typed) })
}
