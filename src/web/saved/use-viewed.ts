import { useEffect, useMemo } from 'react'
import { changeTraces } from '#contract/endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addRecentlyViewed, recentlyViewedFrom, withViewed } from '../browser-state/recently-viewed.ts'
import { identityOf } from '../browser-state/session.ts'
import { browser, items, store } from '../browser-state/this-browser.ts'
import { useItem, useUser } from '../browser-state/use-stored.ts'
import { useRequest } from '../page/use-page.ts'
import { isUnmerged, markMerged, unmergedViews } from './merge-viewed.ts'
import { type ViewedHotel, viewedCard } from './viewed-hotel.ts'

/** The hotels last looked at on this device, newest first; none until the page is alive. */
export function useViewed(locale: Locale) {
  const text = useItem('history_mantal')
  return useMemo(
    () => recentlyViewedFrom(text).flatMap((viewed) => viewedCard(viewed, locale) ?? []),
    [text, locale],
  )
}

/** Whether something that this device remembers is still on its way into the history. */
export function useIsMerging(): boolean {
  const text = useItem('history_mantal')
  return useMemo(() => recentlyViewedFrom(text).some(isUnmerged), [text])
}

type Looked = { hotel: ViewedHotel; stay: { s_d: string; e_d: string } }

/** Remembers that a hotel was looked at: on this device, and in the history of whoever is signed in. */
export function useRememberViewed(looked: Looked | null) {
  const { call, currency } = useRequest()
  const text = JSON.stringify(looked)
  useEffect(() => {
    const read = JSON.parse(text) as Looked | null
    if (!read) return
    const { hotel, stay } = read
    const at = Date.now()
    const account = identityOf(browser)?.uid
    addRecentlyViewed(items, { ...hotel, at, ...(account ? { account } : {}) })
    store.set({ activeProductName: hotel.name, history_list: withViewed(store.get().history_list, hotel.id) })
    if (!account) return
    const view = { id: hotel.id, at: new Date(at).toISOString(), ...stay }
    // A history that misses one view is no reason to disturb.
    call(changeTraces, { add: [view], currency, page_size: 1 }, { quiet: true }).catch(() => {})
  }, [text, call, currency])
}

/** Once somebody is signed in, what this device remembers from before joins their history. */
export function useMergeViewed() {
  const { call, currency } = useRequest()
  const account = useUser()?.id
  useEffect(() => {
    const add = account === undefined ? [] : unmergedViews(items)
    if (account === undefined || add.length === 0) return
    call(changeTraces, { add: [...add], currency, page_size: 1 }, { quiet: true }).then(
      (answer) => answer.code === 1 && identityOf(browser)?.uid === account && markMerged(items, account),
      () => {},
    )
  }, [account, call, currency])
}
