import { useEffect, useMemo } from 'react'
import type { Locale } from '#domain/locale.ts'
import { addRecentlyViewed, recentlyViewedFrom, withViewed } from '../browser-state/recently-viewed.ts'
import { items, store } from '../browser-state/this-browser.ts'
import { useItem } from '../browser-state/use-stored.ts'
import { type ViewedHotel, viewedCard } from './viewed-hotel.ts'

/** The hotels last looked at on this device, newest first; none until the page is alive. */
export function useViewed(locale: Locale) {
  const text = useItem('history_mantal')
  return useMemo(
    () => recentlyViewedFrom(text).flatMap((viewed) => viewedCard(viewed, locale) ?? []),
    [text, locale],
  )
}

/** Remembers on this device that a hotel was looked at; for its page. */
export function useRememberViewed(hotel: ViewedHotel) {
  const text = JSON.stringify(hotel)
  useEffect(() => {
    const seen = JSON.parse(text) as ViewedHotel
    addRecentlyViewed(items, { ...seen, at: Date.now() })
    store.set({ activeProductName: seen.name, history_list: withViewed(store.get().history_list, seen.id) })
  }, [text])
}
