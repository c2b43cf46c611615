import { useEffect } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import { type ViewedHotel, viewedHotel } from '../saved/viewed-hotel.ts'
import { useRequest } from '../shell/use-shell.ts'
import { addRecentlyViewed, withViewed } from '../store/recently-viewed.ts'
import { items, store } from '../store/this-browser.ts'

/** Looking at a hotel leaves marks on this device: the last one's name, the viewed ones on cards, the five recent ones. */
export function useRememberHotel(hotel: Hotel) {
  const { locale } = useRequest()
  const text = JSON.stringify(viewedHotel(hotel, locale))
  useEffect(() => {
    const seen = JSON.parse(text) as ViewedHotel
    store.set({ activeProductName: seen.name, history_list: withViewed(store.get().history_list, seen.id) })
    addRecentlyViewed(items, { ...seen, at: Date.now() })
  }, [text])
}
