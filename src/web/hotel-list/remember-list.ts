import { useEffect, useEffectEvent } from 'react'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import type { Locale } from '#domain/text/locale.ts'
import { store } from '../browser-state/this-browser.ts'
import { placeChoice } from '../search-box/choice.ts'
import { rememberedSearch, rememberSearch } from '../search-box/remember-search.ts'
import { useListLinks } from './list-context.ts'
import type { ListQuery } from './list-query.ts'
import type { ListData } from './load-list.ts'

/** Keeps on this device what was looked for, and what the list is called. */
export function useRememberList(kw: string, locale: Locale, { tdk, query, page }: ListData) {
  useEffect(() => {
    if (tdk) store.set({ hlist_tdk: { title: tdk.title, des: tdk.des, kword: tdk.kword } })
  }, [tdk])
  const { search, dates, flexible } = query
  // Within a month the dates of the search are not the visitor's.
  const isDated = flexible === null || flexible.kind === 'around'
  const name = page.place?.name
  useEffect(() => {
    // Dates that nobody asked for are no search.
    if (dates === 'asked' && isDated && name) rememberSearch(search, placeChoice({ slug: kw, name }), locale)
  }, [kw, name, search, dates, isDated, locale])
}

/**
 * An address without dates means those of the last search on this device, and its guests unless it names others; null
 * where there was none.
 */
export function rememberedQuery(query: ListQuery): ListQuery | null {
  if (typeof document === 'undefined' || query.dates !== 'assumed') return null
  const search = rememberedSearch()
  if (!search) return null
  const { rooms, adults, ages } = query.search
  const isNamed = ages.length > 0 || rooms !== DEFAULT_PARTY.rooms || adults !== DEFAULT_PARTY.adults
  return { ...query, search: isNamed ? { ...search, rooms, adults, ages } : search, dates: 'asked' }
}

/** The page is the same for everybody as it comes: only a living one knows what was looked for before. */
export function useRememberedDates(query: ListQuery) {
  const { go } = useListLinks()
  const recall = useEffectEvent(() => {
    const remembered = rememberedQuery(query)
    if (remembered) go(() => remembered, { replace: true })
  })
  useEffect(() => recall(), [])
}
