import { useEffect } from 'react'
import type { Locale } from '#domain/locale.ts'
import { placeChoice } from '../search/choice.ts'
import { rememberSearch } from '../search/remember-search.ts'
import { store } from '../store/this-browser.ts'
import type { ListData } from './load-list.ts'

/** Keeps on this device what was looked for, and what the list is called. */
export function useRememberList(kw: string, locale: Locale, { tdk, query, page }: ListData) {
  useEffect(() => {
    if (tdk) store.set({ hlist_tdk: { title: tdk.title, des: tdk.des, kword: tdk.kword } })
  }, [tdk])
  const { search, dates } = query
  const name = page.place?.name
  useEffect(() => {
    // Dates that nobody asked for are no search.
    if (dates === 'asked' && name) rememberSearch(search, placeChoice({ slug: kw, name }), locale)
  }, [kw, name, search, dates, locale])
}
