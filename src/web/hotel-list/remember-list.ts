import { useEffect } from 'react'
import { rememberSearch } from '../search/remember-search.ts'
import { store } from '../store/this-browser.ts'
import type { ListData } from './load-list.ts'

/** Keeps on this device what was looked for, and what the list is called. */
export function useRememberList(kw: string, { tdk, query, page }: ListData) {
  useEffect(() => {
    if (tdk) store.set({ hlist_tdk: { title: tdk.title, des: tdk.des, kword: tdk.kword } })
  }, [tdk])
  const { search, dates } = query
  const name = page.place?.name
  useEffect(() => {
    // Dates that nobody asked for are no search.
    if (dates === 'asked' && name) rememberSearch(search, { kw, name })
  }, [kw, name, search, dates])
}
