import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Call } from '#contract/call.ts'
import type { Locale } from '#domain/text/locale.ts'
import { todayHere } from '../browser-state/search-params.ts'
import { type SearchRecord, withNames } from '../browser-state/search-record.ts'
import { store } from '../browser-state/this-browser.ts'
import { useStored } from '../browser-state/use-stored.ts'
import { findChoices } from './choice.ts'
import { namedAs, recentSearches, unnamed } from './recent-searches.ts'

const asked = new Set<string>()
const mostAlike = 10

/** Recent searches of this device. Names known only in the other language are looked up once per page. */
export function useRecentSearches(shown: boolean) {
  const { locale, call } = useRouteContext({ from: '__root__' })
  const records = useStored('search_recorder')
  useEffect(() => {
    if (shown) for (const record of unnamed(records, locale)) learnName(call, record, locale)
  }, [shown, records, locale, call])
  return shown && records.length > 0 ? recentSearches(records, { locale, today: todayHere() }) : []
}

async function learnName(call: Call, record: SearchRecord, locale: Locale) {
  const key = `${record.kw || record.hotel} ${locale}`
  if (asked.has(key)) return
  asked.add(key)
  const found = (await findChoices(call, record.name, mostAlike)) ?? []
  const nameOf = (other: SearchRecord) => namedAs(other, found)
  store.set({ search_recorder: withNames(store.get().search_recorder, locale, nameOf) })
}
